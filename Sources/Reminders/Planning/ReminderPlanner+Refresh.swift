import GuideModel

extension ReminderPlanner {
  /// A row whose airings were searched, and the range of their starts (UTC seconds).
  public struct Looked: Hashable, Sendable {
    /// The row.
    public var row: Channel.Key
    /// The range of starts that was searched, UTC seconds.
    public var starts: Range<Int64>

    /// Creates a record of what was searched.
    public init(row: Channel.Key, starts: Range<Int64>) {
      self.row = row
      self.starts = starts
    }
  }

  /// Takes over the result of a refresh: finds airings again that were moved, renamed or renumbered, and adds and
  /// removes others.
  ///
  /// A reminder that was given stays given, unless its airing has moved so far that its time is still to come.
  /// - Parameters:
  ///   - found: all airings that rules take within `looked`, in any order.
  ///   - looked: what was searched; nothing outside is touched.
  ///   - only: the rules that were matched; `nil` for all.
  ///   - isFirst: whether these rules see the guide for the first time, in which case there are no reminders of
  ///     programmes that are already on.
  ///   - row: returns the row of a reference; `nil` if it no longer exists.
  /// - Complexity: O(found + held, sorted); airings of one rule on one channel are compared only within hours of each
  ///   other.
  public mutating func refresh(
    found: [FoundAiring], looked: [Looked], only: Set<ReminderRule.ID>? = nil, isFirst: Bool = false, now: Int64,
    row: (ChannelReference) -> Channel.Key?
  ) {
    takeOverRows(row)
    let ranges = Dictionary(grouping: looked, by: \.row).mapValues { $0.map(\.starts) }
    var airings: [Place: [FoundAiring]] = [:]
    for airing in found where airing.airing.stop > now {
      airings[Place(rule: airing.rule, row: airing.row), default: []].append(airing)
    }
    var held: [Place: [PlannedReminder]] = [:]
    for reminder in planned.values where ranges[reminder.row] != nil && reminder.airing.stop > now {
      if let only, !only.contains(reminder.rule) { continue }
      held[Place(rule: reminder.rule, row: reminder.row), default: []].append(reminder)
    }
    // Rules for new episodes take the earliest airing of each, on whatever channel.
    var rest: [FoundAiring] = []
    for place in Set(airings.keys).union(held.keys).sorted(by: { ($0.rule, $0.row) < ($1.rule, $1.row) }) {
      guard let rule = rules[place.rule] else { continue }
      rest += match(
        held[place] ?? [], with: airings[place] ?? [], ranges: ranges[place.row] ?? [], rule: rule, now: now)
    }
    addNew(rest, isFirst: isFirst, now: now)
    forget(before: now - Self.memory)
  }

  private struct Place: Hashable {
    var rule: ReminderRule.ID
    var row: Channel.Key
  }

  /// Updates row keys, which change when a source is removed and added again, and leads, as the usual lead may have
  /// changed.
  private mutating func takeOverRows(_ row: (ChannelReference) -> Channel.Key?) {
    for var reminder in planned.values {
      if let key = row(reminder.airing.channel) {
        reminder.row = key
        if reminder.standing == .channelGone { reminder.standing = .listed }
      } else {
        reminder.standing = .channelGone
      }
      if reminder.state == .waiting, let rule = rules[reminder.rule] { reminder.lead = lead(of: rule) }
      put(reminder)
    }
  }

  /// Finds the airings of one rule's reminders on one row again.
  /// - Returns: the airings that belong to no reminder.
  private mutating func match(
    _ held: [PlannedReminder], with found: [FoundAiring], ranges: [Range<Int64>], rule: ReminderRule, now: Int64
  ) -> [FoundAiring] {
    let found = found.sorted { ($0.airing.start, $0.airingID.ordinal) < ($1.airing.start, $1.airingID.ordinal) }
    var isFree = Array(repeating: true, count: found.count)
    var pairs: [(distance: Int64, held: Int, found: Int)] = []
    let held = held.sorted { ($0.airing.start, $0.id) < ($1.airing.start, $1.id) }
    var first = 0
    for (index, reminder) in held.enumerated() {
      while first < found.count, found[first].airing.start < reminder.airing.start - AiringReference.farthestMove {
        first += 1
      }
      var place = first
      while place < found.count, found[place].airing.start <= reminder.airing.start + AiringReference.farthestMove {
        if let distance = reminder.airing.distance(to: found[place].airing) { pairs.append((distance, index, place)) }
        place += 1
      }
    }
    pairs.sort { ($0.distance, $0.held, $0.found) < ($1.distance, $1.held, $1.found) }
    var isFoundAgain = Array(repeating: false, count: held.count)
    for pair in pairs where !isFoundAgain[pair.held] && isFree[pair.found] {
      isFoundAgain[pair.held] = true
      isFree[pair.found] = false
      move(held[pair.held], to: found[pair.found], now: now)
    }
    for (index, reminder) in held.enumerated() where !isFoundAgain[index] {
      guard ranges.contains(where: { $0.contains(reminder.airing.start) }) else { continue }
      lose(reminder, rule: rule)
    }
    // A rule for one airing takes any that could be it, but never two.
    if rule.isForOneAiring, held.contains(where: { $0.airing.stop > now }) { return [] }
    return zip(found, isFree).filter(\.1).map(\.0)
  }

  private mutating func move(_ reminder: PlannedReminder, to found: FoundAiring, now: Int64) {
    var moved = reminder
    let old = reminder.airing.start
    (moved.airing, moved.airingID, moved.row, moved.standing) = (found.airing, found.airingID, found.row, .listed)
    if abs(found.airing.start - old) >= 300, found.airing.start - moved.lead > now {
      switch moved.state {
      case .given, .snoozed, .missed: moved.state = .waiting
      // A command that already ran has recorded something else.
      case .done: if rules[moved.rule]?.isRecording == true { moved.state = .waiting }
      case .waiting: break
      }
    }
    put(moved)
    // So that it is found again after the next move, too.
    if var rule = rules[moved.rule], case .airing(let reference) = rule.subject, reference != found.airing {
      rule.subject = .airing(found.airing)
      rules[rule.id] = rule
      movedRules.insert(rule.id)
    }
  }

  private mutating func lose(_ reminder: PlannedReminder, rule: ReminderRule) {
    if rule.isForOneAiring {
      var lost = reminder
      if lost.standing == .listed { lost.standing = .unlisted }
      put(lost)
    } else if reminder.state == .waiting || reminder.state == .done {
      remove(reminder.id)
    }
  }

  private mutating func addNew(_ found: [FoundAiring], isFirst: Bool, now: Int64) {
    var open: [ReminderRule.ID: Int] = [:]
    for reminder in planned.values where reminder.isOpen(at: now) { open[reminder.rule, default: 0] += 1 }
    let ordered = nearest(in: found).sorted { ($0.airing.start, $0.row, $0.rule) < ($1.airing.start, $1.row, $1.rule) }
    for airing in ordered {
      guard let rule = rules[airing.rule], open[rule.id, default: 0] < Self.mostPerRule else { continue }
      if rule.isForOneAiring, open[rule.id, default: 0] > 0 { continue }
      if rule.onlyNew, let episode = Self.episode(of: airing.airing), !take(episode: episode, rule: rule.id) {
        continue
      }
      let runsAlready = isFirst && airing.airing.start <= now && !rule.isForOneAiring && !rule.isRecording
      add(airing, by: rule, state: runsAlready ? .done : .waiting)
      open[rule.id, default: 0] += 1
    }
  }

  /// Keeps, of the airings that a rule for one airing took, the one most likely to be it. Airings taken by other rules
  /// stay.
  private func nearest(in found: [FoundAiring]) -> [FoundAiring] {
    var surest: [ReminderRule.ID: (distance: Int64, airing: FoundAiring)] = [:]
    var rest: [FoundAiring] = []
    for airing in found {
      guard let rule = rules[airing.rule], case .airing(let reference) = rule.subject else {
        rest.append(airing)
        continue
      }
      guard let distance = reference.distance(to: airing.airing) else { continue }
      if let known = surest[rule.id], (known.distance, known.airing.airing.start) <= (distance, airing.airing.start) {
        continue
      }
      surest[rule.id] = (distance, airing)
    }
    return rest + surest.values.map(\.airing)
  }

  /// Returns an identifier that distinguishes an episode from others of its series; `nil` if the feed has none.
  static func episode(of airing: AiringReference) -> String? {
    if !airing.episode.isEmpty { return airing.episode }
    let key = FoldedText.key(airing.subtitle)
    return key.isEmpty ? nil : key
  }

  /// Removes reminders that have been over for long, and rules for one airing with them.
  mutating func forget(before instant: Int64) {
    for reminder in planned.values where reminder.airing.stop < instant {
      remove(reminder.id)
      if rules[reminder.rule]?.isForOneAiring == true { endedRules.insert(reminder.rule) }
    }
  }
}
