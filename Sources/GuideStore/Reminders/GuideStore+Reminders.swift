import Foundation
import GuideModel
import Reminders

/// A change that the user makes to reminders.
public enum ReminderChange: Hashable, Sendable {
  /// Stores a rule: a new one if its number is 0.
  case put(ReminderRule)
  case removeRule(ReminderRule.ID)
  /// Puts a reminder off; by its rule's minutes if `minutes` is `nil`.
  case snooze(PlannedReminder.ID, minutes: Int?)
  /// Ends a reminder that was answered or is not wanted; its rule stays.
  case finish(PlannedReminder.ID)
  /// Reopens a reminder that was ended.
  case reopen(PlannedReminder.ID)
}

/// Rules and their reminders.
public struct ReminderList: Sendable {
  /// The rules in the order in which they were made.
  public var rules: [ReminderRule]
  /// The reminders by start, without those that have been over for a day.
  public var planned: [PlannedReminder]

  /// Creates a list.
  public init(rules: [ReminderRule] = [], planned: [PlannedReminder] = []) {
    self.rules = rules
    self.planned = planned
  }

  /// Returns the rule of `reminder`; `nil` if it was deleted meanwhile. O(rules).
  public func rule(of reminder: PlannedReminder) -> ReminderRule? { rules.first { $0.id == reminder.rule } }
}

extension GuideStore {
  /// Returns the airings to mark with a bell in a part of the grid. Kept in memory: the main thread may call it.
  /// - Parameters:
  ///   - range: UTC seconds, as shown.
  ///   - rows: the rows; `nil` for all.
  /// - Complexity: O(reminders).
  public func remindedAirings(
    in range: Range<Int64> = 0..<Int64.max, rows: Set<Channel.Key>? = nil
  ) -> Set<Airing.ID> {
    reminderBoard.withLock { $0.airings(in: range, rows: rows) }
  }

  /// A number that changes whenever `remindedAirings` may.
  public var remindersGeneration: Int { reminderBoard.withLock { $0.generation } }

  /// The lead in minutes for rules without one: the setting `reminder-lead`.
  public var usualReminderLead: Int {
    get { reminderLead.withLock { $0 } }
    set { reminderLead.withLock { $0 = max(newValue, 0) } }
  }

  /// Returns rules and reminders. Waits for the disk.
  public func reminders() throws(GuideStoreError) -> ReminderList {
    try translatingErrors {
      try readers.withReader { reader in
        let tables = ReminderTables(connection: reader.connection)
        return ReminderList(rules: try tables.rules().map(\.rule), planned: try tables.reminders())
      }
    }
  }

  /// Returns a reference by which a row can be found again; `nil` for a channel that is no row. Waits for the disk.
  public func channelReference(of row: Channel.Key) throws(GuideStoreError) -> ChannelReference? {
    try translatingErrors {
      try readers.withReader { try ChannelReferences(connection: $0.connection).reference(of: row) }
    }
  }

  /// Returns a reference by which an airing shown on a row can be found again. Waits for the disk.
  public func reference(
    to airing: Airing, on row: Channel.Key
  ) throws(GuideStoreError) -> AiringReference? {
    guard let channel = try channelReference(of: row) else { return nil }
    let episode = try programme(airing.id)?.episodeNumber?.displayText ?? ""
    return AiringReference(
      channel: channel, start: airing.start, stop: airing.stop, title: airing.title, subtitle: airing.subtitle,
      episode: episode)
  }

  // MARK: Changes

  /// Makes a change and waits until it is stored, and a rule's airings are found.
  /// - Returns: the number of the rule that was stored or removed, or of the reminder's rule; `nil` if there is none.
  @discardableResult
  public func makeReminderChange(
    _ change: ReminderChange, now: Int64 = Int64(Date().timeIntervalSince1970)
  ) throws(GuideStoreError) -> Int64? {
    let lead = usualReminderLead
    let number: Int64? = try translatingErrors {
      try withWriter { connection in
        try connection.transaction { () -> Int64? in
          let tables = ReminderTables(connection: connection)
          switch change {
          case .put(let rule):
            let id = try tables.put(rule)
            var planner = ReminderPlanner(
              rules: [], planned: try tables.reminders(where: "rule = ?", id), usualLead: lead)
            var stored = rule
            stored.id = id
            planner.put(stored)
            try tables.write(planner, all: true)
            return id
          case .removeRule(let id):
            guard try tables.removeRule(id) else { return nil }
            try connection.run("UPDATE reminder_edit SET number = number + 1")
            return id
          case .snooze(let id, let minutes):
            return try Self.change(id, tables, lead) { $0.snooze(id, at: now, minutes: minutes) }
          case .finish(let id): return try Self.change(id, tables, lead) { $0.finish(id) }
          case .reopen(let id): return try Self.change(id, tables, lead) { $0.reopen(id, at: now) }
          }
        }
      }
    }
    if case .put = change { try planReminders(now: now) } else { try reloadReminders() }
    return number
  }

  private static func change(
    _ id: PlannedReminder.ID, _ tables: ReminderTables, _ lead: Int, _ body: (inout ReminderPlanner) -> Void
  ) throws -> Int64? {
    guard let reminder = try tables.reminders(where: "key = ?", id).first, let rule = try tables.rule(reminder.rule)
    else { return nil }
    var planner = ReminderPlanner(rules: [rule], planned: [reminder], usualLead: lead)
    body(&planner)
    try tables.write(planner)
    return id
  }

  /// Makes a change in the background, in the order of the calls: for a window's main thread.
  /// - Parameter onDone: called on another thread when it has been stored, or could not be.
  public func changeReminders(
    _ change: ReminderChange, onDone: @escaping @Sendable (Result<Int64?, GuideStoreError>) -> Void = { _ in }
  ) {
    reminderQueue.async { [self] in
      do throws(GuideStoreError) {
        onDone(.success(try makeReminderChange(change)))
      } catch {
        onDone(.failure(error))
      }
    }
  }

  // MARK: Time

  /// Returns the instant at which something is to be done next, UTC seconds; `nil` for never. One look-up in an index.
  public func nextReminder() throws(GuideStoreError) -> Int64? {
    try translatingErrors { try readers.withReader { try ReminderTables(connection: $0.connection).nextWake() } }
  }

  /// Advances to an instant: marks what is due as given, and returns it.
  ///
  /// Only what is due is read, and nothing is written if nothing is due.
  public func advanceReminders(
    to now: Int64
  ) throws(GuideStoreError) -> (due: [ReminderNotice], missed: [PlannedReminder]) {
    guard let next = try nextReminder(), next <= now else { return ([], []) }
    let lead = usualReminderLead
    let result = try translatingErrors {
      try withWriter { connection in
        try connection.transaction {
          let tables = ReminderTables(connection: connection)
          let due = try tables.reminders(where: "wake <= ?", now)
          // Airings on at the same time, to find conflicts.
          let last = due.map(\.airing.stop).max() ?? now
          let others = try tables.reminders(
            where: "stop > ?1 AND start < ?2 AND (wake IS NULL OR wake > ?1)", now, last)
          let all = due + others.prefix(1_000)
          let rules = try Set(all.map(\.rule)).compactMap { try tables.rule($0) }
          var planner = ReminderPlanner(rules: rules, planned: all, usualLead: lead)
          let result = planner.advance(to: now)
          try tables.write(planner)
          return result
        }
      }
    }
    try reloadReminders()
    return result
  }

  // MARK: After imports

  /// Whether rules have not yet seen everything that imports changed.
  public var hasUnmatchedReminders: Bool {
    get throws(GuideStoreError) {
      try translatingErrors {
        try readers.withReader { reader in
          try reader.connection.integer(
            """
            SELECT 1 WHERE EXISTS(SELECT 1 FROM reminder_change) AND EXISTS(SELECT 1 FROM reminder_rule)
              OR EXISTS(SELECT 1 FROM reminder_rule WHERE matched = 0)
            """) != nil
        }
      }
    }
  }

  /// Matches rules with what imports changed since the last time, and new rules with the whole guide from now on.
  /// Imports call it at their end. The file is locked only to write the result.
  /// - Returns: whether anything was matched.
  @discardableResult
  public func planReminders(now: Int64 = Int64(Date().timeIntervalSince1970)) throws(GuideStoreError) -> Bool {
    var isDone = false
    // Another process may have changed reminders meanwhile; then it is repeated.
    for _ in 0..<5 where !isDone {
      guard try hasUnmatchedReminders else { break }
      isDone = try translatingErrors { try ReminderPlan(store: self, now: now).run() }
    }
    try reloadReminders()
    return isDone
  }

  /// Reads the bells from the file.
  func reloadReminders() throws(GuideStoreError) {
    try translatingErrors {
      // In order: what was read first must not be published last.
      try publishing.withLock { _ in
        let board = try readers.withReader {
          try ReminderBoard.read($0.connection, now: Int64(Date().timeIntervalSince1970))
        }
        reminderBoard.withLock { $0.publish(board) }
      }
    }
  }
}
