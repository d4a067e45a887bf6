import QuartzCore

/// Opens windows, delivers input and paces frames. There are two: `GTKServer` and `HeadlessServer`.
///
/// Nothing has to be started before UIKit works: the server in force by default is a headless one in real time, which
/// is what a unit test needs.
@MainActor package protocol WindowServer: WindowHost {
  /// The clipboard's text.
  var pasteboardString: String? { get set }

  /// Runs the main loop until `stop()`: GLib's loop outermost, with `DispatchQueue.main`, `MainActor` and
  /// `RunLoop.main` timers drained by it.
  func run()
  func stop()
}

/// One window and the layer tree it shows.
@MainActor package protocol WindowSurface: AnyObject {
  var delegate: (any WindowSurfaceDelegate)? { get set }
  /// The tree to draw. The surface draws it after the layout phase of each frame in which it changed.
  var rootLayer: CALayer? { get set }
  var title: String { get set }
  /// Points.
  var size: CGSize { get }
  /// Pixels per point.
  var scale: CGFloat { get }
  var isVisible: Bool { get }
  var cursor: CursorShape { get set }
  var isFullScreen: Bool { get set }
  /// Where the surface's top left is on the screen, in points; `nil` where it is unknown, as on Wayland.
  var screenOrigin: CGPoint? { get }

  func show()
  func close()

  /// Asks for this surface to be drawn in the next frame.
  func setNeedsDisplay()
}

package enum CursorShape: Sendable { case arrow, hand, text, grab, grabbing, resizeHorizontal }

@MainActor package protocol WindowSurfaceDelegate: AnyObject {
  func surface(_ surface: any WindowSurface, didResizeTo size: CGSize, scale: CGFloat)
  func surface(_ surface: any WindowSurface, didReceive event: InputEvent)
  /// Called when the person wants to close the window. The surface stays open until `close()`.
  func surfaceDidRequestClose(_ surface: any WindowSurface)
  /// The area that a wheel scrolls at a place; `nil` where there is none, or where it is in doubt how things move.
  func surface(_ surface: any WindowSurface, scrollAreaAt location: CGPoint) -> ScrollArea?
}

extension WindowSurfaceDelegate {
  package func surface(_ surface: any WindowSurface, scrollAreaAt location: CGPoint) -> ScrollArea? { nil }
}
