// The functions of PDF documents. Each page is begun before it is drawn.

/// Starts a PDF document as the current context, until `UIGraphicsEndPDFContext()`.
///
/// - Parameters:
///   - data: the destination, which has the whole document after its end.
///   - bounds: the box of pages that set no other, in points; US Letter paper if it has no area.
///   - documentInfo: the document's properties, by `kCGPDFContextTitle` and others.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  begin(CGDataConsumer(data: data), bounds, documentInfo)
}

/// Starts a PDF document in a file as the current context, until `UIGraphicsEndPDFContext()`; returns false, without a
/// change, if the file cannot be written.
@discardableResult public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  begin(CGDataConsumer(url: NSURL(fileURLWithPath: path)), bounds, documentInfo)
}

@discardableResult private func begin(_ consumer: CGDataConsumer?, _ bounds: CGRect, _ info: [AnyHashable: Any]?)
  -> Bool
{
  let named = (info ?? [:]).reduce(into: [String: Any]()) { $0[String(describing: $1.key.base)] = $1.value }
  guard let document = DrawnDocument(consumer, bounds: bounds, info: named) else { return false }
  GraphicsStack.entries.append(GraphicsStack.Entry(context: document.context, scale: 0, document: document))
  return true
}

private var current: DrawnDocument? { GraphicsStack.entries.last?.document }

/// Ends the current document; does nothing if the current context is none.
public func UIGraphicsEndPDFContext() {
  guard let document = current else { return }
  UIGraphicsPopContext()
  document.close()
}

/// Begins a page of the current document, in its box.
public func UIGraphicsBeginPDFPage() { current.map { $0.beginPage($0.bounds) } }

/// Begins a page of the current document.
///
/// - Parameters:
///   - bounds: the page's box, in points; that of the document if it has no area.
///   - pageInfo: the page's properties, which are ignored: pages have one box.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  current?.beginPage(bounds)
}

/// Returns the box of the current document's page, before the first that of the document; zero without a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { current?.pageBounds ?? .zero }

/// Makes a rectangle of the current document's page a link to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  current?.context.setURL(url as NSURL, for: rect)
}

/// Names a point of the current document's page, which links can lead to.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  current?.context.addDestination(name as NSString, at: point)
}

/// Makes a rectangle of the current document's page a link to a named point of the document.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  current?.context.setDestination(name as NSString, for: rect)
}
