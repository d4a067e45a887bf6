import Foundation
import LegibleColors
import ScreenChecks
import Testing
import UIKit
import WindowServer

@testable import Albums

/// Compares the app's screens with reviewed reference pictures, and checks the contrast of their texts.
@MainActor @Suite(.serialized) struct AlbumsPictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Pictures")

  private func compare(
    _ name: String, size: CGSize = CGSize(width: 393, height: 760), appearance: Appearance, term: String
  ) async throws {
    let before = WindowServerRegistry.current
    let server = HeadlessServer(screenSize: size, screenScale: 1, appearance: appearance)
    WindowServerRegistry.current = server
    defer { WindowServerRegistry.current = before }
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let controller = AlbumsViewController(provider: SampleProvider(), cacheFolder: nil)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.tintColor = .legibleTint
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    controller.search(term)
    while let loading = controller.search.loading { await loading.value }
    window.layoutIfNeeded()
    for cell in controller.collectionView.visibleCells { await (cell as? AlbumCell)?.cover.loading?.value }
    window.layoutIfNeeded()
    let file = Self.folder.appendingPathComponent("\(name)-\(appearance == .dark ? "dark" : "light").png")
    let surface = try #require(server.visibleSurfaces.first)
    #expect(try ReferencePicture.difference(of: surface, from: file) == nil)
    #expect(TextContrast.failures(in: window) == [])
  }

  @Test(arguments: [Appearance.light, .dark]) func covers(appearance: Appearance) async throws {
    try await compare("covers", appearance: appearance, term: SampleProvider.everything)
  }

  @Test func coversInAWideWindow() async throws {
    try await compare(
      "covers-wide", size: CGSize(width: 1280, height: 720), appearance: .light, term: SampleProvider.everything)
  }

  @Test(arguments: [Appearance.light, .dark]) func nothingFound(appearance: Appearance) async throws {
    try await compare("nothing-found", appearance: appearance, term: "qqqq")
  }
}
