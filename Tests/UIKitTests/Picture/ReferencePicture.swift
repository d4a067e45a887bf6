import CoreGraphics
import Foundation
import QuartzCore
import Testing
import WindowServer

@testable import UIKit

/// Screens beside pictures that were looked at when they were made: `UPDATE_PICTURES=1 swift test --filter Picture` makes them anew.
///
/// Compared by the average colour of blocks, so that another machine's fonts do not matter but a missing or misplaced part does.
@MainActor enum ReferencePicture {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Pictures")
  /// Pixels.
  private static let block = 20

  /// Shows `controller` in a window of `size` and compares what is seen after `prepare` and a second with the picture `name`.
  static func compare(
    _ name: String, size: CGSize, scale: CGFloat = 2, appearance: Appearance, controller: UIViewController,
    prepare: (Stage) -> Void = { _ in }
  ) throws {
    let before = WindowServerRegistry.current
    defer { WindowServerRegistry.current = before }
    try Stage.run(size: size, scale: scale, appearance: appearance) { stage in
      stage.window.rootViewController = controller
      stage.pacer.advance(by: 0.1)
      prepare(stage)
      stage.pacer.advance(by: 1)
      let file = folder.appendingPathComponent("\(name)-\(appearance == .dark ? "dark" : "light").png")
      if ProcessInfo.processInfo.environment["UPDATE_PICTURES"] != nil {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try stage.surface.writePNG(file.path)
        return
      }
      let reference = try #require(UIImage(contentsOfFile: file.path)?.cgImage, "no picture \(file.path)")
      let wanted = try blocks(reference)
      let found = try blocks(stage.surface.image())
      #expect(wanted.count == found.count, "another size than \(name)")
      let differing = zip(wanted, found).filter { one, other in
        zip(one, other).contains { abs($0 - $1) > 26 }
      }.count
      #expect(differing * 50 <= wanted.count, "\(differing) of \(wanted.count) blocks differ in \(name)")
    }
  }

  /// The average red, green and blue of each block, 0 to 255.
  private static func blocks(_ image: CGImage) throws -> [[Int]] {
    let (width, height) = (image.width, image.height)
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
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
