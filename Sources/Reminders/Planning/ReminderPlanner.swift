import GuideModel

/// Decides what is due. It is a value without clock, timer or storage; its owner passes it the time.
///
/// All instants are UTC seconds, so that changes of the local clock do not matter. It may hold all reminders or only
/// those that are due: only `conflicts` needs the others.
public struct ReminderPlanner: Sendable {
  /// The rules of the reminders held, at least.
  public internal(set) var rules: [ReminderRule.ID: ReminderRule]
  /// The reminders held, by number.
  public private(set) var planned: [PlannedReminder.ID: PlannedReminder]
  /// The episodes that rules for new episodes have taken, by rule.
  public private(set) var takenEpisodes: [ReminderRule.ID: Set<String>]

  /// The reminders that changed since the planner was created, to be stored.
  public private(set) var changed: Set<PlannedReminder.ID> = []
  /// The reminders that were dropped since the planner was created, to be deleted from storage.
  public private(set) var removed: Set<PlannedReminder.ID> = []
  /// The episodes taken since the planner was created, by rule, to be stored.
  public private(set) var newEpisodes: [ReminderRule.ID: Set<String>] = [:]
  /// The rules for one airing whose airing has moved.
  public internal(set) var movedRules: Set<ReminderRule.ID> = []
  /// The rules for one airing whose airing is over.
  public internal(set) var endedRules: Set<ReminderRule.ID> = []

  /// Minutes before the start, for rules without a lead of their own.
  public var usualLead: Int
  /// A number above all those in use.
  private var nextID: PlannedReminder.ID

  /// The greatest number of open reminders of one rule; further airings are taken when these are over.
  public static let mostPerRule = 200
  /// Seconds for which past reminders stay listed.
  public static let memory: Int64 = 86_400
  /// Seconds after which a notice counts as late.
  public static let tolerance: Int64 = 90

  /// - Parameter nextID: a number above those of all reminders, including those not held.
  public init(
    rules: some Sequence<ReminderRule>, planned: some Sequence<PlannedReminder> = [],
    takenEpisodes: [ReminderRule.ID: Set<String>] = [:], usualLead: Int, nextID: PlannedReminder.ID = 1
  ) {
    self.rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    self.planned = Dictionary(planned.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    self.takenEpisodes = takenEpisodes
    self.usualLead = usualLead
    self.nextID = max(nextID, (self.planned.keys.max() ?? 0) + 1)
  }

  /// The earliest instant at which something is to be done, possibly in the past; `nil` for never.
  public var nextWake: Int64? {
    planned.values.lazy.compactMap { wake($0) }.min()
  }

  func wake(_ reminder: PlannedReminder) -> Int64? {
    guard let rule = rules[reminder.rule], rule.isEnabled else { return nil }
    return reminder.wake(repeatMinutes: rule.isRecording ? 0 : rule.repeatMinutes)
  }

  // MARK: Time

  /// Advances to an instant, at any distance from the last one and in either direction.
  /// - Returns: what is to be given or run now, by start, and what was over before it could be.
  /// - Complexity: O(reminders held).
  public mutating func advance(to now: Int64) -> (due: [ReminderNotice], missed: [PlannedReminder]) {
    var due: [ReminderNotice] = []
    var missed: [PlannedReminder] = []
    var shown: Set<Shown> = []
    let ready = planned.values.filter { wake($0).map { $0 <= now } ?? false }
      .sorted { ($0.airing.start, $0.id) < ($1.airing.start, $1.id) }
    for var reminder in ready {
      guard let rule = rules[reminder.rule], let time = wake(reminder) else { continue }
      guard reminder.airing.stop > now || reminder.airing.stop == reminder.airing.start && now <= reminder.airing.start
      else {
        if case .waiting = reminder.state {
          reminder.state = .missed
          missed.append(reminder)
        } else {
          reminder.state = .done
        }
        put(reminder)
        continue
      }
      var reason = now - time > Self.tolerance ? ReminderNotice.Reason.late : .due
      var times = 1
      switch reminder.state {
      case .given(_, let before): (reason, times) = (.again, before + 1)
      case .snoozed: (reason, times) = (.again, 1)
      default: break
      }
      reminder.state = rule.isRecording ? .done : .given(at: now, times: times)
      put(reminder)
      // Several rules may take one airing: it gets one notice, but each command runs.
      guard rule.isRecording || shown.insert(Shown(reminder)).inserted else { continue }
      due.append(
        ReminderNotice(
          reminder: reminder, rule: rule, reason: reason, secondsToStart: reminder.airing.start - now))
    }
    // Nobody would read more at once.
    for place in due.indices.prefix(20) { due[place].conflicts = conflicts(of: due[place].reminder, at: now) }
    return (due, missed)
  }

  private struct Shown: Hashable {
    var row: Channel.Key
    var start: Int64
    var title: String

    init(_ reminder: PlannedReminder) {
      (row, start, title) = (reminder.row, reminder.airing.start, reminder.airing.title)
    }
  }

  /// Puts a reminder off by its rule's minutes from `now`, but not beyond the end of its airing.
  public mutating func snooze(_ id: PlannedReminder.ID, at now: Int64, minutes: Int? = nil) {
    guard var reminder = planned[id], let rule = rules[reminder.rule], !rule.isRecording else { return }
    let until = now + Int64(max(minutes ?? rule.snoozeMinutes, 1)) * 60
    reminder.state = until < reminder.airing.stop ? .snoozed(until: until) : .done
    put(reminder)
  }

  /// Ends a reminder that was answered or is not wanted.
  public mutating func finish(_ id: PlannedReminder.ID) {
    guard var reminder = planned[id] else { return }
    reminder.state = .done
    put(reminder)
  }

  /// Reopens a reminder that was ended. It waits for its time again or, if that has passed, counts as given.
  public mutating func reopen(_ id: PlannedReminder.ID, at now: Int64) {
    guard var reminder = planned[id], reminder.state == .done else { return }
    reminder.state = reminder.airing.start - reminder.lead > now ? .waiting : .given(at: now, times: 1)
    put(reminder)
  }

  // MARK: Rules

  /// Adds a rule or a new version of one, whose open reminders take over its lead.
  public mutating func put(_ rule: ReminderRule) {
    rules[rule.id] = rule
    for var reminder in planned.values where reminder.rule == rule.id && reminder.state == .waiting {
      reminder.lead = lead(of: rule)
      put(reminder)
    }
  }

  /// Removes a rule and its reminders.
  public mutating func removeRule(_ id: ReminderRule.ID) {
    rules[id] = nil
    takenEpisodes[id] = nil
    for reminder in planned.values where reminder.rule == id { remove(reminder.id) }
  }

  func lead(of rule: ReminderRule) -> Int64 { Int64(max(rule.lead ?? usualLead, 0)) * 60 }

  // MARK: Changes

  mutating func put(_ reminder: PlannedReminder) {
    guard planned[reminder.id] != reminder else { return }
    planned[reminder.id] = reminder
    changed.insert(reminder.id)
  }

  mutating func remove(_ id: PlannedReminder.ID) {
    planned[id] = nil
    changed.remove(id)
    removed.insert(id)
  }

  mutating func add(_ found: FoundAiring, by rule: ReminderRule, state: PlannedReminder.State = .waiting) {
    put(
      PlannedReminder(
        id: nextID, rule: rule.id, airing: found.airing, airingID: found.airingID, row: found.row, lead: lead(of: rule),
        state: state))
    nextID += 1
  }

  /// Records that a rule has taken an episode.
  /// - Returns: whether the episode is new to the rule.
  mutating func take(episode: String, rule: ReminderRule.ID) -> Bool {
    guard takenEpisodes[rule, default: []].insert(episode).inserted else { return false }
    newEpisodes[rule, default: []].insert(episode)
    return true
  }
}
