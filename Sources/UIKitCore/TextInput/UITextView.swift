import WindowServer

/// Lines of text that a person can read, select and edit, in a view that scrolls.
///
/// The view draws its text itself. While it is edited, or selected in, the window's own text widget lies over it, so
/// that input methods, selection, undo and the clipboard are the desktop's.
///
/// A text view that does not scroll has the height of its text as its intrinsic one, and so sizes cells by Auto Layout.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  var content = TextViewContent()
  /// UTF-16 units; the caret when it is empty. Kept while the view is not edited.
  var selection = 0..<0
  var session: TextViewSession?
  var boxes = TextBoxCache()
  private var keyboard = KeyboardTraits()
  /// Whether `contentSize` is of an older text or width.
  var needsContentSize = true
  lazy var textLayer = TextViewTextView(owner: self)
  /// For clients that look at the text's layout, or edit it there; nil until one does.
  var clientStorage: TextViewStorage?
  private weak var typedDelegate: (any UITextViewDelegate)?
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  private lazy var tap = UITapGestureRecognizer { [weak self] recognizer in
    self?.tapped(at: recognizer.location(in: self))
  }

  // MARK: Making

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// - Parameter textContainer: nil makes one that is as wide as the view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    self.textContainer.widthTracksTextView = textContainer?.widthTracksTextView ?? true
    setUp()
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    textContainer.widthTracksTextView = true
    setUp()
    coder.didMake(self, as: UITextView.self)
  }

  private func setUp() {
    backgroundColor = .systemBackground
    insertSubview(textLayer, at: 0)
    addGestureRecognizer(tap)
    textContainer.onChange = { [weak self] in self?.layoutDidChange() }
    textContainer.makeManager = { [weak self] in self?.layoutManager }
  }

  /// Makes a view whose text is laid out by `layoutManager`, whatever is asked for: there is no `NSTextLayoutManager`.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { typedDelegate }
    set {
      typedDelegate = newValue
      super.delegate = newValue
    }
  }

  // MARK: Text

  /// Never nil when read: nil set is the empty text. Setting it notifies the delegate of the selection only, and puts
  /// the caret at the end.
  open var text: String! {
    get { content.string }
    set {
      content.setPlain(newValue ?? "")
      contentWasReplaced()
    }
  }

  /// The text with attributes of its own; what it leaves out comes from the view's properties.
  open var attributedText: NSAttributedString! {
    get { content.attributed ?? NSAttributedString(string: content.string, attributes: baseAttributes) }
    set {
      content.setAttributed(newValue ?? NSAttributedString(string: ""))
      contentWasReplaced()
    }
  }

  /// Of the whole text: setting it replaces the fonts of an attributed one. nil is the system's font at 12 points.
  open var font: UIFont? {
    didSet {
      content.setAttribute(.font, font)
      clientStorage?.fill(from: self)
      layoutDidChange()
    }
  }

  /// Of the whole text: setting it replaces the colours of an attributed one. nil is `UIColor.label`.
  open var textColor: UIColor? {
    didSet {
      content.setAttribute(.foregroundColor, textColor)
      clientStorage?.fill(from: self)
      lookDidChange()
    }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet {
      guard textAlignment != oldValue else { return }
      clientStorage?.manager.alignment = textAlignment
      layoutDidChange()
    }
  }

  /// The attributes of typed text, until the selection changes; then those of the text before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { content.typing ?? content.attributes(before: selection.lowerBound, base: baseAttributes) }
    set { content.typing = newValue }
  }

  /// How links look; the view's tint colour by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .link] }
    set {
      ownLinkAttributes = newValue
      lookDidChange()
    }
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?

  /// The kinds of data that become links while the text cannot be edited. Empty by default.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { layoutDidChange() } }
  }
  open var allowsEditingTextAttributes = false
  /// Whether text inserted by a person replaces all there is; until it did.
  open var clearsOnInsertion = false
  open var adjustsFontForContentSizeCategory = false
  open var usesStandardTextScaling = false { didSet { layoutDidChange() } }

  // MARK: Editing

  /// Whether the person may change the text. True by default.
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      tapMayBeOfUse()
      session?.takeStyle()
      if dataDetectorTypes.contains(.link) { layoutDidChange() }
    }
  }

  /// Whether the person may select text and follow links. True by default.
  open var isSelectable = true {
    didSet {
      guard isSelectable != oldValue else { return }
      tapMayBeOfUse()
      if !canBecomeFirstResponder, isFirstResponder { resignFirstResponder() }
    }
  }

  private func tapMayBeOfUse() { tap.isEnabled = isEditable || isSelectable }

  /// UTF-16 units. Setting it notifies the delegate when it changes.
  open var selectedRange: NSRange {
    get { NSRange(selection) }
    set {
      let range = newValue.location == NSNotFound ? 0..<0 : newValue.location..<newValue.location + newValue.length
      select(range)
      session?.takeSelection()
    }
  }

  /// Scrolls until the range, in UTF-16 units, shows.
  open func scrollRangeToVisible(_ range: NSRange) {
    let first = caretRect(at: range.location)
    scrollRectToVisible(
      range.length == 0 ? first : first.union(caretRect(at: range.location + range.length)), animated: false)
  }

  // MARK: Layout

  open private(set) var textContainer: NSTextContainer

  /// The text, as layout managers see it. Editing it edits the view's text, without a word to the delegate, and leaves
  /// the selection where it is. From when it is first asked for, each change of the view's text is copied there.
  open var textStorage: NSTextStorage { storageForClients.storage }

  /// Says where the text's characters are in the container.
  open var layoutManager: NSLayoutManager {
    updateContentSize()
    return storageForClients.manager
  }

  private var storageForClients: TextViewStorage {
    if let clientStorage { return clientStorage }
    let made = TextViewStorage(self)
    clientStorage = made
    return made
  }

  /// Between the view's edges and the text, in points. 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { layoutDidChange() } }
  }

  open override var isScrollEnabled: Bool {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      if !isScrollEnabled { contentOffset = .zero }
      invalidateIntrinsicContentSize()
    }
  }

  open override var contentSize: CGSize {
    get {
      updateContentSize()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override var bounds: CGRect {
    didSet { if bounds.width != oldValue.width { widthDidChange() } }
  }

  open override var frame: CGRect {
    didSet { if frame.width != oldValue.width { widthDidChange() } }
  }

  /// Without scrolling the size of the text; else none.
  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// - Parameter size: only the width counts; 0 or less is without limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width) }

  open override func layoutSubviews() {
    updateContentSize()
    placeText()
    super.layoutSubviews()
    session?.place()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  override func dynamicAppearanceDidChange() {
    super.dynamicAppearanceDidChange()
    lookDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    lookDidChange()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    layoutDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory, let style = font?.values.textStyle,
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  // MARK: Traits of input

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboard.autocapitalizationType }
    set { keyboard.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { keyboard.autocorrectionType }
    set { keyboard.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { keyboard.spellCheckingType }
    set { keyboard.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { keyboard.smartQuotesType }
    set { keyboard.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { keyboard.smartDashesType }
    set { keyboard.smartDashesType = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keyboard.smartInsertDeleteType }
    set { keyboard.smartInsertDeleteType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { keyboard.keyboardType }
    set {
      keyboard.keyboardType = newValue
      session?.takeStyle()
    }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { keyboard.keyboardAppearance }
    set { keyboard.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { keyboard.returnKeyType }
    set { keyboard.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { keyboard.enablesReturnKeyAutomatically }
    set { keyboard.enablesReturnKeyAutomatically = newValue }
  }
  /// Text views show what they hold.
  open var isSecureTextEntry: Bool {
    get { keyboard.isSecureTextEntry }
    set { keyboard.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { keyboard.textContentType }
    set { keyboard.textContentType = newValue }
  }
  /// The needs of new passwords; nil for none.
  open var passwordRules: UITextInputPasswordRules? {
    get { keyboard.passwordRules }
    set { keyboard.passwordRules = newValue }
  }
  open var inlinePredictionType: UITextInlinePredictionType {
    get { keyboard.inlinePredictionType }
    set { keyboard.inlinePredictionType = newValue }
  }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// Kept and not shown: there is no keyboard on the screen that it could be above.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open override var canBecomeFocused: Bool { isEditable && !isHidden }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil else { return false }
    if isEditable, !(delegate?.textViewShouldBeginEditing(self) ?? true) { return false }
    guard super.becomeFirstResponder() else { return false }
    beginEditing()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    if isEditable, window != nil, !(delegate?.textViewShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  override var ownEditActions: Set<String> { ["cut:", "copy:", "paste:", "selectAll:"] }

  /// Allows the edit actions for which the selection, the text and the clipboard have something.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action.name {
    case "cut:": isEditable && !selection.isEmpty
    case "copy:": !selection.isEmpty
    case "paste:": isEditable && UIPasteboard.general.hasStrings
    case "selectAll:": hasText && selection.count < content.string.utf16.count
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  open override func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: content.string.utf16.count)
  }

  open override func copy(_ sender: Any?) {
    guard !selection.isEmpty else { return }
    UIPasteboard.general.string = UITextRange(selection).text(of: content.string)
  }

  open override func cut(_ sender: Any?) {
    guard isEditable, !selection.isEmpty else { return }
    copy(sender)
    replace(selection, with: "")
  }

  open override func paste(_ sender: Any?) {
    if isEditable, let string = UIPasteboard.general.string { insertText(string) }
  }

  // MARK: UITextInput

  open var hasText: Bool { !content.string.isEmpty }

  /// Puts `text` in place of the selection, as if typed, without calling the delegate's `shouldChange` methods.
  open func insertText(_ text: String) { replace(selection, with: text) }

  /// Takes the selection away, or what stands before the caret.
  open func deleteBackward() {
    guard selection.isEmpty else { return replace(selection, with: "") }
    let characters = content.string.characterRange(ofUTF16: selection)
    guard characters.lowerBound > 0 else { return }
    let one = characters.lowerBound - 1..<characters.lowerBound
    replace(content.string.utf16Range(ofCharacters: one), with: "")
  }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { selectedRange = NSRange(newValue.offsets) } }
  }
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  open var endOfDocument: UITextPosition { UITextPosition(offset: content.string.utf16.count) }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.moved(by: offset, in: content.string)
  }

  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(from: fromPosition, to: toPosition)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  open func text(in range: UITextRange) -> String? { range.text(of: content.string) }
  open func replace(_ range: UITextRange, withText text: String) { replace(range.offsets, with: text) }

  /// Where the caret is drawn, in the view's coordinates, which scroll.
  open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position.offset) }

  /// The part of the range on its first line, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { lineRects(of: range.offsets).first ?? .zero }

  /// The position nearest to a point in the view's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(offset: offset(at: point)) }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closest(to: point, within: range)
  }

  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionParts(of: range) }

  open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  { moved(position, in: direction, by: offset) }

  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    farthest(in: range, direction)
  }

  open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    extended(position, in: direction)
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    compared(position, to: other)
  }

  open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  {
    let style = textStyling(at: position, in: direction)?[.paragraphStyle] as? NSParagraphStyle
    return style?.baseWritingDirection ?? .natural
  }

  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    let style = NSMutableParagraphStyle()
    if let old = textStyling(at: range.start, in: .forward)?[.paragraphStyle] as? NSParagraphStyle {
      style.setParagraphStyle(old)
    }
    style.baseWritingDirection = writingDirection
    textStorage.addAttribute(.paragraphStyle, value: style, range: NSRange(range.offsets))
  }

  open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  {
    let place = direction == .backward ? position.offset - 1 : position.offset
    return content.attributes(at: place)?.0 ?? baseAttributes
  }

  /// Asks the delegate's `textView(_:shouldChangeTextIn:replacementText:)`.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: NSRange(range.offsets), replacementText: text) ?? true
  }

  // Text is dragged by the window's text widget, which asks nobody.

  /// Held weakly, and not called.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// Held weakly, and not called.
  open weak var textDropDelegate: (any UITextDropDelegate)?
  open var textDragInteraction: UIDragInteraction? { nil }
  open var textDropInteraction: UIDropInteraction? { nil }
  open var isTextDragActive: Bool { false }
  open var isTextDropActive: Bool { false }
  /// Held weakly, and not called.
  open weak var pasteDelegate: (any UITextPasteDelegate)?

  /// Held weakly. The window's text widget asks the view itself, and needs no notice.
  open weak var inputDelegate: (any UITextInputDelegate)?
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  var marked: Range<Int>?
  open var markedTextRange: UITextRange? { marked.map { UITextRange($0) } }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText, selecting: selectedRange) }
  open func unmarkText() { marked = nil }

  // MARK: Accessibility

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: content.string, traits: .none, role: .textArea)
  }
}
