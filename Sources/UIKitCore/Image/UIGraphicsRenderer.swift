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
/// A subclass gives its context in `context(with:)`, and draws with `runDrawingActions(_:completionActions:)`.
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

  /// Creates a renderer of a rectangle in points, in the usual format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat()) }

  /// Creates a renderer of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
    format.bounds = bounds
  }

  /// Returns the context in which a renderer with the format draws; nil, the default, for none. For subclasses.
  open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }

  /// Sets a new context up before anything is drawn. The default does nothing. For subclasses.
  open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

  /// Runs drawing actions in a new context, which is the current one meanwhile. For subclasses.
  ///
  /// - Parameters:
  ///   - drawingActions: draws.
  ///   - completionActions: called after that, while the context still is the current one; nil for none.
  /// - Throws: an error of Cocoa if the class has no context for the format.
  open func runDrawingActions(
    _ drawingActions: (UIGraphicsRendererContext) -> Void,
    completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
  ) throws {
    guard let context = Self.context(with: format) else { throw CocoaError(.featureUnsupported) }
    let rendererContext = UIGraphicsRendererContext(cgContext: context, format: format)
    Self.prepare(context, with: rendererContext)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    drawingActions(rendererContext)
    completionActions?(rendererContext)
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
