import QuartzCore
import WindowServer

/// The editing of a text field.
@MainActor final class TextFieldSession: TextEntrySession {
  private var field: UITextField? { textView as? UITextField }

  init(field: UITextField) {
    super.init(view: field, widget: (field.window?.surface as? any TextEntrySurface)?.makeTextEntry())
  }

  // MARK: From the field

  override func takeContent() {
    guard let widget, let field else { return }
    if widget.text != field.content { widget.text = field.content }
    widget.selectedRange = field.selection
  }

  func takeSelection() {
    guard let widget, let field, widget.selectedRange != field.selection else { return }
    widget.selectedRange = field.selection
  }

  override func takeStyle() {
    guard let widget, let field else { return }
    widget.style = TextEntryStyle(
      font: field.shownFont, color: field.textColor ?? .label, alignment: field.textAlignment,
      isSecure: field.isSecureTextEntry, keyboardType: field.keyboardType, in: field)
  }

  /// The line, unless most of it is clipped.
  override func widgetFrame(visible: CGRect) -> CGRect? {
    guard let field else { return nil }
    let rect = field.convert(field.editingRect(forBounds: field.bounds), to: nil)
    let visible = visible.intersection(rect)
    if visible.isNull || visible.height < rect.height * 0.6 || visible.width < min(rect.width, 20) { return nil }
    return CGRect(x: visible.minX, y: rect.minY, width: visible.width, height: rect.height)
  }

  override func visibilityDidChange() { field?.setNeedsDisplay() }

  // MARK: From the widget

  override func textEntry(_ entry: any TextEntry, shouldReplace range: Range<Int>, with string: String) -> Bool {
    guard let field, let delegate = field.delegate else { return true }
    return delegate.textField(
      field, shouldChangeCharactersIn: NSRange(field.content.utf16Range(ofCharacters: range)),
      replacementString: string)
  }

  override func textEntryDidChange(_ entry: any TextEntry) {
    guard let field else { return }
    field.selection = entry.selectedRange
    field.contentWasEdited(entry.text, caret: entry.selectedRange.upperBound)
    field.delegate?.textFieldDidChangeSelection(field)
    field.announceChange()
  }

  override func textEntryDidChangeSelection(_ entry: any TextEntry) {
    guard let field, field.selection != entry.selectedRange else { return }
    field.selection = entry.selectedRange
    field.clearsOnInsertion = false
    field.setNeedsDisplay()
    field.delegate?.textFieldDidChangeSelection(field)
  }

  override func textEntryDidReturn(_ entry: any TextEntry) { field?.returnPressed() }
  override func textEntryShouldDeleteBackward(_ entry: any TextEntry) -> Bool {
    guard let field else { return true }
    field.selection = entry.selectedRange
    return !field.deletesBeforeText()
  }
  override func textEntryDidEscape(_ entry: any TextEntry) { field?.escapePressed() }

  // MARK: Without a widget that draws

  func drawEdited(in rect: CGRect) {
    guard let field, let context = UIGraphicsGetCurrentContext(), rect.width > 0 else { return }
    let characters =
      field.isSecureTextEntry ? Array(repeating: "•" as Character, count: field.content.count) : Array(field.content)
    let attributes: [NSAttributedString.Key: Any] = field.defaultTextAttributes
    func width(_ count: Int) -> CGFloat {
      count == 0 ? 0 : NSAttributedString(string: String(characters[..<count]), attributes: attributes).size().width
    }
    let selection = field.selection.clamped(to: 0..<characters.count)
    let total = width(characters.count)
    let (low, high) = (width(selection.lowerBound), width(selection.upperBound))
    var x = rect.minX
    if total <= rect.width {
      switch field.textAlignment {
      case .center: x = rect.midX - total / 2
      case .right: x = rect.maxX - total
      case .natural where field.isRightToLeft: x = rect.maxX - total
      default: break
      }
    } else {
      // The caret stays visible.
      x = min(rect.minX, max(rect.maxX - total - 2, rect.maxX - high - 2))
    }
    context.saveGState()
    context.clip(to: rect)
    let height = field.shownFont.lineHeight
    let top = field.lineTop(height, in: rect)
    let tint = field.tintColor ?? .systemBlue
    if selection.isEmpty {
      tint.setFill()
      context.fill(CGRect(x: min(x + low, rect.maxX - 2), y: top, width: 2, height: height))
    } else {
      tint.withAlphaComponent(0.25).setFill()
      context.fill(CGRect(x: x + low, y: top, width: high - low, height: height))
    }
    if !characters.isEmpty {
      NSAttributedString(string: String(characters), attributes: attributes).draw(at: CGPoint(x: x, y: top))
    }
    context.restoreGState()
  }
}
