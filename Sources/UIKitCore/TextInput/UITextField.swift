import WindowServer

/// A line of text that the user can edit.
///
/// The field draws itself. While it is edited, the window's own text widget covers it, so that input methods,
/// selection, undo and the clipboard are those of the desktop.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextfield).
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  /// The line and surface around a text field.
  public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }
  /// The reason for which editing ended: the text was committed or cancelled.
  public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled = 1 }

  /// Posted when editing has begun; the object is the field.
  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing has ended; the object is the field.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the user has changed the text; the object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  var content = ""
  /// The selected Characters, or the caret if it is empty. Kept while the field is not edited.
  var selection = 0..<0
  var session: TextFieldSession?
  var attributedContent: NSAttributedString?
  var look = TextFieldLook()
  var sides = TextFieldSides()
  private var rules = TextFieldRules()
  private var keyboard = KeyboardTraits()
  private var inputViews = TextInputViews()
  private var delegates = TextInputDelegates()
  private lazy var dropping = TextDropping(self) { [unowned self] in self.isEnabled }
  var markedText = MarkedText()
  lazy var clearButton = makeClearButton()
  /// Handlers of Return and Esc for a field inside another view, called before anything else.
  final var onReturn: (@MainActor () -> Void)?
  final var onEscape: (@MainActor () -> Void)?
  /// Called whenever the text has changed, by the user or in code.
  final var onChange: (@MainActor () -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UITextField.self)
  }

  private func setUp() {
    isOpaque = false
    clipsToBounds = true
    layer.needsDisplayOnBoundsChange = true
    contentVerticalAlignment = .center
    addInteraction(dropping.interaction)
  }

  @_spi(UIKit) open override class var drawsItself: Bool { true }

  // MARK: Text

  /// The text, never nil when read: setting nil makes it empty. Setting it calls neither the delegate nor actions.
  open var text: String? {
    get { content }
    set {
      attributedContent = nil
      replaceContent(newValue ?? "")
      observers?.look()
    }
  }

  /// The text with attributes. Setting it replaces `text`, and changes `font`, `textColor` and `textAlignment` to those
  /// of its first character, where it has them. Setting one of these properties changes the whole text.
  open var attributedText: NSAttributedString? {
    get { attributedContent ?? NSAttributedString(string: content, attributes: defaultTextAttributes) }
    set {
      attributedContent = newValue
      if let newValue { look.adoptLook(of: newValue) }
      replaceContent(newValue?.string ?? "")
    }
  }

  /// The colour of the text; nil, the default, is the label colour. Setting it replaces the colours of
  /// `attributedText`.
  open var textColor: UIColor? {
    get { look.textColor }
    set {
      look.textColor = newValue
      attributedContent = attributedContent?.replacing(.foregroundColor, by: newValue ?? .label) ?? attributedContent
      lookDidChange()
    }
  }
  /// The font of the text; nil, the default, is the system font. Setting it replaces the fonts of `attributedText`.
  open var font: UIFont? {
    get { look.font }
    set {
      look.font = newValue
      attributedContent = attributedContent?.replacing(.font, by: shownFont) ?? attributedContent
      lookDidChange()
      invalidateIntrinsicContentSize()
    }
  }
  /// The alignment of text and placeholder; natural by default.
  open var textAlignment: NSTextAlignment {
    get { look.textAlignment }
    set {
      look.textAlignment = newValue
      attributedContent = attributedContent?.changingParagraphs { $0.alignment = newValue } ?? attributedContent
      lookDidChange()
    }
  }
  /// The attributes of the whole text and of typed text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: shownFont, .foregroundColor: textColor ?? .label].merging(look.attributes) { $1 } }
    set {
      look.attributes = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      lookDidChange()
    }
  }
  /// The attributes of the text typed next while the field is being edited, by default those of
  /// `defaultTextAttributes`. Nil at other times, when setting them has no effect.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? ownTypingAttributes ?? defaultTextAttributes : nil }
    set { if isEditing { ownTypingAttributes = newValue } }
  }
  /// The typing attributes set by the app during the current editing.
  final var ownTypingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the user can change attributes; false by default. Stored; has no effect: they cannot be changed.
  open var allowsEditingTextAttributes: Bool {
    get { rules.allowsEditingAttributes }
    set { rules.allowsEditingAttributes = newValue }
  }
  /// Whether the font is shrunk to fit the width, down to `minimumFontSize`; false by default.
  open var adjustsFontSizeToFitWidth: Bool {
    get { look.adjustsFontSizeToFitWidth }
    set {
      look.adjustsFontSizeToFitWidth = newValue
      lookDidChange()
    }
  }
  /// The smallest font size of `adjustsFontSizeToFitWidth`, in points; 0, the default, is half the font's size.
  open var minimumFontSize: CGFloat {
    get { look.minimumFontSize }
    set {
      look.minimumFontSize = newValue
      lookDidChange()
    }
  }
  /// Whether a font of a text style follows changes of the preferred text size; false by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { look.followsContentSizeCategory }
    set { look.followsContentSizeCategory = newValue }
  }

  /// The text shown while the field is empty, that of `attributedPlaceholder` if it is set; nil, the default, for none.
  open var placeholder: String? {
    get { look.placeholder ?? look.attributedPlaceholder?.string }
    set {
      look.attributedPlaceholder = nil
      look.placeholder = newValue
      placeholderDidChange()
    }
  }
  /// The placeholder with attributes; nil for none. Setting it replaces `placeholder`.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderText }
    set {
      look.attributedPlaceholder = newValue
      look.placeholder = nil
      placeholderDidChange()
    }
  }

  /// Whether the text is cleared when editing begins by a touch or `becomeFirstResponder()`; false by default.
  open var clearsOnBeginEditing: Bool {
    get { rules.clearsOnBeginEditing }
    set { rules.clearsOnBeginEditing = newValue }
  }
  /// Whether the text is selected when editing begins, so that typing replaces it; false by default, and reset when the
  /// user changes the selection.
  open var clearsOnInsertion: Bool {
    get { rules.clearsOnInsertion }
    set {
      rules.clearsOnInsertion = newValue
      if newValue, isEditing { selectAll(nil) }
    }
  }
  /// The object that controls and is notified of editing. It is not retained.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited, being the first responder.
  open var isEditing: Bool { session != nil }

  // MARK: Look

  /// The line and surface around the field; none by default.
  open var borderStyle: BorderStyle {
    get { look.borderStyle }
    set {
      let old = look.borderStyle
      guard newValue != old else { return }
      look.borderStyle = newValue
      applyBorder(replacing: old)
      lookDidChange()
      invalidateIntrinsicContentSize()
    }
  }
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      applyBorder(replacing: borderStyle)
    }
  }
  /// The picture behind the text, stretched to the field, if there is no border; nil, the default, for none.
  open var background: UIImage? {
    get { look.background }
    set {
      look.background = newValue
      setNeedsDisplay()
    }
  }
  /// The picture behind the text while the field is disabled; nil, the default, uses `background`.
  open var disabledBackground: UIImage? {
    get { look.disabledBackground }
    set {
      look.disabledBackground = newValue
      setNeedsDisplay()
    }
  }
  /// When the clear button is shown; never by default.
  open var clearButtonMode: ViewMode {
    get { sides.clearButtonMode }
    set {
      sides.clearButtonMode = newValue
      setNeedsLayout()
    }
  }
  /// The view at the leading end; nil, the default, for none.
  open var leftView: UIView? {
    get { sides.left.view }
    set {
      let old = sides.left.view
      sides.left.view = newValue
      sideViewDidChange(from: old, to: newValue)
    }
  }
  /// When the leading view is shown; never by default.
  open var leftViewMode: ViewMode {
    get { sides.left.mode }
    set {
      sides.left.mode = newValue
      setNeedsLayout()
    }
  }
  /// The view at the trailing end, which replaces the clear button; nil, the default, for none.
  open var rightView: UIView? {
    get { sides.right.view }
    set {
      let old = sides.right.view
      sides.right.view = newValue
      sideViewDidChange(from: old, to: newValue)
    }
  }
  /// When the trailing view is shown; never by default.
  open var rightViewMode: ViewMode {
    get { sides.right.mode }
    set {
      sides.right.mode = newValue
      setNeedsLayout()
    }
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
    applyBorder(replacing: borderStyle)
    setNeedsDisplay()
  }

  override func dynamicAppearanceDidChange() {
    super.dynamicAppearanceDidChange()
    applyBorder(replacing: borderStyle)
    lookDidChange()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    lookDidChange()
  }

  // MARK: Traits of input

  /// The automatic capitalisation. Stored; has no effect: text is typed as it is.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboard.autocapitalizationType }
    set { keyboard.autocapitalizationType = newValue }
  }
  /// The automatic correction. Stored; has no effect: the input method decides.
  open var autocorrectionType: UITextAutocorrectionType {
    get { keyboard.autocorrectionType }
    set { keyboard.autocorrectionType = newValue }
  }
  /// The spell checking. Stored; has no effect.
  open var spellCheckingType: UITextSpellCheckingType {
    get { keyboard.spellCheckingType }
    set { keyboard.spellCheckingType = newValue }
  }
  /// Whether straight quotation marks become typographic ones. Stored; has no effect.
  open var smartQuotesType: UITextSmartQuotesType {
    get { keyboard.smartQuotesType }
    set { keyboard.smartQuotesType = newValue }
  }
  /// Whether hyphens become dashes. Stored; has no effect.
  open var smartDashesType: UITextSmartDashesType {
    get { keyboard.smartDashesType }
    set { keyboard.smartDashesType = newValue }
  }
  /// Whether spaces around pasted text are adjusted. Stored; has no effect.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keyboard.smartInsertDeleteType }
    set { keyboard.smartInsertDeleteType = newValue }
  }
  /// The purpose of the field, passed to the input method as a hint.
  open var keyboardType: UIKeyboardType {
    get { keyboard.keyboardType }
    set {
      keyboard.keyboardType = newValue
      session?.takeStyle()
    }
  }
  /// The look of the on-screen keyboard. Stored; has no effect: there is none.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { keyboard.keyboardAppearance }
    set { keyboard.keyboardAppearance = newValue }
  }
  /// The label of Return on an on-screen keyboard. Stored; has no effect: there is none.
  open var returnKeyType: UIReturnKeyType {
    get { keyboard.returnKeyType }
    set { keyboard.returnKeyType = newValue }
  }
  /// Whether Return is disabled while the field is empty; false by default. Stored; has no effect.
  open var enablesReturnKeyAutomatically: Bool {
    get { keyboard.enablesReturnKeyAutomatically }
    set { keyboard.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is hidden behind dots; false by default.
  open var isSecureTextEntry: Bool {
    get { keyboard.isSecureTextEntry }
    set {
      keyboard.isSecureTextEntry = newValue
      lookDidChange()
    }
  }
  /// The meaning of the text, for completion by the system. Stored; has no effect.
  open var textContentType: UITextContentType! {
    get { keyboard.textContentType }
    set { keyboard.textContentType = newValue }
  }
  /// The rules for new passwords; nil, the default, for none. Stored; has no effect.
  open var passwordRules: UITextInputPasswordRules? {
    get { keyboard.passwordRules }
    set { keyboard.passwordRules = newValue }
  }
  /// Whether predictions are displayed in the text. Stored; has no effect.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { keyboard.inlinePredictionType }
    set { keyboard.inlinePredictionType = newValue }
  }
  /// Whether results of sums are suggested while the user types. Stored; has no effect.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { keyboard.mathExpressionCompletionType }
    set { keyboard.mathExpressionCompletionType = newValue }
  }
  /// The use of the system's tools that rewrite text. Stored; has no effect: there are none.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { keyboard.writingToolsBehavior }
    set { keyboard.writingToolsBehavior = newValue }
  }
  /// The kinds of text that those tools may insert. Stored; has no effect: there are none.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { keyboard.allowedWritingToolsResultOptions }
    set { keyboard.allowedWritingToolsResultOptions = newValue }
  }

  open override var inputView: UIView? {
    get { inputViews.input }
    set { inputViews.input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }

  // MARK: Geometry

  open override dynamic var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = content.isEmpty ? placeholderText : shownText
    let measured = text?.size().width ?? 0
    // The rectangle of the text in a field a thousand points wide shows how much the other parts take.
    let probe = CGRect(x: 0, y: 0, width: 1000, height: 34)
    let around = 1000 - textRect(forBounds: probe).width
    let scale = max(currentTraits.displayScale, 1)
    let line = (shownFont.lineHeight * scale).rounded(.up) / scale
    // A rounded field with the system font of 17 points is 34 points high, as on iOS.
    let height = borderStyle == .none ? line : max(line + 10, 34)
    return CGSize(width: ((measured + around) * scale).rounded(.up) / scale, height: height)
  }

  /// Returns the frame of the border, in points; the whole bounds unless overridden.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the frame of the text while it is not edited, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var insets = UIEdgeInsets.zero
    switch borderStyle {
    case .none: break
    case .line, .bezel, .roundedRect: insets = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
    var rect = bounds.inset(by: insets)
    if shows(startView, startMode) {
      let edge = leftViewRect(forBounds: bounds).maxX
      rect.size.width -= max(0, edge - rect.minX)
      rect.origin.x = max(rect.minX, edge)
    }
    if shows(endView, endMode) {
      rect.size.width -= max(0, rect.maxX - rightViewRect(forBounds: bounds).minX)
    }
    if showsClearButton {
      let clear = clearButtonRect(forBounds: bounds)
      if isRightToLeft {
        rect.size.width -= max(0, clear.maxX + 4 - rect.minX)
        rect.origin.x = max(rect.minX, clear.maxX + 4)
      } else {
        rect.size.width -= max(0, rect.maxX - clear.minX + 4)
      }
    }
    rect.size.width = max(0, rect.width)
    return rect
  }

  /// Returns the frame of the placeholder, in points; that of the text unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the frame of the text while it is edited, in points; that of the text unless overridden.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the frame of the clear button, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = TextFieldClearButton.side
    let x = isRightToLeft ? bounds.minX + 5 : bounds.maxX - side - 5
    return CGRect(x: x, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
  }

  /// Returns the frame of the leading view, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = sideSize(startView, in: bounds)
    return CGRect(x: bounds.minX, y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
  }

  /// Returns the frame of the trailing view, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = sideSize(endView, in: bounds)
    return CGRect(
      x: bounds.maxX - size.width, y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    place(startView, visible: shows(startMode)) { leftViewRect(forBounds: bounds) }
    place(endView, visible: shows(endMode)) { rightViewRect(forBounds: bounds) }
    if showsClearButton {
      if clearButton.superview == nil { addSubview(clearButton) }
      clearButton.frame = clearButtonRect(forBounds: bounds)
    } else if clearButtonMode != .never {
      clearButton.removeFromSuperview()
    }
    setNeedsDisplay()
    session?.place()
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    let image = isEnabled ? background : disabledBackground ?? background
    if borderStyle != .roundedRect { image?.draw(in: bounds) }
    if content.isEmpty, !hasTokens {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    guard session?.drawsText != true else { return }
    drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
  }

  /// Draws the text while it is not edited. Override it to change the drawing; do not call it.
  open func drawText(in rect: CGRect) {
    if let session {
      session.drawEdited(in: rect)
    } else if let shownText {
      drawLine(shownText, in: rect)
    }
  }

  /// Draws the placeholder. Override it to change the drawing; do not call it.
  open func drawPlaceholder(in rect: CGRect) {
    if let placeholderText { drawLine(placeholderText, in: rect) }
  }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var canBecomeFocused: Bool { isEnabled && !isHidden }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true else {
      return false
    }
    guard super.becomeFirstResponder() else { return false }
    // If an item is focused, the focus moves along with the keyboard.
    if let focus = UIFocusSystem.focusSystem(for: self), let item = focus.focusedItem, item !== self {
      focus.requestFocusUpdate(to: self)
    }
    beginEditing()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    if window != nil, !(delegate?.textFieldShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    endEditing(.committed)
    return true
  }

  override func didTouchUpInside() {
    super.didTouchUpInside()
    becomeFirstResponder()
  }

  /// Starts editing when Return is pressed in the focused field.
  override func performKeyAction() {
    becomeFirstResponder()
  }

  // MARK: Accessibility

  /// The value of an empty field is its placeholder, as on iOS.
  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    let text = isSecureTextEntry ? String(repeating: "•", count: content.count) : content
    return AccessibilityDefaults(
      isElement: true, value: text.isEmpty ? placeholder : text,
      traits: accessibilityStateTraits, role: isSecureTextEntry ? .secureTextField : .textField)
  }

  // MARK: UIKeyInput

  /// Whether the text is not empty.
  open var hasText: Bool { !content.isEmpty }

  /// Replaces the selection by `text` as typing would, without calling the delegate's `shouldChange` methods.
  open func insertText(_ text: String) {
    replace(characters: selection, with: text)
  }

  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() {
    if deletesBeforeText() { return }
    let range = selection.isEmpty ? max(0, selection.lowerBound - 1)..<selection.lowerBound : selection
    replace(characters: range, with: "")
  }

  // MARK: Before the text, in subclasses

  /// Whether there are tokens before the text.
  var hasTokens: Bool { false }
  /// Selects or deletes something before the text in place of deleting backwards.
  ///
  /// - Returns: whether there was something.
  func deletesBeforeText() -> Bool { false }
  /// Called after every change of the text.
  func textWasChanged() {}
  /// Removes the tokens before the text.
  func clearTokens() {}

  // MARK: Selection

  /// The selection in UTF-16 units, or the caret if it is empty. Setting nil has no effect.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(content.utf16Range(ofCharacters: selection)) }
    set {
      guard let newValue else { return }
      selection = content.characterRange(ofUTF16: newValue.offsets)
      session?.takeSelection()
      setNeedsDisplay()
    }
  }
  /// The position of the start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The position of the end of the text.
  open var endOfDocument: UITextPosition { UITextPosition(offset: content.utf16.count) }

  /// Returns the position at a distance in UTF-16 units; nil outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.moved(by: offset, in: content)
  }

  /// Returns the range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(from: fromPosition, to: toPosition)
  }

  /// Returns the distance between two positions in UTF-16 units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// Returns the text of a range; nil if the text ends before the range does.
  open func text(in range: UITextRange) -> String? { range.text(of: content) }

  /// Replaces a range of the text, without calling the delegate's `shouldChange` methods.
  open func replace(_ range: UITextRange, withText text: String) {
    replace(characters: content.characterRange(ofUTF16: range.offsets), with: text)
  }

  /// Returns the rectangle of the caret at a position, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position.offset) }

  /// Returns the rectangle of a range on its first line, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { lineRects(of: range.offsets).first ?? .zero }

  /// Returns the position nearest to a point in the field's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(offset: offset(at: point)) }

  /// Returns the position in a range nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closest(to: point, within: range)
  }

  /// Returns the range of the character at a point; nil outside the text.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  /// Moves the caret to the position nearest to a point. Only programs call it: no keyboard on the screen does here.
  open func beginFloatingCursor(at point: CGPoint) { putCaret(at: point) }
  /// Moves the caret to the position nearest to a point.
  open func updateFloatingCursor(at point: CGPoint) { putCaret(at: point) }
  /// Ends the movement of the caret, which stays where it is.
  open func endFloatingCursor() {}

  /// Returns the rectangles of a range, one for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionParts(of: range) }

  /// Returns the position at a distance in a direction; nil outside the text.
  open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  { moved(position, in: direction, by: offset) }

  /// Returns the position in a range that is farthest in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    farthest(in: range, direction)
  }

  /// Returns the range from a position to the farthest one in a direction.
  open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    extended(position, in: direction)
  }

  /// Compares two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    compared(position, to: other)
  }

  /// Returns the natural direction: a field's text has no direction of its own.
  open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  { .natural }

  /// Does nothing: the direction of a field's line follows from its text.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  /// Returns the attributes of the text at a position.
  open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  { defaultTextAttributes }

  /// Returns whether the delegate allows a change.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: NSRange(range.offsets), replacementString: text) ?? true
  }

  // Text is dragged by the window's text widget, which does not call any delegate.

  /// The delegate for dragging. Held weakly, and never called.
  open weak var textDragDelegate: (any UITextDragDelegate)? {
    get { delegates.drag }
    set { delegates.drag = newValue }
  }
  /// The delegate for dropping. Held weakly, and never called.
  open weak var textDropDelegate: (any UITextDropDelegate)? {
    get { delegates.drop }
    set { delegates.drop = newValue }
  }
  /// The interaction for dragging: always nil.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// The interaction for dropping texts. Its delegate belongs to the view.
  open var textDropInteraction: UIDropInteraction? { dropping.interaction }
  /// Whether text is being dragged: always false.
  open var isTextDragActive: Bool { false }
  /// Whether a text that can be dropped is over the view.
  open var isTextDropActive: Bool { dropping.isActive }
  /// The delegate for pasting. Held weakly.
  open weak var pasteDelegate: (any UITextPasteDelegate)? {
    get { delegates.paste }
    set { delegates.paste = newValue }
  }

  /// The delegate of the input system. Held weakly, and never notified: the window's text widget reads the field
  /// directly.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { delegates.input }
    set { delegates.input = newValue }
  }
  /// The tokenizer, which finds words, sentences and paragraphs.
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  /// The attributes of marked text; nil by default. Stored; has no effect.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { markedText.style }
    set { markedText.style = newValue }
  }
  /// The range of the marked text; nil for none.
  open var markedTextRange: UITextRange? { markedText.range.map { UITextRange($0) } }
  /// Replaces the marked text or the selection by text that is marked.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText, selecting: selectedRange) }
  /// Does the same, without the attributes.
  open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  /// Ends the marking, and keeps the text.
  open func unmarkText() { markedText.range = nil }

  override var ownEditActions: Set<String> { ["cut:", "copy:", "paste:", "selectAll:"] }

  /// Allows those edit actions that the selection, the text and the clipboard make possible.
  open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action.name {
    case "cut:": isEnabled && !isSecureTextEntry && !selection.isEmpty
    case "copy:": !isSecureTextEntry && !selection.isEmpty
    case "paste:": isEnabled && UIPasteboard.general.hasStrings
    case "selectAll:": !content.isEmpty && selection.count < content.count
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  open override func selectAll(_ sender: Any?) {
    selection = 0..<content.count
    session?.takeSelection()
    setNeedsDisplay()
  }

  open override func copy(_ sender: Any?) {
    guard !isSecureTextEntry, !selection.isEmpty else { return }
    UIPasteboard.general.string = String(Array(content)[selection])
  }

  open override func cut(_ sender: Any?) {
    guard !isSecureTextEntry, !selection.isEmpty else { return }
    copy(sender)
    replace(characters: selection, with: "")
  }

  open override func paste(_ sender: Any?) {
    if pasteDelegate != nil {
      TextPaste.begin(UIPasteboard.general.itemProviders, into: self)
    } else if let string = UIPasteboard.general.string {
      insertText(string)
    }
  }

  /// Pastes items in place of the selection, asynchronously on the main run loop.
  open override func paste(itemProviders: [NSItemProvider]) { TextPaste.begin(itemProviders, into: self) }

  /// Returns whether each of the items has a type in `pasteConfiguration` or, without one, is text.
  open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard pasteConfiguration == nil else { return super.canPaste(itemProviders) }
    return !itemProviders.isEmpty && itemProviders.allSatisfy { $0.canLoadObject(ofClass: NSString.self) }
  }
}
