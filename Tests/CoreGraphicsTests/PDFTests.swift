import CoreGraphics
import Foundation
import Testing

struct PDFTests {
  /// Returns the document's bytes as text: one character per byte.
  private func document(
    _ box: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100), _ info: [String: Any]? = nil,
    _ body: (CGContext) -> Void
  ) throws -> String {
    let data = NSMutableData()
    var box = box
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, info as NSDictionary?))
    body(context)
    context.closePDF()
    return String(data: data as Data, encoding: .isoLatin1) ?? ""
  }

  private func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

  @Test func pagesHaveTheDocumentsBoxOrTheirOwn() throws {
    let text = try document { context in
      context.beginPDFPage(nil)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.endPDFPage()
      var box = CGRect(x: 0, y: 0, width: 300, height: 400)
      let data = NSData(bytes: &box, length: MemoryLayout<CGRect>.size)
      context.beginPDFPage([kCGPDFContextMediaBox as String: data])
      context.endPDFPage()
      context.beginPDFPage([kCGPDFContextMediaBox as String: CGRect(x: 5, y: 5, width: 50, height: 60)])
      context.endPDFPage()
    }
    #expect(text.hasPrefix("%PDF-") && text.contains("%%EOF"))
    #expect(count("/Type /Page %", in: text) == 3)
    #expect(text.contains("[ 0 0 200 100 ]") && text.contains("[ 0 0 300 400 ]") && text.contains("[ 0 0 50 60 ]"))
  }

  @Test func beginningAPageEndsTheOneBeforeAndRestoresTheState() throws {
    var widths: [CGAffineTransform] = []
    let text = try document { context in
      context.beginPage(mediaBox: nil)
      let first = context.ctm
      context.saveGState()
      context.translateBy(x: 30, y: 30)
      context.beginPage(mediaBox: nil)
      widths = [first, context.ctm]
    }
    #expect(count("/Type /Page %", in: text) == 2)
    #expect(widths.first == widths.last)
  }

  @Test func theOriginIsTheBoxsLowerLeftCorner() throws {
    var places: [CGPoint] = []
    _ = try document(CGRect(x: 10, y: 20, width: 200, height: 100)) { context in
      context.beginPDFPage(nil)
      places = [CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 120)].map { context.convertToDeviceSpace($0) }
    }
    #expect(places == [CGPoint(x: 0, y: 100), .zero])
  }

  @Test func documentsHaveProperties() throws {
    let info: [String: Any] = [
      kCGPDFContextTitle as String: "Harbour", kCGPDFContextAuthor as String: "North Quay",
      kCGPDFContextKeywords as String: ["sea", "ships"],
    ]
    let text = try document(info: info) { $0.beginPDFPage(nil) }
    #expect(text.contains("(Harbour)") && text.contains("(North Quay)") && text.contains("(sea, ships)"))
  }

  private func document(info: [String: Any], _ body: (CGContext) -> Void) throws -> String {
    try document(CGRect(x: 0, y: 0, width: 200, height: 100), info, body)
  }

  @Test func rectanglesLeadToAddressesAndPlaces() throws {
    let text = try document { context in
      context.beginPDFPage(nil)
      context.setURL(NSURL(string: "https://example.org/a'b")!, for: CGRect(x: 10, y: 80, width: 20, height: 10))
      context.setDestination("end", for: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setDestination("nowhere", for: CGRect(x: 9, y: 0, width: 5, height: 5))
      context.endPDFPage()
      context.beginPDFPage(nil)
      context.addDestination("end", at: CGPoint(x: 0, y: 50))
      context.addDestination("end", at: CGPoint(x: 0, y: 10))
    }
    #expect(text.contains("https://example.org/a'b"))
    #expect(count("/Subtype /Link", in: text) == 3)
    #expect(text.contains("10 80 30 90"))
    // A link that leads nowhere would make Cairo give up the document.
    #expect(text.contains("%%EOF"))
  }

  @Test func drawingAfterTheEndIsIgnored() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
    context.beginPDFPage(nil)
    context.closePDF()
    let length = data.length
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.beginPDFPage(nil)
    context.closePDF()
    #expect(data.length == length && length > 0)
  }

  @Test func filesAreWrittenOrRefused() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    do {
      let context = try #require(CGContext(url as NSURL, mediaBox: nil, nil))
      context.beginPDFPage(nil)
    }
    #expect(try Data(contentsOf: url).starts(with: Data("%PDF-".utf8)))
    #expect(CGContext(NSURL(fileURLWithPath: "/nowhere/at/all.pdf"), mediaBox: nil, nil) == nil)
  }

  @Test(arguments: [CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)])
  func boxesWithoutAnAreaMakeNoDocument(_ box: CGRect) throws {
    var box = box
    let consumer = try #require(CGDataConsumer(data: NSMutableData()))
    #expect(CGContext(consumer: consumer, mediaBox: &box, nil) == nil)
  }

  @Test func functionsGetTheBytes() throws {
    let data = NSMutableData()
    var functions = CGDataConsumerCallbacks(
      putBytes: { info, bytes, count in
        guard let info else { return 0 }
        Unmanaged<NSMutableData>.fromOpaque(info).takeUnretainedValue().append(bytes, length: count)
        return count
      }, releaseConsumer: nil)
    let target = Unmanaged.passUnretained(data).toOpaque()
    let consumer = try #require(CGDataConsumer(info: target, cbks: &functions))
    let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
    context.beginPDFPage(nil)
    context.closePDF()
    #expect((data as Data).starts(with: Data("%PDF-".utf8)))
    functions.putBytes = nil
    #expect(CGDataConsumer(info: nil, cbks: &functions) == nil)
  }

  @Test func otherContextsHaveNoPages() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.beginPDFPage(nil)
    context.endPDFPage()
    context.closePDF()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(context.makeImage()?.pixel(x: 1, y: 1).alpha == 255)
  }
}
