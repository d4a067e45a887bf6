import Foundation

extension CGImage {
  /// Creates an image mask from bytes, to be passed to `masking(_:)`: 0 keeps a pixel of the masked image, 255 removes
  /// it. Nil unless a sample has 8 bits, or if there are too few bytes.
  ///
  /// Drawn as an image, it shows what it keeps in white. On iOS it would be a stencil for the fill colour.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgimage).
  ///
  /// - Parameters:
  ///   - bitsPerPixel: 8, or 32 for the bytes that `dataProvider` of an image has; of these, the first of each pixel
  ///     counts.
  ///   - decode: two numbers, of which the first is greater if the meaning of the samples is reversed; nil if not.
  ///   - shouldInterpolate: has no effect.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 8 || bitsPerPixel == 32, width > 0, height > 0,
      width <= Self.sideLimit, height <= Self.sideLimit
    else { return nil }
    let pixel = bitsPerPixel / 8
    let (rows, overflows) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    guard !overflows, bytesPerRow >= width * pixel, provider.bytes.count - width * pixel >= rows else { return nil }
    let isReversed = decode.map { $0[0] > $0[1] } ?? false
    var kept = [UInt8](repeating: 0, count: width * height)
    provider.bytes.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
      for y in 0..<height {
        for x in 0..<width {
          let sample = source[y * bytesPerRow + x * pixel]
          kept[y * width + x] = isReversed ? sample : 255 - sample
        }
      }
    }
    guard let provider = CGDataProvider(data: Data(kept) as NSData) else { return nil }
    self.init(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width,
      space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
      shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
    isMask = true
  }
}
