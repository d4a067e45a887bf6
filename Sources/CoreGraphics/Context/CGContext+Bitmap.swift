import CGTK
import Foundation

/// The pixels of a context that has some.
extension CGContext {
  public var width: Int { pixels?.width ?? surface.map { Int(cairo_image_surface_get_width($0)) } ?? 0 }
  public var height: Int { pixels?.height ?? surface.map { Int(cairo_image_surface_get_height($0)) } ?? 0 }
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
  public var bitsPerComponent: Int { pixels?.bits ?? 8 }
  public var bitsPerPixel: Int { pixels?.space?.model == .monochrome ? 8 : 32 }
  public var colorSpace: CGColorSpace? { pixels?.space ?? .standard }
  public var bitmapInfo: CGBitmapInfo { pixels?.info ?? [CGBitmapInfo(rawValue: 2), .byteOrder32Little] }
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }

  /// The bitmap's memory, up to date; `nil` for a context without one. What is written there is not read back.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return pixels?.memory
  }

  public func flush() {
    guard let surface else { return }
    cairo_surface_flush(surface)
    guard let pixels, let source = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let target = pixels.memory.assumingMemoryBound(to: UInt8.self)
    for y in 0..<pixels.height {
      if pixels.layout.isNative {
        memcpy(target + y * pixels.bytesPerRow, source + y * stride, pixels.width * 4)
      } else {
        pixels.layout.write(source + y * stride, into: target + y * pixels.bytesPerRow, count: pixels.width)
      }
    }
  }

  public func synchronize() { flush() }

  /// A copy of the bitmap; `nil` for a context without one.
  public func makeImage() -> CGImage? {
    guard let surface else { return nil }
    flush()
    guard let copy = CGImage.makeSurface(width: width, height: height) else { return nil }
    memcpy(
      cairo_image_surface_get_data(copy), cairo_image_surface_get_data(surface),
      Int(cairo_image_surface_get_stride(surface)) * height)
    cairo_surface_mark_dirty(copy)
    return CGImage(owningSurface: copy, isGray: pixels?.space?.model == .monochrome, isOpaque: isOpaque)
  }
}
