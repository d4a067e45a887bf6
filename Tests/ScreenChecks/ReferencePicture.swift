import UIKit
import WindowServer

/// Compares screens with reviewed reference pictures: `UPDATE_PICTURES=1 swift test --filter Picture` records them
/// again.
///
/// Average colours of blocks are compared, so that another machine's fonts do not matter but a missing or misplaced
/// part does.
@MainActor package enum ReferencePicture {
  /// The size of a block in pixels.
  private static let block = 20
  /// The greatest difference of a block's averages, of 255, and the percentage of blocks that may exceed it.
  private static let tolerance = (colour: 26, blocks: 2)

  /// Describes how `surface` differs from the picture in `file`; `nil` if it matches or was recorded again.
  package static func difference(of surface: HeadlessSurface, from file: URL) throws -> String? {
    if ProcessInfo.processInfo.environment["UPDATE_PICTURES"] != nil {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try surface.writePNG(file.path)
      shrink(file)
      return nil
    }
    guard let reference = UIImage(contentsOfFile: file.path)?.cgImage else { return "there is no picture \(file.path)" }
    let image = try surface.image()
    guard (image.width, image.height) == (reference.width, reference.height) else {
      return
        "\(image.width) × \(image.height) pixels, in \(file.lastPathComponent) \(reference.width) × \(reference.height)"
    }
    let (wanted, found) = (averages(reference), averages(image))
    let differing = zip(wanted, found).filter { one, other in
      zip(one, other).contains { abs($0 - $1) > tolerance.colour }
    }.count
    guard differing * 100 > wanted.count * tolerance.blocks else { return nil }
    return "\(differing) of \(wanted.count) blocks differ from \(file.lastPathComponent)"
  }

  /// Reduces a picture to 64 colours, a third of the bytes, if ImageMagick is installed; that is well within the
  /// tolerance.
  private static func shrink(_ file: URL) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/convert")
    process.arguments = [file.path, "-dither", "None", "-colors", "64", "PNG8:\(file.path)"]
    guard (try? process.run()) != nil else { return }
    process.waitUntilExit()
  }

  /// Returns the average red, green and blue of each block, 0 to 255.
  private static func averages(_ image: CGImage) -> [[Int]] {
    let (width, height) = (image.width, image.height)
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue),
      let bytes = context.data?.assumingMemoryBound(to: UInt8.self)
    else { return [] }
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    var averages: [[Int]] = []
    for top in stride(from: 0, to: height - block + 1, by: block) {
      for left in stride(from: 0, to: width - block + 1, by: block) {
        averages.append(average(of: bytes + top * context.bytesPerRow + left * 4, bytesPerRow: context.bytesPerRow))
      }
    }
    return averages
  }

  /// Returns the averages of a block's channels. Pictures have a million pixels, and debug builds are slow, so two
  /// channels are added at once, without ranges and arrays.
  private static func average(of bytes: UnsafePointer<UInt8>, bytesPerRow: Int) -> [Int] {
    var (even, odd): (UInt64, UInt64) = (0, 0)
    var y = 0
    while y < block {
      let row = UnsafeRawPointer(bytes + y * bytesPerRow)
      var x = 0
      while x < block {
        // Two pixels: four channels of 16 bits each, which 200 of 255 do not fill.
        let pixels = row.loadUnaligned(fromByteOffset: x &* 4, as: UInt64.self)
        even = even &+ (pixels & 0x00FF_00FF_00FF_00FF)
        odd = odd &+ (pixels >> 8 & 0x00FF_00FF_00FF_00FF)
        x = x &+ 2
      }
      y = y &+ 1
    }
    func sum(_ lanes: UInt64, _ lane: UInt64) -> Int {
      Int(lanes >> (lane * 16) & 0xFFFF) + Int(lanes >> (lane * 16 + 32) & 0xFFFF)
    }
    return [sum(even, 0), sum(odd, 0), sum(even, 1), sum(odd, 1)].map { $0 / (block * block) }
  }
}
