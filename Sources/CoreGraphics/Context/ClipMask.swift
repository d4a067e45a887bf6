import CGTK

/// An image through which a clip lets drawing pass.
final class ClipMask {
  private let surface: CairoSurface
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
      surface = image.surface
    } else {
      guard let brightness = Self.brightness(of: image) else { return nil }
      surface = brightness
    }
    self.rect = rect
    size = CGSize(width: image.width, height: image.height)
    self.transform = transform
  }

  /// Removes everything outside of the mask from the drawing.
  func cut(_ cairo: CairoContext) {
    cairo.save()
    cairo.transform = transform
    // The image's first row is at the top in a space whose y axis points up.
    cairo.translate(x: Double(rect.minX), y: Double(rect.maxY))
    cairo.scale(x: Double(rect.width / size.width), y: -Double(rect.height / size.height))
    cairo.setSource(surface, extend: CAIRO_EXTEND_PAD, filter: CAIRO_FILTER_GOOD)
    cairo.setOperator(CAIRO_OPERATOR_DEST_IN)
    cairo.paint()
    cairo.restore()
  }

  /// Returns the image's brightness as alpha.
  private static func brightness(of image: CGImage) -> CairoSurface? {
    guard let result = CGImage.makeSurface(width: image.width, height: image.height) else { return nil }
    let stride = result.bytesPerRow
    let isMade: Void? = result.withBytes { target in
      image.surface.withBytes { source in
        for y in 0..<image.height {
          for x in 0..<image.width {
            let from = source + y * image.bytesPerRow + x * 4
            let sum = UInt32(from[2]) * 77 + UInt32(from[1]) * 150 + UInt32(from[0]) * 29
            let to = target + y * stride + x * 4
            for component in 0..<4 { to[component] = UInt8(min(sum >> 8, 255)) }
          }
        }
      }
    }.flatMap { $0 }
    guard isMade != nil else { return nil }
    result.markDirty()
    return result
  }
}
