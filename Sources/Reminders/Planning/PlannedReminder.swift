import GuideModel

/// An airing that a rule took, and the progress of its reminder.
public struct PlannedReminder: Hashable, Sendable, Identifiable {
  /// The number of a reminder in its guide.
  public typealias ID = Int64

  /// The progress of a reminder.
  public enum State: Hashable, Sendable {
    /// Its time has not come.
    case waiting
    /// It was given, last at an instant (UTC seconds), and how many times.
    case given(at: Int64, times: Int)
    /// It was put off until an instant, UTC seconds.
    case snoozed(until: Int64)
    /// It was answered, or its command was started.
    case done
    /// The airing was over before the reminder could be given, because the computer was off or asleep.
    case missed
  }

  /// Whether and how the guide still has the airing.
  public enum Standing: Int, Hashable, Sendable {
    case listed
    /// The last refresh no longer has it. It is given all the same, because feeds err.
    case unlisted
    /// Its channel is gone, so it is not given.
    case channelGone
  }

  /// The reminder's number; unique in the guide.
  public var id: ID
  /// The rule that took the airing.
  public var rule: ReminderRule.ID
  /// The airing, with enough to find it again after a refresh.
  public var airing: AiringReference
  /// The airing in the guide, as last found.
  public var airingID: Airing.ID
  /// The row it is shown in.
  public var row: Channel.Key
  /// Seconds before the start at which it is given.
  public var lead: Int64
  /// The progress of the reminder.
  public var state: State
  /// Whether the guide still lists the airing.
  public var standing: Standing

  /// Creates a reminder; `lead` is in seconds before the start.
  public init(
    id: ID, rule: ReminderRule.ID, airing: AiringReference, airingID: Airing.ID, row: Channel.Key, lead: Int64,
    state: State = .waiting, standing: Standing = .listed
  ) {
    self.id = id
    self.rule = rule
    self.airing = airing
    self.airingID = airingID
    self.row = row
    self.lead = lead
    self.state = state
    self.standing = standing
  }

  /// Returns the instant (UTC seconds) at which the reminder next needs action; `nil` if it never does again.
  /// - Parameter repeatMinutes: the setting of its rule.
  public func wake(repeatMinutes: Int) -> Int64? {
    guard standing != .channelGone else { return nil }
    switch state {
    case .waiting: return airing.start - lead
    case .snoozed(let until): return until
    case .given(let at, let times):
      guard repeatMinutes > 0, times < Self.mostTimes else { return nil }
      let next = at + Int64(repeatMinutes) * 60
      return next < airing.stop ? next : nil
    case .done, .missed: return nil
    }
  }

  /// The greatest number of times that an unanswered notice is given.
  public static let mostTimes = 10

  /// Whether the reminder is still to come, for bells and conflicts.
  public func isOpen(at now: Int64) -> Bool {
    guard airing.stop > now, standing != .channelGone else { return false }
    return switch state {
    case .waiting, .snoozed, .given: true
    case .done, .missed: false
    }
  }
}
