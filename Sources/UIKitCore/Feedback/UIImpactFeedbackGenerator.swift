/// Feedback for objects that collide; see `UIFeedbackGenerator`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator).
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of collision.
  public enum FeedbackStyle: Int, Sendable {
    /// A small object.
    case light
    /// An object of medium size.
    case medium
    /// A large object.
    case heavy
    /// A soft object.
    case soft
    /// A hard object.
    case rigid
  }

  /// Creates a generator for a kind of collision.
  public init(style: FeedbackStyle) { super.init() }
  /// Creates a generator of medium impacts.
  public override convenience init() { self.init(style: .medium) }
  /// Creates a generator of impacts in a view.
  public init(style: FeedbackStyle, view: UIView) { super.init() }

  /// Gives the feedback. Does nothing here.
  open func impactOccurred() {}
  /// Gives the feedback. Does nothing here.
  ///
  /// - Parameter intensity: from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}
