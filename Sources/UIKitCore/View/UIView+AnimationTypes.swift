import QuartzCore

extension UIView {
  /// Options of an animation block. Several may be combined.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays subviews out within the block, so that they move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches in the views being animated; by default, they go to the views behind.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on the screen, where another animation is running, rather than from its final ones.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// With `repeat`, runs the animation forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the block's own duration rather than that of the enclosing block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the block's own curve rather than that of the enclosing block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws a view throughout a transition rather than once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the two views of a transition rather than removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits neither options nor a spring from the enclosing block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Speeds up at the start and slows down at the end: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Speeds up at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slows down at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Keeps a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips the view about its vertical axis, from the left, on iOS. Fades here.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view about its vertical axis, from the right, on iOS. Fades here.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the view up like a page on iOS. Fades here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls the view down like a page on iOS. Fades here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades the old content out while the new one fades in.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips the view about its horizontal axis, from the top, on iOS. Fades here.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view about its horizontal axis, from the bottom, on iOS. Fades here.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Updates properties and layout of all windows before the block, and inside it after its changes, so that what
    /// follows from the changes is animated too.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
    /// Suggests 60 frames a second. Without effect: the display's rate is used.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Suggests 30 frames a second. Without effect: the display's rate is used.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }
    /// The index of the transition: 0 for none, else the place of one of those above.
    var transition: UInt { rawValue >> 20 & 0xF }
    /// The options that a nested block inherits.
    static let inherited: AnimationOptions = [.allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse]

    /// The side from which the view turns in a flip; nil for other transitions.
    var flipSide: CATransitionSubtype? {
      switch transition {
      case 1: .fromLeft
      case 2: .fromRight
      case 6: .fromTop
      case 7: .fromBottom
      default: nil
      }
    }
  }

  /// The pace of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Speeds up at the start and slows down at the end.
    case easeInOut = 0
    /// Speeds up at the start.
    case easeIn = 1
    /// Slows down at the end.
    case easeOut = 2
    /// Keeps a constant speed.
    case linear = 3
  }

  /// A transition for `setAnimationTransition(_:for:cache:)`. Curls are replaced by fades.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
  }

  /// Options of a block of keyframes. Several may be combined.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays subviews out within the block, so that they move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows touches in the views being animated; by default, they go to the views behind.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on the screen, where another animation is running, rather than from its final ones.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// With `repeat`, runs the animation forwards and backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the block's own duration rather than that of the enclosing block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inherits no options from the enclosing block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Interpolates linearly between keyframes: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Moves at a constant speed, regardless of the keyframes' times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Moves along curves through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Moves along curves at a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 0x7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}
