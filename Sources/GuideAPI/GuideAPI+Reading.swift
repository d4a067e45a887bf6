import Foundation
import GuideExport
import GuideModel
import GuideStore

extension GuideAPI {
  /// The greatest number of items on a page.
  static let longestPage = 500
  static let usualPage = 100
  /// The greatest range in seconds.
  private static let longestRange: Int64 = 31 * 86_400
  private static let usualRange: Int64 = 86_400

  private func page(_ parameters: inout APIParameters) throws(APIProblem) -> Int {
    try parameters.number("limit", in: 1...Self.longestPage) ?? Self.usualPage
  }

  /// Returns the address of the next page: the same request, after `cursor`.
  private func nextPage(_ request: APIRequest, after cursor: String) -> String {
    let rest = request.query.split(separator: "&").filter { !$0.hasPrefix("after=") }
    return request.base + request.path + "?" + (rest.map(String.init) + ["after=\(cursor)"]).joined(separator: "&")
  }

  private func answer<Item: Described>(_ items: [Item], next: String?) -> APIResponse {
    var response = APIResponse.json(PageRecord(items: items, next: next))
    if let next { response.headers["link"] = "<\(next)>; rel=\"next\"" }
    return response
  }

  /// Returns the part of a list after a row that was on the previous page.
  private func rest(
    _ rows: [Channel], _ parameters: inout APIParameters
  ) throws(APIProblem) -> ArraySlice<Channel> {
    guard let after = try parameters.number("after", in: 0...Int(Int32.max)) else { return rows[...] }
    guard let place = rows.firstIndex(where: { Int($0.id) == after }) else {
      throw APIProblem(.badRequest, "the list has changed; start again at its first page", parameter: "after")
    }
    return rows[(place + 1)...]
  }

  private func range(_ parameters: inout APIParameters, usual: Int64) throws(APIProblem) -> Range<Int64> {
    let from = try parameters.instant("from") ?? clock()
    let to = try parameters.instant("to") ?? from + usual
    guard from < to else { throw APIProblem(.badRequest, "'to' must be later than 'from'", parameter: "to") }
    guard to - from <= Self.longestRange else {
      throw APIProblem(.badRequest, "'from' and 'to' are more than 31 days apart", parameter: "to")
    }
    return from..<to
  }

  // MARK: Channels

  func channels(_ request: APIRequest, _ parameters: inout APIParameters) throws -> APIResponse {
    let limit = try page(&parameters)
    let rows = try parameters.flag("hidden") ? store.allChannels : store.channels
    let rest = try rest(rows, &parameters)
    let items = rest.prefix(limit)
    let next: String? = rest.count > limit ? items.last.map { nextPage(request, after: String($0.id)) } : nil
    return answer(items.map(ChannelRecord.init), next: next)
  }

  func channel(_ key: String) throws -> APIResponse { .json(ChannelRecord(try row(key))) }

  // MARK: Airings

  /// Returns airings of some channels, one channel after another, each by start.
  func airings(_ request: APIRequest, _ parameters: inout APIParameters) throws -> APIResponse {
    let limit = try page(&parameters)
    let range = try range(&parameters, usual: Self.usualRange)
    guard let keys = try parameters.channels("channel", most: 50) else {
      throw APIProblem(.badRequest, "'channel' is missing; /api/channels lists their keys", parameter: "channel")
    }
    let known = Set(store.allChannels.map(\.id))
    if let unknown = keys.first(where: { !known.contains($0) }) {
      throw APIProblem(.notFound, "there is no channel \(unknown)", parameter: "channel")
    }
    var cursor: AiringName?
    if let text = try parameters.text("after", longest: 60) {
      guard let name = AiringName(text), keys.contains(name.row) else {
        throw APIProblem(.badRequest, "'after' must be a value from an earlier page", parameter: "after")
      }
      cursor = name
    }
    var items: [AiringRecord] = []
    for key in keys {
      if let wanted = cursor, wanted.row != key { continue }
      var found = try store.airings(on: key, overlapping: range)[...]
      if let wanted = cursor {
        guard let place = found.firstIndex(where: { $0.id == wanted.airing }) else {
          throw APIProblem(.badRequest, "the guide has changed; start again at the first page", parameter: "after")
        }
        found = found[(place + 1)...]
        cursor = nil
      }
      items += found.prefix(limit + 1 - items.count).map { AiringRecord($0, on: key) }
      if items.count > limit { break }
    }
    let next: String? = items.count > limit ? nextPage(request, after: items[limit - 1].id) : nil
    return answer(Array(items.prefix(limit)), next: next)
  }

  /// Returns an airing by its name, as its row shows it.
  func find(_ name: String) throws -> (row: Channel, airing: Airing) {
    let nothing = APIProblem(.notFound, "there is no such airing; a refresh may have moved it")
    guard let name = AiringName(name), let row = store.allChannels.first(where: { $0.id == name.row }),
      let member = store.members(of: name.row).first(where: { $0.channel == name.airing.channel })
    else { throw nothing }
    let start = name.airing.start + member.shift
    let found = try store.airings(on: name.row, overlapping: start..<start + 1)
    guard let airing = found.first(where: { $0.id == name.airing }) else { throw nothing }
    return (row, airing)
  }

  func airing(_ name: String) throws -> APIResponse {
    let (row, airing) = try find(name)
    let programme = try store.programme(airing.id) ?? Programme(details: [])
    return .json(ProgrammeRecord(AiringRecord(airing, on: row.id), programme))
  }

  func now(_ request: APIRequest, _ parameters: inout APIParameters) throws -> APIResponse {
    let limit = try page(&parameters)
    let instant = try parameters.instant("at") ?? clock()
    let rows = store.channels
    let rest = try rest(rows, &parameters)
    let entries = Dictionary(
      try store.nowAndNext(at: instant).map { ($0.channel, $0) }, uniquingKeysWith: { first, _ in first })
    let items = rest.prefix(limit).map { row in
      NowRecord(
        channel: row.id, name: row.name, now: entries[row.id]?.now.map { AiringRecord($0, on: row.id) },
        next: entries[row.id]?.next.map { AiringRecord($0, on: row.id) })
    }
    let next: String? = rest.count > limit ? items.last.map { nextPage(request, after: String($0.channel)) } : nil
    return answer(items, next: next)
  }

  func search(_ parameters: inout APIParameters) throws -> APIResponse {
    guard let text = try parameters.text("q", longest: 256), !text.isEmpty else {
      throw APIProblem(.badRequest, "'q' is missing; give the words to search for", parameter: "q")
    }
    let limit = try parameters.number("limit", in: 1...200) ?? 50
    let instant = try parameters.instant("at") ?? clock()
    let rows = try parameters.channels("channel", most: 200)
    let found = try store.search(
      GuideSearchRequest(text: text, now: instant, limit: limit, channels: rows.map(Set.init)))
    func hits(_ hits: [GuideSearchResults.Hit]) -> [SearchRecord.Hit] {
      hits.map { SearchRecord.Hit(airing: AiringRecord($0.airing, on: $0.row), passage: $0.passage) }
    }
    return .json(
      SearchRecord(
        onNow: hits(found.onNow), upcoming: hits(found.upcoming), past: hits(found.past), total: found.total,
        indexedPart: found.indexedPart, filters: found.filters))
  }

  // MARK: Files

  /// The greatest size of a file in bytes.
  private static let longestFile = 64 << 20

  func export(
    _ format: ExportFormat, _ type: String, _ parameters: inout APIParameters
  ) throws -> APIResponse {
    let range = try range(&parameters, usual: 2 * Self.usualRange)
    let wanted = try parameters.channels("channel", most: 200).map(Set.init)
    let rows = wanted.map { wanted in store.allChannels.filter { wanted.contains($0.id) } } ?? store.channels
    return try file(format, type, ExportOptions(range: range, channels: rows))
  }

  /// Returns the playlist. Only the owner gets addresses of streams, and nobody gets those that may contain a password.
  func playlist(_ request: APIRequest, _ parameters: inout APIParameters) throws -> APIResponse {
    var options = ExportOptions(range: 0..<0, channels: store.channels)
    options.addresses = request.role == .owner
    return try file(.m3u, "audio/x-mpegurl", options)
  }

  private func file(_ format: ExportFormat, _ type: String, _ options: ExportOptions) throws -> APIResponse {
    var options = options
    // The same guide results in the same file, and so in the same tag.
    options.now = options.range.lowerBound
    options.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let path = NSTemporaryDirectory() + "lineup-api-\(UUID().uuidString).tmp"
    defer { unlink(path) }
    _ = try GuideExporter(store: store, options: options).export(format, to: path)
    let size = (try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber)?.intValue ?? 0
    guard size <= Self.longestFile else {
      throw APIProblem(.tooLarge, "the file would have \(size >> 20) MB; ask for fewer channels or less time")
    }
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return APIResponse(headers: ["content-type": type], body: Array(data))
  }

  func calendar(ofAiring name: String) throws -> APIResponse {
    let (row, airing) = try find(name)
    let text = try AiringCalendar.text(of: airing, on: row, in: store, now: airing.start)
    return APIResponse(headers: ["content-type": "text/calendar; charset=utf-8"], body: Array(text.utf8))
  }
}
