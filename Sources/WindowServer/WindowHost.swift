import QuartzCore

/// A screen on which windows open, and its user. A desktop is one; a server for browsers has one for each viewer.
@MainActor package protocol WindowHost: AnyObject {
  /// Returns a window of `size` points, which is not shown yet.
  func makeSurface(size: CGSize, title: String) -> any WindowSurface

  /// The size in points of the screen on which windows open.
  var screenSize: CGSize { get }
  var screenScale: CGFloat { get }

  /// The user's desktop settings.
  var settings: DesktopSettings { get }
  /// Called when `settings` change.
  var onSettingsChange: (@MainActor () -> Void)? { get set }

  /// The windows as seen by assistive technology.
  var accessibility: AccessibilityCenter { get }

  /// The clock of the server, which paces the windows' frames; nil if it has none of its own.
  var clock: FrameScheduler? { get }

  /// The context in which the user's windows run (see `AmbientContext`); nil for the process's own.
  var context: AnyObject? { get }
}

extension WindowHost {
  /// The clock that the windows follow: that of the server, otherwise the current one.
  package var frames: FrameScheduler { clock ?? .current }
  package var context: AnyObject? { nil }
}
