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

  public func flush() { write(rows: 0..<(pixels?.height ?? 0), columns: 0..<(pixels?.width ?? 0)) }

  /// Copies a part of what was drawn to the bitmap's memory.
  private func write(rows: Range<Int>, columns: Range<Int>) {
    guard let surface else { return }
    surface.flush()
    guard let pixels, !columns.isEmpty else { return }
    let stride = surface.bytesPerRow
    let pixel = pixels.space?.model == .monochrome ? 1 : 4
    let target = pixels.memory.assumingMemoryBound(to: UInt8.self) + columns.lowerBound * pixel
    _ = surface.withBytes { bytes in
      let source = bytes + columns.lowerBound * 4
      for y in rows {
        if pixels.layout.isNative {
          memcpy(target + y * pixels.bytesPerRow, source + y * stride, columns.count * 4)
        } else {
          pixels.layout.write(source + y * stride, into: target + y * pixels.bytesPerRow, count: columns.count)
        }
      }
    }
  }

  /// Copies the caller's pixels to the surface that is drawn on.
  static func read(_ pixels: Pixels?, into surface: CairoSurface) {
    guard let pixels else { return }
    let stride = surface.bytesPerRow
    _ = surface.withBytes { target in
      for y in 0..<pixels.height {
        let row = UnsafeRawBufferPointer(start: pixels.memory + y * pixels.bytesPerRow, count: pixels.bytesPerRow)
        pixels.layout.read(row, into: target + y * stride, count: pixels.width)
      }
    }
    surface.markDirty()
  }

  /// Runs an operation that draws. Where the memory is the caller's, it contains the result afterwards.
  ///
  /// - Parameter area: what the operation may change, in user space; nil for all of the clip.
  func draw(in area: CGRect?, _ body: () -> Void) {
    guard let pixels, !pixels.ownsMemory, drawing == 0 else { return body() }
    let clip = boundingBoxOfClipPath
    let isBounded = state.shadow == nil && state.blendMode == .normal
    let changed = (isBounded ? area.map(clip.intersection) ?? clip : clip).applying(ctm)
    drawing += 1
    body()
    drawing -= 1
    guard !changed.isNull else { return }
    func part(_ low: CGFloat, _ high: CGFloat, of length: Int) -> Range<Int> {
      let first = Int(min(max(low.rounded(.down) - 1, 0), CGFloat(length)))
      return first..<max(first, Int(min(max(high.rounded(.up) + 1, 0), CGFloat(length))))
    }
    write(
      rows: part(changed.minY, changed.maxY, of: pixels.height),
      columns: part(changed.minX, changed.maxX, of: pixels.width))
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
