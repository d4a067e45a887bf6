import Foundation
import WebClient

/// The iTunes search API, which needs no key: `GET /search?entity=album`. It has an undocumented `offset` and returns
/// at most 200 albums at once; fewer than requested mean that there are no more.
struct ITunesProvider: AlbumProvider {
  var base = URL(string: "https://itunes.apple.com") ?? URL(fileURLWithPath: "/")
  var pageSize = 50
  var client = HTTPClient()

  func albums(for term: String, page: AlbumPage.Cursor?) async throws -> AlbumPage {
    var offset = 0
    if case .offset(let start) = page { offset = start }
    let url = base.appendingPathComponent("search").withQuery([
      "term": term, "media": "music", "entity": "album", "limit": "\(pageSize)", "offset": "\(offset)",
    ])
    let results = try decode(Answer.self, from: try await client.data(from: url)).results
    let albums = results.compactMap(\.album)
    return AlbumPage(albums: albums, next: results.count < pageSize ? nil : .offset(offset + results.count))
  }

  func cover(at url: URL) async throws -> Data { try await client.data(from: url) }

  private struct Answer: Decodable { var results: [Item] }
  private struct Item: Decodable {
    var collectionId: Int?
    var collectionName: String?
    var artistName: String?
    var artworkUrl100: String?

    var album: Album? {
      guard let collectionId, let collectionName else { return nil }
      // The size is part of the file's name, and other sizes exist, too.
      let cover = artworkUrl100?.replacingOccurrences(of: "100x100bb", with: "400x400bb")
      return Album(
        id: "\(collectionId)", name: collectionName, artist: artistName ?? "", cover: cover.flatMap { URL(string: $0) })
    }
  }
}
