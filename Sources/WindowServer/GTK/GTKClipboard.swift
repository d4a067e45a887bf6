import CGTK

/// The desktop clipboard's text, cached: GDK reads it asynchronously, UIKit needs it at once.
@MainActor final class GTKClipboard {
  private let clipboard: OpaquePointer
  private var cached: String?
  /// The number of the latest read: results of older ones are dropped.
  private var generation = 0

  init(display: GDKDisplay) {
    clipboard = display.clipboard
    let changed: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
      MainActor.assumeIsolated { object(GTKClipboard.self, from: data)?.refresh() }
    }
    Signal.connect(
      UnsafeMutableRawPointer(clipboard), "changed", data: Unmanaged.passUnretained(self).toOpaque(), changed)
    refresh()
  }

  isolated deinit {
    g_signal_handlers_disconnect_matched(
      UnsafeMutableRawPointer(clipboard), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
      Unmanaged.passUnretained(self).toOpaque())
  }

  var string: String? {
    get { cached }
    set {
      generation += 1
      cached = newValue
      if let newValue { gdk_clipboard_set_text(clipboard, newValue) } else { gdk_clipboard_set_content(clipboard, nil) }
    }
  }

  private func refresh() {
    // The clipboard's contents are known if this process has set them.
    guard gdk_clipboard_is_local(clipboard) == 0 else { return }
    generation += 1
    let request = Request(clipboard: self, generation: generation)
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { source, result, data in
        guard let data else { return }
        let request = Unmanaged<Request>.fromOpaque(data).takeRetainedValue()
        MainActor.assumeIsolated {
          guard let source, let result else { return }
          var error: UnsafeMutablePointer<GError>?
          let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, &error)
          g_clear_error(&error)
          request.finish(text.map { String(cString: $0) })
          g_free(text)
        }
      }, Unmanaged.passRetained(request).toOpaque())
  }

  @MainActor private final class Request {
    weak var clipboard: GTKClipboard?
    let generation: Int

    init(clipboard: GTKClipboard, generation: Int) {
      self.clipboard = clipboard
      self.generation = generation
    }

    func finish(_ string: String?) {
      guard let clipboard, clipboard.generation == generation else { return }
      clipboard.cached = string
    }
  }
}
