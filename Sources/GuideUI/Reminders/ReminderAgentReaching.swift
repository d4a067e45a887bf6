/// The window's connection to the reminder service.
@MainActor public protocol ReminderAgentReaching: AnyObject {
  /// The program that gives reminders now, as far as is known.
  var state: ReminderAgentState { get }
  /// Called when `state` has changed.
  var onChange: (() -> Void)? { get set }
  /// Notifies the agent that the guide changed. If none is installed, starts one while the window is open. Returns at
  /// once.
  func reach()
  /// Installs or uninstalls the agent for this user. Returns at once.
  func setInstalled(_ isInstalled: Bool)
}

/// The program that gives reminders, if any.
public enum ReminderAgentState: Equatable, Sendable {
  /// Not determined yet.
  case unknown
  /// The agent is installed: it gives reminders whether a window is open or not.
  case installed
  /// The agent runs as long as this window is open.
  case whileOpen
  /// There is none, for a reason.
  case absent(String)
}
