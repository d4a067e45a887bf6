import CGTK
import QuartzCore

/// A GtkText above the layers of a window.
@MainActor final class GTKTextEntry: GTKTextWidget, TextEntry {
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

  private var gtkText: UnsafeMutablePointer<GtkText> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkText.self)
  }
  private var editable: OpaquePointer { OpaquePointer(widget) }

  init(surface: GTKSurface) {
    super.init(gtk_text_new(), surface: surface)
    connectSignals()
    applyStyle()
    updateVisibility()
  }

  override func focus() {
    guard !isDetached, isEnabled else { return }
    gtk_text_grab_focus_without_selecting(gtkText)
  }

  // MARK: Style

  private func applyStyle() {
    gtk_text_set_visibility(gtkText, style.isSecure ? 0 : 1)
    gtk_text_set_input_purpose(gtkText, style.isSecure ? GTK_INPUT_PURPOSE_PASSWORD : style.purpose.gtkPurpose)
    let place: Float =
      switch style.alignment {
      case .left, .justified: 0
      case .center: 0.5
      case .right: 1
      }
    gtk_editable_set_alignment(editable, place)
    applyCSS(style, to: "text", more: "text#\(name) > placeholder { opacity: 0.5; }")
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
    // The editable to which a GtkText delegates its changes is itself.
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
    let selectionChanged: Signal.Notify = { _, _, data in
      MainActor.assumeIsolated {
        guard let entry = object(GTKTextEntry.self, from: data), !entry.isSettingText else { return }
        entry.delegate?.textEntryDidChangeSelection(entry)
      }
    }
    Signal.connect(widget, "notify::cursor-position", data: data, selectionChanged)
    Signal.connect(widget, "notify::selection-bound", data: data, selectionChanged)
  }

  /// Returns whether the delegate lets the user replace the scalars of `range`.
  private func allows(replacing range: Range<Int>, with string: String) -> Bool {
    guard !isSettingText, let delegate else { return true }
    let old = text
    let characters = old.characterOffset(ofScalar: range.lowerBound)..<old.characterOffset(ofScalar: range.upperBound)
    return delegate.textEntry(self, shouldReplace: characters, with: string)
  }
}
