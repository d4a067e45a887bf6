import Foundation
import GuideModel
import ScreenChecks
import Testing
import UIKit
import WindowServer
import WindowServerTesting

@testable import GuideUI

/// Compares the guide's screens with reviewed reference pictures.
@MainActor @Suite(.serialized) struct ReferencePictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Pictures")
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
      let found = try ReferencePicture.difference(of: surface, from: file)
      #expect(found == nil)
    }
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

  @Test func aGuideFromRightToLeft() throws {
    try compare("guide-rtl", size: CGSize(width: 1_000, height: 600), appearance: .dark) { controller, _, _ in
      controller.collectionView.semanticContentAttribute = .forceRightToLeft
      controller.layout.invalidateLayout()
      controller.collectionView.layoutIfNeeded()
      controller.scrollToNow(animated: false)
    }
  }

  @Test func timeDown() throws {
    try compare("guide-down", size: CGSize(width: 1_000, height: 700), appearance: .light) { controller, _, _ in
      controller.grid.axis = .down
      controller.scrollToNow(animated: false)
    }
  }

  @Test func comfortableWithStars() throws {
    try compare("guide-comfortable", size: CGSize(width: 1_366, height: 768), appearance: .light) { controller, _, _ in
      controller.grid.onToggleFavourite = { _ in }
      controller.grid.favourites = Set(controller.guide.channels.prefix(2).map(\.id))
      controller.grid.appearance = GuideAppearance(density: .comfortable)
      controller.scrollToNow(animated: false)
    }
  }

  @Test func compactOnAPhone() throws {
    try compare("guide-phone", size: CGSize(width: 390, height: 700), appearance: .dark) { controller, surface, pacer in
      controller.grid.appearance = GuideAppearance(density: .compact, genreColours: false)
      controller.scrollToNow(animated: false)
      pacer.advance(by: 0.2)
      for _ in 0..<4 {
        surface.pressKey(Int(UIKeyboardHIDUsage.keyboardDownArrow.rawValue))
        pacer.advance(by: 0.4)
      }
      // Until the card is shown.
      pacer.advance(by: 1)
    }
  }
}
