/// The format of a renderer's bitmap.
open class UIGraphicsImageRendererFormat: NSObject {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels per point.
  open var scale: CGFloat = max(UITraitCollection.current.displayScale, 1)
  open var opaque = false
  /// The rectangle that a renderer with the format draws; nothing before there is one.
  open internal(set) var bounds = CGRect.zero
  open var preferredRange = Range.automatic

  public override init() {
    super.init()
  }

  public init(for traitCollection: UITraitCollection) {
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    super.init()
  }

  open class func `default`() -> Self { preferred() }

  open class func preferred() -> Self {
    guard let format = UIGraphicsImageRendererFormat() as? Self else {
      preconditionFailure("formats are made by UIGraphicsImageRendererFormat itself")
    }
    return format
  }
}

/// Draws images.
open class UIGraphicsImageRenderer: NSObject {
  open private(set) var format: UIGraphicsImageRendererFormat
  private let bounds: CGRect
  open var allowsImageOutput: Bool { true }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
    format.bounds = bounds
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// The image that `actions` draw; an empty one for a size of nothing, or of more pixels than can be.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard bounds.width > 0, bounds.height > 0,
      let context = CGContext(size: bounds.size, scale: format.scale, opaque: format.opaque)
    else { return UIImage() }
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    GraphicsStack.entries.append(GraphicsStack.Entry(context: context, scale: format.scale))
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format, bounds: bounds))
    UIGraphicsPopContext()
    guard let image = context.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The context of an image renderer.
open class UIGraphicsImageRendererContext: NSObject {
  open private(set) var cgContext: CGContext
  open private(set) var format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect) {
    self.cgContext = cgContext
    self.format = format
    self.bounds = bounds
    super.init()
  }

  /// The picture drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
