import Foundation
import GuideModel

/// One search: walks the segments from now on forwards, and then backwards, until there is enough to show.
///
/// What a search costs is bounded, whatever it matches and however long the guide: after `enough` postings and documents it
/// goes on only while a group is not full, and at `bound` it ends. Then the airings that are nearest in time have been looked at, and only their rows are read.
struct SearchRun {
  /// Work, in postings and documents, that small guides never come to: the best of all that match is found up to here.
  static let enough = 40_000
  /// Work after which a search ends with what it has: some 30 ms.
  static let bound = 3_000_000
  /// Candidates of a group at most.
  private static let candidateLimit = 20_000
  /// Rows that are read in vain at most.
  private static let missLimit = 400

  let query: SearchQuery
  let rows: SearchRows
  let request: GuideSearchRequest
  let reader: Reader
  private var connection: SQLiteConnection { reader.connection }
  let matcher: SearchMatcher
  let isCancelled: () -> Bool

  private enum Group: Int { case onNow, upcoming, past }

  private struct Candidate {
    var document: SearchDocument
    var row: SearchRows.Row
    /// A whole title, a title, an episode's title, people and categories, a description: the higher the better.
    var rank: UInt8
    var start: Int64 { document.start + row.shift }
  }
  private var candidates: [[Candidate]] = [[], [], []]
  /// How many there are of each group and rank.
  private var counts = [Int](repeating: 0, count: 3 * Self.ranks)
  private static let ranks = Int(SearchClass.title.rawValue) + 2
  /// How many of the best of a group are kept.
  private let wanted: Int
  private var total = 0
  private var work = 0

  init(
    query: SearchQuery, rows: SearchRows, request: GuideSearchRequest, reader: Reader,
    searchText: SearchText, isCancelled: @escaping () -> Bool
  ) {
    self.query = query
    self.rows = rows
    self.request = request
    self.reader = reader
    self.isCancelled = isCancelled
    matcher = SearchMatcher(query: query, searchText: searchText)
    // Some will turn out to have changed, and of phrases most to be something else.
    wanted = min(request.limit, Self.candidateLimit) * (query.isApproximate ? 8 : 1) + 8
  }

  /// - Complexity: O(segments) small reads, O(`bound`) work, and three times the limit of rows.
  mutating func run() throws -> GuideSearchResults {
    var results = GuideSearchResults()
    results.indexedPart = try SearchIndexer.indexedPart(connection)
    let segments = try SegmentTable.all(connection)
    let ahead = segments.filter { $0.lastStop > request.now || $0.lastStart >= request.now }
    let known = Set(ahead.map(\.id))
    for segment in ahead where !isDone(.upcoming) || segment.firstStart <= request.now && work < Self.bound {
      if isCancelled() { break }
      try look(at: segment)
    }
    let workAhead = work
    work = 0
    for segment in segments.reversed() where !known.contains(segment.id) {
      if isDone(.past) || isCancelled() { break }
      try look(at: segment)
    }
    work += workAhead
    var misses = 0
    results.onNow = try best(of: .onNow, &misses)
    results.upcoming = try best(of: .upcoming, &misses)
    results.past = try best(of: .past, &misses)
    let shown = results.onNow.count + results.upcoming.count + results.past.count
    results.total = query.isApproximate ? shown : max(total - misses, shown)
    return results
  }

  /// Whether a group has what it needs, as far as what is looked at allows.
  private func isDone(_ group: Group) -> Bool {
    work >= Self.bound || work >= Self.enough && candidates[group.rawValue].count >= wanted
  }

  // MARK: Segments

  /// A condition that only documents can tell.
  private struct Open {
    var titles: DocumentSet?
    var times: [SearchQuery.Times]
    var isExcluded: Bool

    @inline(__always)
    func isMet(by document: SearchDocument, _ number: Int) -> Bool {
      let isThere =
        titles?[number] != nil || times.contains { $0.contains(start: document.start, stop: document.stop) }
      return isThere != isExcluded
    }
  }

  private mutating func look(at segment: SegmentTable.Segment) throws {
    let reader = try SegmentReader(segment, connection: connection)
    guard let open = try openConditions(in: reader) else { return }
    var found: DocumentSet?
    for condition in query.conditions where !condition.isExcluded && !condition.hasTimes {
      guard let set = try documents(condition, in: reader) else { return }
      if found == nil { found = set } else { found?.formIntersection(set) }
      if found?.isEmpty ?? false { return }
    }
    let whole = try query.words.flatMap { words in
      try documents(term: SearchTerm.wholeTitle(words), isPrefix: false, in: reader)
    }

    @inline(__always)
    func take(_ number: Int, _ run: inout SearchRun) throws {
      var rank = SearchClass.title.rawValue
      if let found {
        guard let searchClass = found[number] else { return }
        rank = searchClass.rawValue
      }
      run.work += 1
      let document = try reader.document(number)
      guard run.rows.isShown(document.key.channel), run.query.durations.contains(Int64(document.duration)),
        open.allSatisfy({ $0.isMet(by: document, number) })
      else { return }
      if whole?[number] != nil { rank += 1 }
      run.add(document, rank: rank)
    }
    // From now on in both directions, so that the nearest come first.
    let present = try reader.count(startingBy: request.now)
    guard let numbers = found?.numbers else {
      for number in present..<segment.documents where work < Self.bound { try take(number, &self) }
      for number in (0..<present).reversed() where work < Self.bound { try take(number, &self) }
      return
    }
    let split = numbers.firstIndex { $0 >= present } ?? numbers.count
    for number in numbers[split...] where work < Self.bound { try take(Int(number), &self) }
    for number in numbers[..<split].reversed() where work < Self.bound { try take(Int(number), &self) }
  }

  /// The conditions that only documents can tell; `nil` where none of the segment's can meet them.
  private mutating func openConditions(in reader: SegmentReader) throws -> [Open]? {
    var open: [Open] = []
    for condition in query.conditions {
      if condition.hasTimes {
        let times = condition.alternatives.compactMap { alternative in
          guard case .times(let times) = alternative else { return nil as SearchQuery.Times? }
          return times.near(reader.segment.firstStart, max(reader.segment.lastStart, reader.segment.lastStop))
        }
        let titles = try documents(condition, in: reader)
        if times.isEmpty, titles == nil, !condition.isExcluded { return nil }
        open.append(Open(titles: titles, times: times, isExcluded: condition.isExcluded))
      } else if condition.isExcluded, !SearchQuery(conditions: [condition]).isApproximate,
        let set = try documents(condition, in: reader)
      {
        // Whether an excluded phrase is there only the airing can say.
        open.append(Open(titles: set, times: [], isExcluded: true))
      }
    }
    return open
  }

  /// The documents that meet an alternative other than times, or may; `nil` for none.
  private mutating func documents(
    _ condition: SearchQuery.Condition, in reader: SegmentReader
  ) throws -> DocumentSet? {
    var found: DocumentSet?
    for alternative in condition.alternatives {
      guard let next = try documents(alternative, in: reader) else { continue }
      if found == nil { found = next } else { found?.formUnion(next) }
    }
    return found
  }

  /// The documents of a segment that meet an alternative, or may; `nil` for none.
  private mutating func documents(
    _ alternative: SearchQuery.Alternative, in reader: SegmentReader
  ) throws -> DocumentSet? {
    switch alternative {
    case .times: return nil
    case .genre(let genre): return try mark(SearchTerm.genre(genre), in: reader)
    case .mark(let mark): return try self.mark(SearchTerm.mark(mark), in: reader)
    case .text(let pattern):
      var found: DocumentSet?
      for (index, unit) in pattern.units.enumerated() {
        let isPrefix = pattern.isPrefix && index == pattern.units.count - 1
        for (term, isPrefix) in Self.terms(unit, isPrefix: isPrefix) {
          guard let next = try documents(term: term, isPrefix: isPrefix, in: reader) else { return nil }
          if found == nil { found = next } else { found?.formIntersection(next) }
        }
      }
      if pattern.field == .title { found?.filter(atLeast: .title) }
      return found.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  private mutating func mark(_ term: [UInt8], in reader: SegmentReader) throws -> DocumentSet? {
    var found = try documents(term: term, isPrefix: false, in: reader)
    found?.setClass(query.filterClass)
    return found
  }

  /// The terms that a text with this word or run has.
  static func terms(_ unit: SearchText.Unit, isPrefix: Bool) -> [(term: [UInt8], isPrefix: Bool)] {
    guard unit.isRun else { return [(Array(unit.bytes.prefix(SearchTerm.limit)), isPrefix)] }
    var terms: [[UInt8]] = []
    unit.bytes.withUnsafeBytes { run in SearchTerm.forEachPair(of: run) { terms.append(Array($0)) } }
    // The last character alone ends a run; it is part of a pair already.
    if terms.count > 1 { terms.removeLast() }
    return terms.map { ($0, $0.count < 6) }
  }

  private mutating func documents(
    term: [UInt8], isPrefix: Bool, in reader: SegmentReader
  ) throws -> DocumentSet? {
    var found: DocumentSet?
    var work = 0
    try reader.forEachTerm(term, isPrefix: isPrefix) { postings in
      if found == nil { found = DocumentSet(documents: reader.segment.documents) }
      work += found?.add(postings: postings) ?? 0
    }
    self.work += work
    return found
  }

  private mutating func add(_ document: SearchDocument, rank: UInt8) {
    for row in rows.rows(showing: document.key.channel) {
      // What only fills holes may not be shown.
      if row.members.isEmpty { total += 1 }
      let (start, stop) = (document.start + row.shift, document.stop + row.shift)
      let group = (start > request.now ? Group.upcoming : stop > request.now ? .onNow : .past).rawValue
      // They come from the nearest to the farthest: behind enough that are as good there is no need for more.
      var better = 0
      for place in group * Self.ranks + Int(rank)..<(group + 1) * Self.ranks { better += counts[place] }
      let isNeeded = better < wanted || group == Group.onNow.rawValue
      guard isNeeded, candidates[group].count < Self.candidateLimit else { continue }
      counts[group * Self.ranks + Int(rank)] += 1
      candidates[group].append(Candidate(document: document, row: row, rank: rank))
    }
  }

  // MARK: Rows

  /// Reads the best of a group.
  /// - Parameter misses: counts candidates that turned out to be something else.
  private mutating func best(of group: Group, _ misses: inout Int) throws -> [GuideSearchResults.Hit] {
    var hits: [GuideSearchResults.Hit] = []
    var order = candidates[group.rawValue]
    order.sort { a, b in
      if a.rank != b.rank { return a.rank > b.rank }
      switch group {
      case .onNow: return (a.row.position, a.start) < (b.row.position, b.start)
      case .upcoming: return (a.start, a.row.position) < (b.start, b.row.position)
      case .past: return (b.start, a.row.position) < (a.start, b.row.position)
      }
    }
    let statement = try connection.statement("SELECT \(SearchRow.columns), summary FROM airing WHERE id = ?")
    for candidate in order where hits.count < request.limit {
      if misses >= Self.missLimit || isCancelled() { break }
      statement.bind(1, candidate.document.key.airing.rawValue)
      defer { statement.reset() }
      // It may have changed or gone since the index saw it.
      guard try statement.step(), let match = SearchRow.with(statement, matcher.match) else {
        misses += 1
        continue
      }
      let airing = Self.airing(statement).shifted(by: candidate.row.shift)
      guard try isShown(airing, in: candidate.row) else {
        misses += 1
        continue
      }
      hits.append(GuideSearchResults.Hit(row: candidate.row.channel, airing: airing, passage: match.passage))
    }
    return hits
  }

  /// Whether a row of several channels shows the airing there, and not another channel's.
  private func isShown(_ airing: Airing, in row: SearchRows.Row) throws -> Bool {
    guard !row.members.isEmpty else { return true }
    return try reader.airings(of: row.members, overlapping: airing.start..<airing.start + 1).contains {
      $0.id == airing.id
    }
  }

  private static func airing(_ row: SQLiteStatement) -> Airing {
    Airing(
      id: AiringKey(rawValue: row.int64(0)).id, stop: row.int64(1), title: row.text(4), subtitle: row.text(5),
      summary: row.text(7), genre: Genre(rawValue: UInt8(truncatingIfNeeded: row.int64(2))) ?? .undefined,
      flags: Airing.Flags(rawValue: UInt16(truncatingIfNeeded: row.int64(3))))
  }
}
