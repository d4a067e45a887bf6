import CGTK
import QuartzCore

/// A GtkText above the layers of a window.
@MainActor final class GTKTextEntry: TextEntry {
  private static var count = 0

  weak var delegate: (any TextEntryDelegate)?
  var frame: CGRect = .zero { didSet { if frame != oldValue { surface?.entryFrameDidChange() } } }
  var isHidden = false { didSet { if isHidden != oldValue { updateVisibility() } } }
  var isEnabled = true { didSet { gtk_widget_set_sensitive(widget, isEnabled ? 1 : 0) } }
  var style = TextEntryStyle() { didSet { if style != oldValue { applyStyle() } } }
  var placeholder = "" { didSet { if placeholder != oldValue { gtk_text_set_placeholder_text(gtkText, placeholder) } } }

  var text: String {
    get { gtk_editable_get_text(editable).map { String(cString: $0) } ?? "" }
    set {
      guard newValue != text else { return }
      isSettingText = true
      gtk_editable_set_text(editable, newValue)
      isSettingText = false
    }
  }

  var selectedRange: Range<Int> {
    get {
      var start: Int32 = 0
      var end: Int32 = 0
      if gtk_editable_get_selection_bounds(editable, &start, &end) == 0 {
        start = gtk_editable_get_position(editable)
        end = start
      }
      let string = text
      return string.characterOffset(ofScalar: Int(start))..<string.characterOffset(ofScalar: Int(max(start, end)))
    }
    set {
      let string = text
      gtk_editable_select_region(
        editable, Int32(string.scalarOffset(ofCharacter: newValue.lowerBound)),
        Int32(string.scalarOffset(ofCharacter: newValue.upperBound)))
    }
  }

  var isFocused: Bool { gtk_widget_has_focus(widget) != 0 }

  private weak var surface: GTKSurface?
  let widget: UnsafeMutablePointer<GtkWidget>
  private let cssProvider: UnsafeMutablePointer<GtkCssProvider>
  /// The CSS name of the widget, by which its provider, the display's, knows it.
  private let name: String
  private var isSettingText = false
  private var isApproved = false
  private var isDetached = false

  private var gtkText: UnsafeMutablePointer<GtkText> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkText.self)
  }
  private var editable: OpaquePointer { OpaquePointer(widget) }

  init(surface: GTKSurface) {
    self.surface = surface
    Self.count += 1
    name = "lineup-entry-\(Self.count)"
    widget = gtk_text_new()
    cssProvider = gtk_css_provider_new()
    g_object_ref_sink(widget)
    gtk_widget_set_parent(widget, surface.content)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    gtk_widget_set_name(widget, name)
    gtk_style_context_add_provider_for_display(
      gtk_widget_get_display(widget), OpaquePointer(cssProvider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    connectSignals()
    applyStyle()
    updateVisibility()
  }

  func focus() {
    guard !isDetached, isEnabled else { return }
    gtk_text_grab_focus_without_selecting(gtkText)
  }

  func resignFocus() {
    guard !isDetached, isFocused, let surface else { return }
    gtk_widget_grab_focus(surface.content)
  }

  func remove() {
    resignFocus()
    surface?.remove(self)
    detach()
  }

  /// Takes the widget off its window; the entry is dead afterwards.
  func detach() {
    guard !isDetached else { return }
    isDetached = true
    g_signal_handlers_disconnect_matched(
      widget, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
    gtk_style_context_remove_provider_for_display(gtk_widget_get_display(widget), OpaquePointer(cssProvider))
    gtk_widget_unparent(widget)
    g_object_unref(widget)
    g_object_unref(cssProvider)
  }

  isolated deinit {
    detach()
  }

  // MARK: Place

  func allocate() {
    guard !isHidden, !isDetached else { return }
    // GTK wants a widget measured before it is placed, and never smaller than it asks for.
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

  func snapshot(to snapshot: OpaquePointer, in parent: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_snapshot_child(parent, widget, snapshot)
  }

  private func updateVisibility() {
    gtk_widget_set_child_visible(widget, isHidden ? 0 : 1)
    surface?.entryFrameDidChange()
  }

  // MARK: Style

  private func applyStyle() {
    gtk_text_set_visibility(gtkText, style.isSecure ? 0 : 1)
    gtk_text_set_input_purpose(gtkText, style.isSecure ? GTK_INPUT_PURPOSE_PASSWORD : style.purpose.gtkPurpose)
    gtk_editable_set_alignment(editable, style.alignment == .left ? 0 : style.alignment == .center ? 0.5 : 1)
    let color = style.color
    let family = style.fontFamily.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
    // Numbers are written by C's rules whatever the locale, as CSS wants them.
    let css = """
      text#\(name) {
        color: rgba(\(Int(color.red * 255)), \(Int(color.green * 255)), \(Int(color.blue * 255)), \(color.alpha));
        caret-color: rgba(\(Int(color.red * 255)), \(Int(color.green * 255)), \(Int(color.blue * 255)), \(color.alpha));
        background: none; padding: 0; min-height: 0;
        font-family: "\(family)"; font-size: \(Double(style.fontSize))px; font-weight: \(style.fontWeight);
        font-style: \(style.isItalic ? "italic" : "normal");
      }
      text#\(name) > placeholder { opacity: 0.5; }
      """
    gtk_css_provider_load_from_data(cssProvider, css, -1)
  }

  // MARK: Signals

  private func connectSignals() {
    let data = Unmanaged.passUnretained(self).toOpaque()
    typealias Insert =
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?
      ) -> Void
    let insert: Insert = { sender, bytes, length, position, data in
      MainActor.assumeIsolated {
        guard let entry = object(GTKTextEntry.self, from: data), let bytes, let position, let sender else { return }
        let count = length < 0 ? strlen(bytes) : Int(length)
        let string = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
        let place = Int(position.pointee)
        if !entry.allows(replacing: place..<place, with: string) {
          g_signal_stop_emission_by_name(sender, "insert-text")
        }
      }
    }
    typealias Delete = @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void
    let delete: Delete = { sender, start, end, data in
      MainActor.assumeIsolated {
        guard let entry = object(GTKTextEntry.self, from: data), let sender else { return }
        let end = end < 0 ? entry.text.unicodeScalars.count : Int(end)
        if !entry.allows(replacing: min(Int(start), end)..<end, with: "") {
          g_signal_stop_emission_by_name(sender, "delete-text")
        }
      }
    }
    // The editable a GtkText hands its changes to is itself.
    Signal.connect(widget, "insert-text", data: data, insert)
    Signal.connect(widget, "delete-text", data: data, delete)
    typealias Plain = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    let changed: Plain = { _, data in
      MainActor.assumeIsolated {
        guard let entry = object(GTKTextEntry.self, from: data), !entry.isSettingText else { return }
        entry.delegate?.textEntryDidChange(entry)
      }
    }
    Signal.connect(widget, "changed", data: data, changed)
    let activated: Plain = { _, data in
      MainActor.assumeIsolated {
        guard let entry = object(GTKTextEntry.self, from: data) else { return }
        entry.delegate?.textEntryDidReturn(entry)
      }
    }
    Signal.connect(widget, "activate", data: data, activated)
    typealias Notify = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
    let selectionChanged: Notify = { _, _, data in
      MainActor.assumeIsolated {
        guard let entry = object(GTKTextEntry.self, from: data), !entry.isSettingText else { return }
        entry.delegate?.textEntryDidChangeSelection(entry)
      }
    }
    Signal.connect(widget, "notify::cursor-position", data: data, selectionChanged)
    Signal.connect(widget, "notify::selection-bound", data: data, selectionChanged)
    let focusChanged: Notify = { _, _, data in
      MainActor.assumeIsolated {
        guard let entry = object(GTKTextEntry.self, from: data) else { return }
        entry.delegate?.textEntry(entry, didChangeFocus: entry.isFocused)
      }
    }
    Signal.connect(widget, "notify::has-focus", data: data, focusChanged)
    let keys = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    typealias KeyPressed =
      @convention(c) (
        OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?
      ) -> gboolean
    let keyPressed: KeyPressed = { _, keyval, _, _, data in
      MainActor.assumeIsolated {
        guard keyval == guint(GDK_KEY_Escape), let entry = object(GTKTextEntry.self, from: data) else { return 0 }
        entry.delegate?.textEntryDidEscape(entry)
        return 1
      }
    }
    if let keys { Signal.connect(UnsafeMutableRawPointer(keys), "key-pressed", data: data, keyPressed) }
    gtk_widget_add_controller(widget, keys)
  }

  /// Whether the delegate lets the person replace the scalars of `range`.
  private func allows(replacing range: Range<Int>, with string: String) -> Bool {
    guard !isSettingText, let delegate else { return true }
    let old = text
    let characters = old.characterOffset(ofScalar: range.lowerBound)..<old.characterOffset(ofScalar: range.upperBound)
    return delegate.textEntry(self, shouldReplace: characters, with: string)
  }
}

extension TextEntryStyle.Purpose {
  fileprivate var gtkPurpose: GtkInputPurpose {
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
