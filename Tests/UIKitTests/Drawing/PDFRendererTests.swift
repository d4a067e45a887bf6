import Testing
import UIKit

struct PDFRendererTests {
  private func text(_ data: Data) -> String { String(data: data, encoding: .isoLatin1) ?? "" }

  private func count(_ part: String, in data: Data) -> Int { text(data).components(separatedBy: part).count - 1 }

  @Test func aRendererDrawsPages() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle as String: "Harbour"]
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), format: format)
    #expect(format.bounds.width == 200 && !renderer.allowsImageOutput)
    let data = renderer.pdfData { context in
      #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 200, height: 100))
      context.beginPage()
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.cgContext.convertToDeviceSpace(CGPoint(x: 3, y: 4)) == CGPoint(x: 3, y: 4), "y points down")
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      ("Quay" as NSString).draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
      context.setURL(URL(fileURLWithPath: "/map"), for: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setDestinationWithName("end", for: CGRect(x: 10, y: 0, width: 10, height: 10))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
      #expect(context.pdfContextBounds.size == CGSize(width: 50, height: 60))
      context.addDestination(withName: "end", at: .zero)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(text(data).hasPrefix("%PDF-") && count("/Type /Page %", in: data) == 2)
    #expect(count("/Subtype /Link", in: data) == 2 && text(data).contains("(Harbour)"))
    #expect(count("/FontFile", in: data) + count("/Type0", in: data) > 0, "text stays text")
    #expect(text(data).contains("[ 0 0 50 60 ]"))
  }

  @Test func aRendererWritesAFileOrSaysWhyNot() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: .zero)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try renderer.writePDF(to: url) { $0.beginPage() }
    #expect(text(try Data(contentsOf: url)).contains("[ 0 0 612 792 ]"), "US Letter without an area")
    #expect(throws: (any Error).self) {
      try renderer.writePDF(to: URL(fileURLWithPath: "/nowhere/at/all.pdf")) { $0.beginPage() }
    }
  }

  @Test func functionsDrawPages() {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 80, height: 90), nil)
    #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 80, height: 90))
    UIGraphicsBeginPDFPage()
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    UIGraphicsSetPDFContextDestinationForRect("top", CGRect(x: 0, y: 0, width: 5, height: 5))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 30, height: 40), nil)
    UIGraphicsAddPDFContextDestinationAtPoint("top", .zero)
    if let url = URL(string: "https://example.org") {
      UIGraphicsSetPDFContextURLForRect(url, CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 30, height: 40))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
    #expect(count("/Type /Page %", in: data as Data) == 2 && count("/Subtype /Link", in: data as Data) == 2)
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func imageRenderersShareTheSuperclasses() {
    let renderer: UIGraphicsRenderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
    #expect(renderer.format is UIGraphicsImageRendererFormat && renderer.allowsImageOutput)
    let contexts: AnyClass = UIGraphicsImageRenderer.rendererContextClass()
    #expect(contexts is UIGraphicsImageRendererContext.Type)
    #expect(type(of: UIGraphicsPDFRendererFormat.default()) == UIGraphicsPDFRendererFormat.self)
    #expect(UIGraphicsImageRendererFormat.preferred().bounds == .zero)
  }
}
