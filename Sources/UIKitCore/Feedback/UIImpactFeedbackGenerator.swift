/// Feedback of things that meet; see `UIFeedbackGenerator`.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  public init(style: FeedbackStyle) { super.init() }
  /// A medium one.
  public override convenience init() { self.init(style: .medium) }
  /// Feedback where something happens in a view.
  public init(style: FeedbackStyle, view: UIView) { super.init() }

  open func impactOccurred() {}
  /// - Parameter intensity: from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}
