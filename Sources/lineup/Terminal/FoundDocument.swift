import Foundation
import GuideExport
import GuideModel

/// The results of a search as JSON. Field names are part of the command line's interface: add fields, never rename
/// them.
struct FoundDocument: Encodable {
  struct Channel: Encodable {
    var key: Int32
    /// The feed's identifier.
    var id: String
    var name: String
    var number: String
  }

  struct Hit: Encodable {
    var channel: Channel
    /// UTC, as "2026-11-21T20:15:00Z".
    var start: String
    var stop: String
    /// By the local clock, as "2026-11-21T21:15:00+01:00".
    var localStart: String
    var localStop: String
    var title: String
    var subtitle: String
    var summary: String
    var genre: String
    /// The text that contains the words, if that is not the title.
    var passage: String
  }

  var query: String
  var now: String
  /// The number of airings that match, at least.
  var total: Int
  /// The part of the guide that is indexed, 0 to 1.
  var indexed: Double
  var filters: [String]
  var onNow: [Hit]
  var upcoming: [Hit]
  var past: [Hit]

  init(_ results: GuideSearchResults, request: GuideSearchRequest, channels: [GuideModel.Channel]) {
    let times = ExportTimes(timeZone: .current)
    let byKey = Dictionary(channels.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    func hits(_ hits: [GuideSearchResults.Hit]) -> [Hit] {
      hits.map { hit in
        let row = byKey[hit.row]
        let facts = AiringFacts(hit.airing)
        return Hit(
          channel: Channel(key: hit.row, id: row?.feedID ?? "", name: row?.name ?? "", number: row?.number ?? ""),
          start: facts.start, stop: facts.stop, localStart: times.local(hit.airing.start),
          localStop: times.local(hit.airing.stop), title: facts.title, subtitle: facts.subtitle,
          summary: facts.summary, genre: facts.genre ?? "\(Genre.undefined)", passage: hit.passage)
      }
    }
    query = request.text
    now = ExportTimes.utc(request.now)
    total = results.total
    indexed = results.indexedPart
    filters = results.filters
    onNow = hits(results.onNow)
    upcoming = hits(results.upcoming)
    past = hits(results.past)
  }

  /// The document over several lines, with fields in alphabetical order.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
