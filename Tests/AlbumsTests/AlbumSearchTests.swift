import Foundation
import LoopbackServer
import Testing
import WebClient

@testable import Albums

/// Supplies pages on demand, each held until it is released.
actor ScriptedProvider: AlbumProvider {
  private let answer: @Sendable (String, AlbumPage.Cursor?) throws -> AlbumPage
  private var held: [String: CheckedContinuation<Void, Never>] = [:]
  private let holds: Set<String>
  private(set) var asked: [String] = []

  /// - Parameter holds: the terms whose pages wait for `release`.
  init(holding holds: Set<String> = [], _ answer: @escaping @Sendable (String, AlbumPage.Cursor?) throws -> AlbumPage) {
    self.holds = holds
    self.answer = answer
  }

  func albums(for term: String, page: AlbumPage.Cursor?) async throws -> AlbumPage {
    asked.append(term)
    if holds.contains(term) { await withCheckedContinuation { held[term] = $0 } }
    return try answer(term, page)
  }

  func cover(at url: URL) async throws -> Data { throw HTTPError.status(404) }

  func isHeld(_ term: String) -> Bool { held[term] != nil }
  func release(_ term: String) { held.removeValue(forKey: term)?.resume() }
}

@MainActor @Suite struct AlbumSearchTests {
  nonisolated static func album(_ id: Int, _ term: String = "") -> Album {
    Album(id: "\(term)\(id)", name: "\(term) \(id)", artist: "", cover: nil)
  }

  /// Returns `count` albums in pages of ten.
  nonisolated static func pages(_ count: Int) -> @Sendable (String, AlbumPage.Cursor?) throws -> AlbumPage {
    { term, cursor in
      var start = 0
      if case .offset(let offset) = cursor { start = offset }
      let end = min(start + 10, count)
      return AlbumPage(albums: (start..<end).map { album($0, term) }, next: end < count ? .offset(end) : nil)
    }
  }

  private func finish(_ search: AlbumSearch) async {
    while let loading = search.loading { await loading.value }
  }

  @Test func pagesToTheEnd() async {
    let search = AlbumSearch(provider: ScriptedProvider(Self.pages(25)))
    var changes = 0
    search.onChange = { changes += 1 }
    search.search("  blue ")
    #expect(search.term == "blue")
    #expect(search.state == .loading)
    await finish(search)
    #expect(search.albums.count == 10)
    #expect(search.state == .idle)
    for _ in 0..<5 {
      search.loadMore()
      await finish(search)
    }
    #expect(search.albums == (0..<25).map { Self.album($0, "blue") })
    #expect(search.state == .complete)
    #expect(changes == 7)
  }

  @Test func anEmptyTermSearchesNothing() async {
    let provider = ScriptedProvider(Self.pages(5))
    let search = AlbumSearch(provider: provider)
    search.search("   ")
    search.loadMore()
    await finish(search)
    #expect(search.state == .idle)
    #expect(await provider.asked.isEmpty)
  }

  @Test func oneLoadAtATime() async {
    let provider = ScriptedProvider(Self.pages(50))
    let search = AlbumSearch(provider: provider)
    search.search("a")
    for _ in 0..<10 { search.loadMore() }
    await finish(search)
    #expect(await provider.asked == ["a"])
  }

  @Test func aNewSearchForgetsTheOldOne() async {
    let provider = ScriptedProvider(holding: ["slow"], Self.pages(5))
    let search = AlbumSearch(provider: provider)
    search.search("slow")
    let old = search.loading
    while await !provider.isHeld("slow") { await Task.yield() }
    search.search("quick")
    await finish(search)
    #expect(old?.isCancelled == true)
    await provider.release("slow")
    await old?.value
    #expect(search.albums.map(\.id) == (0..<5).map { "quick\($0)" })
    #expect(search.state == .complete)
  }

  @Test func albumsThatMoveBetweenPagesAreShownOnce() async {
    let search = AlbumSearch(
      provider: ScriptedProvider { _, cursor in
        cursor == nil
          ? AlbumPage(albums: (0..<3).map { Self.album($0) }, next: .offset(3))
          : AlbumPage(albums: (2..<5).map { Self.album($0) }, next: nil)
      })
    search.search("a")
    await finish(search)
    search.loadMore()
    await finish(search)
    #expect(search.albums.map(\.id) == ["0", "1", "2", "3", "4"])
  }

  @Test func aServerThatGoesInCirclesIsLeft() async {
    let provider = ScriptedProvider { _, cursor in
      var page = 0
      if case .offset(let offset) = cursor { page = offset }
      return AlbumPage(albums: [Self.album(1)], next: .offset(page + 1))
    }
    let search = AlbumSearch(provider: provider)
    search.search("a")
    await finish(search)
    search.loadMore()
    await finish(search)
    #expect(search.state == .complete)
    #expect(search.albums.count == 1)
    #expect(await provider.asked.count < 6)
  }

  @Test func aFailureIsSaidAndTriedAgain() async throws {
    let up = Switch()
    let server = try LoopbackServer { _ in
      up.isOn
        ? .init(json: #"{"results":[{"collectionId":1,"collectionName":"One"}]}"#) : .init(json: "oops", status: 500)
    }
    let search = AlbumSearch(provider: ITunesProvider(base: server.url, client: HTTPClient(retry: .never)))
    search.search("x")
    await finish(search)
    #expect(search.state == .failed("The server answered with error 500.", isOffline: false))
    up.isOn = true
    search.loadMore()
    await finish(search)
    #expect(search.albums.map(\.name) == ["One"])
    #expect(search.state == .complete)
  }

  @Test func noNetworkIsOffline() async throws {
    let search = AlbumSearch(provider: ScriptedProvider { _, _ in throw HTTPError.offline })
    search.search("x")
    await finish(search)
    #expect(search.state == .failed("You are offline.", isOffline: true))
  }
}

final class Switch: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false
  var isOn: Bool {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}
