/// The format of a renderer's results: the superclass of those of images and documents.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uigraphicsrendererformat).
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that a renderer with the format draws; empty without a renderer.
  open internal(set) var bounds = CGRect.zero

  public required override init() { super.init() }

  /// Returns the usual format.
  open class func `default`() -> Self { preferred() }
  /// Returns the usual format: for images, that of the screen.
  open class func preferred() -> Self { self.init() }
}

/// Draws in contexts that it creates: the superclass of the renderers of images and documents.
///
/// Subclasses other than those two draw nothing.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uigraphicsrenderer).
open class UIGraphicsRenderer: NSObject {
  /// The format of the results.
  open private(set) var format: UIGraphicsRendererFormat
  final let bounds: CGRect

  /// Whether the renderer can create images; false unless a subclass can.
  open var allowsImageOutput: Bool { false }

  /// Returns the class of the contexts that actions get.
  open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    format = rendererFormat
    super.init()
    rendererFormat.bounds = bounds
  }
}

/// The context in which a renderer's actions draw.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext).
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context.
  open private(set) var cgContext: CGContext
  /// The format of the results.
  open private(set) var format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the fill colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a frame 1 point wide inside a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Draws a frame 1 point wide inside a rectangle, with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }

  /// Limits drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
