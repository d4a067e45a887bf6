/// Feedback for the end of a task; see `UIFeedbackGenerator`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator).
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of the task.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  /// Gives the feedback for a result. Does nothing here.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
