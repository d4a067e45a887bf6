import GuideModel
import Reminders

/// One round of matching rules with the guide.
struct ReminderPlan {
  let store: GuideStore
  let now: Int64

  /// The greatest length of an airing in seconds; those that began longer ago are not examined.
  private static let longest: Int64 = 31 * 86_400

  /// Reads and matches without a lock, then writes in one transaction.
  /// - Returns: whether it could be written, which it cannot if reminders have changed meanwhile.
  func run() throws -> Bool {
    try store.server?.holdAirings()
    let (planner, changes, rules, number) = try store.reading { try match($0) }
    return try store.withWriter { connection in
      try connection.transaction {
        let tables = ReminderTables(connection: connection)
        guard try tables.editNumber() == number else { return false }
        try tables.write(planner)
        try tables.noteMatched(rules)
        try tables.forget(changes)
        return true
      }
    }
  }

  private func match(
    _ reader: Reader
  ) throws -> (ReminderPlanner, [ReminderTables.Change], [ReminderRule.ID], Int64) {
    let tables = ReminderTables(connection: reader.connection)
    // First, so that whatever others change from here on is noticed.
    let number = try tables.editNumber()
    let changes = try tables.changes()
    let references = try ChannelReferences(connection: reader.connection)
    let stored = try tables.rules()
    var planner = ReminderPlanner(
      rules: stored.map(\.rule), planned: try tables.reminders(), takenEpisodes: try tables.episodes(),
      usualLead: store.usualReminderLead, nextID: try tables.nextID())
    func scan(_ rules: [ReminderRule]) -> ReminderScan {
      let index = RuleIndex(rules) { reference in references.row(reference).map { [$0] } ?? [] }
      return ReminderScan(store: store, reader: reader, references: references, matcher: RuleMatcher(index))
    }

    let known = stored.filter(\.isMatched).map(\.rule)
    let looked = looked(changes)
    if !known.isEmpty {
      let scan = scan(known)
      var found: [FoundAiring] = []
      for part in looked { found += try scan.found(on: part.row, starts: part.starts, now: now) }
      planner.refresh(found: found, looked: looked, only: Set(known.map(\.id)), now: now, row: references.row)
    }

    let new = stored.filter { !$0.isMatched }.map(\.rule)
    if !new.isEmpty {
      let scan = scan(new)
      let whole = rows(for: new, references).map {
        ReminderPlanner.Looked(row: $0, starts: now - Self.longest..<AiringKey.maximumStart)
      }
      var found: [FoundAiring] = []
      for part in whole { found += try scan.found(on: part.row, starts: part.starts, now: now) }
      planner.refresh(
        found: found, looked: whole, only: Set(new.map(\.id)), isFirst: true, now: now, row: references.row)
    }
    return (planner, changes, new.map(\.id), number)
  }

  /// Returns the rows and starts affected by changes of channels, each row once.
  private func looked(_ changes: [ReminderTables.Change]) -> [ReminderPlanner.Looked] {
    var ranges: [Channel.Key: Range<Int64>] = [:]
    for change in changes where !change.starts.isEmpty {
      for member in store.rows(showing: change.channel) {
        var starts = change.starts.lowerBound + member.shift..<change.starts.upperBound + member.shift
        // A change of one channel may uncover another's airings there.
        if store.members(of: member.row).count > 1 { starts = starts.lowerBound - 86_400..<starts.upperBound + 86_400 }
        ranges[member.row] =
          ranges[member.row].map {
            min($0.lowerBound, starts.lowerBound)..<max($0.upperBound, starts.upperBound)
          } ?? starts
      }
    }
    return ranges.sorted { $0.key < $1.key }.compactMap { row, starts in
      let from = max(starts.lowerBound, now - Self.longest)
      return from < starts.upperBound ? ReminderPlanner.Looked(row: row, starts: from..<starts.upperBound) : nil
    }
  }

  /// Returns the rows on which rules may take anything.
  private func rows(for rules: [ReminderRule], _ references: ChannelReferences) -> [Channel.Key] {
    var rows: Set<Channel.Key> = []
    for rule in rules {
      var channel = rule.channel
      if case .airing(let airing) = rule.subject { channel = airing.channel }
      guard let channel else { return store.channels.map(\.id) }
      if let row = references.row(channel) { rows.insert(row) }
    }
    return rows.sorted()
  }
}
