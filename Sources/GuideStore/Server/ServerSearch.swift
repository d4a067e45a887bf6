import GuideModel
import Postgres

/// A search on a server: the index of words (`pg_trgm`) finds candidates, titles first and the nearest in time first,
/// and each is compared with the query as one from the file is.
struct ServerSearch {
  let query: SearchQuery
  let rows: SearchRows
  let request: GuideSearchRequest
  let airings: ServerAirings
  let searchText: SearchText
  let isCancelled: () -> Bool
  private let matcher: SearchMatcher

  /// The greatest number of candidates in a group.
  private static let candidateLimit = 5_000

  private enum Group: CaseIterable { case onNow, upcoming, past }

  private struct Candidate {
    var airing: Airing
    var passage: String
    var row: SearchRows.Row
    var rank: UInt8
  }

  init(
    query: SearchQuery, rows: SearchRows, request: GuideSearchRequest, airings: ServerAirings,
    searchText: SearchText, isCancelled: @escaping () -> Bool
  ) {
    self.query = query
    self.rows = rows
    self.request = request
    self.airings = airings
    self.searchText = searchText
    self.isCancelled = isCancelled
    matcher = SearchMatcher(query: query, searchText: searchText)
  }

  func run() throws -> GuideSearchResults {
    var results = GuideSearchResults()
    var total = 0
    for group in Group.allCases where !isCancelled() {
      let candidates = try candidates(group)
      // Airings that only fill gaps may be hidden.
      total += candidates.lazy.filter(\.row.isPlain).count
      let hits = try best(candidates)
      switch group {
      case .onNow: results.onNow = hits
      case .upcoming: results.upcoming = hits
      case .past: results.past = hits
      }
    }
    let shown = results.onNow.count + results.upcoming.count + results.past.count
    results.total = query.isApproximate ? shown : max(total, shown)
    return results
  }

  // MARK: Candidates

  private func candidates(_ group: Group) throws -> [Candidate] {
    var sql = SearchCondition(query)
    let now = request.now
    switch group {
    case .onNow:
      sql.require("start <= \(sql.integer(now - rows.earliest)) AND stop > \(sql.integer(now - rows.latest))")
    case .upcoming: sql.require("start > \(sql.integer(now - rows.latest))")
    case .past: sql.require("stop <= \(sql.integer(now - rows.earliest))")
    }
    sql.require("channel = ANY(\(sql.integers(Set(rows.all.map { Int64($0.member) }).sorted()))::int[])")
    let limit = min(max(request.limit * (query.isApproximate ? 16 : 4), 200), Self.candidateLimit)
    let order = group == .upcoming ? "start" : "start DESC"
    let titles = sql.inTitle.map { "(\($0)) DESC, " } ?? ""
    let found = try airings.server.run(
      """
      SELECT channel, start, ordinal, stop, genre, flags, title, subtitle, summary, details FROM lineup.airing
      WHERE \(sql.text) ORDER BY \(titles)\(order), channel LIMIT \(limit)
      """, sql.values)
    let words = query.words.map(SearchTerm.wholeTitle)
    var candidates: [Candidate] = []
    for row in 0..<found.count {
      let airing = ServerAirings.airing(found, row)
      let record = SearchRow(
        key: AiringKey(airing.id), stop: airing.stop, genre: airing.genre, flags: airing.flags,
        title: found.bytes(row, 6), subtitle: found.bytes(row, 7), details: found.bytes(row, 9))
      guard let match = matcher.match(record) else { continue }
      let isWhole = words.map { SearchTerm.wholeTitle(searchText.units(of: airing.title)) == $0 } ?? false
      let rank = match.searchClass.rawValue + (isWhole ? 1 : 0)
      for place in rows.places(showing: airing.channel) {
        let shown = airing.shifted(by: rows.all[place].shift)
        let own: Group = shown.start > now ? .upcoming : shown.stop > now ? .onNow : .past
        guard own == group else { continue }
        candidates.append(Candidate(airing: shown, passage: match.passage, row: rows.all[place], rank: rank))
      }
    }
    return candidates.sorted { a, b in
      if a.rank != b.rank { return a.rank > b.rank }
      let (first, second) = (a.airing.start, b.airing.start)
      switch group {
      case .onNow: return (a.row.position, first) < (b.row.position, second)
      case .upcoming: return (first, a.row.position) < (second, b.row.position)
      case .past: return (second, a.row.position) < (first, b.row.position)
      }
    }
  }

  private func best(_ candidates: [Candidate]) throws -> [GuideSearchResults.Hit] {
    var hits: [GuideSearchResults.Hit] = []
    for candidate in candidates where hits.count < request.limit {
      guard try isShown(candidate) else { continue }
      hits.append(
        GuideSearchResults.Hit(row: candidate.row.channel, airing: candidate.airing, passage: candidate.passage))
    }
    return hits
  }

  /// Whether a row of several channels shows this airing, and not another channel's.
  private func isShown(_ candidate: Candidate) throws -> Bool {
    guard !candidate.row.isPlain else { return true }
    let start = candidate.airing.start
    return try airings.airings(of: rows.members(of: candidate.row), overlapping: start..<start + 1).contains {
      $0.id == candidate.airing.id
    }
  }
}
