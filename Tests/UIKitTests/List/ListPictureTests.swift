import Foundation
import QuartzCore
import Testing
import WindowServer

@testable import UIKit

/// Lists and a page of orthogonal rows beside pictures that were looked at when they were made:
/// `UPDATE_PICTURES=1 swift test --filter ListPicture` makes them anew.
///
/// Compared by the average colour of blocks, so that another machine's fonts do not matter but a missing part does.
@MainActor @Suite(.serialized) struct ListPictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Pictures")
  private static let block = 20

  private func compare(
    _ name: String, size: CGSize = CGSize(width: 393, height: 852), _ make: @MainActor (UIWindow) -> AnyObject,
    _ prepare: @MainActor (HeadlessSurface, VirtualClockPacer) -> Void = { _, _ in }
  ) throws {
    for (suffix, appearance) in [("light", Appearance.light), ("dark", .dark)] {
      let before = WindowServerRegistry.current
      let server = HeadlessServer(screenSize: size, screenScale: 2)
      server.appearance = appearance
      WindowServerRegistry.current = server
      defer { WindowServerRegistry.current = before }
      try VirtualClockPacer.run { pacer in
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let owner = make(window)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        pacer.advance(by: 0.5)
        let surface = try #require(server.visibleSurfaces.first)
        prepare(surface, pacer)
        pacer.advance(by: 2)
        let file = Self.folder.appendingPathComponent("\(name)-\(suffix).png")
        if ProcessInfo.processInfo.environment["UPDATE_PICTURES"] != nil {
          try surface.writePNG(file.path)
        } else {
          let reference = try #require(UIImage(contentsOfFile: file.path)?.cgImage)
          let wanted = try blocks(reference)
          let found = try blocks(try surface.image())
          #expect(wanted.count == found.count)
          let differing = zip(wanted, found).filter { one, other in
            zip(one, other).contains { abs($0 - $1) > 26 }
          }.count
          #expect(differing * 50 <= wanted.count, "\(differing) of \(wanted.count) blocks differ in \(name)-\(suffix)")
        }
        withExtendedLifetime(owner) {}
      }
    }
  }

  /// The average red, green and blue of each block, 0 to 255.
  private func blocks(_ image: CGImage) throws -> [[Int]] {
    let (width, height) = (image.width, image.height)
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    var averages: [[Int]] = []
    for top in stride(from: 0, to: height - Self.block + 1, by: Self.block) {
      for left in stride(from: 0, to: width - Self.block + 1, by: Self.block) {
        var sums = [0, 0, 0, 0]
        for y in top..<top + Self.block {
          for x in left..<left + Self.block {
            for channel in 0..<4 { sums[channel] += Int(bytes[y * context.bytesPerRow + x * 4 + channel]) }
          }
        }
        averages.append(sums.map { $0 / (Self.block * Self.block) })
      }
    }
    return averages
  }

  @Test("An inset-grouped list: headers, footers, images, values, accessories, separators")
  func settings() throws {
    try compare("settings", { SettingsPage(in: $0) })
  }

  @Test("The same list while it is edited, with a row swiped aside")
  func editing() throws {
    try compare("editing", { SettingsPage(in: $0, isEditing: true) })
    try compare(
      "swiped", { SettingsPage(in: $0) },
      { surface, pacer in
        surface.pointerDown(at: CGPoint(x: 350, y: 296), kind: .touch)
        for step in 1...12 {
          pacer.advance(by: 0.1)
          surface.pointerMove(to: CGPoint(x: 350 - CGFloat(step) * 15, y: 296))
        }
        surface.pointerUp(at: CGPoint(x: 170, y: 296))
      })
  }

  @Test("An outline in a sidebar")
  func outline() throws {
    try compare("outline", size: CGSize(width: 360, height: 640), { OutlinePage(in: $0) })
  }

  @Test("A plain list under pinned headers")
  func plain() throws {
    try compare("plain", size: CGSize(width: 393, height: 640), { PlainPage(in: $0) })
  }

  @Test("A page of orthogonal rows")
  func store() throws {
    try compare("store", { StorePage(in: $0) }) { surface, pacer in
      // The second row, a notch on.
      surface.scrollWheel(by: CGVector(dx: 1, dy: 0), at: CGPoint(x: 200, y: 480))
    }
  }
}
