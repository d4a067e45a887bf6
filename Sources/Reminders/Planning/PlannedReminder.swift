import GuideModel

/// An airing that a rule took, and how far its reminder is.
public struct PlannedReminder: Hashable, Sendable, Identifiable {
  public typealias ID = Int64

  /// How far a reminder has got.
  public enum State: Hashable, Sendable {
    /// Its time has not come.
    case waiting
    /// Given at an instant (UTC seconds), so many times.
    case given(at: Int64, times: Int)
    /// Put off until an instant, UTC seconds.
    case snoozed(until: Int64)
    /// Answered, or its command was started.
    case done
    /// It was over before it could be given, since this computer was off or asleep.
    case missed
  }

  /// How the guide has its airing.
  public enum Standing: Int, Hashable, Sendable {
    case listed
    /// The last refresh no longer has it. It is given all the same: feeds err.
    case unlisted
    /// Its channel is gone: it is not given.
    case channelGone
  }

  public var id: ID
  /// The rule that took the airing.
  public var rule: ReminderRule.ID
  /// The airing, with enough to find it again after a refresh.
  public var airing: AiringReference
  /// The airing in the guide, as last found.
  public var airingID: Airing.ID
  /// The row it is shown in.
  public var row: Channel.Key
  /// Seconds before the start.
  public var lead: Int64
  /// How far the reminder has got.
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

  /// The instant (UTC seconds) at which something is to be done about it; `nil` when nothing is any more.
  /// - Parameter repeatMinutes: of its rule.
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

  /// A notice that nobody answers is given no more often than this.
  public static let mostTimes = 10

  /// Whether it is still to come, for bells and conflicts.
  public func isOpen(at now: Int64) -> Bool {
    guard airing.stop > now, standing != .channelGone else { return false }
    return switch state {
    case .waiting, .snoozed, .given: true
    case .done, .missed: false
    }
  }
}
