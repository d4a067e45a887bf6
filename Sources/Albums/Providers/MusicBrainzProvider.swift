import Foundation
import WebClient

/// MusicBrainz's release groups, with the front covers of the Cover Art Archive. Neither needs a key. MusicBrainz
/// requires a `User-Agent` and answers 503 to more than one request a second, after which `HTTPClient` waits.
struct MusicBrainzProvider: AlbumProvider {
  /// The greatest number that MusicBrainz returns at once.
  static let pageSize = 100

  var base = URL(string: "https://musicbrainz.org") ?? URL(fileURLWithPath: "/")
  var covers = URL(string: "https://coverartarchive.org") ?? URL(fileURLWithPath: "/")
  var client = HTTPClient()

  func albums(for term: String, page: AlbumPage.Cursor?) async throws -> AlbumPage {
    var offset = 0
    if case .offset(let start) = page { offset = start }
    let url = base.appendingPathComponent("ws/2/release-group").withQuery([
      "query": "(\(Self.quoted(term))) AND primarytype:album", "fmt": "json", "limit": "\(Self.pageSize)",
      "offset": "\(offset)",
    ])
    let answer = try decode(Answer.self, from: try await client.data(from: url))
    let end = offset + answer.groups.count
    return AlbumPage(
      albums: answer.groups.map { $0.album(covers: covers) },
      next: answer.groups.isEmpty || end >= answer.count ? nil : .offset(end))
  }

  func cover(at url: URL) async throws -> Data { try await client.data(from: url) }

  /// Quotes what the user types, so that it is words and not operators of Lucene's query language.
  static func quoted(_ term: String) -> String {
    let special = Set("+-&|!(){}[]^\"~*?:\\/")
    let escaped = term.reduce(into: "") { $0 += special.contains($1) ? "\\\($1)" : String($1) }
    // AND, OR and NOT are operators only in capitals.
    return escaped.split(separator: " ").map { ["AND", "OR", "NOT"].contains($0) ? $0.lowercased() : String($0) }
      .joined(separator: " ")
  }

  private struct Answer: Decodable {
    var count: Int
    var groups: [Group]
    enum CodingKeys: String, CodingKey {
      case count
      case groups = "release-groups"
    }
  }
  private struct Group: Decodable {
    var id: String
    var title: String
    var credit: [Credit]?
    enum CodingKeys: String, CodingKey {
      case id, title
      case credit = "artist-credit"
    }

    func album(covers: URL) -> Album {
      Album(
        id: id, name: title, artist: (credit ?? []).map { $0.name + ($0.joinphrase ?? "") }.joined(),
        cover: covers.appendingPathComponent("release-group/\(id)/front-250"))
    }
  }
  private struct Credit: Decodable {
    var name: String
    var joinphrase: String?
  }
}
