import QuartzCore
import WindowServer

/// A field while it is edited: keeps the window's text widget over it and the texts of both the same.
@MainActor final class TextFieldSession: TextEntryDelegate, FrameScheduler.Client {
  private weak var field: UITextField?
  private var entry: (any TextEntry)?
  private var isEnding = false
  private var wantsFocus = false

  init(field: UITextField) {
    self.field = field
    guard let surface = field.window?.surface as? any TextEntrySurface else { return }
    let entry = surface.makeTextEntry()
    self.entry = entry
    entry.delegate = self
    takeStyle()
    entry.text = field.content
    entry.selectedRange = field.selection
    place()
    entry.focus()
    // After the windows' layout, in every frame there is: the field may scroll or move with any view around it.
    FrameScheduler.add(self, phase: .layout)
  }

  func end() {
    isEnding = true
    FrameScheduler.remove(self, phase: .layout)
    entry?.delegate = nil
    entry?.remove()
    entry = nil
  }

  /// Whether the widget draws the text, so that the field must not. Without a display nobody else does.
  var drawsText: Bool { entry.map { !($0 is HeadlessTextEntry) && !$0.isHidden } ?? false }

  func frame(at now: TimeInterval) -> Bool {
    place()
    if wantsFocus, let entry, !entry.isHidden, field?.window?.isKeyWindow == true {
      wantsFocus = false
      entry.focus()
    }
    return false
  }

  // MARK: From the field

  func takeContent() {
    guard let entry, let field else { return }
    if entry.text != field.content { entry.text = field.content }
    entry.selectedRange = field.selection
  }

  func takeSelection() {
    guard let entry, let field, entry.selectedRange != field.selection else { return }
    entry.selectedRange = field.selection
  }

  func takeStyle() {
    guard let entry, let field else { return }
    let description = field.shownFont.values.description
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    let color = (field.textColor ?? .label).resolvedColor(with: field.currentTraits)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let alignment: TextEntryStyle.Alignment =
      switch field.textAlignment {
      case .center: .center
      case .right: .right
      case .left: .left
      case .natural, .justified: field.isRightToLeft ? .right : .left
      }
    entry.style = TextEntryStyle(
      fontFamily: description.family ?? FontDescription.systemFamilies, fontSize: description.size,
      fontWeight: description.weight, isItalic: description.isItalic,
      color: .init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)),
      alignment: alignment, isSecure: field.isSecureTextEntry, purpose: field.keyboardType.purpose)
  }

  /// Puts the widget where the field's text is; hides it where a view around the field cuts most of it off, since nothing clips it.
  func place() {
    guard let entry, let field, let window = field.window else { return }
    let own = field.editingRect(forBounds: field.bounds)
    let rect = field.convert(own, to: nil)
    var visible = rect
    var isHidden = false
    var view: UIView? = field
    while let current = view, current !== window {
      if current.isHidden || current.alpha < 0.02 { isHidden = true }
      if current !== field, current.clipsToBounds {
        visible = visible.intersection(current.convert(current.bounds, to: nil))
      }
      view = current.superview
    }
    visible = visible.intersection(window.bounds)
    let isCut = visible.isNull || visible.height < rect.height * 0.6 || visible.width < min(rect.width, 20)
    if !isCut, visible.width < rect.width {
      entry.frame = CGRect(x: visible.minX, y: rect.minY, width: visible.width, height: rect.height)
    } else if entry.frame != rect {
      entry.frame = rect
    }
    guard entry.isHidden != (isHidden || isCut) else { return }
    entry.isHidden = isHidden || isCut
    if !entry.isHidden { wantsFocus = true }
    field.setNeedsDisplay()
  }

  // MARK: From the widget

  func textEntry(_ entry: any TextEntry, shouldReplace range: Range<Int>, with string: String) -> Bool {
    guard let field, let delegate = field.delegate else { return true }
    let units = field.utf16Range(range)
    return delegate.textField(
      field, shouldChangeCharactersIn: NSRange(location: units.lowerBound, length: units.count),
      replacementString: string)
  }

  func textEntryDidChange(_ entry: any TextEntry) {
    guard let field else { return }
    field.selection = entry.selectedRange
    field.contentWasEdited(entry.text)
    field.delegate?.textFieldDidChangeSelection(field)
    field.announceChange()
  }

  func textEntryDidChangeSelection(_ entry: any TextEntry) {
    guard let field, field.selection != entry.selectedRange else { return }
    field.selection = entry.selectedRange
    field.setNeedsDisplay()
    field.delegate?.textFieldDidChangeSelection(field)
  }

  func textEntryDidReturn(_ entry: any TextEntry) { field?.returnPressed() }
  func textEntryDidEscape(_ entry: any TextEntry) { field?.escapePressed() }

  func textEntry(_ entry: any TextEntry, didChangeFocus isFocused: Bool) {
    guard !isEnding else { return }
    if isFocused {
      wantsFocus = false
    } else {
      // A click beside the field does not end editing, as on iOS; the keyboard comes back to it.
      wantsFocus = true
      FrameScheduler.pacer.requestFrame()
    }
  }

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
      // The caret stays in sight.
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

extension UIKeyboardType {
  var purpose: TextEntryStyle.Purpose {
    switch self {
    case .numberPad, .asciiCapableNumberPad: .digits
    case .decimalPad, .numbersAndPunctuation: .number
    case .phonePad: .phone
    case .URL, .webSearch: .url
    case .emailAddress: .email
    case .namePhonePad: .name
    default: .text
    }
  }
}
