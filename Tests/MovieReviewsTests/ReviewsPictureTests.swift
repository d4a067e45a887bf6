import Foundation
import LegibleColors
import ScreenChecks
import Testing
import UIKit
import WindowServer

@testable import MovieReviews

/// Compares the app's screens with reviewed reference pictures, and checks the contrast of their texts.
@MainActor @Suite(.serialized) struct ReviewsPictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Pictures")

  private func compare(
    _ name: String, size: CGSize = CGSize(width: 393, height: 760), appearance: Appearance,
    prepare: (ReviewsViewController) async -> Void = { _ in }
  ) async throws {
    let before = WindowServerRegistry.current
    let server = HeadlessServer(screenSize: size, screenScale: 1, appearance: appearance)
    WindowServerRegistry.current = server
    defer { WindowServerRegistry.current = before }
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let controller = ReviewsViewController(service: ReviewService(endpoint: nil), folder: nil)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.tintColor = .legibleTint
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    while let loading = controller.list.loading { await loading.value }
    window.layoutIfNeeded()
    for cell in controller.collectionView.visibleCells { await (cell as? ReviewCell)?.picture.loading?.value }
    await prepare(controller)
    window.layoutIfNeeded()
    let file = Self.folder.appendingPathComponent("\(name)-\(appearance == .dark ? "dark" : "light").png")
    let surface = try #require(server.visibleSurfaces.first)
    #expect(try ReferencePicture.difference(of: surface, from: file) == nil)
    #expect(TextContrast.failures(in: window) == [])
  }

  @Test(arguments: [Appearance.light, .dark]) func list(appearance: Appearance) async throws {
    try await compare("list", appearance: appearance)
  }

  @Test func listInAWideWindow() async throws {
    try await compare("list-wide", size: CGSize(width: 1280, height: 720), appearance: .light)
  }

  @Test(arguments: [Appearance.light, .dark]) func review(appearance: Appearance) async throws {
    try await compare("review", appearance: appearance) { controller in
      guard let review = controller.list.reviews.first else { return }
      let detail = ReviewViewController(review: review, pictures: controller.pictures)
      controller.navigationController?.pushViewController(detail, animated: false)
      detail.view.layoutIfNeeded()
      await detail.picture.loading?.value
    }
  }

  @Test func nothingFound() async throws {
    try await compare("nothing-found", appearance: .light) { controller in
      controller.list.search("no such film")
      while let loading = controller.list.loading { await loading.value }
    }
  }
}
