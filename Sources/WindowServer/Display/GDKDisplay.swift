import CGTK
import CoreGraphics

/// The display that GTK uses (`GdkDisplay`), which GDK keeps.
@MainActor struct GDKDisplay {
  private let display: OpaquePointer

  private init(_ display: OpaquePointer) { self.display = display }

  /// Returns the display that is open, or opens one; nil if that fails.
  static func open(_ name: String?) -> GDKDisplay? {
    (gdk_display_get_default() ?? gdk_display_open(name)).map { GDKDisplay($0) }
  }

  /// The display of a surface.
  init(of surface: OpaquePointer) { display = gdk_surface_get_display(surface) }

  /// GTK's settings, a GObject.
  var settings: UnsafeMutableRawPointer? { gtk_settings_get_for_display(display).map(UnsafeMutableRawPointer.init) }

  var clipboard: OpaquePointer { gdk_display_get_clipboard(display) }

  /// Connects a function to a signal of the display.
  func connect<Handler>(_ signal: String, data: UnsafeMutableRawPointer, _ handler: Handler) -> gulong {
    Signal.connect(UnsafeMutableRawPointer(display), signal, data: data, handler)
  }

  func disconnect(_ handler: gulong) { g_signal_handler_disconnect(UnsafeMutableRawPointer(display), handler) }

  /// Sends all requests, and waits for the display to carry them out.
  func sync() { gdk_display_sync(display) }

  /// Sends all requests.
  func flush() { gdk_display_flush(display) }

  // MARK: The first screen

  /// The size in points; nil if there is no screen.
  var screenSize: CGSize? {
    withMonitor { monitor in
      var geometry = GdkRectangle()
      gdk_monitor_get_geometry(monitor, &geometry)
      guard geometry.width > 0, geometry.height > 0 else { return nil }
      return CGSize(width: Int(geometry.width), height: Int(geometry.height))
    }
  }

  /// The pixels per point; nil if there is no screen.
  var screenScale: CGFloat? { withMonitor { CGFloat(max(gdk_monitor_get_scale_factor($0), 1)) } }

  private func withMonitor<Result>(_ body: (OpaquePointer) -> Result?) -> Result? {
    guard let monitors = gdk_display_get_monitors(display), let first = g_list_model_get_item(monitors, 0) else {
      return nil
    }
    defer { g_object_unref(first) }
    return body(OpaquePointer(first))
  }

  // MARK: X11

  /// The connection to the X server (`Display`); nil for another display.
  var xDisplay: OpaquePointer? {
    lineup_is_x11_display(display) != 0 ? gdk_x11_display_get_xdisplay(display) : nil
  }

  /// Runs requests whose errors do not end the process.
  ///
  /// - Returns: what the function returns, and whether no request has failed.
  func trappingErrors<Result>(_ body: () -> Result) -> (Result, isDone: Bool) {
    gdk_x11_display_error_trap_push(display)
    let result = body()
    return (result, gdk_x11_display_error_trap_pop(display) == 0)
  }

  /// Runs requests whose errors are of no interest, and does not wait for them.
  func ignoringErrors(_ body: () -> Void) {
    gdk_x11_display_error_trap_push(display)
    body()
    gdk_x11_display_error_trap_pop_ignored(display)
  }
}
