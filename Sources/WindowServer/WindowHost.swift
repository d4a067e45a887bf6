import QuartzCore

/// A screen that windows open on, with the person before it. A desktop is one; a server of browsers has one for each of
/// them.
@MainActor package protocol WindowHost: AnyObject {
  /// A window of `size` points, not yet shown.
  func makeSurface(size: CGSize, title: String) -> any WindowSurface

  /// Size in points and pixels per point of the screen windows open on.
  var screenSize: CGSize { get }
  var screenScale: CGFloat { get }

  /// The person's settings of the desktop.
  var settings: DesktopSettings { get }
  /// Called when `settings` change.
  var onSettingsChange: (@MainActor () -> Void)? { get set }

  /// The windows as assistive technology knows them.
  var accessibility: AccessibilityCenter { get }

  /// The context that the person's windows run in, as `AmbientContext` has it; `nil` for the process's own.
  var context: AnyObject? { get }
}

extension WindowHost {
  package var context: AnyObject? { nil }
}
