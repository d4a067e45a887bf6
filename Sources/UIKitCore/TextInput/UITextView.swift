import WindowServer

/// A scrolling view with lines of text that the user can read, select and edit.
///
/// The view draws its text itself. While the user edits it or selects in it, the window's own text widget covers it, so
/// that input methods, selection, undo and the clipboard are those of the desktop.
///
/// A text view that does not scroll has its text's height as intrinsic height, so that it sizes cells with Auto Layout.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextview).
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  /// Posted when editing has begun; the object is the view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the user has changed the text; the object is the view.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted when editing has ended; the object is the view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  var content = TextViewContent()
  /// The selection in UTF-16 units, or the caret if it is empty. Kept while the view is not edited.
  var selection = 0..<0
  var session: TextViewSession?
  var boxes = TextBoxCache()
  private var look = TextViewLook()
  private var rules = TextViewRules()
  private var keyboard = KeyboardTraits()
  private var inputViews = TextInputViews()
  var markedText = MarkedText()
  /// Whether `contentSize` belongs to an earlier text or width.
  var needsContentSize = true
  lazy var textLayer = TextViewTextView(owner: self)
  /// For clients that read or edit the text's layout; nil until one does.
  var clientStorage: TextViewStorage?
  /// The find interaction with its marks; nil unless finding is enabled.
  var find: TextViewFind?
  private weak var typedDelegate: (any UITextViewDelegate)?
  private var delegates = TextInputDelegates()
  private lazy var dropping = TextDropping(self) { [unowned self] in self.isEditable }
  private lazy var tap = UITapGestureRecognizer { [weak self] recognizer in
    self?.tapped(at: recognizer.location(in: self))
  }

  // MARK: Creating

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view.
  ///
  /// - Parameter textContainer: the area of the text; nil creates one as wide as the view. If it has a layout manager,
  ///   the view shows and edits the text of that manager's storage, and retains both.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    self.textContainer.widthTracksTextView = textContainer?.widthTracksTextView ?? true
    setUp()
    if let manager = textContainer?.attachedManager { takeStorage(of: manager) }
  }

  private func takeStorage(of manager: NSLayoutManager) {
    let taken = TextViewStorage(self, of: manager)
    clientStorage = taken
    if taken.storage.length > 0 { content.setAttributed(taken.storage) }
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
    addInteraction(dropping.interaction)
    textContainer.onChange = { [weak self] in self?.layoutDidChange() }
    textContainer.makeManager = { [weak self] in self?.layoutManager }
  }

  /// Creates a text view laid out by `layoutManager`, whatever the argument: there is no `NSTextLayoutManager`.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// The object that decides on edits and receives them. It is not retained.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { typedDelegate }
    set { super.delegate = newValue }
  }

  @_spi(UIKit) open override func delegateDidChange() { typedDelegate = super.delegate as? any UITextViewDelegate }

  // MARK: Text

  /// The text, never nil when read: setting nil makes it empty. Setting it notifies the delegate of the selection only,
  /// and moves the caret to the end.
  open var text: String! {
    get { content.string }
    set {
      content.setPlain(newValue ?? "")
      contentWasReplaced()
    }
  }

  /// The text with attributes. Missing attributes come from the view's properties. Setting it changes `font`,
  /// `textColor` and `textAlignment` to those of its first character, where it has them.
  open var attributedText: NSAttributedString! {
    get { content.attributed ?? NSAttributedString(string: content.string, attributes: baseAttributes) }
    set {
      content.setAttributed(newValue ?? NSAttributedString(string: ""))
      if let newValue { look.adoptLook(of: newValue) }
      contentWasReplaced()
    }
  }

  /// The font of the whole text. Setting it replaces the fonts of an attributed text. Nil, the default, is the system
  /// font of 12 points.
  open var font: UIFont? {
    get { look.font }
    set {
      look.font = newValue
      content.setAttribute(.font, newValue)
      clientStorage?.setAttribute(.font, shownFont, from: self)
      layoutDidChange()
    }
  }

  /// The colour of the whole text. Setting it replaces the colours of an attributed text. Nil, the default, is
  /// `UIColor.label`.
  open var textColor: UIColor? {
    get { look.textColor }
    set {
      look.textColor = newValue
      content.setAttribute(.foregroundColor, newValue)
      clientStorage?.setAttribute(.foregroundColor, newValue ?? .label, from: self)
      lookDidChange()
    }
  }

  /// The alignment of the text; natural by default. Setting it changes the paragraphs of an attributed text.
  open var textAlignment: NSTextAlignment {
    get { look.textAlignment }
    set {
      let changed = content.attributed?.changingParagraphs { $0.alignment = newValue }
      guard newValue != look.textAlignment || changed != nil else { return }
      look.textAlignment = newValue
      if let changed {
        let typing = content.typing
        content.setAttributed(changed)
        content.typing = typing
      }
      clientStorage?.manager.alignment = newValue
      if changed != nil { clientStorage?.fill(from: self) }
      layoutDidChange()
    }
  }

  /// The attributes of typed text. When the selection changes, they become those of the text before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { content.typing ?? content.attributes(before: selection.lowerBound, base: baseAttributes) }
    set { content.typing = newValue }
  }

  /// The attributes of links; the view's tint colour by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { look.linkAttributes ?? [.foregroundColor: tintColor ?? .link] }
    set {
      look.linkAttributes = newValue
      lookDidChange()
    }
  }

  /// The kinds of data that become links while the text cannot be edited; none by default.
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { rules.detectedTypes }
    set {
      guard newValue != rules.detectedTypes else { return }
      rules.detectedTypes = newValue
      layoutDidChange()
    }
  }
  /// Whether the user can change attributes; false by default. Stored; has no effect: they cannot be changed.
  open var allowsEditingTextAttributes: Bool {
    get { rules.allowsEditingAttributes }
    set { rules.allowsEditingAttributes = newValue }
  }
  /// Whether the text is selected when editing begins, so that typing replaces it; false by default, and reset when the
  /// user changes the selection.
  open var clearsOnInsertion: Bool {
    get { rules.clearsOnInsertion }
    set {
      rules.clearsOnInsertion = newValue
      if newValue, session != nil { selectAll(nil) }
    }
  }
  /// Whether a font of a text style follows changes of the preferred text size; false by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { look.followsContentSizeCategory }
    set { look.followsContentSizeCategory = newValue }
  }
  /// Whether the size of text is adapted to the platform; false by default. Stored; has no effect.
  open var usesStandardTextScaling: Bool {
    get { look.usesStandardTextScaling }
    set {
      look.usesStandardTextScaling = newValue
      layoutDidChange()
    }
  }

  /// The border of a text view.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    /// A line with rounded corners, as around a text field.
    case roundedRect = 1
  }

  /// The border; none by default.
  open var borderStyle: BorderStyle {
    get { look.borderStyle }
    set {
      guard newValue != look.borderStyle else { return }
      look.borderStyle = newValue
      applyBorder()
    }
  }

  private func applyBorder() {
    let isRounded = borderStyle == .roundedRect
    layer.borderWidth = isRounded ? 1 : 0
    layer.cornerRadius = isRounded ? 5 : 0
    layer.borderColor = isRounded ? UIColor.systemGray4.resolvedColor(with: currentTraits).cgColor : nil
    clipsToBounds = true
  }

  // MARK: Editing

  /// Whether the user can change the text; true by default.
  open var isEditable: Bool {
    get { rules.isEditable }
    set {
      guard newValue != rules.isEditable else { return }
      rules.isEditable = newValue
      tapMayBeOfUse()
      session?.takeStyle()
      if dataDetectorTypes.contains(.link) { layoutDidChange() }
    }
  }

  /// Whether the user can select text and follow links; true by default.
  open var isSelectable: Bool {
    get { rules.isSelectable }
    set {
      guard newValue != rules.isSelectable else { return }
      rules.isSelectable = newValue
      tapMayBeOfUse()
      if !canBecomeFirstResponder, isFirstResponder { resignFirstResponder() }
    }
  }

  private func tapMayBeOfUse() { tap.isEnabled = isEditable || isSelectable }

  /// The selection in UTF-16 units. Setting another one notifies the delegate.
  open var selectedRange: NSRange {
    get { NSRange(selection) }
    set {
      let range = newValue.location == NSNotFound ? 0..<0 : newValue.location..<newValue.location + newValue.length
      select(range)
      session?.takeSelection()
    }
  }

  /// Scrolls until a range in UTF-16 units is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    let first = caretRect(at: range.location)
    scrollRectToVisible(
      range.length == 0 ? first : first.union(caretRect(at: range.location + range.length)), animated: false)
  }

  // MARK: Layout

  /// The area in which the text is laid out.
  open private(set) var textContainer: NSTextContainer

  /// The text for use by layout managers. Editing it edits the view's text, without notifying the delegate, and keeps
  /// the selection. After the first access, each change of the view's text is made in it, too, and what its delegate or
  /// its class changes is taken over.
  open var textStorage: NSTextStorage { storageForClients.storage }

  /// Provides the places of the text's characters in the container.
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

  /// The space between the view's edges and the text in points; 8 above and below by default.
  open var textContainerInset: UIEdgeInsets {
    get { look.insets }
    set {
      guard newValue != look.insets else { return }
      look.insets = newValue
      layoutDidChange()
    }
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

  /// The size of the text, if the view does not scroll; else none.
  open override dynamic var intrinsicContentSize: CGSize {
    if isScrollEnabled { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// - Parameter size: only the width is used; 0 or less means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width) }

  open override dynamic func layoutSubviews() {
    updateContentSize()
    placeText()
    find?.placeMarks()
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
  /// The purpose of the text, passed to the input method as a hint.
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
  /// Whether Return is disabled while the view is empty; false by default. Stored; has no effect.
  open var enablesReturnKeyAutomatically: Bool {
    get { keyboard.enablesReturnKeyAutomatically }
    set { keyboard.enablesReturnKeyAutomatically = newValue }
  }
  /// Always false: a text view does not hide its text.
  open var isSecureTextEntry: Bool {
    get { keyboard.isSecureTextEntry }
    set { keyboard.isSecureTextEntry = newValue }
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
  /// Whether such a tool is changing the text: always false.
  open var isWritingToolsActive: Bool { false }

  open override var inputView: UIView? {
    get { inputViews.input }
    set { inputViews.input = newValue }
  }
  /// Stored; has no effect: there is no on-screen keyboard for it to be above.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
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

  override var ownEditActions: Set<String> {
    ["cut:", "copy:", "paste:", "selectAll:", "find:", "findAndReplace:", "findNext:", "findPrevious:"]
  }

  open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
  open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
  open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
  open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }

  /// Allows those edit actions that the selection, the text and the clipboard make possible.
  open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action.name {
    case "cut:": isEditable && !selection.isEmpty
    case "copy:": !selection.isEmpty
    case "paste:": isEditable && UIPasteboard.general.hasStrings
    case "selectAll:": hasText && selection.count < content.string.utf16.count
    case "find:": findInteraction != nil
    case "findAndReplace:": findInteraction != nil && isEditable
    case "findNext:", "findPrevious:": findInteraction?.isFindNavigatorVisible == true
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
    guard isEditable else { return }
    if pasteDelegate != nil {
      TextPaste.begin(UIPasteboard.general.itemProviders, into: self)
    } else if let string = UIPasteboard.general.string {
      insertText(string)
    }
  }

  /// Pastes items in place of the selection, asynchronously on the main run loop.
  open override func paste(itemProviders: [NSItemProvider]) {
    if isEditable { TextPaste.begin(itemProviders, into: self) }
  }

  /// Returns whether each of the items has a type in `pasteConfiguration` or, without one, is text.
  open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard pasteConfiguration == nil else { return super.canPaste(itemProviders) }
    return isEditable && !itemProviders.isEmpty
      && itemProviders.allSatisfy { $0.canLoadObject(ofClass: NSString.self) }
  }

  // MARK: UITextInput

  /// Whether the text is not empty.
  open var hasText: Bool { !content.string.isEmpty }

  /// Replaces the selection by `text` as typing would, without calling the delegate's `shouldChange` methods.
  open func insertText(_ text: String) { replace(selection, with: text) }

  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() {
    guard selection.isEmpty else { return replace(selection, with: "") }
    let characters = content.string.characterRange(ofUTF16: selection)
    guard characters.lowerBound > 0 else { return }
    let one = characters.lowerBound - 1..<characters.lowerBound
    replace(content.string.utf16Range(ofCharacters: one), with: "")
  }

  /// The selection in UTF-16 units, or the caret if it is empty. Setting nil has no effect.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { selectedRange = NSRange(newValue.offsets) } }
  }
  /// The position of the start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The position of the end of the text.
  open var endOfDocument: UITextPosition { UITextPosition(offset: content.string.utf16.count) }

  /// Returns the position at a distance in UTF-16 units; nil outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.moved(by: offset, in: content.string)
  }

  /// Returns the range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(from: fromPosition, to: toPosition)
  }

  /// Returns the distance between two positions in UTF-16 units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// Returns the text of a range; nil if the text ends before the range does.
  open func text(in range: UITextRange) -> String? { range.text(of: content.string) }
  /// Replaces a range of the text, without calling the delegate's `shouldChange` methods.
  open func replace(_ range: UITextRange, withText text: String) { replace(range.offsets, with: text) }

  /// Returns the rectangle of the caret, in the view's coordinates, which scroll.
  open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position.offset) }

  /// Returns the rectangle of the range's part on its first line, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { lineRects(of: range.offsets).first ?? .zero }

  /// Returns the position nearest to a point in the view's coordinates.
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

  /// Returns the writing direction that the paragraph style sets at a position.
  open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  {
    let style = textStyling(at: position, in: direction)?[.paragraphStyle] as? NSParagraphStyle
    return style?.baseWritingDirection ?? .natural
  }

  /// Sets the writing direction of a range in its paragraph style.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    let style = NSMutableParagraphStyle()
    if let old = textStyling(at: range.start, in: .forward)?[.paragraphStyle] as? NSParagraphStyle {
      style.setParagraphStyle(old)
    }
    style.baseWritingDirection = writingDirection
    textStorage.addAttribute(.paragraphStyle, value: style, range: NSRange(range.offsets))
  }

  /// Returns the attributes of the text at a position.
  open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  {
    let place = direction == .backward ? position.offset - 1 : position.offset
    return content.attributes(at: place)?.0 ?? baseAttributes
  }

  /// Returns whether the delegate allows a change.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    delegate?.allowsChange(of: self, in: NSRange(range.offsets), to: text) ?? true
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

  /// The delegate of the input system. Held weakly, and never notified: the window's text widget reads the view
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

  // MARK: Accessibility

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: content.string, traits: .none, role: .textArea)
  }
}
