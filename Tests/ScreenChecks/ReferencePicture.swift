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
        var sums = [0, 0, 0, 0]
        for y in top..<top + block {
          for x in left..<left + block {
            for channel in 0..<4 { sums[channel] += Int(bytes[y * context.bytesPerRow + x * 4 + channel]) }
          }
        }
        averages.append(sums.map { $0 / (block * block) })
      }
    }
    return averages
  }
}
