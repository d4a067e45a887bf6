/// A view that shows text.
///
/// The drawing is kept, so setting the same text again costs nothing, and measuring for the same width is done once.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uilabel).
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text as it was set. A plain one stays plain: an attributed string takes time to create, and Foundation for
  /// Linux never frees all of one.
  private enum Content {
    case plain(String?)
    case attributed(NSAttributedString)

    var string: String? {
      switch self {
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
  }

  private var content = Content.plain(nil)
  private var boxes = TextBoxCache()
  /// The lines of text in the label's font, created when they are first needed.
  private var fontLines: TextLines?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UILabel.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    layer.needsDisplayOnBoundsChange = true
  }

  // MARK: Content

  /// The text; nil for none. Setting it removes the attributes of `attributedText`.
  open var text: String? {
    get { content.string }
    set {
      if case .plain(let text) = content, newValue == text { return }
      content = .plain(newValue)
      contentDidChange()
    }
  }

  /// The text with attributes; nil for none. Missing attributes come from the label's properties.
  ///
  /// Setting it changes `font`, `textColor`, `textAlignment`, `lineBreakMode` and `lineBreakStrategy` to those of its
  /// first character, where it has them, and they stay when `text` is set later. Setting one of these properties
  /// changes the whole text.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .plain(let text): text.map { NSAttributedString(string: $0, attributes: baseAttributes) }
      case .attributed(let text): text
      }
    }
    set {
      guard let newValue else {
        text = nil
        return
      }
      if case .attributed(let text) = content, text.isEqual(newValue) { return }
      content = .attributed(newValue.copy() as? NSAttributedString ?? newValue)
      adoptLook(of: newValue)
      contentDidChange()
    }
  }

  /// The look of text that has no attributes of its own. Kept apart from the properties, which subclasses override.
  private var look = Look()
  private struct Look {
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  }

  /// Takes over the attributes of the first character, as Apple's page on `attributedText` says.
  private func adoptLook(of text: NSAttributedString) {
    guard text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont, font != look.font {
      look.font = font
      fontLines = nil
    }
    if let color = first[.foregroundColor] as? UIColor { look.color = color }
    guard let style = first[.paragraphStyle] as? NSParagraphStyle else { return }
    look.alignment = style.alignment
    look.lineBreakMode = style.lineBreakMode
    look.lineBreakStrategy = style.lineBreakStrategy
  }

  /// The font of the text; the system font of 17 points by default. Setting it replaces the fonts of `attributedText`.
  open var font: UIFont! {
    get { look.font }
    set {
      let font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
      let isReplaced = replaceAttribute(.font, by: font)
      guard font != look.font || isReplaced else { return }
      look.font = font
      fontLines = nil
      contentDidChange()
    }
  }

  /// The colour of the text; the label colour by default. Setting it replaces the colours of `attributedText`.
  open var textColor: UIColor! {
    get { look.color }
    set {
      let color = newValue ?? .label
      let isReplaced = replaceAttribute(.foregroundColor, by: color)
      guard color != look.color || isReplaced else { return }
      look.color = color
      colorDidChange()
    }
  }

  /// The alignment of the text; natural by default. Setting it changes the paragraphs of `attributedText`.
  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set {
      let isReplaced = changeParagraphs { $0.alignment = newValue }
      guard newValue != look.alignment || isReplaced else { return }
      look.alignment = newValue
      contentDidChange(changesSize: false)
    }
  }

  /// The way of breaking lines or cutting text; an ellipsis at the end by default. Setting it changes the paragraphs of
  /// `attributedText`.
  open var lineBreakMode: NSLineBreakMode {
    get { look.lineBreakMode }
    set {
      let isReplaced = changeParagraphs { $0.lineBreakMode = newValue }
      guard newValue != look.lineBreakMode || isReplaced else { return }
      look.lineBreakMode = newValue
      contentDidChange()
    }
  }

  /// The rules for breaking lines. Stored; has no effect: Unicode's rules are used.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { look.lineBreakStrategy }
    set {
      look.lineBreakStrategy = newValue
      changeParagraphs { $0.lineBreakStrategy = newValue }
    }
  }

  /// Gives the whole of an attributed text one value of an attribute, if it has others. Returns whether it had.
  private func replaceAttribute(_ key: NSAttributedString.Key, by value: NSObject) -> Bool {
    guard case .attributed(let text) = content, let changed = text.replacing(key, by: value) else { return false }
    content = .attributed(changed)
    return true
  }

  /// Changes all paragraph styles of an attributed text. Returns whether there was one that changed.
  @discardableResult
  private func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> Bool {
    guard case .attributed(let text) = content, let changed = text.changingParagraphs(change) else { return false }
    content = .attributed(changed)
    return true
  }

  /// The largest number of lines; 1 by default. 0 stands for as many as fit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// Whether the text is drawn as that of an enabled control; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { colorDidChange() } }
  }

  /// The colour of the text while highlighted; nil, the default, uses `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { colorDidChange() } }
  }

  /// Whether the text is drawn in `highlightedTextColor`; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedTextColor != nil { colorDidChange() } }
  }

  /// The colour of a shadow without blur; nil, the default, for none.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }

  /// The distance of the shadow in points; one point up by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowColor != nil { setNeedsDisplay() } }
  }

  /// Whether text that is too wide is shrunk, down to `minimumScaleFactor`; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange(changesSize: false) } }
  }

  /// The smallest factor for `adjustsFontSizeToFitWidth`, from 0 to 1; 0, the default, stands for 0.1.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { contentDidChange(changesSize: false) } }
  }

  /// The vertical position of shrunk text. Stored; has no effect: it keeps its baseline.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether characters may move closer before text is cut; false by default. Stored; has no effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the pointer shows the whole of cut text; false by default. Stored; has no effect.
  open var showsExpansionTextWhenTruncated = false

  /// The width in points at which lines break for the intrinsic size; 0, the default, for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether a font of a text style follows changes of the preferred text size; false by default.
  open var adjustsFontForContentSizeCategory = false

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: text, traits: .staticText)
  }

  // MARK: Measuring

  open override dynamic var intrinsicContentSize: CGSize {
    sizeThatFits(
      CGSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude, height: 0))
  }

  /// - Parameter size: only the width is used; 0 or less means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let rect = textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines)
    return CGSize(width: pixelCeil(rect.maxX), height: pixelCeil(rect.maxY))
  }

  /// Returns the rectangle of the text in `bounds`, from the top left corner.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard let box = box(width: bounds.width, lines: numberOfLines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let size = CGSize(
      width: min(pixelCeil(box.size.width), bounds.width), height: min(pixelCeil(box.size.height), bounds.height))
    return CGRect(origin: bounds.origin, size: size)
  }

  private func pixelCeil(_ value: CGFloat) -> CGFloat {
    let scale = max(currentTraits.displayScale, 1)
    // A rounding error of the layout must not cost a pixel.
    return (value * scale - 0.001).rounded(.up) / scale
  }

  /// The distance from the top of the label to the first baseline, in points.
  var firstBaselineOffset: CGFloat { textPlace(in: bounds).map { $0.origin.y + $0.box.firstBaseline } ?? 0 }
  /// The distance from the top of the label to the last baseline, in points.
  var lastBaselineOffset: CGFloat { textPlace(in: bounds).map { $0.origin.y + $0.box.lastBaseline } ?? 0 }
  /// Whether part of the text is cut.
  var isTruncated: Bool { box(width: bounds.width, lines: numberOfLines)?.isTruncated ?? false }

  // MARK: Inherited members that extensions replace

  open override dynamic var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
  open override dynamic func copy(_ sender: Any?) { super.copy(sender) }

  // MARK: Drawing

  /// Draws the text, vertically centred in `rect`. Subclasses can override it to inset the text.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let (box, origin) = textPlace(in: rect) else { return }
    if let shadowColor {
      let shadow = box.recolored(shadowColor.resolvedColor(with: currentTraits))
      shadow.draw(in: context, at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height))
    }
    box.draw(in: context, at: origin)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  @_spi(UIKit) open override class var drawsItself: Bool { true }

  open override func display(_ layer: CALayer) {
    // A subclass may draw in its own way; a plain label's drawing commands need no recording.
    guard type(of: self) == UILabel.self else {
      super.display(layer)
      return
    }
    guard let (box, origin) = textPlace(in: bounds) else {
      layer.setContentNode(nil)
      return
    }
    let place = CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
    if let shadowColor {
      let shadow = box.recolored(shadowColor.resolvedColor(with: currentTraits))
        .node(at: CGPoint(x: place.x + shadowOffset.width, y: place.y + shadowOffset.height))
      layer.setContentNode(RenderNode.container([shadow, box.node(at: place)].compactMap { $0 }))
    } else {
      layer.setContentNode(box.node(at: .zero), at: place)
    }
  }

  private func textPlace(in rect: CGRect) -> (box: TextBox, origin: CGPoint)? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    var limit = numberOfLines
    guard var box = box(width: rect.width, lines: limit) else { return nil }
    if limit != 1, box.size.height > rect.height + 0.5, box.lineCount > 1 {
      // The last line that fits ends with an ellipsis.
      limit = max(1, box.lines(fitting: rect.height))
      box = self.box(width: rect.width, lines: limit) ?? box
    }
    let scale = max(currentTraits.displayScale, 1)
    let y = ((rect.minY + (rect.height - box.size.height) / 2) * scale).rounded() / scale
    return (box, CGPoint(x: rect.minX, y: y))
  }

  private func box(width: CGFloat, lines: Int) -> TextBox? {
    guard content.string?.isEmpty == false else { return nil }
    if let box = boxes.box(width: width, lines: lines) { return box }
    let box = singleLine(width: width, lines: lines) ?? makeBox(width: width, lines: lines)
    boxes.keep(box, width: width, lines: lines)
    return box
  }

  /// Returns the text as one line, if it fits into one and looks the same at every width; else nil.
  private func singleLine(width: CGFloat, lines: Int) -> TextBox? {
    guard lines == 1, case .plain(let text?) = content, lineBreakMode == .byTruncatingTail,
      textAlignment == .natural && !isRightToLeft || textAlignment == .left
    else { return nil }
    let all = fontLines ?? TextLines.lines(in: font.values.description)
    fontLines = all
    let line = all.line(text)
    guard line.size.width <= width, !line.isTruncated, !line.isRightToLeft else { return nil }
    return TextBox(line, color: shownColor.resolvedColor(with: currentTraits).cgColor)
  }

  private func makeBox(width: CGFloat, lines: Int) -> TextBox {
    let full = TextBox(text: resolvedText(scale: 1), layout: layout(width: width, lines: lines))
    guard adjustsFontSizeToFitWidth, width < .greatestFiniteMagnitude, full.isTruncated || full.size.width > width
    else { return full }
    // The largest of twenty steps that fits.
    let least = minimumScaleFactor > 0 ? minimumScaleFactor : 0.1
    var low = least
    var high: CGFloat = 1
    var best = TextBox(text: resolvedText(scale: least), layout: layout(width: width, lines: lines))
    for _ in 0..<6 {
      let middle = (low + high) / 2
      let candidate = TextBox(text: resolvedText(scale: middle), layout: layout(width: width, lines: lines))
      if candidate.isTruncated || candidate.size.width > width {
        high = middle
      } else {
        low = middle
        best = candidate
      }
    }
    return best
  }

  private func layout(width: CGFloat, lines: Int) -> TextBox.Layout {
    TextBox.Layout(
      width: width, lineLimit: lines, lineBreakMode: lineBreakMode, alignment: textAlignment,
      isRightToLeft: isRightToLeft)
  }

  private var baseAttributes: [NSAttributedString.Key: Any] {
    [.font: font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: shownColor]
  }

  private var shownColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return textColor
  }

  private func resolvedText(scale: CGFloat) -> TextBox.Text {
    let traits = currentTraits
    let font = self.font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
    return switch content {
    case .plain(let text): TextBox.Text(text ?? "", font: font, color: shownColor, traits: traits, scale: scale)
    case .attributed(let text):
      TextBox.Text(
        text, font: font, color: shownColor, traits: traits, scale: scale,
        overridesColor: !isEnabled || (isHighlighted && highlightedTextColor != nil))
    }
  }

  // MARK: Changes

  private func contentDidChange(changesSize: Bool = true) {
    boxes.removeAll()
    setNeedsDisplay()
    if changesSize { invalidateIntrinsicContentSize() }
    observers?.look()
  }

  private func colorDidChange() {
    boxes.removeAll()
    setNeedsDisplay()
  }

  override func dynamicAppearanceDidChange() {
    super.dynamicAppearanceDidChange()
    colorDidChange()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    contentDidChange(changesSize: false)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory, let style = font.values.textStyle,
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }
}

/// The last few layouts of a label, for its bounds and for the widths it was measured at.
struct TextBoxCache {
  private struct Entry {
    let width: CGFloat
    let lines: Int
    let box: TextBox
  }
  /// Most labels are laid out for one width; only those that measure themselves need more.
  private var last: Entry?
  private var others: [Entry] = []

  func box(width: CGFloat, lines: Int) -> TextBox? {
    guard let last else { return nil }
    if last.width == width, last.lines == lines { return last.box }
    for entry in others where entry.width == width && entry.lines == lines { return entry.box }
    return nil
  }

  mutating func keep(_ box: TextBox, width: CGFloat, lines: Int) {
    if let last {
      if others.count >= 3 { others.removeFirst() }
      others.append(last)
    }
    last = Entry(width: width, lines: lines, box: box)
  }

  mutating func removeAll() {
    last = nil
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
  }
}

extension UILabel: UIContentSizeCategoryAdjusting {}

extension UILabel: TextShowing {
  var shownString: String? { text }
}
