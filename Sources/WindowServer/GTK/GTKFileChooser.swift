import CGTK

/// The desktop's dialog for choosing files: that of its portal if there is one, otherwise GTK's.
@MainActor final class GTKFileChooser {
  private let dialog: OpaquePointer
  private let finish: ([String]) -> Void

  /// Opens the dialog.
  ///
  /// - Parameter finish: called once with the chosen paths; none if it was cancelled.
  init?(_ request: FileRequest, parent: GTKSurface?, finish: @escaping ([String]) -> Void) {
    GTKTheme.load()
    let window = parent.map { UnsafeMutableRawPointer($0.windowWidget).assumingMemoryBound(to: GtkWindow.self) }
    guard
      let dialog = gtk_file_chooser_native_new(
        request.title, window,
        request.choosesFolders ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN, request.accept,
        request.cancel)
    else { return nil }
    self.dialog = dialog
    self.finish = finish
    for (name, patterns) in request.kinds {
      let filter = gtk_file_filter_new()
      gtk_file_filter_set_name(filter, name)
      for pattern in patterns { gtk_file_filter_add_pattern(filter, pattern) }
      gtk_file_chooser_add_filter(dialog, filter)
      g_object_unref(UnsafeMutableRawPointer(filter))
    }
    gtk_file_chooser_set_select_multiple(dialog, request.takesSeveral ? 1 : 0)
    gtk_native_dialog_set_modal(native, 1)
    let response: @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?) -> Void = { _, id, data in
      MainActor.assumeIsolated { object(GTKFileChooser.self, from: data)?.end(id) }
    }
    Signal.connect(
      UnsafeMutableRawPointer(dialog), "response", data: Unmanaged.passUnretained(self).toOpaque(), response)
    gtk_native_dialog_show(native)
  }

  isolated deinit {
    g_signal_handlers_disconnect_matched(
      UnsafeMutableRawPointer(dialog), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
    gtk_native_dialog_destroy(native)
    g_object_unref(UnsafeMutableRawPointer(dialog))
  }

  private var native: UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkNativeDialog.self)
  }

  private func end(_ response: Int32) {
    var paths: [String] = []
    if response == GTK_RESPONSE_ACCEPT.rawValue, let files = gtk_file_chooser_get_files(dialog) {
      for index in 0..<g_list_model_get_n_items(files) {
        guard let file = g_list_model_get_item(files, index) else { continue }
        if let path = g_file_get_path(OpaquePointer(file)) ?? g_file_get_uri(OpaquePointer(file)) {
          paths.append(String(cString: path))
          g_free(path)
        }
        g_object_unref(file)
      }
      g_object_unref(UnsafeMutableRawPointer(files))
    }
    finish(paths)
  }
}
