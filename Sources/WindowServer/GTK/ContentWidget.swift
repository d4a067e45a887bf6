import CGTK
import QuartzCore

/// The GtkWidget subclass that shows a layer tree and contains the text fields above it.
@MainActor enum ContentWidget {
  private static let surfaceKey = "lineup-surface"

  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "LineupContent", lineup_instance_class_size(gtk_widget_get_type()),
    { classPointer, _ in
      guard let classPointer else { return }
      let widgetClass = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
      widgetClass.pointee.snapshot = { widget, snapshot in
        // GTK calls on the main thread and owns the pointers.
        nonisolated(unsafe) let (widget, snapshot) = (widget, snapshot)
        MainActor.assumeIsolated {
          guard let widget, let snapshot else { return }
          ContentWidget.surface(of: widget)?.snapshot(to: GTKSnapshot(snapshot))
        }
      }
      widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
        minimum?.pointee = 1
        natural?.pointee = 1
        minimumBaseline?.pointee = -1
        naturalBaseline?.pointee = -1
      }
      widgetClass.pointee.size_allocate = { widget, width, height, _ in
        // GTK calls on the main thread.
        nonisolated(unsafe) let widget = widget
        MainActor.assumeIsolated {
          guard let widget else { return }
          ContentWidget.surface(of: widget)?.didAllocate(width: Int(width), height: Int(height))
        }
      }
    }, lineup_instance_size(gtk_widget_get_type()), nil, GTypeFlags(rawValue: 0))

  static func make() -> UnsafeMutablePointer<GtkWidget> {
    guard let made = g_object_new_with_properties(type, 0, nil, nil) else {
      fatalError("GObject could not make a widget: out of memory.")
    }
    let widget = UnsafeMutableRawPointer(made).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    return widget
  }

  /// Lets the widget draw `surface`, which must call `detach(_:)` before it is deallocated.
  static func attach(_ surface: GTKSurface, to widget: UnsafeMutablePointer<GtkWidget>) {
    g_object_set_data(gobject(widget), surfaceKey, Unmanaged.passUnretained(surface).toOpaque())
  }

  /// Stops the widget from drawing.
  static func detach(_ widget: UnsafeMutablePointer<GtkWidget>) {
    g_object_set_data(gobject(widget), surfaceKey, nil)
  }

  private static func surface(of widget: UnsafeMutablePointer<GtkWidget>) -> GTKSurface? {
    object(GTKSurface.self, from: g_object_get_data(gobject(widget), surfaceKey))
  }

  static func gobject(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  }
}
