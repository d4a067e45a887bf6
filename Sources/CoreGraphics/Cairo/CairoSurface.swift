import CGTK
import Foundation

/// A Cairo surface (`cairo_surface_t`): pixels, or the pages of a document.
///
/// The width, the height and `bytesPerRow` are those of pixels, and 0 for documents.
package final class CairoSurface {
  package let pointer: OpaquePointer

  /// Takes over the caller's reference.
  package init(owning pointer: OpaquePointer) { self.pointer = pointer }

  /// Creates cleared pixels; nil for an impossible size and if there is not enough memory.
  package convenience init?(_ format: cairo_format_t, width: Int, height: Int) {
    guard let width = Int32(exactly: width), let height = Int32(exactly: height) else { return nil }
    self.init(checking: cairo_image_surface_create(format, width, height))
  }

  /// Shares pixels owned elsewhere, for as long as the surface exists.
  package convenience init?(
    sharing bytes: UnsafeMutablePointer<UInt8>, _ format: cairo_format_t, width: Int, height: Int, bytesPerRow: Int
  ) {
    self.init(
      checking: cairo_image_surface_create_for_data(bytes, format, Int32(width), Int32(height), Int32(bytesPerRow)))
  }

  /// Takes over a surface; nil if its creation failed.
  package convenience init?(checking pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.init(owning: pointer)
    guard isUsable else { return nil }
  }

  /// Creates a document whose pages are written to `target`; nil for an impossible size.
  ///
  /// - Parameter size: in points.
  package convenience init?(pdf size: CGSize, _ write: @escaping cairo_write_func_t, _ target: UnsafeMutableRawPointer)
  {
    self.init(checking: cairo_pdf_surface_create_for_stream(write, target, size.width, size.height))
  }

  /// Creates a picture of vectors that is written to `target`; nil for an impossible size.
  ///
  /// - Parameter size: in points, each of which is a pixel of a web page; Cairo's own unit is the printer's point, a
  ///   third larger there.
  package convenience init?(svg size: CGSize, _ write: @escaping cairo_write_func_t, _ target: UnsafeMutableRawPointer)
  {
    self.init(checking: cairo_svg_surface_create_for_stream(write, target, size.width, size.height))
    cairo_svg_surface_set_document_unit(pointer, CAIRO_SVG_UNIT_PX)
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Calls `free` with `data` when Cairo no longer needs the pixels.
  ///
  /// - Parameter key: identifies the data; the address of a variable that is never moved.
  /// - Returns: false, without calling `free`, if there is not enough memory.
  package func keep(
    _ data: UnsafeMutableRawPointer, key: UnsafePointer<cairo_user_data_key_t>, free: @escaping cairo_destroy_func_t
  ) -> Bool {
    cairo_surface_set_user_data(pointer, key, data, free) == CAIRO_STATUS_SUCCESS
  }

  package var status: cairo_status_t { cairo_surface_status(pointer) }
  /// Whether nothing has failed.
  package var isUsable: Bool { status == CAIRO_STATUS_SUCCESS }
  /// Whether these are pixels.
  package var isImage: Bool { cairo_surface_get_type(pointer) == CAIRO_SURFACE_TYPE_IMAGE }
  package var format: cairo_format_t { cairo_image_surface_get_format(pointer) }
  package var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  package var height: Int { Int(cairo_image_surface_get_height(pointer)) }
  package var bytesPerRow: Int { Int(cairo_image_surface_get_stride(pointer)) }
  package var bytesOfPixels: Int { bytesPerRow * height }

  /// Calls a function with the pixels, row by row at `bytesPerRow`; `flush()` before reading and `markDirty()` after
  /// writing.
  ///
  /// - Returns: what the function returns; nil for a document.
  package func withBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) throws -> Result) rethrows -> Result? {
    try withExtendedLifetime(self) { try cairo_image_surface_get_data(pointer).map(body) }
  }

  /// Completes pending drawing.
  package func flush() { cairo_surface_flush(pointer) }

  /// Says that the pixels were changed without Cairo.
  package func markDirty() { cairo_surface_mark_dirty(pointer) }

  /// Sets a field of a document's metadata.
  func setMetadata(_ field: cairo_pdf_metadata_t, _ text: String) {
    cairo_pdf_surface_set_metadata(pointer, field, text)
  }

  /// Sets the size of a document's next page, in points.
  func setPageSize(_ size: CGSize) { cairo_pdf_surface_set_size(pointer, size.width, size.height) }

  /// Writes the pixels as a PNG file.
  package func writePNG(_ write: @escaping cairo_write_func_t, _ target: UnsafeMutableRawPointer) -> cairo_status_t {
    cairo_surface_write_to_png_stream(pointer, write, target)
  }

  /// Writes the end of a document.
  package func finish() { cairo_surface_finish(pointer) }

  /// Draws on the surface, with a context that exists during the call.
  package func draw(_ body: (CairoContext) throws -> Void) rethrows {
    let cairo = CairoContext(drawingOn: self)
    defer { cairo.release() }
    try body(cairo)
  }
}
