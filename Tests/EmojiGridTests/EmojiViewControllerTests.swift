import Foundation
import LegibleColors
import QuartzCore
import ScreenChecks
import Testing
import UIKit
import WindowServer
import WindowServerTesting

@testable import EmojiGrid

@MainActor @Suite(.serialized) struct EmojiViewControllerTests {
  private func show(
    _ appearance: Appearance = .light, _ body: (EmojiViewController, UIWindow, HeadlessServer) throws -> Void
  ) throws {
    let before = WindowServerRegistry.current
    let server = HeadlessServer(
      screenSize: CGSize(width: 393, height: 852), screenScale: 1, appearance: appearance)
    WindowServerRegistry.current = server
    defer { WindowServerRegistry.current = before }
    let storyboard = UIStoryboard(name: "Main", bundle: emojiBundle)
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let controller = try #require(navigation.topViewController as? EmojiViewController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = navigation
    window.tintColor = .legibleTint
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    try body(controller, window, server)
  }

  @Test func sixSquaresARowWithTheStoryboardsSpacings() throws {
    try show { controller, _, _ in
      let view = try #require(controller.collectionView)
      let frames = (0..<7).compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame }
      #expect(frames.count == 7)
      #expect(frames[0].size == CGSize(width: 52, height: 52))
      #expect(frames[0].minX == 20 && frames[6].minX == 20)
      #expect(frames[6].minY - frames[0].maxY == 8)
      #expect(frames[5].maxX <= 373 && Set(frames[..<6].map(\.minY)).count == 1)
      #expect(abs(frames[0].minY - (36 + 15)) < 0.001)
      let cell = try #require(view.cellForItem(at: [0, 0]) as? EmojiCell)
      #expect(cell.label.text == controller.data.emoji(at: [0, 0]).text)
    }
  }

  @Test func searchesScrollsAndCopies() throws {
    try show { controller, window, _ in
      let view = try #require(controller.collectionView)
      view.contentOffset.y = 4000
      window.layoutIfNeeded()
      let paths = view.indexPathsForVisibleItems
      #expect(!paths.isEmpty)
      #expect(paths.allSatisfy { (view.layoutAttributesForItem(at: $0)?.frame.maxY ?? 0) > 4000 })

      controller.searchField.text = "waving"
      controller.searchField.sendActions(for: .editingChanged)
      window.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: [0, 0]))
      #expect(view.numberOfSections == 1 && cell.accessibilityLabel?.hasPrefix("waving") == true)
      controller.showTones(of: controller.data.emoji(at: [0, 0]), over: cell)
      #expect(controller.shownTones.count == 6)
      controller.copy(try #require(controller.shownTones.last))
      #expect(UIPasteboard.general.string == "👋🏿")
      #expect(controller.shownTones.isEmpty)

      controller.layoutDelegate.collectionView(view, didSelectItemAt: [0, 0])
      #expect(UIPasteboard.general.string == "👋")
      controller.search("no such thing")
      window.layoutIfNeeded()
      #expect(view.numberOfSections == 0 && view.visibleCells.isEmpty)
      controller.clearSearch(UIBarButtonItem())
      window.layoutIfNeeded()
      #expect(view.numberOfSections == controller.data.list.sections.count)
    }
  }

  /// Compares the screen with the reviewed reference picture, and checks the contrast of its texts.
  private func compare(
    _ name: String, _ appearance: Appearance, _ window: UIWindow, _ server: HeadlessServer
  ) throws {
    #expect(TextContrast.failures(in: window) == [])
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pictures")
    let surface = try #require(server.visibleSurfaces.first)
    let file = folder.appendingPathComponent("\(name)-\(appearance == .dark ? "dark" : "light").png")
    #expect(try ReferencePicture.difference(of: surface, from: file) == nil)
  }

  @Test(arguments: [Appearance.light, .dark]) func grid(appearance: Appearance) throws {
    try show(appearance) { _, window, server in try compare("grid", appearance, window, server) }
  }

  @Test(arguments: [Appearance.light, .dark]) func skinTones(appearance: Appearance) throws {
    try show(appearance) { controller, window, server in
      controller.search("waving hand")
      window.layoutIfNeeded()
      let cell = try #require(controller.collectionView.cellForItem(at: [0, 0]))
      controller.showTones(of: controller.data.emoji(at: [0, 0]), over: cell)
      window.layoutIfNeeded()
      try compare("tones", appearance, window, server)
    }
  }

  @Test func emojiAreDraggedAsTexts() throws {
    try show { controller, window, _ in
      let view = try #require(controller.collectionView)
      let surface = try #require(window.surface as? HeadlessSurface)
      let cell = try #require(view.cellForItem(at: [0, 0]))
      #expect(view.dragDelegate != nil && view.dropDelegate != nil)
      let place = cell.convert(CGPoint(x: 20, y: 20), to: window)
      #expect(!surface.move(ScriptedDrag(["image/png": ""]), to: place))
      #expect(surface.move(ScriptedDrag(["text/plain": "waving"]), to: place))
    }
  }

  @Test func nothingFound() throws {
    try show { controller, window, server in
      controller.search("no such thing")
      window.layoutIfNeeded()
      try compare("nothing-found", .light, window, server)
    }
  }
}
