import CGTK

/// The C libraries' one-time preparation.
package enum GraphicsRuntime {
  /// Registers GSK's node types. Neither a display nor an application is needed; `gtk_init_check` merely fails then.
  package static let ready: Void = {
    _ = gtk_init_check()
    _ = gsk_render_node_get_type()
  }()
}
