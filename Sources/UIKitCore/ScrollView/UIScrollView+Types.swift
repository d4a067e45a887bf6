extension UIScrollView {
  /// The colour of scroll indicators against the content.
  public enum IndicatorStyle: Int, Sendable {
    /// The colour that contrasts with the interface's style.
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// When scrolling ends text input. All modes except `none` end it at the start of a drag here.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// At the start of a drag.
    case onDrag = 1
    /// While dragging onto the keyboard; here, at the start of a drag.
    case interactive = 2
    /// At the start of a drag, together with the accessory view.
    case onDragWithAccessory = 3
    /// While dragging onto the keyboard or its accessory view; here, at the start of a drag.
    case interactiveWithAccessory = 4
  }

  /// When the index of a scroll view is shown.
  public enum IndexDisplayMode: Int, Sendable {
    /// When the list has an index.
    case automatic = 0
    case alwaysHidden = 1
  }

  /// When the safe area is part of `adjustedContentInset` (raw values: facts 1.6).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The same as `scrollableAxes`, and always on the vertical axis.
    case automatic = 0
    /// On the axes along which the content can scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// The fraction of the speed that is left after a millisecond of deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default rate: the velocity is multiplied by it each millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops soon: the velocity is multiplied by it each millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The cause of a change of `bounds`, for subclasses that react differently (facts 3.1 to 3.5).
  @_spi(UIKit) public enum BoundsChangeCause: Equatable {
    /// `bounds`, `frame` or layout was set. No `scrollViewDidScroll` follows.
    case direct
    /// `contentOffset` was set.
    case property
    /// `setContentOffset(_:animated: false)`, and the methods that use it.
    case method
    /// An animated move begins: the given bounds are its target, and do not change now.
    case animationTarget
    /// A finger, deceleration, a wheel or a frame of an animation.
    case motion
  }
}
