import CoreGraphics
import Foundation
import GuideModel
import Testing
import UIKit
import WindowServer

@testable import GuideUI

/// The guide's screens beside pictures that were looked at when they were made: `UPDATE_PICTURES=1 swift test --filter ReferencePicture` makes
/// them anew.
///
/// Compared by the average colour of blocks, so that another machine's fonts do not matter but a missing panel does.
@MainActor @Suite(.serialized) struct ReferencePictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Pictures")
  private static let block = 20
  /// 2026-03-21 20:10 UTC.
  private static let now: Int64 = 1_774_123_800

  private func compare(
    _ name: String, size: CGSize = CGSize(width: 1_200, height: 700), appearance: Appearance,
    _ prepare: (GuideViewController, HeadlessSurface, VirtualClockPacer) -> Void = { _, _, _ in }
  ) throws {
    let before = WindowServerRegistry.current
    let server = HeadlessServer(screenSize: size, screenScale: 1)
    server.appearance = appearance
    WindowServerRegistry.current = server
    defer { WindowServerRegistry.current = before }
    try VirtualClockPacer.run { pacer in
      let guide = DemoGuide(
        now: Self.now, channelCount: 24, dayCount: 3, seed: 7, timeZone: .gmt
      ).inMemory()
      let controller = GuideViewController(
        guide: guide, timeZone: .gmt, locale: Locale(identifier: "en_GB"),
        clock: { Date(timeIntervalSince1970: TimeInterval(Self.now)) })
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      pacer.advance(by: 0.1)
      let surface = try #require(server.visibleSurfaces.first)
      prepare(controller, surface, pacer)
      pacer.advance(by: 1)
      let file = Self.folder.appendingPathComponent("\(name).png")
      if ProcessInfo.processInfo.environment["UPDATE_PICTURES"] != nil {
        try surface.writePNG(file.path)
        return
      }
      let reference = try #require(UIImage(contentsOfFile: file.path)?.cgImage)
      let picture = try surface.image()
      let wanted = try blocks(reference)
      let found = try blocks(picture)
      #expect(wanted.count == found.count)
      let differing = zip(wanted, found).filter { one, other in
        zip(one, other).contains { abs($0 - $1) > 26 }
      }.count
      #expect(differing * 50 <= wanted.count, "\(differing) of \(wanted.count) blocks differ in \(name)")
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

  @Test func darkGuide() throws { try compare("guide-dark", appearance: .dark) }

  @Test func lightGuideWithDetails() throws {
    try compare("details-light", appearance: .light) { _, surface, pacer in
      surface.pressKey(Int(UIKeyboardHIDUsage.keyboardDownArrow.rawValue))
      pacer.advance(by: 0.4)
      for _ in 0..<3 {
        surface.pressKey(Int(UIKeyboardHIDUsage.keyboardDownArrow.rawValue))
        pacer.advance(by: 0.4)
      }
      surface.pressKey(Int(UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue))
    }
  }

  @Test func narrowGuide() throws {
    try compare("guide-narrow", size: CGSize(width: 480, height: 700), appearance: .light)
  }

  @Test func aDayAcross() throws {
    try compare("guide-day", appearance: .dark) { controller, _, _ in
      controller.zoom(to: 900.0 / 86_400, aboutViewX: 700)
    }
  }

  @Test func fiveMinutesAcross() throws {
    try compare("guide-minutes", appearance: .light) { controller, _, _ in
      controller.zoom(to: 900.0 / 300, aboutViewX: 700)
    }
  }
}
