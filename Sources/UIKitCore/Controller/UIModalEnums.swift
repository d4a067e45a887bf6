/// The form in which a controller is presented.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle).
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenting controller's view is removed.
  case fullScreen = 0
  /// A sheet that covers most of the window.
  case pageSheet = 1
  /// A sheet of a smaller size in the middle of the window.
  case formSheet = 2
  /// Covers the view of the nearest controller that defines the presentation context on iOS; the same as `fullScreen`
  /// here.
  case currentContext = 3
  /// A presentation by the controller that `transitioningDelegate` provides.
  case custom = 4
  /// Covers the window; the presenting controller's view stays behind.
  case overFullScreen = 5
  /// Covers the same view on iOS, which stays behind; the same as `overFullScreen` here.
  case overCurrentContext = 6
  /// A popover next to its source.
  case popover = 7
  /// No presentation.
  case none = -1
  /// The style that suits the kind of controller, a sheet by default.
  case automatic = -2
}

/// The animation of a presentation.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uimodaltransitionstyle).
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides the view in from the bottom.
  case coverVertical = 0
  /// Flips the view about its vertical axis on iOS; fades it in here.
  case flipHorizontal = 1
  /// Fades the view in.
  case crossDissolve = 2
  /// Curls the presenting view up like a page on iOS; fades the presented view in here.
  case partialCurl = 3
}

/// The colour of a status bar's content. There is no status bar here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uistatusbarstyle).
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light content, by the interface's style.
  case `default` = 0
  /// Light content.
  case lightContent = 1
  /// Dark content.
  case darkContent = 3
}

/// The animation of a status bar's changes. There is no status bar here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uistatusbaranimation).
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// A set of interface orientations. Windows here do not turn.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask).
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// In landscape, with the device turned to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// In landscape, with the device turned to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The orientation of an interface. Windows here do not turn.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiinterfaceorientation).
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// In landscape, with the device turned to the left.
  case landscapeRight = 3
  /// In landscape, with the device turned to the right.
  case landscapeLeft = 4

  /// Whether this is one of the landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether this is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
