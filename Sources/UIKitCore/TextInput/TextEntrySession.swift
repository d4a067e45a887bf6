import QuartzCore
import WindowServer

/// The editing of a view's text: keeps the window's text widget over the view, and the keyboard with the widget.
///
/// Subclasses provide the text and receive the changes.
@MainActor class TextEntrySession: TextEntryDelegate, FrameScheduler.Client {
  private(set) final weak var textView: UIView?
  final let widget: (any TextEntry)?
  private final let frames: FrameScheduler
  private final var isEnding = false
  private final var wantsFocus = false

  init(view: UIView, widget: (any TextEntry)?) {
    textView = view
    self.widget = widget
    frames = view.frameScheduler
  }

  /// Shows the widget and focuses it.
  final func begin() {
    guard let widget else { return }
    widget.delegate = self
    takeStyle()
    takeContent()
    place()
    widget.focus()
    // Runs after the windows' layout in every frame, because the view may move with any view around it.
    frames.add(self, phase: .layout)
  }

  final func end() {
    isEnding = true
    frames.remove(self, phase: .layout)
    widget?.delegate = nil
    widget?.remove()
  }

  /// Whether the widget draws the text, so that the view must not. Without a display the view draws it.
  final var drawsText: Bool { widget.map { !($0 is HeadlessTextEntry) && !$0.isHidden } ?? false }

  final func frame(at now: TimeInterval) -> Bool {
    place()
    if wantsFocus, let widget, !widget.isHidden, textView?.window?.isKeyWindow == true {
      wantsFocus = false
      widget.focus()
    }
    return false
  }

  // MARK: From the view

  /// Copies the view's text to the widget.
  func takeContent() {}
  /// Copies font, colours and keyboard traits to the widget.
  func takeStyle() {}
  /// Returns the frame of the widget in window coordinates; nil hides it.
  ///
  /// - Parameter visible: the part of the view's bounds that no view around it clips, in window coordinates; may be
  /// null.
  func widgetFrame(visible: CGRect) -> CGRect? { visible }
  /// Called when the widget was shown or hidden.
  func visibilityDidChange() {}

  /// Places the widget over the text. Nothing clips the widget, so it is hidden where a view around it clips too much
  /// of it.
  func place() {
    guard let widget, let textView, let window = textView.window else { return }
    var visible = textView.convert(textView.bounds, to: nil)
    var frame: CGRect?
    var isHidden = false
    var view: UIView? = textView
    while let current = view, current !== window {
      if current.isHidden || current.alpha < 0.02 { isHidden = true }
      if current !== textView, current.clipsToBounds {
        visible = visible.intersection(current.convert(current.bounds, to: nil))
      }
      view = current.superview
    }
    if !isHidden { frame = widgetFrame(visible: visible.intersection(window.bounds)) }
    if let frame, widget.frame != frame { widget.frame = frame }
    guard widget.isHidden != (frame == nil) else { return }
    widget.isHidden = frame == nil
    if !widget.isHidden { wantsFocus = true }
    visibilityDidChange()
  }

  // MARK: From the widget

  func textEntry(_ entry: any TextEntry, shouldReplace range: Range<Int>, with string: String) -> Bool { true }
  func textEntryDidChange(_ entry: any TextEntry) {}
  func textEntryDidChangeSelection(_ entry: any TextEntry) {}
  func textEntryDidReturn(_ entry: any TextEntry) {}
  func textEntryDidEscape(_ entry: any TextEntry) {}
  func textEntryShouldDeleteBackward(_ entry: any TextEntry) -> Bool { true }
  func textAreaDidScroll(_ area: any TextArea) {}

  final func textEntry(_ entry: any TextEntry, didChangeFocus isFocused: Bool) {
    guard !isEnding else { return }
    if isFocused {
      wantsFocus = false
    } else {
      // A click next to the text does not end editing, as on iOS. The keyboard returns to the text.
      wantsFocus = true
      frames.requestFrame()
    }
  }
}

extension TextEntryStyle {
  /// Creates the style of a view's text, resolved for the view's place.
  @MainActor init(
    font: UIFont, color: UIColor, alignment: NSTextAlignment, isSecure: Bool, keyboardType: UIKeyboardType,
    in view: UIView
  ) {
    let description = font.values.description
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.resolvedColor(with: view.currentTraits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let place: Alignment =
      switch alignment {
      case .center: .center
      case .right: .right
      case .left: .left
      case .justified: .justified
      case .natural: view.isRightToLeft ? .right : .left
      }
    self.init(
      fontFamily: description.family ?? FontDescription.systemFamilies, fontSize: description.size,
      fontWeight: description.weight, isItalic: description.isItalic,
      color: Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)),
      alignment: place, isSecure: isSecure, purpose: keyboardType.purpose)
  }
}

extension UIKeyboardType {
  fileprivate var purpose: TextEntryStyle.Purpose {
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
