/// The place of a bar on the screen.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibarposition).
public enum UIBarPosition: Int, Sendable {
  /// Not known.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen, extending under the status bar.
  case topAttached = 3
}

/// The height of a bar. Bars have one height here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibarmetrics).
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// A low bar.
  case compact = 1
  /// The usual height with a prompt.
  case defaultPrompt = 101
  /// A low bar with a prompt.
  case compactPrompt = 102

  /// The older name of `compact`.
  public static var landscapePhone: UIBarMetrics { .compact }
  /// The older name of `compactPrompt`.
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

/// The style of a bar without an appearance.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibarstyle).
public enum UIBarStyle: Int, Sendable {
  /// A light or dark bar, by the interface's style.
  case `default` = 0
  /// A black bar.
  case black = 1
  /// A black bar, which content shines through on older systems. It looks as `black` here.
  case blackTranslucent = 2

  /// The older name of `black`.
  public static var blackOpaque: UIBarStyle { .black }
}

/// A bar, which has a position on the screen.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibarpositioning).
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The place of the bar.
  var barPosition: UIBarPosition { get }
}

/// An object that decides the place of a bar.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibarpositioningdelegate).
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the place of a bar. Never called: bars have fixed places here.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
