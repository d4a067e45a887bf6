import CGTK
import QuartzCore

/// A GtkTextView above the layers of a window. It scrolls by an adjustment that follows the view below it, and moves
/// that view when the caret leaves the visible part.
@MainActor final class GTKTextArea: GTKTextWidget, TextArea {
  var style = TextEntryStyle() { didSet { if style != oldValue { applyStyle() } } }
  /// GtkTextView has no placeholder; the view below the area shows it.
  var placeholder = ""
  var isEditable = true { didSet { if isEditable != oldValue { applyEditable() } } }
  var margins = TextAreaMargins() { didSet { if margins != oldValue { applyMargins() } } }
  var lineSpacing: CGFloat = 0 { didSet { if lineSpacing != oldValue { applyMargins() } } }
  var runs: [TextContent.Run]? { didSet { if runs != oldValue { applyRuns() } } }

  var text: String {
    get {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let bytes = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
      defer { g_free(bytes) }
      return String(cString: bytes)
    }
    set {
      guard newValue != text else { return }
      isSettingText = true
      // Text set by the program is not part of the user's undo history.
      gtk_text_buffer_begin_irreversible_action(buffer)
      gtk_text_buffer_set_text(buffer, newValue, -1)
      gtk_text_buffer_end_irreversible_action(buffer)
      isSettingText = false
      runs = nil
    }
  }

  var selectedRange: Range<Int> {
    get {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
      let string = text
      return string.characterOffset(
        ofScalar: Int(gtk_text_iter_get_offset(&start)))..<string.characterOffset(
          ofScalar: Int(gtk_text_iter_get_offset(&end)))
    }
    set {
      guard newValue != selectedRange else { return }
      let string = text
      var start = iterator(at: string.scalarOffset(ofCharacter: newValue.lowerBound))
      var end = iterator(at: string.scalarOffset(ofCharacter: newValue.upperBound))
      isSettingText = true
      gtk_text_buffer_select_range(buffer, &end, &start)
      isSettingText = false
      gtk_text_view_scroll_mark_onscreen(view, gtk_text_buffer_get_insert(buffer))
    }
  }

  var scrollOffset: CGFloat {
    get { CGFloat(gtk_adjustment_get_value(adjustment)) }
    set {
      guard abs(newValue - scrollOffset) >= 0.5 else { return }
      isPlacing = true
      gtk_adjustment_set_value(adjustment, Double(newValue.rounded()))
      isPlacing = false
    }
  }

  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private let adjustment: UnsafeMutablePointer<GtkAdjustment>
  private var tags: [UnsafeMutablePointer<GtkTextTag>] = []
  /// Whether the offset is being set from here.
  private var isPlacing = false

  private var view: UnsafeMutablePointer<GtkTextView> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self)
  }

  init(surface: GTKSurface) {
    let widget = gtk_text_view_new()!
    let view = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self)
    buffer = gtk_text_view_get_buffer(view)
    adjustment = gtk_adjustment_new(0, 0, 0, 1, 10, 0)
    g_object_ref(buffer)
    g_object_ref_sink(adjustment)
    super.init(widget, surface: surface)
    gtk_scrollable_set_vadjustment(OpaquePointer(widget), adjustment)
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    connectSignals()
    applyStyle()
    updateVisibility()
  }

  override func detach() {
    guard !isDetached else { return }
    disconnect(buffer)
    disconnect(adjustment)
    super.detach()
    g_object_unref(buffer)
    g_object_unref(adjustment)
  }

  override func allocate() {
    guard !isHidden, !isDetached else { return }
    // The minimum is the width of the longest word; in a narrower area lines break anywhere.
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, Int32(frame.width.rounded()), nil, nil, nil, nil)
    var allocation = GtkAllocation(
      x: Int32(frame.minX.rounded()), y: Int32(frame.minY.rounded()), width: max(Int32(frame.width.rounded()), 1),
      height: max(Int32(frame.height.rounded()), 1))
    isPlacing = true
    gtk_widget_size_allocate(widget, &allocation, -1)
    isPlacing = false
  }

  private func iterator(at offset: Int) -> GtkTextIter {
    var iterator = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &iterator, Int32(offset))
    return iterator
  }

  // MARK: Style

  private func applyStyle() {
    gtk_text_view_set_input_purpose(view, style.purpose.gtkPurpose)
    let justification: GtkJustification =
      switch style.alignment {
      case .left: GTK_JUSTIFY_LEFT
      case .center: GTK_JUSTIFY_CENTER
      case .right: GTK_JUSTIFY_RIGHT
      case .justified: GTK_JUSTIFY_FILL
      }
    gtk_text_view_set_justification(view, justification)
    applyCSS(style, to: "textview", more: "textview#\(name) > text { background: none; color: inherit; }")
  }

  private func applyEditable() {
    gtk_text_view_set_editable(view, isEditable ? 1 : 0)
    gtk_text_view_set_cursor_visible(view, isEditable ? 1 : 0)
  }

  private func applyMargins() {
    gtk_text_view_set_top_margin(view, Int32(margins.top.rounded()))
    gtk_text_view_set_bottom_margin(view, Int32(margins.bottom.rounded()))
    gtk_text_view_set_left_margin(view, Int32(margins.left.rounded()))
    gtk_text_view_set_right_margin(view, Int32(margins.right.rounded()))
    gtk_text_view_set_pixels_inside_wrap(view, Int32(lineSpacing.rounded()))
    gtk_text_view_set_pixels_below_lines(view, Int32(lineSpacing.rounded()))
  }

  private func applyRuns() {
    let table = gtk_text_buffer_get_tag_table(buffer)
    for tag in tags { gtk_text_tag_table_remove(table, tag) }
    tags = []
    guard let runs else { return }
    let string = text
    let units = string.utf16
    var position = units.startIndex
    var scalar = 0
    for run in runs {
      let end = units.index(position, offsetBy: run.length, limitedBy: units.endIndex) ?? units.endIndex
      let next = scalar + string.unicodeScalars.distance(from: position, to: end)
      if let tag = gtk_text_tag_new(nil) {
        apply(run.attributes, to: tag)
        gtk_text_tag_table_add(table, tag)
        g_object_unref(tag)
        var (from, to) = (iterator(at: scalar), iterator(at: next))
        gtk_text_buffer_apply_tag(buffer, tag, &from, &to)
        tags.append(tag)
      }
      (position, scalar) = (end, next)
    }
  }

  private func apply(_ attributes: TextAttributes, to tag: UnsafeMutablePointer<GtkTextTag>) {
    let font = attributes.font
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.family ?? FontDescription.systemFamilies)
    pango_font_description_set_absolute_size(description, Double(font.size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(font.weight, 100), 1000))))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    func color(_ color: CGColor?) -> GdkRGBA? {
      color.map {
        GdkRGBA(
          red: Float($0.rgba.red), green: Float($0.rgba.green), blue: Float($0.rgba.blue), alpha: Float($0.rgba.alpha))
      }
    }
    lineup_text_tag_set(
      tag, description,
      attributes.underline.map { $0 == .double ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE }
        ?? PANGO_UNDERLINE_NONE, attributes.strikethrough == nil ? 0 : 1,
      Int32(attributes.baselineOffset * CGFloat(PANGO_SCALE)), Int32(attributes.kern * CGFloat(PANGO_SCALE)))
    if var foreground = color(attributes.color) { lineup_text_tag_set_color(tag, "foreground-rgba", &foreground) }
    if var background = color(attributes.backgroundColor) {
      lineup_text_tag_set_color(tag, "background-rgba", &background)
    }
    pango_font_description_free(description)
  }

  // MARK: Signals

  private func connectSignals() {
    let data = Unmanaged.passUnretained(self).toOpaque()
    typealias Insert =
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutablePointer<GtkTextIter>?, UnsafePointer<CChar>?, Int32,
        UnsafeMutableRawPointer?
      ) -> Void
    let insert: Insert = { sender, place, bytes, length, data in
      MainActor.assumeIsolated {
        guard let area = object(GTKTextArea.self, from: data), let place, let bytes, let sender else { return }
        let count = length < 0 ? strlen(bytes) : Int(length)
        let string = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
        let offset = Int(gtk_text_iter_get_offset(place))
        if !area.allows(replacing: offset..<offset, with: string) {
          g_signal_stop_emission_by_name(sender, "insert-text")
        }
      }
    }
    Signal.connect(buffer, "insert-text", data: data, insert)
    typealias Delete =
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutablePointer<GtkTextIter>?, UnsafeMutablePointer<GtkTextIter>?,
        UnsafeMutableRawPointer?
      ) -> Void
    let delete: Delete = { sender, start, end, data in
      MainActor.assumeIsolated {
        guard let area = object(GTKTextArea.self, from: data), let start, let end, let sender else { return }
        let (low, high) = (Int(gtk_text_iter_get_offset(start)), Int(gtk_text_iter_get_offset(end)))
        if !area.allows(replacing: min(low, high)..<max(low, high), with: "") {
          g_signal_stop_emission_by_name(sender, "delete-range")
        }
      }
    }
    Signal.connect(buffer, "delete-range", data: data, delete)
    typealias Plain = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    let changed: Plain = { _, data in
      MainActor.assumeIsolated {
        guard let area = object(GTKTextArea.self, from: data), !area.isSettingText else { return }
        area.delegate?.textEntryDidChange(area)
      }
    }
    Signal.connect(buffer, "changed", data: data, changed)
    typealias MarkSet =
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutablePointer<GtkTextIter>?, UnsafeMutableRawPointer?,
        UnsafeMutableRawPointer?
      ) -> Void
    let markSet: MarkSet = { _, _, _, data in
      MainActor.assumeIsolated {
        guard let area = object(GTKTextArea.self, from: data), !area.isSettingText else { return }
        area.delegate?.textEntryDidChangeSelection(area)
      }
    }
    Signal.connect(buffer, "mark-set", data: data, markSet)
    let scrolled: Plain = { _, data in
      MainActor.assumeIsolated {
        guard let area = object(GTKTextArea.self, from: data), !area.isPlacing else { return }
        area.delegate?.textAreaDidScroll(area)
      }
    }
    Signal.connect(adjustment, "value-changed", data: data, scrolled)
    let measured: Plain = { _, data in
      // GTK measures lines when it is idle; an offset for which there was no space yet can be set then.
      MainActor.assumeIsolated {
        object(GTKTextArea.self, from: data)?.surface?.server.frames.requestFrame()
      }
    }
    Signal.connect(adjustment, "changed", data: data, measured)
  }

  /// Returns whether the delegate lets the user replace the scalars of `range`.
  private func allows(replacing range: Range<Int>, with string: String) -> Bool {
    guard !isSettingText, let delegate else { return true }
    let old = text
    let characters = old.characterOffset(ofScalar: range.lowerBound)..<old.characterOffset(ofScalar: range.upperBound)
    return delegate.textEntry(self, shouldReplace: characters, with: string)
  }
}
