import CGTK
import Foundation
import GuideExport
import GuideModel

/// Writes pages as a PDF: vectors, text that can be selected and searched, a title, and an outline.
final class PDFDocument {
  private let file: ExportFile
  private let texts: PangoTexts
  private var surface: OpaquePointer?
  private var failure: ExportError?

  /// - Parameter texts: the texts with which the pages were measured.
  init(_ file: ExportFile, texts: PangoTexts) {
    self.file = file
    self.texts = texts
  }

  deinit { if let surface { cairo_surface_destroy(surface) } }

  /// Writes all pages.
  /// - Throws: `ExportError` if writing fails.
  /// - Complexity: O(items). Pages are written one by one.
  func write(_ pages: [Page], title: String, subject: String, now: Int64) throws(ExportError) {
    let size = pages.first?.size ?? CGSize(width: 1, height: 1)
    let closure = Unmanaged.passUnretained(self).toOpaque()
    guard let surface = cairo_pdf_surface_create_for_stream(Self.writer, closure, size.width, size.height) else {
      throw .cannotWrite(path: "PDF", reason: String(cString: strerror(ENOMEM)))
    }
    self.surface = surface
    set(CAIRO_PDF_METADATA_TITLE, title)
    set(CAIRO_PDF_METADATA_SUBJECT, subject)
    set(CAIRO_PDF_METADATA_CREATOR, "Lineup")
    set(CAIRO_PDF_METADATA_CREATE_DATE, Date(timeIntervalSince1970: TimeInterval(now)).formatted(.iso8601))
    guard let cairo = cairo_create(surface) else { return }
    for (index, page) in pages.enumerated() {
      cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
      cairo_pdf_surface_add_outline(
        surface, 0, page.name, "page=\(index + 1) pos=[0 0]", CAIRO_PDF_OUTLINE_FLAG_OPEN)
      for item in page.items { draw(item, on: cairo) }
      cairo_surface_show_page(surface)
      if let failure { throw failure }
    }
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    if let failure { throw failure }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cannotWrite(path: "PDF", reason: String(cString: cairo_status_to_string(status)))
    }
  }

  private func set(_ name: cairo_pdf_metadata_t, _ value: String) {
    if let surface { cairo_pdf_surface_set_metadata(surface, name, value) }
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

  private func draw(_ item: Page.Item, on cairo: OpaquePointer) {
    switch item.content {
    case .fill(let ink, let radius):
      set(ink, on: cairo)
      addRectangle(item.frame, radius: radius, to: cairo)
      cairo_fill(cairo)
    case .text(let text): texts.draw(text, in: item.frame, on: cairo)
    case .sideways(let text):
      cairo_save(cairo)
      cairo_translate(cairo, item.frame.minX, item.frame.maxY)
      cairo_rotate(cairo, -.pi / 2)
      let frame = CGRect(x: 0, y: 0, width: item.frame.height, height: item.frame.width)
      var centred = text
      centred.alignment = .center
      texts.draw(centred, in: frame, on: cairo)
      cairo_restore(cairo)
    }
  }

  private func set(_ ink: Ink, on cairo: OpaquePointer) {
    let rgb = ink.rgb
    func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    cairo_set_source_rgb(cairo, part(16), part(8), part(0))
  }

  private func addRectangle(_ frame: CGRect, radius: Double, to cairo: OpaquePointer) {
    let radius = min(radius, frame.width / 2, frame.height / 2)
    guard radius > 0 else {
      cairo_rectangle(cairo, frame.minX, frame.minY, frame.width, frame.height)
      return
    }
    let corners = [
      (frame.maxX - radius, frame.minY + radius), (frame.maxX - radius, frame.maxY - radius),
      (frame.minX + radius, frame.maxY - radius), (frame.minX + radius, frame.minY + radius),
    ]
    cairo_new_sub_path(cairo)
    for (index, corner) in corners.enumerated() {
      let angle = Double(index - 1) * .pi / 2
      cairo_arc(cairo, corner.0, corner.1, radius, angle, angle + .pi / 2)
    }
    cairo_close_path(cairo)
  }
}
