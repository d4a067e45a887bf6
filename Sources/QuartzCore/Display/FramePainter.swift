import CGTK
import CoreGraphics

/// Keeps the pixels of a layer tree up to date in an image surface: copies what moved, repaints what changed.
@MainActor package final class FramePainter {
  /// An image surface (`cairo_surface_t`) with 32 bits a pixel.
  package nonisolated(unsafe) let surface: OpaquePointer
  private let size: CGSize
  private let scale: CGFloat
  private var last: DisplayList?

  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels per point.
  package init?(size: CGSize, scale: CGFloat) {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    guard let surface = CGImage.makeSurface(width: width, height: height) else { return nil }
    self.surface = surface
    self.size = size
    self.scale = scale
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Brings the pixels up to date.
  ///
  /// - Returns: what was done, for a presenter that keeps another copy.
  @discardableResult package func update(_ layer: CALayer) -> FrameDiff {
    let next = DisplayList(layer, size: size, scale: scale)
    let diff =
      last.map { FrameDiff.between($0, next) } ?? FrameDiff(blits: [], damage: [next.size])
    last = next
    cairo_surface_flush(surface)
    for blit in diff.blits { copy(blit) }
    if !diff.blits.isEmpty { cairo_surface_mark_dirty(surface) }
    if !diff.damage.isEmpty {
      let cairo = cairo_create(surface)!
      next.draw(in: cairo, damage: diff.damage)
      cairo_destroy(cairo)
    }
    return diff
  }

  /// The pixels, premultiplied BGRA, row by row.
  package var pixels: Data {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return Data() }
    return Data(
      bytes: bytes, count: Int(cairo_image_surface_get_stride(surface) * cairo_image_surface_get_height(surface)))
  }

  /// Forgets what was drawn: the next update repaints everything.
  package func invalidate() { last = nil }

  private func copy(_ blit: FrameDiff.Blit) {
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let source = blit.source
    // From the side it moves to, so that no row is overwritten before it was read.
    let rows = blit.dy > 0 ? Array((0..<source.height).reversed()) : Array(0..<source.height)
    for row in rows {
      let from = bytes + (source.y + row) * stride + source.x * 4
      let to = bytes + (source.y + row + blit.dy) * stride + (source.x + blit.dx) * 4
      memmove(to, from, source.width * 4)
    }
  }
}
