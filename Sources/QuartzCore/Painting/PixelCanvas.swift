import CGTK
import CPixels
import CoreGraphics

/// Fills rectangles and rounded corners by writing pixels.
///
/// Cairo spends most of a cell's time on setting up the fills: a frame of a grid is about a thousand fills of few
/// pixels each.
struct PixelCanvas {
  typealias Rect = PixelRect

  private let pixels: UnsafeMutablePointer<UInt32>
  /// The pixels per row.
  let pitch: Int
  let bounds: Rect

  /// Creates a canvas of an image, which must exist as long as the canvas is used.
  ///
  /// - Returns: nil if `image` does not have 32 bits per pixel.
  init?(_ image: CairoSurface) {
    guard image.isImage, image.format == CAIRO_FORMAT_ARGB32 || image.format == CAIRO_FORMAT_RGB24 else { return nil }
    image.flush()
    // Otherwise Cairo takes an image for empty that it has not drawn on itself, and replaces pixels where it should
    // blend.
    image.markDirty()
    guard let data = image.withBytes({ UnsafeMutableRawPointer($0) }) else { return nil }
    pixels = data.assumingMemoryBound(to: UInt32.self)
    pitch = image.bytesPerRow / 4
    bounds = Rect(x: 0, y: 0, width: image.width, height: image.height)
  }

  /// A colour as Cairo writes it: premultiplied and reduced to 8 bits.
  struct Paint {
    let pixel: UInt32
    var alpha: UInt32 { pixel >> 24 }

    init(_ color: GdkRGBA) {
      // To the nearest of 16 bits, of which the pixel library takes the higher eight.
      func part(_ value: Double) -> UInt32 { UInt32(value * 65_535 + 0.5) >> 8 }
      let alpha = min(max(Double(color.alpha), 0), 1)
      func premultiplied(_ value: Float) -> UInt32 { part(min(max(Double(value), 0), 1) * alpha) }
      pixel =
        part(alpha) << 24 | premultiplied(color.red) << 16 | premultiplied(color.green) << 8
        | premultiplied(color.blue)
    }
  }

  /// Rounded corners of one radius, in pixels.
  struct Rounding {
    var rect: Rect
    var radius: Float

    var size: Int { Int(radius.rounded(.up)) }

    /// Returns whether the corners clip nothing of `other`.
    func encloses(_ other: Rect) -> Bool {
      guard rect.encloses(other) else { return false }
      let size = size
      let isBetween = other.x >= rect.x + size && other.maxX <= rect.maxX - size
      return isBetween || other.y >= rect.y + size && other.maxY <= rect.maxY - size
    }
  }

  func fill(_ rect: Rect, _ paint: Paint, clip: Rect) {
    let rect = rect.cut(to: clip)
    guard rect.width > 0, rect.height > 0, paint.alpha > 0 else { return }
    if paint.alpha == 255 {
      for y in rect.y..<rect.maxY { lineup_fill_pixels(row(y) + rect.x, paint.pixel, rect.width) }
    } else {
      for y in rect.y..<rect.maxY {
        let line = pixels + y * pitch + rect.x
        for x in 0..<rect.width { line[x] = Self.blend(paint.pixel, over: line[x]) }
      }
    }
  }

  /// Fills the part of `rect` inside the rounded corners.
  ///
  /// - Parameter cut: the part of the shape that Cairo would have left, which decides how it rounds the corners.
  @MainActor func fill(_ rect: Rect, within rounding: Rounding, _ paint: Paint, cut: Rect, clip: Rect) {
    let all = rounding.rect
    let clip = clip.cut(to: rect).cut(to: all)
    guard clip.width > 0, clip.height > 0 else { return }
    let size = rounding.size
    fill(Rect(x: all.x, y: all.y + size, width: all.width, height: all.height - 2 * size), paint, clip: clip)
    let between = Rect(x: all.x + size, y: all.y, width: all.width - 2 * size, height: size)
    fill(between, paint, clip: clip)
    fill(between.moved(0, all.height - size), paint, clip: clip)
    guard size > 0 else { return }
    let cut = CornerMask.Cut(of: rect.cut(to: cut), in: all, size: size)
    corners(of: all, CornerMask.mask(radius: rounding.radius, width: rounding.radius, cut: cut), paint, clip: clip)
  }

  /// Draws a frame along the inside of the corners' rectangle.
  @MainActor func frame(_ rounding: Rounding, width: Int, _ paint: Paint, clip: Rect) {
    let all = rounding.rect
    let size = rounding.size
    let side = max(size, width)
    let top = Rect(x: all.x + size, y: all.y, width: all.width - 2 * size, height: width)
    fill(top, paint, clip: clip)
    fill(top.moved(0, all.height - width), paint, clip: clip)
    let left = Rect(x: all.x, y: all.y + side, width: width, height: all.height - 2 * side)
    fill(left, paint, clip: clip)
    fill(left.moved(all.width - width, 0), paint, clip: clip)
    if size > 0 { corners(of: all, CornerMask.mask(radius: rounding.radius, width: Float(width)), paint, clip: clip) }
  }

  private func corners(of all: Rect, _ mask: CornerMask, _ paint: Paint, clip: Rect) {
    let size = mask.size
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let coverage = coverage.baseAddress else { return }
      for (index, corner) in [(0, 0), (1, 0), (0, 1), (1, 1)].enumerated() {
        let place = Rect(
          x: corner.0 == 1 ? all.maxX - size : all.x, y: corner.1 == 1 ? all.maxY - size : all.y, width: size,
          height: size)
        // Translucent colours are left to the pixel library.
        tint(
          place, coverage + index * size * size, stride: size, paint, half: paint.alpha == 255 ? 127 : 128, clip: clip)
      }
    }
  }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * pitch }

  /// Returns a pixel blended over another by its coverage, from 0 to 255.
  ///
  /// - Parameter half: see `lineup_tint_pixels`.
  @inline(__always) static func lay(
    _ pixel: UInt32, _ covered: UInt32, over target: UInt32, half: UInt32
  ) -> UInt32 {
    let source = covered == 255 ? pixel : scale(pixel, by: covered, half: half)
    return source >> 24 == 255 ? source : blend(source, over: target, half: half)
  }

  /// Returns a pixel with its components multiplied by `factor` / 255.
  private static func scale(_ pixel: UInt32, by factor: UInt32, half: UInt32) -> UInt32 {
    let halves = half << 16 | half
    let low = (pixel & 0xFF00FF) * factor + halves
    let high = (pixel >> 8 & 0xFF00FF) * factor + halves
    return ((low + (low >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF) | ((high + (high >> 8 & 0xFF00FF)) & 0xFF00_FF00)
  }

  private static func blend(_ source: UInt32, over target: UInt32, half: UInt32 = 128) -> UInt32 {
    source &+ scale(target, by: 255 - (source >> 24), half: half)
  }
}
