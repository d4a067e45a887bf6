import CGTK

/// The one-time initialisation of the C libraries.
package enum GraphicsRuntime {
  /// Registers GSK's node types, for which neither a display nor an application is needed; `gtk_init_check` then merely
  /// fails.
  ///
  /// An existing display is not opened either: drawing into images does not need it, and opening one takes 60 ms, and
  /// 58 MB if it loads OpenGL. A program with windows opens it before, or by name.
  package static let ready: Void = {
    // There is no such backend, so none is tried.
    gdk_set_allowed_backends("none")
    _ = gtk_init_check()
    gdk_set_allowed_backends("*")
    _ = gsk_render_node_get_type()
  }()
}
