import CGTK
import Foundation
import GuideExport
import GuideModel

/// Writes pages as a PDF: vectors, text that can be selected and searched, a title, and an outline.
final class PDFDocument {
  private let file: ExportFile
  private let texts: PangoTexts
  private var failure: ExportError?

  /// - Parameter texts: the texts with which the pages were measured.
  init(_ file: ExportFile, texts: PangoTexts) {
    self.file = file
    self.texts = texts
  }

  /// Writes all pages.
  /// - Throws: `ExportError` if writing fails.
  /// - Complexity: O(items). Pages are written one by one.
  func write(_ pages: [Page], title: String, subject: String, now: Int64) throws(ExportError) {
    let size = pages.first?.size ?? CGSize(width: 1, height: 1)
    let closure = Unmanaged.passUnretained(self).toOpaque()
    guard let canvas = PageCanvas(size, Self.writer, closure) else {
      throw .cannotWrite(path: "PDF", reason: String(cString: strerror(ENOMEM)))
    }
    canvas.set(CAIRO_PDF_METADATA_TITLE, title)
    canvas.set(CAIRO_PDF_METADATA_SUBJECT, subject)
    canvas.set(CAIRO_PDF_METADATA_CREATOR, "Lineup")
    canvas.set(CAIRO_PDF_METADATA_CREATE_DATE, Date(timeIntervalSince1970: TimeInterval(now)).formatted(.iso8601))
    for (index, page) in pages.enumerated() {
      canvas.beginPage(index + 1, page.size, name: page.name)
      for item in page.items { draw(item, on: canvas) }
      canvas.endPage()
      if let failure { throw failure }
    }
    let reason = canvas.finish()
    if let failure { throw failure }
    if let reason { throw .cannotWrite(path: "PDF", reason: reason) }
  }

  private static let writer: cairo_write_func_t = { closure, data, length in
    guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
    let document = Unmanaged<PDFDocument>.fromOpaque(closure).takeUnretainedValue()
    do throws(ExportError) {
      try document.file.write(UnsafeRawBufferPointer(start: data, count: Int(length)))
      return CAIRO_STATUS_SUCCESS
    } catch {
      document.failure = error
      return CAIRO_STATUS_WRITE_ERROR
    }
  }

  // MARK: Drawing

  private func draw(_ item: Page.Item, on canvas: PageCanvas) {
    switch item.content {
    case .fill(let ink, let radius): canvas.fill(item.frame, radius: radius, ink)
    case .text(let text): canvas.draw(texts.layout(text, width: item.frame.width), in: item.frame)
    case .sideways(let text):
      canvas.sideways(in: item.frame) {
        let frame = CGRect(x: 0, y: 0, width: item.frame.height, height: item.frame.width)
        var centred = text
        centred.alignment = .center
        canvas.draw(texts.layout(centred, width: frame.width), in: frame)
      }
    }
  }
}
