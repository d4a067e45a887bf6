import CGTK
import CX11
import CoreGraphics
import QuartzCore

/// Presents a window's picture on an X server without GTK, where GTK would draw with Cairo.
///
/// GTK repaints everything that a scroll has moved. The presenter moves the pixels that are already in the window, on
/// the server, and paints only new or changed parts, through memory shared with the server. This makes GTK's copy of
/// the picture outdated; before GTK paints for reasons of its own (another window was in front, the size has changed)
/// the presenter is notified and passes the current picture to GTK, so that the window always shows the latest one.
@MainActor final class X11Presenter {
  /// Whether a presenter is used: `LINEUP_PRESENTER=gtk` leaves all painting to GTK.
  private static let isWanted = ProcessInfo.processInfo.environment["LINEUP_PRESENTER"] != "gtk"
  private unowned let host: any X11PresenterHost
  private let display: GDKDisplay
  private let xDisplay: OpaquePointer
  private let gdkSurface: OpaquePointer
  private let window: Window
  private let depth: Int32
  private var canvas: UnsafeMutablePointer<LineupCanvas>?
  private var image: CairoSurface?
  private var eventHandler: gulong = 0
  private var paintHook: gulong = 0

  /// Creates a presenter.
  ///
  /// - Returns: nil if the window is not on an X server or not drawn by Cairo, or if its pixels have another format.
  init?(host: any X11PresenterHost) {
    guard Self.isWanted, let native = gtk_widget_get_native(host.content),
      let renderer = gtk_native_get_renderer(native), lineup_is_cairo_renderer(renderer) != 0,
      let gdkSurface = gtk_native_get_surface(native)
    else { return nil }
    let display = GDKDisplay(of: gdkSurface)
    guard let xDisplay = display.xDisplay else { return nil }
    self.host = host
    self.display = display
    self.xDisplay = xDisplay
    self.gdkSurface = gdkSurface
    window = gdk_x11_surface_get_xid(gdkSurface)
    depth = lineup_window_depth(xDisplay, window)
    guard depth != 0 else { return nil }
    listen()
    hookPainting()
  }

  isolated deinit {
    if eventHandler != 0 { display.disconnect(eventHandler) }
    if paintHook != 0 { g_signal_remove_emission_hook(Self.renderSignal, paintHook) }
    freeCanvas()
  }

  private static var renderSignal: guint { g_signal_lookup("render", gdk_surface_get_type()) }

  /// Changes the window from one picture to the next.
  ///
  /// - Parameters:
  ///   - change: the moves and the rectangles to paint, in device pixels of the content.
  ///   - node: the next picture, in points.
  ///   - size: the size of the content, in device pixels.
  ///   - origin: the origin of the content in the window, in device pixels.
  /// - Returns: whether it succeeded.
  func present(
    _ change: PictureChange, node: RenderNode, size: (width: Int, height: Int), origin: (x: Int, y: Int), scale: CGFloat
  ) -> Bool {
    guard let canvas = canvas(size) else { return false }
    for move in change.moves {
      lineup_canvas_move(
        canvas, Int32(move.source.x + origin.x), Int32(move.source.y + origin.y), Int32(move.source.width),
        Int32(move.source.height), Int32(move.source.x + move.dx + origin.x), Int32(move.source.y + move.dy + origin.y))
    }
    guard let image else { return false }
    if !change.damage.isEmpty { lineup_canvas_wait(canvas) }
    for rect in change.damage {
      image.draw { cairo in
        cairo.clip(to: CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
        cairo.scale(x: scale, y: scale)
        let part = graphene_rect_t(
          origin: graphene_point_t(x: Float(rect.x) / Float(scale), y: Float(rect.y) / Float(scale)),
          size: graphene_size_t(width: Float(rect.width) / Float(scale), height: Float(rect.height) / Float(scale)))
        CulledPainter.draw(node, in: cairo, rect: part)
      }
    }
    image.flush()
    for rect in change.damage {
      lineup_canvas_put(
        canvas, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height), Int32(rect.x + origin.x),
        Int32(rect.y + origin.y))
    }
    lineup_canvas_flush(canvas)
    return true
  }

  /// Returns the shared memory for the content's size.
  private func canvas(_ size: (width: Int, height: Int)) -> UnsafeMutablePointer<LineupCanvas>? {
    if let canvas, canvas.pointee.width == Int32(size.width), canvas.pointee.height == Int32(size.height) {
      return canvas
    }
    freeCanvas()
    let (made, isDone) = display.trappingErrors {
      lineup_canvas_new(xDisplay, window, Int32(size.width), Int32(size.height))
    }
    guard let made else { return nil }
    canvas = made
    guard isDone else {
      freeCanvas()
      return nil
    }
    image = CairoSurface(
      sharing: lineup_canvas_pixels(made).assumingMemoryBound(to: UInt8.self),
      depth == 32 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, width: size.width, height: size.height,
      bytesPerRow: Int(lineup_canvas_stride(made)))
    return made
  }

  private func freeCanvas() {
    // Before the memory that it shares.
    image = nil
    guard let canvas else { return }
    self.canvas = nil
    display.ignoringErrors { lineup_canvas_free(canvas) }
  }

  // MARK: Events

  /// Listens for the server's messages about pixels that could not be moved because another window covered them.
  private func listen() {
    let handler:
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = {
        _, event, data in
        // GDK calls on the main thread.
        nonisolated(unsafe) let event = event
        return MainActor.assumeIsolated {
          guard let event, let presenter = object(X11Presenter.self, from: data) else { return gboolean(0) }
          var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
          guard lineup_is_graphics_expose(event, presenter.window, &x, &y, &width, &height) != 0 else {
            return gboolean(0)
          }
          presenter.host.presentEverything()
          return gboolean(1)
        }
      }
    eventHandler = display.connect("xevent", data: Unmanaged.passUnretained(self).toOpaque(), handler)
  }

  /// Hooks into GTK's drawing of a window, which is its handler of the surface's `render` signal: a hook runs before
  /// all handlers.
  private func hookPainting() {
    let hook: GSignalEmissionHook = { _, _, values, data in
      // GTK emits signals on the main thread.
      nonisolated(unsafe) let values = values
      return MainActor.assumeIsolated {
        if let values, let presenter = object(X11Presenter.self, from: data),
          g_value_get_object(values) == UnsafeMutableRawPointer(presenter.gdkSurface)
        {
          presenter.host.gtkWillPaint()
        }
        return gboolean(1)
      }
    }
    paintHook = g_signal_add_emission_hook(
      Self.renderSignal, 0, hook, Unmanaged.passUnretained(self).toOpaque(), nil)
  }
}
