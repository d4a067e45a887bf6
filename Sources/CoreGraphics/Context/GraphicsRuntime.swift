import CGTK

/// The C libraries' one-time preparation.
package enum GraphicsRuntime {
  /// Registers GSK's node types. Neither a display nor an application is needed; `gtk_init_check` merely fails then.
  ///
  /// Nor is one opened that is there: drawing into pictures has no use for it, and opening one takes 60 ms and 58 MB
  /// where it brings in OpenGL. A program with windows opens it before, or by name.
  package static let ready: Void = {
    // No such backend: none is tried.
    gdk_set_allowed_backends("none")
    _ = gtk_init_check()
    gdk_set_allowed_backends("*")
    _ = gsk_render_node_get_type()
  }()
}
