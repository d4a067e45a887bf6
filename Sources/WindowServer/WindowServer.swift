import QuartzCore

/// Opens windows, delivers input and paces frames. There are three: `GTKServer`, `HeadlessServer`, and `WebServer` of
/// another module.
///
/// UIKit works without any setup: the default server is headless and runs in real time, as unit tests need.
@MainActor package protocol WindowServer: WindowHost {
  /// The clipboard's text.
  var pasteboardString: String? { get set }

  /// Runs the main loop until `stop()`: GLib's loop as the outermost one, which serves `DispatchQueue.main`,
  /// `MainActor` and timers of `RunLoop.main`.
  func run()
  func stop()
}

/// A window and the layer tree that it shows.
@MainActor package protocol WindowSurface: AnyObject {
  var delegate: (any WindowSurfaceDelegate)? { get set }
  /// The tree to draw. The surface draws it after the layout phase of each frame in which it has changed.
  var rootLayer: CALayer? { get set }
  var title: String { get set }
  /// The size in points.
  var size: CGSize { get }
  /// Pixels per point.
  var scale: CGFloat { get }
  var isVisible: Bool { get }
  var cursor: CursorShape { get set }
  var isFullScreen: Bool { get set }
  /// The position of the surface's top left on the screen, in points; nil if unknown, as on Wayland.
  var screenOrigin: CGPoint? { get }

  func show()
  func close()

  /// Requests that this surface is drawn in the next frame.
  func setNeedsDisplay()
}

package enum CursorShape: Sendable { case arrow, hand, text, grab, grabbing, resizeHorizontal }

@MainActor package protocol WindowSurfaceDelegate: AnyObject {
  func surface(_ surface: any WindowSurface, didResizeTo size: CGSize, scale: CGFloat)
  func surface(_ surface: any WindowSurface, didReceive event: InputEvent)
  /// Called when the user wants to close the window. The surface stays open until `close()`.
  func surfaceDidRequestClose(_ surface: any WindowSurface)
  /// Returns the area that a wheel scrolls at a position; nil if there is none, or if the movement cannot be predicted.
  func surface(_ surface: any WindowSurface, scrollAreaAt location: CGPoint) -> ScrollArea?
  /// Called when a drag has come over the surface or moved there. Returns whether it can be dropped there.
  func surface(_ surface: any WindowSurface, drag: any IncomingDrag, didMoveTo location: CGPoint) -> Bool
  /// Called when a drag has left the surface without a drop.
  func surface(_ surface: any WindowSurface, dragDidLeave drag: any IncomingDrag)
  /// Called when a drag is dropped. Returns whether the data are taken; they must be read from now on, see
  /// `IncomingDrag.read`.
  func surface(_ surface: any WindowSurface, didDrop drag: any IncomingDrag, at location: CGPoint) -> Bool
}

extension WindowSurfaceDelegate {
  package func surface(_ surface: any WindowSurface, scrollAreaAt location: CGPoint) -> ScrollArea? { nil }
  package func surface(_ surface: any WindowSurface, drag: any IncomingDrag, didMoveTo location: CGPoint) -> Bool {
    false
  }
  package func surface(_ surface: any WindowSurface, dragDidLeave drag: any IncomingDrag) {}
  package func surface(_ surface: any WindowSurface, didDrop drag: any IncomingDrag, at location: CGPoint) -> Bool {
    false
  }
}
