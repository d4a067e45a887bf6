import CGTK

/// An image through which a clip lets drawing pass.
final class ClipMask {
  private let surface: OpaquePointer
  private let rect: CGRect
  private let size: CGSize
  /// The transform of the context when the clip was set.
  private let transform: CGAffineTransform

  /// Creates a mask. Linear in the image's pixels if it is grey or has no alpha.
  ///
  /// - Returns: nil for an image without pixels or a rectangle without an area.
  init?(_ image: CGImage, in rect: CGRect, transform: CGAffineTransform) {
    guard rect.width > 0, rect.height > 0 else { return nil }
    if image.hasAlpha, !image.isGray {
      surface = cairo_surface_reference(image.surface)
    } else {
      guard let brightness = Self.brightness(of: image) else { return nil }
      surface = brightness
    }
    self.rect = rect
    size = CGSize(width: image.width, height: image.height)
    self.transform = transform
  }

  deinit { cairo_surface_destroy(surface) }

  /// Removes everything outside of the mask from the drawing.
  func cut(_ cairo: OpaquePointer) {
    cairo_save(cairo)
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
      x0: Double(transform.tx), y0: Double(transform.ty))
    cairo_set_matrix(cairo, &matrix)
    // The image's first row is at the top in a space whose y axis points up.
    cairo_translate(cairo, Double(rect.minX), Double(rect.maxY))
    cairo_scale(cairo, Double(rect.width / size.width), -Double(rect.height / size.height))
    cairo_set_source_surface(cairo, surface, 0, 0)
    let pattern = cairo_get_source(cairo)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  /// Returns the image's brightness as alpha.
  private static func brightness(of image: CGImage) -> OpaquePointer? {
    guard let result = CGImage.makeSurface(width: image.width, height: image.height),
      let target = cairo_image_surface_get_data(result), let source = cairo_image_surface_get_data(image.surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(result))
    for y in 0..<image.height {
      for x in 0..<image.width {
        let from = source + y * image.bytesPerRow + x * 4
        let sum = UInt32(from[2]) * 77 + UInt32(from[1]) * 150 + UInt32(from[0]) * 29
        let to = target + y * stride + x * 4
        for component in 0..<4 { to[component] = UInt8(min(sum >> 8, 255)) }
      }
    }
    cairo_surface_mark_dirty(result)
    return result
  }
}
