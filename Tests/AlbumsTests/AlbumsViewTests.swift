import Foundation
import LoopbackServer
import Pictures
import Testing
import UIKit
import WebClient

@testable import Albums

/// Covers from a server, and any number of albums at once.
private struct CoverServer: AlbumProvider {
  let url: URL
  var count = 60

  func albums(for term: String, page: AlbumPage.Cursor?) async throws -> AlbumPage {
    AlbumPage(
      albums: (0..<count).map {
        Album(id: "\($0)", name: "\(term) \($0)", artist: "", cover: url.appendingPathComponent("\($0)"))
      }, next: nil)
  }

  func cover(at url: URL) async throws -> Data { try await HTTPClient(retry: .never).data(from: url) }

  /// Returns a picture that differs from all others: `number + 1` pixels wide.
  static func picture(_ number: Int) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: number + 1, height: 1), format: format).pngData {
      $0.fill(CGRect(x: 0, y: 0, width: 200, height: 1))
    }
  }
}

@MainActor @Suite struct AlbumsViewTests {
  private func open(
    _ provider: any AlbumProvider, width: CGFloat = 393
  ) -> (window: UIWindow, controller: AlbumsViewController) {
    let controller = AlbumsViewController(provider: provider, cacheFolder: nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 852))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, controller)
  }

  private func finish(_ controller: AlbumsViewController) async {
    while let loading = controller.search.loading { await loading.value }
    controller.view.window?.layoutIfNeeded()
  }

  private func cells(_ controller: AlbumsViewController) -> [AlbumCell] {
    controller.collectionView.visibleCells.compactMap { $0 as? AlbumCell }
  }

  @Test(arguments: [320.0, 393.0, 1024.0]) func threeSquaresInARow(_ width: Double) async throws {
    let (window, controller) = open(ScriptedProvider(AlbumSearchTests.pages(10)), width: width)
    defer { window.isHidden = true }
    controller.search("x")
    await finish(controller)
    let layout = controller.collectionViewLayout
    let frames = (0..<10).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    let side = (width - 80) / 3
    for (number, frame) in frames.enumerated() {
      #expect(abs(frame.width - side) < 0.5 && abs(frame.height - side) < 0.5)
      #expect(abs(frame.minX - (20 + Double(number % 3) * (side + 20))) < 1)
      #expect(abs(frame.minY - (50 + Double(number / 3) * (side + 20))) < 1)
    }
    let height = layout.collectionViewContentSize.height
    #expect(abs(height - (try #require(frames.last).maxY + 50)) < 1)
    #expect(abs(layout.collectionViewContentSize.width - width) < 0.5)
  }

  @Test func returnSearchesClearsAndResigns() async {
    let (window, controller) = open(ScriptedProvider(AlbumSearchTests.pages(4)))
    defer { window.isHidden = true }
    #expect(controller.title == "Albums")
    controller.textField.becomeFirstResponder()
    controller.textField.text = " blue note "
    #expect(controller.textFieldShouldReturn(controller.textField))
    #expect(controller.title == "blue note")
    #expect(controller.navigationItem.title == "blue note")
    #expect((controller.textField.text ?? "").isEmpty)
    #expect(!controller.textField.isFirstResponder)
    await finish(controller)
    let labels = cells(controller).compactMap(\.label.text).sorted()
    #expect(labels == ["1. blue note 0", "2. blue note 1", "3. blue note 2", "4. blue note 3"])
  }

  @Test func returnWithNothingTypedSearchesNothing() async {
    let provider = ScriptedProvider(AlbumSearchTests.pages(4))
    let (window, controller) = open(provider)
    defer { window.isHidden = true }
    controller.textField.text = "  "
    _ = controller.textFieldShouldReturn(controller.textField)
    #expect(controller.title == "Albums")
    #expect(await provider.asked.isEmpty)
  }

  @Test func scrollingDownLoadsToTheEnd() async {
    let (window, controller) = open(ScriptedProvider(AlbumSearchTests.pages(95)))
    defer { window.isHidden = true }
    controller.search("x")
    await finish(controller)
    for _ in 0..<30 where controller.search.state != .complete {
      let last = controller.collectionView.numberOfItems(inSection: 0) - 1
      controller.collectionView.scrollToItem(at: IndexPath(item: last, section: 0), at: .bottom, animated: false)
      window.layoutIfNeeded()
      await finish(controller)
    }
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 95)
    #expect(controller.search.albums.count == 95)
  }

  @Test func aNewSearchStartsAtTheTop() async {
    let (window, controller) = open(ScriptedProvider(AlbumSearchTests.pages(60)))
    defer { window.isHidden = true }
    controller.search("x")
    await finish(controller)
    controller.collectionView.contentOffset.y = 300
    controller.search("y")
    await finish(controller)
    #expect(controller.collectionView.contentOffset.y == -controller.collectionView.adjustedContentInset.top)
    #expect(cells(controller).contains { $0.label.text == "1. y 0" })
  }

  @Test func aLateCoverIsNotShownByAReusedCell() async throws {
    let gate = LoopbackServer.Gate()
    let server = try LoopbackServer { request in
      let number = Int(request.path.dropFirst()) ?? 0
      return .init(CoverServer.picture(number), gate: number == 1 ? gate : nil)
    }
    let provider = CoverServer(url: server.url)
    let covers = PictureLoader(folder: nil) { try await provider.cover(at: $0) }
    let albums = try await provider.albums(for: "x", page: nil).albums
    let cell = AlbumCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cell.show(albums[1], number: 1, covers: covers)
    let slow = cell.cover.loading
    // Another cell requests the slow cover, too, so its load continues when the first cell leaves it.
    let other = Task { try await covers.load(albums[1].cover ?? server.url) }
    while server.requests.isEmpty { await Task.yield() }
    cell.prepareForReuse()
    #expect(cell.cover.image == nil)
    cell.show(albums[2], number: 2, covers: covers)
    await cell.cover.loading?.value
    #expect(cell.cover.image?.size.width == 3)
    gate.open()
    #expect(try await other.value.size.width == 2)
    await slow?.value
    #expect(cell.cover.image?.size.width == 3)
    // The same without a reuse in between.
    cell.show(albums[1], number: 1, covers: covers)
    #expect(cell.cover.image?.size.width == 2)
  }

  @Test func everyCellHasItsOwnCoverAfterScrolling() async throws {
    let gate = LoopbackServer.Gate()
    let server = try LoopbackServer { request in
      let number = Int(request.path.dropFirst()) ?? 0
      return .init(CoverServer.picture(number), gate: number % 5 == 0 ? gate : nil)
    }
    let (window, controller) = open(CoverServer(url: server.url))
    defer { window.isHidden = true }
    controller.search("x")
    await finish(controller)
    for offset in [400.0, 1200, 2000, 1500, 100, 900, 2400, 700] {
      controller.collectionView.contentOffset.y = offset
      window.layoutIfNeeded()
      await Task.yield()
    }
    gate.open()
    for cell in cells(controller) { await cell.cover.loading?.value }
    #expect(cells(controller).count >= 9)
    for indexPath in controller.collectionView.indexPathsForVisibleItems {
      let cell = controller.collectionView.cellForItem(at: indexPath) as? AlbumCell
      #expect(cell?.label.text == "\(indexPath.item + 1). x \(indexPath.item)")
      #expect(cell?.cover.image?.size.width == CGFloat(indexPath.item + 1))
    }
  }

  @Test(arguments: ["not a picture", ""]) func aBrokenCoverLeavesThePlaceholder(_ body: String) async throws {
    let server = try LoopbackServer { _ in .init(json: body) }
    let provider = CoverServer(url: server.url, count: 1)
    let covers = PictureLoader(folder: nil) { try await provider.cover(at: $0) }
    let cell = AlbumCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cell.show(try await provider.albums(for: "x", page: nil).albums[0], number: 1, covers: covers)
    await cell.cover.loading?.value
    #expect(cell.cover.image == nil)
    #expect(cell.label.text == "1. x 0")
  }

  @Test func beingOfflineIsSaidAndRetried() async {
    let up = Switch()
    let pages = AlbumSearchTests.pages(4)
    let (window, controller) = open(
      ScriptedProvider { term, cursor in
        guard up.isOn else { throw HTTPError.offline }
        return try pages(term, cursor)
      })
    defer { window.isHidden = true }
    controller.search("x")
    await finish(controller)
    #expect(!controller.notice.isHidden)
    #expect(controller.notice.label.text?.hasPrefix("You are offline.") == true)
    #expect(!controller.notice.button.isHidden)
    up.isOn = true
    controller.notice.button.sendActions(for: .primaryActionTriggered)
    await finish(controller)
    #expect(controller.notice.isHidden)
    #expect(cells(controller).count == 4)
  }

  @Test func nothingFoundIsSaid() async {
    let (window, controller) = open(ScriptedProvider { _, _ in AlbumPage(albums: [], next: nil) })
    defer { window.isHidden = true }
    controller.search("qqq")
    await finish(controller)
    #expect(controller.notice.label.text == "Nothing found for “qqq”.")
    #expect(controller.notice.button.isHidden)
  }
}
