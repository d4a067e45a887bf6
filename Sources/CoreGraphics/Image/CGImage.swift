import CGTK
import Foundation

/// An immutable bitmap: premultiplied BGRA in memory, with 8 bits per component.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgimage).
public final class CGImage: @unchecked Sendable, Hashable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  package let hasAlpha: Bool
  /// Whether the image was created from brightness alone.
  let isGray: Bool

  /// The pixels as a Cairo image surface, which is not changed after `init`.
  package let surface: CairoSurface
  private let lock = NSLock()
  private var texture: GObjectReference?

  /// The maximum width and height: Cairo's.
  package static let sideLimit = 32_767
  /// The maximum number of pixels of an image whose size an app does not choose: 64 million, 256 MB in memory.
  package static let pixelLimit = 64 << 20

  /// Creates an image of an ARGB32 or RGB24 surface, which must not change afterwards; nil if its creation failed.
  /// - Parameter isOpaque: whether the alpha of an ARGB32 surface does not count.
  package init?(_ surface: CairoSurface, isGray: Bool = false, isOpaque: Bool = false) {
    guard surface.isUsable else { return nil }
    surface.flush()
    self.surface = surface
    width = surface.width
    height = surface.height
    self.isGray = isGray
    hasAlpha = !isOpaque && surface.format == CAIRO_FORMAT_ARGB32
  }

  /// Creates an image from bytes: 8 bits per component, RGB with or without alpha, grey, or CMYK; nil for any other
  /// format or too few bytes. `decode`, `shouldInterpolate` and `intent` have no effect.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, (8...32).contains(bitsPerPixel), bitsPerPixel % 8 == 0,
      let surface = Self.makeSurface(width: width, height: height)
    else { return nil }
    let bytes = provider.bytes
    let pixel = bitsPerPixel / 8
    let (rows, overflows) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    guard bytesPerRow >= width * pixel, !overflows, bytes.count - width * pixel >= rows,
      pixel == (space.model == .monochrome ? 1 : pixel),
      space.model == .monochrome || pixel == 4 || pixel == 3 && space.model == .rgb
    else { return nil }
    let layout = PixelLayout(
      bitmapInfo, bytes: pixel, gray: space.model == .monochrome, inks: space.model == .cmyk)
    let stride = surface.bytesPerRow
    _ = surface.withBytes { target in
      bytes.withUnsafeBytes { source in
        for y in 0..<height {
          layout.read(
            UnsafeRawBufferPointer(rebasing: source[(y * bytesPerRow)...]), into: target + y * stride, count: width)
        }
      }
    }
    surface.markDirty()
    self.init(surface, isGray: space.model == .monochrome)
  }

  /// The bits per component; always 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits per pixel; always 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes per row.
  public var bytesPerRow: Int { surface.bytesPerRow }
  /// The colour space; always sRGB.
  public var colorSpace: CGColorSpace? { .standard }
  /// The place of alpha, whether there is any.
  public var alphaInfo: CGImageAlphaInfo { hasAlpha ? .premultipliedFirst : .noneSkipFirst }
  /// The arrangement of components in memory.
  public var bitmapInfo: CGBitmapInfo { [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Little] }
  /// The order of the bytes of a pixel; always that of little-endian units of 32 bits.
  public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }
  /// The packing of the components of a pixel; always packed.
  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
  /// Whether the image is a mask, created by `init(maskWidth:…)`.
  public internal(set) var isMask = false
  /// Whether the image is interpolated when scaled; always true.
  public var shouldInterpolate: Bool { true }
  /// The treatment of colours outside of the gamut; always the default.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// The bytes of the pixels, premultiplied BGRA.
  public var dataProvider: CGDataProvider? { CGDataProvider(bytes: data) }

  /// The pixels, premultiplied BGRA, row by row at `bytesPerRow`.
  private var data: Data {
    surface.withBytes { Data(bytes: $0, count: surface.bytesOfPixels) } ?? Data()
  }

  /// Returns the image itself, which is immutable.
  public func copy() -> CGImage? { self }

  /// Returns a copy of the part of the image in `rect`, in pixels, limited to the image; nil if nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isNull, area.width >= 1, area.height >= 1,
      let part = Self.makeSurface(width: Int(area.width), height: Int(area.height))
    else { return nil }
    part.draw { cairo in
      cairo.setOperator(CAIRO_OPERATOR_SOURCE)
      cairo.setSource(surface, x: -Double(area.minX), y: -Double(area.minY))
      cairo.paint()
    }
    return CGImage(part, isGray: isGray)
  }

  /// Returns a copy whose opacity is multiplied by the brightness of another image, which is stretched to the size of
  /// this one: white keeps a pixel, black removes it. The samples of image masks (`isMask`) mean the opposite.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let alpha = mask.brightness(width: width, height: height),
      let masked = Self.makeSurface(width: width, height: height)
    else { return nil }
    masked.draw { cairo in
      cairo.setSource(surface)
      cairo.mask(alpha, x: 0, y: 0)
    }
    return CGImage(masked, isGray: isGray)
  }

  /// Returns a surface of a size in pixels whose opacity is the brightness of this image, by the weights of Rec. 601.
  private func brightness(width: Int, height: Int) -> CairoSurface? {
    guard let result = Self.makeSurface(width: width, height: height) else { return nil }
    result.draw { stretching in
      stretching.scale(x: Double(width) / Double(self.width), y: Double(height) / Double(self.height))
      stretching.setSource(surface, extend: CAIRO_EXTEND_PAD)
      stretching.paint()
    }
    result.flush()
    let count = result.bytesOfPixels
    _ = result.withBytes { bytes in
      for pixel in stride(from: 0, to: count, by: 4) {
        let (blue, green, red) = (Int(bytes[pixel]), Int(bytes[pixel + 1]), Int(bytes[pixel + 2]))
        bytes[pixel + 3] = UInt8((red * 299 + green * 587 + blue * 114) / 1000)
        (bytes[pixel], bytes[pixel + 1], bytes[pixel + 2]) = (0, 0, 0)
      }
    }
    result.markDirty()
    return result
  }

  /// Returns a transparent ARGB32 surface; nil for a size that is empty or over the limit, and if there is not enough
  /// memory.
  ///
  /// - Parameter pixelLimit: the maximum number of pixels. `CGImage.pixelLimit` for sizes from outside data.
  package static func makeSurface(width: Int, height: Int, pixelLimit: Int = .max) -> CairoSurface? {
    guard width > 0, height > 0, width <= sideLimit, height <= sideLimit, width * height <= pixelLimit else {
      return nil
    }
    return LargePixels.makeSurface(width: width, height: height)
      ?? CairoSurface(CAIRO_FORMAT_ARGB32, width: width, height: height)
  }

  /// Calls a function with the image as a `GdkTexture`, which is created once.
  ///
  /// - Returns: nil if there is not enough memory.
  package func withTexture<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
    lock.lock()
    defer { lock.unlock() }
    if texture == nil { texture = makeTexture() }
    return texture.map { body($0.pointer) }
  }

  private func makeTexture() -> GObjectReference? {
    // The bytes are the surface's own, which the reference keeps alive.
    let shared = surface.withBytes { bytes in
      g_bytes_new_with_free_func(
        bytes, gsize(surface.bytesOfPixels), { Unmanaged<CairoSurface>.fromOpaque($0!).release() },
        Unmanaged.passRetained(surface).toOpaque())
    }
    guard let shared else { return nil }
    defer { g_bytes_unref(shared) }
    return GObjectReference(
      owning: gdk_memory_texture_new(
        Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, shared, gsize(bytesPerRow)))
  }

  /// Returns one pixel, not premultiplied, with components from 0 to 255.
  package func pixel(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return (0, 0, 0, 0) }
    let pixel = surface.withBytes { bytes in
      let p = bytes + y * bytesPerRow + x * 4
      let alpha = hasAlpha ? Int(p[3]) : 255
      func straight(_ value: UInt8) -> Int { alpha == 0 ? 0 : min(255, (Int(value) * 255 + alpha / 2) / alpha) }
      return (straight(p[2]), straight(p[1]), straight(p[0]), alpha)
    }
    return pixel ?? (0, 0, 0, 0)
  }
}

/// Objects are equal if they are the same one, as Core Foundation compares those that have no other rule.
extension CGImage {
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
