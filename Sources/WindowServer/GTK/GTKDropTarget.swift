import CGTK

/// Accepts files, addresses and texts that are dropped onto a window.
@MainActor final class GTKDropTarget {
  private weak var server: GTKServer?
  private let content: UnsafeMutablePointer<GtkWidget>
  private let controller: OpaquePointer
  /// Longer texts are not lists of feeds.
  private static let longest = 65_536

  /// Creates a drop target.
  ///
  /// - Parameter content: the widget, which must live as long as this object.
  init?(content: UnsafeMutablePointer<GtkWidget>, server: GTKServer) {
    guard let target = lineup_drop_target_new() else { return nil }
    self.server = server
    self.content = content
    controller = target
    gtk_widget_add_controller(content, controller)
    let data = Unmanaged.passUnretained(self).toOpaque()
    typealias Move =
      @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> GdkDragAction
    let enter: Move = { _, _, _, data in
      MainActor.assumeIsolated { object(GTKDropTarget.self, from: data)?.enter() ?? GdkDragAction(0) }
    }
    Signal.connect(UnsafeMutableRawPointer(controller), "enter", data: data, enter)
    let motion: Move = { _, _, _, data in
      MainActor.assumeIsolated { object(GTKDropTarget.self, from: data)?.action ?? GdkDragAction(0) }
    }
    Signal.connect(UnsafeMutableRawPointer(controller), "motion", data: data, motion)
    let leave: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
      MainActor.assumeIsolated { object(GTKDropTarget.self, from: data)?.server?.onDragChange?(false) }
    }
    Signal.connect(UnsafeMutableRawPointer(controller), "leave", data: data, leave)
    let drop:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<GValue>?, Double, Double, UnsafeMutableRawPointer?
      ) -> gboolean = { _, value, _, _, data in
        // GTK calls on the main thread.
        nonisolated(unsafe) let value = value
        return MainActor.assumeIsolated {
          gboolean(object(GTKDropTarget.self, from: data)?.drop(value) == true ? 1 : 0)
        }
      }
    Signal.connect(UnsafeMutableRawPointer(controller), "drop", data: data, drop)
  }

  /// Stops accepting drops.
  func detach() { gtk_widget_remove_controller(content, controller) }

  private var action: GdkDragAction { server?.onDrop == nil ? GdkDragAction(0) : GDK_ACTION_COPY }

  private func enter() -> GdkDragAction {
    if server?.onDrop != nil { server?.onDragChange?(true) }
    return action
  }

  private func drop(_ value: UnsafePointer<GValue>?) -> Bool {
    server?.onDragChange?(false)
    guard let onDrop = server?.onDrop, let value, let text = lineup_dropped_text(value) else { return false }
    defer { g_free(text) }
    guard strlen(text) <= Self.longest else { return false }
    let lines = String(cString: text).split(whereSeparator: \.isNewline).map { String($0) }.filter { !$0.isEmpty }
    if !lines.isEmpty { onDrop(lines) }
    return !lines.isEmpty
  }
}
