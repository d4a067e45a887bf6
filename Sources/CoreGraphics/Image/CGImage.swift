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
  package let surface: OpaquePointer
  private let lock = NSLock()
  private var cachedTexture: OpaquePointer?

  /// The maximum number of pixels of an image: 64 million, 256 MB in memory.
  package static let pixelLimit = 64 << 20

  /// Creates an image that takes over the caller's reference to an ARGB32 or RGB24 image surface.
  /// - Parameter isOpaque: whether the alpha of an ARGB32 surface does not count.
  package init?(owningSurface surface: OpaquePointer, isGray: Bool = false, isOpaque: Bool = false) {
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_surface_flush(surface)
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    self.isGray = isGray
    hasAlpha = !isOpaque && cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
  }

  deinit {
    if let cachedTexture { g_object_unref(UnsafeMutableRawPointer(cachedTexture)) }
    cairo_surface_destroy(surface)
  }

  /// Creates an image from bytes: 8 bits per component, RGB with or without alpha, or grey; nil for any other format or
  /// too few bytes. `decode`, `shouldInterpolate` and `intent` have no effect.
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
      space.model == .monochrome || pixel == 3 || pixel == 4
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    let layout = PixelLayout(bitmapInfo, bytes: pixel, gray: space.model == .monochrome)
    let target = cairo_image_surface_get_data(surface)!
    let stride = Int(cairo_image_surface_get_stride(surface))
    bytes.withUnsafeBytes { source in
      for y in 0..<height {
        layout.read(
          UnsafeRawBufferPointer(rebasing: source[(y * bytesPerRow)...]), into: target + y * stride, count: width)
      }
    }
    cairo_surface_mark_dirty(surface)
    self.init(owningSurface: surface, isGray: space.model == .monochrome)
  }

  /// The bits per component; always 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits per pixel; always 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes per row.
  public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
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
  public var dataProvider: CGDataProvider? { CGDataProvider(data: data as NSData) }

  /// The pixels, premultiplied BGRA, row by row at `bytesPerRow`.
  private var data: Data {
    guard let bytes = cairo_image_surface_get_data(surface) else { return Data() }
    return Data(bytes: bytes, count: bytesPerRow * height)
  }

  /// Returns the image itself, which is immutable.
  public func copy() -> CGImage? { self }

  /// Returns a copy of the part of the image in `rect`, in pixels, limited to the image; nil if nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isNull, area.width >= 1, area.height >= 1,
      let part = Self.makeSurface(width: Int(area.width), height: Int(area.height))
    else { return nil }
    let cairo = cairo_create(part)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, surface, -Double(area.minX), -Double(area.minY))
    cairo_paint(cairo)
    cairo_destroy(cairo)
    return CGImage(owningSurface: part, isGray: isGray)
  }

  /// Returns a copy whose opacity is multiplied by the brightness of another image, which is stretched to the size of
  /// this one: white keeps a pixel, black removes it. The samples of image masks (`isMask`) mean the opposite.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let alpha = mask.brightness(width: width, height: height) else { return nil }
    defer { cairo_surface_destroy(alpha) }
    guard let masked = Self.makeSurface(width: width, height: height) else { return nil }
    let painting = cairo_create(masked)
    cairo_set_source_surface(painting, surface, 0, 0)
    cairo_mask_surface(painting, alpha, 0, 0)
    cairo_destroy(painting)
    return CGImage(owningSurface: masked, isGray: isGray)
  }

  /// Returns a surface of a size in pixels whose opacity is the brightness of this image, by the weights of Rec. 601.
  private func brightness(width: Int, height: Int) -> OpaquePointer? {
    guard let result = Self.makeSurface(width: width, height: height) else { return nil }
    let stretching = cairo_create(result)
    cairo_scale(stretching, Double(width) / Double(self.width), Double(height) / Double(self.height))
    cairo_set_source_surface(stretching, surface, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(stretching), CAIRO_EXTEND_PAD)
    cairo_paint(stretching)
    cairo_destroy(stretching)
    cairo_surface_flush(result)
    guard let bytes = cairo_image_surface_get_data(result) else { return result }
    for pixel in stride(from: 0, to: Int(cairo_image_surface_get_stride(result)) * height, by: 4) {
      let (blue, green, red) = (Int(bytes[pixel]), Int(bytes[pixel + 1]), Int(bytes[pixel + 2]))
      bytes[pixel + 3] = UInt8((red * 299 + green * 587 + blue * 114) / 1000)
      (bytes[pixel], bytes[pixel + 1], bytes[pixel + 2]) = (0, 0, 0)
    }
    cairo_surface_mark_dirty(result)
    return result
  }

  /// Returns a transparent ARGB32 surface; nil for a size that is empty or over the limit.
  package static func makeSurface(width: Int, height: Int) -> OpaquePointer? {
    guard width > 0, height > 0, width <= 32767, height <= 32767, width * height <= pixelLimit else { return nil }
    if let surface = LargePixels.makeSurface(width: width, height: height) { return surface }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  /// The image as a `GdkTexture`, created once.
  package var texture: OpaquePointer? {
    lock.lock()
    defer { lock.unlock() }
    if let cachedTexture { return cachedTexture }
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    cairo_surface_reference(surface)
    // The bytes are the surface's own, which the reference keeps alive.
    let shared = g_bytes_new_with_free_func(
      bytes, gsize(bytesPerRow * height), { cairo_surface_destroy(OpaquePointer($0!)) },
      UnsafeMutableRawPointer(surface))
    let format = GDK_MEMORY_B8G8R8A8_PREMULTIPLIED
    cachedTexture = gdk_memory_texture_new(Int32(width), Int32(height), format, shared, gsize(bytesPerRow))
    g_bytes_unref(shared)
    return cachedTexture
  }

  /// Returns one pixel, not premultiplied, with components from 0 to 255.
  package func pixel(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    guard let bytes = cairo_image_surface_get_data(surface), (0..<width).contains(x), (0..<height).contains(y) else {
      return (0, 0, 0, 0)
    }
    let p = bytes + y * bytesPerRow + x * 4
    let alpha = hasAlpha ? Int(p[3]) : 255
    func straight(_ value: UInt8) -> Int { alpha == 0 ? 0 : min(255, (Int(value) * 255 + alpha / 2) / alpha) }
    return (straight(p[2]), straight(p[1]), straight(p[0]), alpha)
  }
}

/// Objects are equal if they are the same one, as Core Foundation compares those that have no other rule.
extension CGImage {
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
