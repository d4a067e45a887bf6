/// Feedback for a selection that changes; see `UIFeedbackGenerator`.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback. Does nothing here.
  open func selectionChanged() {}
}
