extension UIView {
  /// How a block is animated; several options may be combined.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays subviews out within the block, so that they move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the person use the animated views meanwhile. Without it they take no touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from where an animation that is under way has got to, not from where it leads.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation there and back, with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes the block's own duration rather than that of the block around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes the block's own curve rather than that of the block around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws a view throughout a transition rather than once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the two views of a transition rather than removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes none of the options of the block around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Speeds up at the start and slows down at the end: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Speeds up at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slows down at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Keeps one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips the view about its vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view about its vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the view up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls the view down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades the old content out while the new one fades in.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips the view about its horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view about its horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Suggests 60 frames a second. Without effect: the display's rate is used.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Suggests 30 frames a second. Without effect: the display's rate is used.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }
    /// 0 none, else the transitions above in their order.
    var transition: UInt { rawValue >> 20 & 0xF }
  }

  /// How an animation's speed changes.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }

  /// The transitions of `beginAnimations(_:context:)`.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
  }

  /// How a block of keyframes is animated; several options may be combined.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays subviews out within the block, so that they move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the person use the animated views meanwhile. Without it they take no touches.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from where an animation that is under way has got to, not from where it leads.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation there and back, with `repeat`.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Takes the block's own duration rather than that of the block around it.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes none of the options of the block around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Moves in straight lines between keyframes: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe. Without effect: values are interpolated in straight lines.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Moves at one speed. Without effect: values are interpolated in straight lines.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Moves in curves. Without effect: values are interpolated in straight lines.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Moves in curves at one speed. Without effect: values are interpolated in straight lines.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
