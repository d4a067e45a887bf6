import Foundation
import LoopbackServer
import Testing
import WebClient

@testable import Albums

/// Tests each provider with a real server that answers as the service documents.
@Suite struct ProviderTests {
  private static let client = HTTPClient(retry: .never)
  /// Inputs that a person may type.
  private static let terms = ["two words", "R&B", "a+b", "Björk", "🎷 jazz", "100% \"live\" (1/2)", "東京"]

  private static func pages(_ provider: some AlbumProvider, _ term: String) async throws -> [Album] {
    var albums: [Album] = []
    var page = try await provider.albums(for: term, page: nil)
    albums += page.albums
    while let next = page.next {
      page = try await provider.albums(for: term, page: next)
      albums += page.albums
    }
    return albums
  }

  // MARK: Spotify

  private static func spotifyItem(_ number: Int) -> String {
    """
    {"album_type":"album","id":"s\(number)","name":"Album \(number)","artists":[{"name":"A"},{"name":"B"}],
     "images":[{"url":"https://i.example/640/\(number)","width":640},{"url":"https://i.example/300/\(number)","width":300},
               {"url":"https://i.example/64/\(number)","width":64}]}
    """
  }

  private static func spotify(count: Int) throws -> LoopbackServer {
    try LoopbackServer { request in
      guard request.path == "/v1/search", request.query["type"] == "album", request.query["limit"] == "50",
        request.headers["authorization"] == "Bearer secret"
      else { return .init(json: #"{"error":{"status":400}}"#, status: 400) }
      let offset = Int(request.query["offset"] ?? "0") ?? 0
      let end = min(offset + 50, count)
      let items = (offset..<end).map { $0 == 3 ? "null" : spotifyItem($0) }.joined(separator: ",")
      let host = request.headers["host"] ?? ""
      let next = end < count ? "\"http://\(host)/v1/search?type=album&limit=50&q=x&offset=\(end)\"" : "null"
      return .init(json: #"{"albums":{"items":[\#(items)],"next":\#(next),"total":\#(count)}}"#)
    }
  }

  @Test func spotifyPagesToTheEnd() async throws {
    let server = try Self.spotify(count: 120)
    let provider = SpotifyProvider(base: server.url, token: "secret", client: Self.client)
    let albums = try await Self.pages(provider, "x")
    #expect(albums.map(\.id) == (0..<120).filter { $0 != 3 }.map { "s\($0)" })
    #expect(albums.first?.artist == "A, B")
    #expect(albums.first?.cover?.absoluteString == "https://i.example/300/0")
    #expect(server.requests.count == 3)
  }

  @Test(arguments: terms) func spotifyGetsTheTerm(_ term: String) async throws {
    let server = try Self.spotify(count: 1)
    _ = try await SpotifyProvider(base: server.url, token: "secret", client: Self.client).albums(for: term, page: nil)
    #expect(server.requests.first?.query["q"] == term)
  }

  @Test func spotifyNeedsAToken() async throws {
    for token in [nil, ""] {
      await #expect(throws: ProviderError.noToken) {
        try await SpotifyProvider(token: token).albums(for: "x", page: nil)
      }
    }
  }

  @Test func spotifysTokenGoesToNoOtherHost() async throws {
    let server = try LoopbackServer { _ in
      .init(json: #"{"albums":{"items":[],"next":"http://elsewhere.example/steal"}}"#)
    }
    let page = try await SpotifyProvider(base: server.url, token: "secret", client: Self.client)
      .albums(for: "x", page: nil)
    #expect(page.next == nil)
  }

  // MARK: iTunes

  private static func iTunes(count: Int) throws -> LoopbackServer {
    try LoopbackServer { request in
      guard request.path == "/search", request.query["entity"] == "album", request.query["media"] == "music" else {
        return .init(status: 400)
      }
      let offset = Int(request.query["offset"] ?? "") ?? 0
      let end = min(offset + (Int(request.query["limit"] ?? "") ?? 50), count)
      let items = (min(offset, end)..<end).map {
        """
        {"wrapperType":"collection","collectionId":\($0),"collectionName":"Album \($0)","artistName":"A",
         "artworkUrl100":"https://is1.example/image/\($0)/100x100bb.jpg"}
        """
      }
      return .init(json: #"{"resultCount":\#(items.count),"results":[\#(items.joined(separator: ","))]}"#)
    }
  }

  @Test(arguments: [0, 1, 49, 50, 51, 100, 130]) func iTunesPagesToTheEnd(_ count: Int) async throws {
    let server = try Self.iTunes(count: count)
    let albums = try await Self.pages(ITunesProvider(base: server.url, client: Self.client), "x")
    #expect(albums.map(\.id) == (0..<count).map(String.init))
    #expect(server.requests.count == count / 50 + 1)
    #expect(albums.first?.cover.map { $0.absoluteString.hasSuffix("400x400bb.jpg") } ?? (count == 0))
  }

  @Test(arguments: terms) func iTunesGetsTheTerm(_ term: String) async throws {
    let server = try Self.iTunes(count: 1)
    _ = try await ITunesProvider(base: server.url, client: Self.client).albums(for: term, page: nil)
    #expect(server.requests.first?.query["term"] == term)
  }

  // MARK: MusicBrainz

  private static func musicBrainz(count: Int) throws -> LoopbackServer {
    try LoopbackServer { request in
      guard request.path == "/ws/2/release-group", request.query["fmt"] == "json",
        request.headers["user-agent"]?.isEmpty == false
      else { return .init(status: 400) }
      let offset = Int(request.query["offset"] ?? "") ?? 0
      let end = min(offset + 100, count)
      let groups = (min(offset, end)..<end).map {
        #"{"id":"g\#($0)","title":"Album \#($0)","artist-credit":[{"name":"A","joinphrase":" & "},{"name":"B"}]}"#
      }
      return .init(
        json: #"{"count":\#(count),"offset":\#(offset),"release-groups":[\#(groups.joined(separator: ","))]}"#)
    }
  }

  @Test(arguments: [0, 1, 100, 101, 250]) func musicBrainzPagesToTheEnd(_ count: Int) async throws {
    let server = try Self.musicBrainz(count: count)
    let albums = try await Self.pages(
      MusicBrainzProvider(base: server.url, covers: server.url, client: Self.client), "x")
    #expect(albums.map(\.id) == (0..<count).map { "g\($0)" })
    #expect(server.requests.count == max(1, (count + 99) / 100))
    if let first = albums.first {
      #expect(first.artist == "A & B")
      #expect(first.cover?.path == "/release-group/g0/front-250")
    }
  }

  @Test func musicBrainzGetsWordsAndNotOperators() async throws {
    #expect(MusicBrainzProvider.quoted("AC/DC") == "AC\\/DC")
    #expect(
      MusicBrainzProvider.quoted("(what's the story) morning glory?") == "\\(what's the story\\) morning glory\\?")
    #expect(MusicBrainzProvider.quoted("LOVE AND HATE") == "LOVE and HATE")
    #expect(MusicBrainzProvider.quoted("a\\b \"c\" d:e~f*") == "a\\\\b \\\"c\\\" d\\:e\\~f\\*")
    let server = try Self.musicBrainz(count: 1)
    _ = try await MusicBrainzProvider(base: server.url, covers: server.url, client: Self.client)
      .albums(for: "Sigur Rós", page: nil)
    #expect(server.requests.first?.query["query"] == "(Sigur Rós) AND primarytype:album")
  }

  @Test func aCoverMayRedirect() async throws {
    let server = try LoopbackServer { request in
      request.path == "/real" ? .init(json: "picture") : .init(status: 307, headers: ["Location": "/real"])
    }
    let url = server.url.appendingPathComponent("release-group/g/front-250")
    let data = try await MusicBrainzProvider(client: Self.client).cover(at: url)
    #expect(String(decoding: data, as: UTF8.self) == "picture")
  }

  // MARK: Answers that make no sense

  @Test(arguments: [
    "", "null", "[]", "{}", #"{"albums":{}}"#, #"{"results":[{"collectionId":"x"}]}"#, "<html>Log in</html>",
    #"{"albums":"#,
    #"{"count":"many","release-groups":[]}"#, "\u{0}\u{1}",
  ])
  func malformedAnswersAreErrors(_ body: String) async throws {
    let server = try LoopbackServer { _ in .init(json: body) }
    let providers: [any AlbumProvider] = [
      SpotifyProvider(base: server.url, token: "t", client: Self.client),
      ITunesProvider(base: server.url, client: Self.client),
      MusicBrainzProvider(base: server.url, covers: server.url, client: Self.client),
    ]
    for provider in providers {
      do {
        let page = try await provider.albums(for: "x", page: nil)
        Issue.record("\(provider) read \(page)")
      } catch let error as ProviderError {
        guard case .malformed = error else {
          Issue.record("\(error)")
          continue
        }
      }
    }
  }

  // MARK: Sample

  @Test func theSampleIsTheSameEveryTime() async throws {
    let all = try await Self.pages(SampleProvider(), SampleProvider.everything)
    #expect(all.count > 150)
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(all == SampleProvider.catalogue)
    let cover = try #require(all[7].cover)
    let first = try await SampleProvider().cover(at: cover)
    #expect(try await SampleProvider().cover(at: cover) == first)
    let other = try #require(all[8].cover)
    #expect(try await SampleProvider().cover(at: other) != first)
  }

  @Test func theSampleFindsWords() async throws {
    let found = try await Self.pages(SampleProvider(), "zoe  WINTER")
    #expect(found.allSatisfy { $0.artist == "Zoëtrope Union" && $0.name.contains("Winter") })
    #expect(try await Self.pages(SampleProvider(), "zoe").count >= 5)
    #expect(try await Self.pages(SampleProvider(), "no such thing").isEmpty)
  }

  @Test func theCommandLineChooses() {
    #expect(ProviderChoice(arguments: ["albums"]) == .sample)
    #expect(ProviderChoice(arguments: ["albums", "--provider", "iTunes"]) == .itunes)
    #expect(ProviderChoice(arguments: ["albums", "--provider", "gramophone"]) == nil)
    #expect(ProviderChoice(arguments: ["albums", "--provider"]) == nil)
    let spotify = ProviderChoice.spotify.provider(environment: ["SPOTIFY_TOKEN": "abc"]) as? SpotifyProvider
    #expect(spotify?.token == "abc")
  }
}
