/// The format of a renderer's bitmap.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat).
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours of a picture.
  public enum Range: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The range of the screen.
    case automatic = 0
    /// A range beyond that of sRGB.
    case extended = 1
    /// The range of sRGB.
    case standard = 2
  }

  /// The number of pixels per point; the screen's by default.
  open var scale: CGFloat = max(UITraitCollection.current.displayScale, 1)
  /// Whether the bitmap has no transparency; false by default.
  open var opaque = false
  /// The range of the bitmap's colours. Stored; has no effect: it is the standard range.
  open var preferredRange = Range.automatic

  /// Whether the bitmap can hold a high dynamic range: always false.
  open var supportsHighDynamicRange: Bool { false }
  /// Whether a range beyond that of sRGB is preferred; false by default. The older form of `preferredRange`.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  public required init() {
    super.init()
  }

  /// Creates a format with the scale of the traits.
  public init(for traitCollection: UITraitCollection) {
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    super.init()
  }
}

/// Draws images into bitmaps.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer).
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

  /// Returns a bitmap of the format's size, with its scale; nil for a size without area.
  open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
    guard format.bounds.width > 0, format.bounds.height > 0 else { return nil }
    let image = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    return CGContext(size: format.bounds.size, scale: image.scale, opaque: image.opaque)
  }

  private var imageFormat: UIGraphicsImageRendererFormat {
    format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
  }

  /// Whether the renderer can create images: always true.
  open override var allowsImageOutput: Bool { true }

  /// Creates a renderer of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Creates a renderer of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of a size in points, with the screen's format.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of a rectangle in points, with the screen's format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Returns the image that `actions` draw. It is empty for a size without area, or one of more pixels than possible.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = imageFormat
    guard bounds.width > 0, bounds.height > 0,
      let context = CGContext(size: bounds.size, scale: format.scale, opaque: format.opaque)
    else { return UIImage() }
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    GraphicsStack.entries.append(GraphicsStack.Entry(context: context, scale: format.scale))
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    guard let image = context.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// Returns the drawn image as PNG; empty if it has no pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the drawn image as JPEG, with a quality from 0 (small) to 1 (faithful).
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The context of an image renderer.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext).
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }
}
