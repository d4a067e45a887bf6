import CGTK
import Foundation

/// The pixels of a context that has some.
extension CGContext {
  public var width: Int { pixels?.width ?? surface?.width ?? 0 }
  public var height: Int { pixels?.height ?? surface?.height ?? 0 }
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
    surface.flush()
    guard let pixels else { return }
    let stride = surface.bytesPerRow
    let target = pixels.memory.assumingMemoryBound(to: UInt8.self)
    _ = surface.withBytes { source in
      for y in 0..<pixels.height {
        if pixels.layout.isNative {
          memcpy(target + y * pixels.bytesPerRow, source + y * stride, pixels.width * 4)
        } else {
          pixels.layout.write(source + y * stride, into: target + y * pixels.bytesPerRow, count: pixels.width)
        }
      }
    }
  }

  public func synchronize() { flush() }

  /// A copy of the bitmap; `nil` for a context without one.
  public func makeImage() -> CGImage? {
    guard let surface else { return nil }
    flush()
    guard let copy = CGImage.makeSurface(width: width, height: height) else { return nil }
    _ = copy.withBytes { target in surface.withBytes { memcpy(target, $0, surface.bytesOfPixels) } }
    copy.markDirty()
    return CGImage(copy, isGray: pixels?.space?.model == .monochrome, isOpaque: isOpaque)
  }
}
