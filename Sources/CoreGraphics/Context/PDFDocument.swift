import CGTK
import Foundation

/// A PDF document that is written page by page, by Cairo.
final class PDFDocument {
  let surface: CairoSurface
  /// The page of those that say nothing else.
  let mediaBox: CGRect
  private let consumer: CGDataConsumer
  private var pageState = PageState.none
  private var isClosed = false
  /// The names of places that links lead to, and of those that exist.
  private var wanted: Set<String> = []
  private var defined: Set<String> = []

  private enum PageState { case none, open, ended }

  /// The size of a page of US Letter paper, which pages have without a box.
  static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// Creates a document; nil for a box without an area.
  init?(_ consumer: CGDataConsumer, mediaBox: CGRect?, info: [String: Any]) {
    let box = (mediaBox ?? Self.letter).standardized
    guard Self.isUsable(box) else { return nil }
    self.mediaBox = box
    self.consumer = consumer
    // The consumer lives as long as the document, which closes the surface before it ends.
    let target = Unmanaged.passUnretained(consumer).toOpaque()
    guard let surface = CairoSurface(pdf: box.size, Self.write, target) else { return nil }
    self.surface = surface
    set(info)
  }

  private static let write: cairo_write_func_t = { target, bytes, count in
    guard let target else { return CAIRO_STATUS_WRITE_ERROR }
    let consumer = Unmanaged<CGDataConsumer>.fromOpaque(target).takeUnretainedValue()
    return consumer.take(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
  }

  private func set(_ info: [String: Any]) {
    let fields: [(NSString, cairo_pdf_metadata_t)] = [
      (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
      (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
      (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
    ]
    for (key, field) in fields {
      let value = info[key as String]
      guard let text = value as? String ?? (value as? [String])?.joined(separator: ", ") else { continue }
      surface.setMetadata(field, text)
    }
  }

  /// Returns whether a page can have a box. Cairo's coordinates have 24 bits before the point.
  private static func isUsable(_ box: CGRect) -> Bool {
    let sides = [box.minX, box.minY, box.width, box.height]
    return sides.allSatisfy { $0.isFinite && abs($0) < 1_048_576 } && box.width > 0 && box.height > 0
  }

  // MARK: Pages

  /// Begins a page, and ends the one before it.
  func beginPage(_ wanted: CGRect?, _ context: CGContext) {
    guard !isClosed else { return }
    endPage(context)
    showPage(context)
    let box = wanted.map(\.standardized).flatMap { Self.isUsable($0) ? $0 : nil } ?? mediaBox
    surface.setPageSize(box.size)
    pageState = .open
    context.beginDrawing(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY))
  }

  /// Ends the page that was begun, if any. It is written when the next one begins, because places that links need are
  /// added to the last one.
  func endPage(_ context: CGContext) {
    guard pageState == .open else { return }
    context.endDrawing()
    pageState = .ended
  }

  private func showPage(_ context: CGContext) {
    guard pageState == .ended else { return }
    context.withCairo { $0.showPage() }
    pageState = .none
  }

  /// Writes the end of the document; what is drawn later is ignored.
  func close(_ context: CGContext) {
    guard !isClosed else { return }
    endPage(context)
    // Cairo gives a document up in which a link leads nowhere.
    for name in wanted.subtracting(defined).sorted() where pageState == .ended { define(name, at: .zero, context) }
    showPage(context)
    isClosed = true
    context.detach()
    surface.finish()
    consumer.end()
  }

  // MARK: Links

  /// Makes a rectangle of the page, in user space, a link to an address.
  func link(_ rect: CGRect, to url: String, _ context: CGContext) {
    guard pageState == .open else { return }
    addLink("uri=\(Self.quoted(url))", rect, context)
  }

  /// Makes a rectangle of the page, in user space, a link to a named place.
  func link(_ rect: CGRect, toPlace name: String, _ context: CGContext) {
    guard pageState == .open, !name.isEmpty else { return }
    wanted.insert(name)
    addLink("dest=\(Self.quoted(name))", rect, context)
  }

  private func addLink(_ target: String, _ rect: CGRect, _ context: CGContext) {
    let area = context.convertToDeviceSpace(rect)
    guard area.width > 0, area.height > 0, area.maxX.isFinite, area.maxY.isFinite else { return }
    let numbers = [area.minX, area.minY, area.width, area.height].map { Self.number($0) }.joined(separator: " ")
    tag(CAIRO_TAG_LINK, "\(target) rect=[\(numbers)]", context)
  }

  /// Names a point of the page, in user space. The first point of a name counts.
  func addPlace(_ name: String, at point: CGPoint, _ context: CGContext) {
    guard pageState == .open, !name.isEmpty else { return }
    define(name, at: context.convertToDeviceSpace(point), context)
  }

  private func define(_ name: String, at point: CGPoint, _ context: CGContext) {
    guard point.x.isFinite, point.y.isFinite, defined.insert(name).inserted else { return }
    tag(CAIRO_TAG_DEST, "name=\(Self.quoted(name)) x=\(Self.number(point.x)) y=\(Self.number(point.y))", context)
  }

  private func tag(_ kind: String, _ attributes: String, _ context: CGContext) {
    context.withCairo { cairo in
      // Cairo loses the links of pages on which nothing is drawn; a line without a length is invisible.
      cairo.save()
      cairo.newPath()
      cairo.lineCap = CAIRO_LINE_CAP_BUTT
      cairo.move(to: 0, 0)
      cairo.addLine(to: 0, 0)
      cairo.stroke()
      cairo.restore()
      cairo.tag(kind, attributes)
    }
  }

  /// Returns a text in Cairo's quotation marks.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    return "'\(escaped)'"
  }

  /// Returns a number with a point, in the range of a page.
  private static func number(_ value: CGFloat) -> String {
    let limited = Double(min(max(value, -1_048_576), 1_048_576))
    return String((limited * 1_000).rounded() / 1_000)
  }
}
