/// Something that is due: a notice to show, or a command to run.
public struct ReminderNotice: Hashable, Sendable, Identifiable {
  /// Why a notice is given now.
  public enum Reason: Hashable, Sendable {
    /// Its time has come.
    case due
    /// Its time came while the computer was off or asleep; the programme is still on, or about to begin.
    case late
    /// Nobody answered it, or it was put off.
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
  /// Airings on other channels at the same time that have reminders, too.
  public var conflicts: [AiringReference]

  /// The number of the reminder.
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
