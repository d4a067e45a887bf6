/// The format of a PDF renderer's documents.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uigraphicspdfrendererformat).
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The documents' properties, by `kCGPDFContextTitle` and others; none by default.
  open var documentInfo: [String: Any] = [:]
}

/// Draws PDF documents.
///
/// Text and shapes stay text and shapes. Documents are never encrypted, and a document without pages gets an empty one.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer).
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// A closure that draws.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  open override class func rendererContextClass() -> AnyClass { UIGraphicsPDFRendererContext.self }

  /// Creates a renderer of pages with a box in points; US Letter paper if it has no area.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Creates a renderer of pages with a box in points, in the usual format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  /// Writes the document that `actions` draw into a file, which is replaced if there is one.
  ///
  /// - Throws: an error of Cocoa if the file cannot be written.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }

  /// Returns the document that `actions` draw.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = NSMutableData()
    let info = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
    guard let document = DrawnDocument(CGDataConsumer(data: data), bounds: bounds, info: info) else { return Data() }
    GraphicsStack.entries.append(GraphicsStack.Entry(context: document.context, scale: 0, document: document))
    actions(UIGraphicsPDFRendererContext(document: document, format: format))
    UIGraphicsPopContext()
    document.close()
    return data.copiedBytes
  }
}

/// The context in which a PDF renderer's actions draw. Each page is begun before it is drawn.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uigraphicspdfrenderercontext).
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let document: DrawnDocument

  init(document: DrawnDocument, format: UIGraphicsRendererFormat) {
    self.document = document
    super.init(cgContext: document.context, format: format)
  }

  /// The box of the page; before the first that of the document.
  open var pdfContextBounds: CGRect { document.pageBounds }

  /// Begins a page in the document's box.
  open func beginPage() { document.beginPage(document.bounds) }

  /// Begins a page with a box, in points. Its properties are ignored: pages have one box.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { document.beginPage(bounds) }

  /// Makes a rectangle of the page a link to an address.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as NSURL, for: rect) }

  /// Names a point of the page, which links can lead to.
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name as NSString, at: point)
  }

  /// Makes a rectangle of the page a link to a named point of the document.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name as NSString, for: rect)
  }
}
