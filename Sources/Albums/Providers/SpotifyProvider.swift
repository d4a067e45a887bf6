import Foundation
import WebClient

/// Spotify's search: `GET /v1/search?type=album&limit=50`, with a bearer token. A page has the address of the next one.
struct SpotifyProvider: AlbumProvider {
  /// The greatest number of albums that Spotify returns at once; there are none beyond offset 1000.
  static let pageSize = 50

  var base = URL(string: "https://api.spotify.com") ?? URL(fileURLWithPath: "/")
  var token: String?
  var client = HTTPClient()

  func albums(for term: String, page: AlbumPage.Cursor?) async throws -> AlbumPage {
    guard let token, !token.isEmpty else { throw ProviderError.noToken }
    let url: URL
    if case .address(let next) = page {
      url = next
    } else {
      url = base.appendingPathComponent("v1/search").withQuery([
        "q": term, "type": "album", "limit": "\(Self.pageSize)",
      ])
    }
    let data = try await client.data(from: url, headers: ["Authorization": "Bearer \(token)"])
    let found = try decode(Answer.self, from: data).albums
    return AlbumPage(
      // Spotify has null in place of an album that was withdrawn.
      albums: found.items.compactMap { $0?.album },
      // The token is sent to no other host, whatever the answer says.
      next: found.next.flatMap { URL(string: $0) }.flatMap { isOwn($0) ? .address($0) : nil })
  }

  private func isOwn(_ url: URL) -> Bool {
    url.scheme == base.scheme && url.host == base.host && url.port == base.port
  }

  func cover(at url: URL) async throws -> Data { try await client.data(from: url) }

  private struct Answer: Decodable { var albums: Found }
  private struct Found: Decodable {
    var items: [Item?]
    var next: String?
  }
  private struct Item: Decodable {
    var id: String
    var name: String
    var artists: [Artist]?
    var images: [Image]?

    /// The album with the smallest cover that is still sharp: Spotify has 640, 300 and 64 pixels.
    var album: Album {
      let images = (images ?? []).sorted { ($0.width ?? 0) < ($1.width ?? 0) }
      let image = images.first { ($0.width ?? 0) >= 300 } ?? images.last
      return Album(
        id: id, name: name, artist: (artists ?? []).map(\.name).joined(separator: ", "),
        cover: image.flatMap { URL(string: $0.url) })
    }
  }
  private struct Artist: Decodable { var name: String }
  private struct Image: Decodable {
    var url: String
    var width: Int?
  }
}

/// Decodes a provider's answer; any form but the documented one is a `ProviderError`.
func decode<Answer: Decodable>(_ type: Answer.Type, from data: Data) throws -> Answer {
  do {
    return try JSONDecoder().decode(type, from: data)
  } catch {
    throw ProviderError.malformed(String(describing: error))
  }
}
