/// Feedback for a selection that changes; see `UIFeedbackGenerator`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator).
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback. Does nothing here.
  open func selectionChanged() {}
}
