import CoreGraphics

/// A layer that shows text in one font and colour.
///
/// Apple's `font` is a Core Text font; here it is the name of a family. Attributes of attributed strings are ignored:
/// use a label.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/catextlayer).
@preconcurrency @MainActor open class CATextLayer: CALayer {
  private struct Text {
    var string: Any?
    var font: Any?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = .white
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
  }

  private var text = Text()

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CATextLayer { text = other.text }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func change(_ key: String, _ body: (inout Text) -> Void) {
    let action = actionBeforeChange(key)
    body(&text)
    invalidateOwn()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The text: a `String`, or an `NSAttributedString` whose characters are shown.
  open var string: Any? {
    get { text.string }
    set { change("string") { $0.string = newValue } }
  }
  /// The name of a font family; nil, the default, means the system's.
  open var font: Any? {
    get { text.font }
    set { change("font") { $0.font = newValue } }
  }
  /// The size of the font in points; 36 by default.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change("fontSize") { $0.fontSize = newValue } }
  }
  /// The colour of the text; white by default.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { change("foregroundColor") { $0.foregroundColor = newValue } }
  }
  /// Whether the text is wrapped at the width of the bounds; false by default.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { change("wrapped") { $0.isWrapped = newValue } }
  }
  /// The place at which a text that does not fit is truncated; none by default.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { change("truncationMode") { $0.truncationMode = newValue } }
  }
  /// The alignment of the text; `.natural` by default.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { change("alignmentMode") { $0.alignmentMode = newValue } }
  }
  /// Whether glyphs may be placed at fractions of a pixel; false by default. Stored, without effect.
  open var allowsFontSubpixelQuantization = false

  package override func isAnimatable(_ key: String) -> Bool {
    key == "fontSize" || key == "foregroundColor" || super.isAnimatable(key)
  }

  package override func propertyValue(_ key: String) -> Any?? {
    switch key {
    case "fontSize": fontSize
    case "foregroundColor": .some(foregroundColor)
    case "string": .some(string)
    default: super.propertyValue(key)
    }
  }

  package override func setPropertyValue(_ any: Any?, _ key: String) -> Bool {
    switch (key, any.map(AnimatableValue.init) ?? .none(())) {
    case ("fontSize", .scalar(let v)): fontSize = v
    case ("foregroundColor", .color(let v)): foregroundColor = v
    case ("string", _): string = any
    default: return super.setPropertyValue(any, key)
    }
    return true
  }

  private var layout: TextLayout? {
    let characters = (text.string as? String) ?? (text.string as? NSAttributedString)?.string
    guard let characters, !characters.isEmpty else { return nil }
    let mode: TextOptions.LineBreak =
      switch text.truncationMode {
      case .start: .truncatingHead
      case .middle: .truncatingMiddle
      case .end: .truncatingTail
      default: text.isWrapped ? .wordWrapping : .clipping
      }
    let alignment: TextOptions.Alignment =
      switch text.alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    let options = TextOptions(
      width: geometry.bounds.width, lineLimit: text.isWrapped ? 0 : 1, lineBreak: mode, alignment: alignment)
    return TextLayout.layout(
      characters, font: FontDescription(family: text.font as? String, size: text.fontSize), options)
  }

  open override func preferredFrameSize() -> CGSize { layout?.size ?? .zero }

  package override func makeContentNode() -> RenderNode? {
    let under = super.makeContentNode()
    guard let color = text.foregroundColor else { return under }
    return RenderNode.container([under, layout?.renderNode(color: color)].compactMap { $0 })
  }
}
