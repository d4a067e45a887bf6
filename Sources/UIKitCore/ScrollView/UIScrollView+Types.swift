extension UIScrollView {
  /// The colour of scroll indicators against the content.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// When scrolling ends text input.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// When the index of a scroll view is shown.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }

  /// How the safe area becomes part of `adjustedContentInset` (raw values: facts 1.6).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and always on the vertical axis.
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The fraction of the speed that is left after a millisecond of deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rate by default: the velocity is multiplied by it each millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate that comes to rest soon: the velocity is multiplied by it each millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The cause of a change of `bounds`, for subclasses that answer differently (facts 3.1 to 3.5).
  @_spi(UIKit) public enum BoundsChangeCause: Equatable {
    /// `bounds`, `frame` or layout set it. No `scrollViewDidScroll` follows.
    case direct
    /// `contentOffset` was set.
    case property
    /// `setContentOffset(_:animated: false)` and what is built on it.
    case method
    /// An animated move begins: the bounds given are its target, and do not change now.
    case animationTarget
    /// A finger, running out, a wheel or a frame of an animation.
    case motion
  }
}
