import Foundation

/// PDF documents.
///
/// Text and shapes stay text and shapes; shadows become pictures. Pages have a media box only, and nothing is
/// encrypted.
extension CGContext {
  /// Creates a document.
  ///
  /// - Parameters:
  ///   - consumer: the destination of the document's bytes, which has all of them after `closePDF()`.
  ///   - mediaBox: the box of pages that say nothing else, in points; US Letter paper for nil.
  ///   - auxiliaryInfo: the document's properties, by `kCGPDFContextTitle` and others.
  /// - Returns: nil for a box without an area.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?
  ) {
    let info = auxiliaryInfo as? [String: Any] ?? [:]
    guard let document = PDFDocument(consumer, mediaBox: mediaBox?.pointee, info: info) else { return nil }
    self.init(document: document, size: document.mediaBox.size)
  }

  /// Creates a document in a file, which is replaced if there is one; nil if it cannot be written.
  public convenience init?(_ url: NSURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Begins a page, with the initial graphics state; does nothing in other contexts than documents.
  ///
  /// - Parameter pageInfo: the page's properties: its box, by `kCGPDFContextMediaBox`.
  public func beginPDFPage(_ pageInfo: NSDictionary?) {
    let box = (pageInfo as? [String: Any])?[kCGPDFContextMediaBox as String]
    document?.beginPage(box.flatMap { Self.rect($0) }, self)
  }

  /// Ends the page.
  public func endPDFPage() { document?.endPage(self) }

  /// Begins a page with a box; with that of the document for nil.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { document?.beginPage(mediaBox?.pointee, self) }

  /// Ends the page.
  public func endPage() { document?.endPage(self) }

  /// Ends the document; what is drawn later is ignored. Without it, the document ends with the context. A document
  /// without pages gets an empty one, as Cairo writes no others.
  public func closePDF() { document?.close(self) }

  /// Makes a rectangle of the page, in user space, a link to an address.
  public func setURL(_ url: NSURL, for rect: CGRect) {
    document?.link(rect, to: url.absoluteString, self)
  }

  /// Names a point of the page, in user space; the first point of a name counts.
  public func addDestination(_ name: NSString, at point: CGPoint) {
    document?.addPlace(name as String, at: point, self)
  }

  /// Makes a rectangle of the page, in user space, a link to a named point. A name that no point has leads to the last
  /// page.
  public func setDestination(_ name: NSString, for rect: CGRect) {
    document?.link(rect, toPlace: name as String, self)
  }

  /// Returns the rectangle that a value of a page's properties contains.
  private static func rect(_ value: Any) -> CGRect? {
    if let rect = value as? CGRect { return rect }
    guard let data = value as? Data, data.count == MemoryLayout<CGRect>.size else { return nil }
    return data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
  }
}
