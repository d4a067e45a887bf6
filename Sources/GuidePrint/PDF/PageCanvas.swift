import CGTK
import Foundation

/// Pages of a PDF file on which Cairo draws.
final class PageCanvas {
  private let surface: OpaquePointer
  private let cairo: OpaquePointer

  /// - Parameter size: the size of the first page, in points.
  /// - Returns: nil if there is not enough memory.
  init?(_ size: CGSize, _ write: @escaping cairo_write_func_t, _ target: UnsafeMutableRawPointer) {
    guard let surface = cairo_pdf_surface_create_for_stream(write, target, size.width, size.height),
      let cairo = cairo_create(surface)
    else { return nil }
    self.surface = surface
    self.cairo = cairo
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  // MARK: The document

  /// Sets a field of what the document says of itself.
  func set(_ name: cairo_pdf_metadata_t, _ value: String) { cairo_pdf_surface_set_metadata(surface, name, value) }

  /// Begins a page, with an entry of its own in the outline.
  ///
  /// - Parameter number: the page's number, from 1.
  func beginPage(_ number: Int, _ size: CGSize, name: String) {
    cairo_pdf_surface_set_size(surface, size.width, size.height)
    cairo_pdf_surface_add_outline(surface, 0, name, "page=\(number) pos=[0 0]", CAIRO_PDF_OUTLINE_FLAG_OPEN)
  }

  func endPage() { cairo_surface_show_page(surface) }

  /// Writes the end of the document, on which nothing can be drawn from then on.
  ///
  /// - Returns: the reason if the document is not complete.
  func finish() -> String? {
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
  }

  // MARK: Drawing

  /// Fills a rectangle with round corners.
  func fill(_ frame: CGRect, radius: Double, _ ink: Ink) {
    let rgb = ink.rgb
    func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    cairo_set_source_rgb(cairo, part(16), part(8), part(0))
    addRectangle(frame, radius: min(radius, frame.width / 2, frame.height / 2))
    cairo_fill(cairo)
  }

  private func addRectangle(_ frame: CGRect, radius: Double) {
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

  /// Draws a text from the top of a frame, clipped to the frame.
  func draw(_ text: PrintedText, in frame: CGRect) {
    cairo_save(cairo)
    // Letters extend a little beyond their line.
    cairo_rectangle(cairo, frame.minX - 1, frame.minY - 1, frame.width + 2, frame.height + 2)
    cairo_clip(cairo)
    cairo_move_to(cairo, frame.minX, frame.minY)
    pango_cairo_show_layout(cairo, text.layout)
    cairo_restore(cairo)
  }

  /// Runs drawing calls in a space whose x axis points up from the lower left corner of a frame.
  func sideways(in frame: CGRect, _ body: () -> Void) {
    cairo_save(cairo)
    cairo_translate(cairo, frame.minX, frame.maxY)
    cairo_rotate(cairo, -.pi / 2)
    body()
    cairo_restore(cairo)
  }
}
