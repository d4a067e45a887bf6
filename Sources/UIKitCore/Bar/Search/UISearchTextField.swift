/// The field of a search bar: a magnifying glass, a filled round rectangle, a clear button.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisearchtextfield).
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The views of the tokens, in their order.
  private var tokenViews: [SearchTokenView] = []
  private let glass = SearchGlassView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.cornerRadius = 10
    backgroundColor = .tertiarySystemFill
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    placeholder = "Search"
  }

  /// Replaces the magnifying glass by a picture; nil restores it.
  func takeIcon(_ image: UIImage?) {
    guard let image else {
      leftView = glass
      return
    }
    let view = UIImageView(image: image)
    view.contentMode = .center
    view.tintColor = .secondaryLabel
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    leftView = view
  }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.traits.insert(.searchField)
    return defaults
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds).insetBy(dx: 2, dy: 2)
    let taken = tokensWidth(in: rect)
    if !isRightToLeft { rect.origin.x += taken }
    rect.size.width -= taken
    return rect
  }

  // MARK: Tokens

  /// The tokens, which are shown before the text; none by default. Setting them sends no event.
  open var tokens: [UISearchToken] {
    get { tokenViews.map(\.token) }
    set {
      for view in tokenViews { view.removeFromSuperview() }
      tokenViews = newValue.map(makeView)
      tokensDidChange()
    }
  }
  /// The colour of the tokens; nil stands for the default, which is that of the tint.
  open var tokenBackgroundColor: UIColor! { didSet { for view in tokenViews { view.fill = tokenBackgroundColor } } }
  /// Whether the user can delete tokens, by Backspace at the beginning of the text; true by default.
  open var allowsDeletingTokens = true
  /// Whether the user can copy tokens; true by default. The delegate must give the copy, see
  /// `UISearchTextFieldDelegate`.
  open var allowsCopyingTokens = true

  /// The range of the text, without the tokens before it.
  open var textualRange: UITextRange { UITextRange(0..<content.utf16.count) }

  /// Inserts a token at an index among the tokens.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokenViews.insert(makeView(of: token), at: tokenIndex)
    tokensDidChange()
  }

  /// Removes the token at an index.
  open func removeToken(at tokenIndex: Int) {
    tokenViews.remove(at: tokenIndex).removeFromSuperview()
    tokensDidChange()
  }

  /// Returns the position of a token. Tokens take no space in the text: as a position of the text, it is the beginning.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { TokenPosition(tokenIndex) }

  /// Returns the tokens in a range that begins at the position of one: those up to the range's end, or all others if it
  /// ends in the text. A range between positions of the text has none.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    guard let first = (textRange.start as? TokenPosition)?.index else { return [] }
    let end = (textRange.end as? TokenPosition)?.index ?? tokenViews.count
    let low = min(max(first, 0), tokenViews.count)
    return tokenViews[low..<min(max(end, low), tokenViews.count)].map(\.token)
  }

  /// Replaces a part of the text by a token, which is inserted at an index among the tokens. Sends no event.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    let range = content.characterRange(ofUTF16: textRange.offsets)
    var characters = Array(content)
    characters.removeSubrange(range.clamped(to: 0..<characters.count))
    insertToken(token, at: tokenIndex)
    text = String(characters)
  }

  open override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard fromPosition is TokenPosition || toPosition is TokenPosition else {
      return super.textRange(from: fromPosition, to: toPosition)
    }
    return TokenRange(from: fromPosition, to: toPosition)
  }

  private func makeView(of token: UISearchToken) -> SearchTokenView {
    let view = SearchTokenView(token: token)
    view.fill = tokenBackgroundColor
    view.addAction(
      UIAction { [weak self, weak view] _ in
        guard let self, let view else { return }
        becomeFirstResponder()
        select(view)
      }, for: .touchUpInside)
    return view
  }

  private var selectedToken: SearchTokenView? { tokenViews.first { $0.isSelected } }

  private func select(_ chosen: SearchTokenView?) { for view in tokenViews { view.isSelected = view === chosen } }

  private func tokensDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  override var hasTokens: Bool { !tokenViews.isEmpty }

  override func clearTokens() { tokens = [] }

  /// Deletes the selected token, or selects the last one if the caret is at the beginning of the text.
  override func deletesBeforeText() -> Bool {
    guard allowsDeletingTokens, !tokenViews.isEmpty else { return false }
    if let index = tokenViews.firstIndex(where: { $0.isSelected }) {
      removeToken(at: index)
      announceChange()
      return true
    }
    guard selection == 0..<0 else { return false }
    select(tokenViews.last)
    return true
  }

  override func textWasChanged() { select(nil) }

  @discardableResult open override func resignFirstResponder() -> Bool {
    let hasResigned = super.resignFirstResponder()
    if hasResigned { select(nil) }
    return hasResigned
  }

  /// Copies the selected token as the delegate says, else the selected text.
  open override func copy(_ sender: Any?) {
    if allowsCopyingTokens, let view = selectedToken,
      let provider = (delegate as? any UISearchTextFieldDelegate)?.searchTextField(
        self, itemProviderForCopying: view.token)
    {
      UIPasteboard.general.setItemProviders([provider], localOnly: false, expirationDate: nil)
      return
    }
    super.copy(sender)
  }

  /// The distance in points between tokens, and between the last one and the text.
  private static let tokenSpacing: CGFloat = 4

  /// The widths of the tokens in points. They leave at least a third of the room to the text.
  private func tokenWidths(in rect: CGRect) -> [CGFloat] {
    let wanted = tokenViews.map { $0.sizeThatFits(rect.size).width }
    let room = max(rect.width * 2 / 3 - CGFloat(wanted.count) * Self.tokenSpacing, 0)
    let total = wanted.reduce(0, +)
    return total > room ? wanted.map { $0 * room / total } : wanted
  }

  private func tokensWidth(in rect: CGRect) -> CGFloat {
    tokenViews.isEmpty ? 0 : tokenWidths(in: rect).reduce(0) { $0 + $1 + Self.tokenSpacing }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rect = super.textRect(forBounds: bounds).insetBy(dx: 2, dy: 2)
    var x: CGFloat = 0
    for (view, width) in zip(tokenViews, tokenWidths(in: rect)) {
      if view.superview == nil { addSubview(view) }
      let height = min(SearchTokenView.height, bounds.height)
      view.frame = CGRect(
        x: isRightToLeft ? rect.maxX - x - width : rect.minX + x, y: ((bounds.height - height) / 2).rounded(),
        width: width, height: height)
      x += width + Self.tokenSpacing
    }
  }
}

/// The position of a token, which is that of the text's beginning for everything else.
@MainActor private final class TokenPosition: UITextPosition {
  let index: Int

  init(_ index: Int) {
    self.index = index
    super.init(offset: 0)
  }
}

/// A range between two positions of which one is that of a token.
@MainActor private final class TokenRange: UITextRange {
  private let first: UITextPosition
  private let last: UITextPosition

  init(from: UITextPosition, to: UITextPosition) {
    first = from
    last = to
    super.init(0..<0)
  }

  override var start: UITextPosition { first }
  override var end: UITextPosition { last }
}

/// A drawing of a magnifying glass.
@MainActor final class SearchGlassView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var drawsItself: Bool { true }

  override func dynamicAppearanceDidChange() {
    super.dynamicAppearanceDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    UIColor.secondaryLabel.setStroke()
    let lens = CGRect(x: bounds.midX - 6, y: bounds.midY - 7, width: 10, height: 10)
    let path = UIBezierPath(ovalIn: lens)
    path.move(to: CGPoint(x: lens.maxX - 1.2, y: lens.maxY - 1.2))
    path.addLine(to: CGPoint(x: lens.maxX + 3.2, y: lens.maxY + 3.2))
    path.lineWidth = 1.7
    path.lineCapStyle = .round
    path.stroke()
  }
}
