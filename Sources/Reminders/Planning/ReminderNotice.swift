/// Something that is due: to be shown, or a command to be run.
public struct ReminderNotice: Hashable, Sendable, Identifiable {
  /// Why a notice is given now.
  public enum Reason: Hashable, Sendable {
    /// Its time has come.
    case due
    /// Its time came while this computer was off or asleep; the programme still runs, or is about to.
    case late
    /// Nobody answered, or it was put off.
    case again
  }

  /// The reminder that is due.
  public var reminder: PlannedReminder
  /// The rule that the reminder belongs to, as it is now.
  public var rule: ReminderRule
  /// Why it is given now.
  public var reason: Reason
  /// Seconds until the start; negative once it has begun.
  public var secondsToStart: Int64
  /// Others that are on at the same time, on other channels.
  public var conflicts: [AiringReference]

  public var id: PlannedReminder.ID { reminder.id }

  /// Creates a notice; `secondsToStart` is negative once the programme has begun.
  public init(
    reminder: PlannedReminder, rule: ReminderRule, reason: Reason, secondsToStart: Int64,
    conflicts: [AiringReference] = []
  ) {
    self.reminder = reminder
    self.rule = rule
    self.reason = reason
    self.secondsToStart = secondsToStart
    self.conflicts = conflicts
  }
}
