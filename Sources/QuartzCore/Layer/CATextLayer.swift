import CoreGraphics

/// A layer that shows text of one font and colour.
///
/// Apple's `font` is a Core Text font; here it is a family's name. Attributed strings are a label's matter.
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

  /// A `String`, or an `NSAttributedString` whose characters are shown.
  open var string: Any? {
    get { text.string }
    set { change("string") { $0.string = newValue } }
  }
  /// A family's name.
  open var font: Any? {
    get { text.font }
    set { change("font") { $0.font = newValue } }
  }
  /// In points. The default is 36.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change("fontSize") { $0.fontSize = newValue } }
  }
  /// The default is white.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { change("foregroundColor") { $0.foregroundColor = newValue } }
  }
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { change("wrapped") { $0.isWrapped = newValue } }
  }
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { change("truncationMode") { $0.truncationMode = newValue } }
  }
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { change("alignmentMode") { $0.alignmentMode = newValue } }
  }
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
