import CoreGraphics
import Foundation

/// Writes the frames of a GIF, each with a palette of its own.
struct GIFWriter {
  private var result = Data()

  /// Returns a file with frames and the seconds of each; nil for frames that are larger than the format allows.
  ///
  /// - Parameter loopCount: the number of times that the animation is shown, 0 for endlessly; nil to write none.
  static func file(_ frames: [(image: CGImage, delay: Double)], loopCount: Int?) -> Data? {
    let width = frames.map(\.image.width).max() ?? 0
    let height = frames.map(\.image.height).max() ?? 0
    guard (1...0xFFFF).contains(width), (1...0xFFFF).contains(height) else { return nil }
    var writer = GIFWriter()
    writer.result += Data("GIF89a".utf8)
    writer.append16(width)
    writer.append16(height)
    writer.result += [0x70, 0, 0]
    if let loopCount {
      writer.result += Data([0x21, 0xFF, 11]) + Data("NETSCAPE2.0".utf8) + [3, 1]
      writer.append16(min(max(loopCount, 0), 0xFFFF))
      writer.result.append(0)
    }
    for frame in frames { writer.append(frame.image, frame.delay, isAnimated: frames.count > 1) }
    writer.result.append(0x3B)
    return writer.result
  }

  private mutating func append16(_ value: Int) {
    result += [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)]
  }

  private mutating func append(_ image: CGImage, _ delay: Double, isAnimated: Bool) {
    let palette = Palette(image)
    // A transparent frame replaces the one before it, which is therefore cleared.
    let disposal: UInt8 = isAnimated ? 2 : 0
    result += [0x21, 0xF9, 4, disposal << 2 | (palette.transparent == nil ? 0 : 1)]
    append16(Int((min(max(delay, 0), 655) * 100).rounded()))
    result += [UInt8(palette.transparent ?? 0), 0, 0x2C, 0, 0, 0, 0]
    append16(image.width)
    append16(image.height)
    var bits = 1
    while 1 << bits < palette.colors.count { bits += 1 }
    result.append(0x80 | UInt8(bits - 1))
    for index in 0..<1 << bits {
      let color = index < palette.colors.count ? palette.colors[index] : 0
      result += [UInt8(color >> 16), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)]
    }
    let smallest = max(2, bits)
    result.append(UInt8(smallest))
    var codes = LZWEncoder(bits: smallest)
    let bytes = codes.encode(palette.indices)
    var start = 0
    while start < bytes.count {
      let end = min(start + 255, bytes.count)
      result.append(UInt8(end - start))
      result += bytes[start..<end]
      start = end
    }
    result.append(0)
  }
}
