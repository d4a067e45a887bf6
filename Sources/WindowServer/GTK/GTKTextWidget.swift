import CGTK
import QuartzCore

/// A text widget above the layers of a window: its place, its style sheet, the keyboard.
@MainActor class GTKTextWidget {
  private static var count = 0

  final weak var delegate: (any TextEntryDelegate)?
  final var frame: CGRect = .zero { didSet { if frame != oldValue { surface?.entryFrameDidChange() } } }
  final var isHidden = false { didSet { if isHidden != oldValue { updateVisibility() } } }
  final var isEnabled = true { didSet { gtk_widget_set_sensitive(widget, isEnabled ? 1 : 0) } }
  final var isFocused: Bool { gtk_widget_has_focus(widget) != 0 }

  final weak var surface: GTKSurface?
  final let widget: UnsafeMutablePointer<GtkWidget>
  private final let cssProvider: UnsafeMutablePointer<GtkCssProvider>
  /// The CSS name of the widget, by which the display's style provider selects it.
  final let name: String
  /// Whether the program is changing the text, which sends no notifications.
  final var isSettingText = false
  private(set) final var isDetached = false

  init(_ widget: UnsafeMutablePointer<GtkWidget>, surface: GTKSurface) {
    self.surface = surface
    self.widget = widget
    Self.count += 1
    name = "lineup-entry-\(Self.count)"
    cssProvider = gtk_css_provider_new()
    GTKTheme.load()
    g_object_ref_sink(widget)
    gtk_widget_set_parent(widget, surface.content)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    gtk_widget_set_name(widget, name)
    gtk_style_context_add_provider_for_display(
      gtk_widget_get_display(widget), OpaquePointer(cssProvider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    connectFocusAndKeys()
  }

  func focus() {
    guard !isDetached, isEnabled else { return }
    gtk_widget_grab_focus(widget)
  }

  final func resignFocus() {
    guard !isDetached, isFocused, let surface else { return }
    gtk_widget_grab_focus(surface.content)
  }

  final func remove() {
    resignFocus()
    surface?.remove(self)
    detach()
  }

  /// Removes the widget from its window; the entry cannot be used afterwards.
  func detach() {
    guard !isDetached else { return }
    isDetached = true
    disconnect(widget)
    gtk_style_context_remove_provider_for_display(gtk_widget_get_display(widget), OpaquePointer(cssProvider))
    gtk_widget_unparent(widget)
    g_object_unref(widget)
    g_object_unref(cssProvider)
  }

  /// Disconnects all signals of `object` from this object.
  final func disconnect(_ object: UnsafeMutableRawPointer) {
    g_signal_handlers_disconnect_matched(
      object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit {
    detach()
  }

  // MARK: Place

  func allocate() {
    guard !isHidden, !isDetached else { return }
    // GTK requires a widget to be measured before it is placed, and never smaller than its minimum.
    var minimumWidth: Int32 = 0
    var minimumHeight: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimumWidth, nil, nil, nil)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &minimumHeight, nil, nil, nil)
    let width = max(Int32(frame.width.rounded()), minimumWidth)
    let height = max(Int32(frame.height.rounded()), minimumHeight)
    let y = frame.minY + (frame.height - CGFloat(max(height, Int32(frame.height.rounded())))) / 2
    var allocation = GtkAllocation(
      x: Int32(frame.minX.rounded()), y: Int32(y.rounded()), width: max(width, 1), height: max(height, 1))
    gtk_widget_size_allocate(widget, &allocation, -1)
  }

  final func snapshot(to snapshot: GTKSnapshot, in parent: UnsafeMutablePointer<GtkWidget>) {
    snapshot.append(widget, in: parent)
  }

  final func updateVisibility() {
    gtk_widget_set_child_visible(widget, isHidden ? 0 : 1)
    surface?.entryFrameDidChange()
  }

  // MARK: Style

  /// Applies a style sheet.
  ///
  /// - Parameters:
  ///   - element: the widget's CSS name.
  ///   - more: rules besides colour and font.
  final func applyCSS(_ style: TextEntryStyle, to element: String, more: String) {
    let family = style.fontFamily.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
    // Each family by itself: one string with commas would be the name of one family.
    let families = family.split(separator: ",").map { "\"\($0.trimmingCharacters(in: .whitespaces))\"" }
    let color = style.color.css
    // Numbers are formatted by C's rules whatever the locale, as CSS requires.
    let css = """
      \(element)#\(name) {
        color: \(color); caret-color: \(color); background: none; padding: 0; min-height: 0;
        font-family: \(families.joined(separator: ", ")); font-size: \(Double(style.fontSize))px;
        font-weight: \(style.fontWeight); font-style: \(style.isItalic ? "italic" : "normal");
      }
      \(more)
      """
    gtk_css_provider_load_from_data(cssProvider, css, -1)
  }

  // MARK: Signals

  private func connectFocusAndKeys() {
    let data = Unmanaged.passUnretained(self).toOpaque()
    let focusChanged: Signal.Notify = { _, _, data in
      MainActor.assumeIsolated {
        guard let widget = object(GTKTextWidget.self, from: data), let entry = widget as? any TextEntry else { return }
        widget.delegate?.textEntry(entry, didChangeFocus: entry.isFocused)
      }
    }
    Signal.connect(widget, "notify::has-focus", data: data, focusChanged)
    let keys = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    typealias KeyPressed =
      @convention(c) (
        UnsafeMutableRawPointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?
      ) -> gboolean
    let keyPressed: KeyPressed = { _, keyval, _, _, data in
      MainActor.assumeIsolated {
        guard let widget = object(GTKTextWidget.self, from: data), let entry = widget as? any TextEntry else {
          return 0
        }
        switch keyval {
        case guint(GDK_KEY_Escape):
          widget.delegate?.textEntryDidEscape(entry)
          return 1
        case guint(GDK_KEY_BackSpace): return widget.delegate?.textEntryShouldDeleteBackward(entry) == false ? 1 : 0
        default: return 0
        }
      }
    }
    if let keys { Signal.connect(UnsafeMutableRawPointer(keys), "key-pressed", data: data, keyPressed) }
    gtk_widget_add_controller(widget, keys)
  }
}

extension TextEntryStyle.Color {
  fileprivate var css: String { "rgba(\(Int(red * 255)), \(Int(green * 255)), \(Int(blue * 255)), \(alpha))" }
}

extension TextEntryStyle.Purpose {
  var gtkPurpose: GtkInputPurpose {
    switch self {
    case .text: GTK_INPUT_PURPOSE_FREE_FORM
    case .digits: GTK_INPUT_PURPOSE_DIGITS
    case .number: GTK_INPUT_PURPOSE_NUMBER
    case .phone: GTK_INPUT_PURPOSE_PHONE
    case .url: GTK_INPUT_PURPOSE_URL
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .name: GTK_INPUT_PURPOSE_NAME
    case .password: GTK_INPUT_PURPOSE_PASSWORD
    case .pin: GTK_INPUT_PURPOSE_PIN
    }
  }
}
