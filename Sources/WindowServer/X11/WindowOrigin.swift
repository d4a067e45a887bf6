import CGTK
import CX11
import QuartzCore

/// Determines the position of a window on an X11 screen.
@MainActor enum WindowOrigin {
  /// Returns the position of a widget's top left on the screen, in points; nil if unknown, as on Wayland.
  static func onScreen(of widget: UnsafeMutablePointer<GtkWidget>) -> CGPoint? {
    guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
      let display = gdk_surface_get_display(surface), lineup_is_x11_display(display) != 0,
      let xDisplay = gdk_x11_display_get_xdisplay(display)
    else { return nil }
    var rootX: Int32 = 0
    var rootY: Int32 = 0
    guard lineup_window_origin(xDisplay, gdk_x11_surface_get_xid(surface), &rootX, &rootY) != 0 else { return nil }
    // The margins of a window that decorates itself: shadows, a title bar.
    var shadowX = 0.0
    var shadowY = 0.0
    gtk_native_get_surface_transform(native, &shadowX, &shadowY)
    var x = 0.0
    var y = 0.0
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_translate_coordinates(widget, window, 0, 0, &x, &y) != 0 else { return nil }
    let scale = Double(max(gtk_widget_get_scale_factor(widget), 1))
    return CGPoint(x: Double(rootX) / scale + shadowX + x, y: Double(rootY) / scale + shadowY + y)
  }
}
