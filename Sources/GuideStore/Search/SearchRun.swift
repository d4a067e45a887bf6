import Foundation
import GuideModel

/// One search: walks the segments from now on forwards, and then backwards, until there is enough to show.
///
/// What a search costs is bounded, whatever it matches and however long the guide: after `enough` postings and documents it
/// goes on only while a group is not full, and at `bound` it ends. Then the airings that are nearest in time have been looked at, and only their rows are read.
struct SearchRun {
  /// Work, in postings and documents, that small guides never come to: the best of all that match is found up to here.
  static let enough = 250_000
  /// Work after which a search ends with what it has: some 30 ms.
  static let bound = 3_000_000
  /// Candidates of a group at most.
  private static let candidateLimit = 20_000
  /// Rows that are read in vain at most.
  private static let missLimit = 1_000

  let query: SearchQuery
  let rows: SearchRows
  let request: GuideSearchRequest
  let connection: SQLiteConnection
  let matcher: SearchMatcher
  let isCancelled: () -> Bool

  private enum Group: Int { case onNow, upcoming, past }

  private struct Candidate {
    var document: SearchDocument
    var row: SearchRows.Row
    /// A whole title, a title, an episode's title, people and categories, a description: the higher the better.
    var rank: UInt8
    var start: Int64 { document.start + Int64(row.shift) }
  }
  private var candidates: [[Candidate]] = [[], [], []]
  private var total = 0
  private var work = 0

  init(
    query: SearchQuery, rows: SearchRows, request: GuideSearchRequest, connection: SQLiteConnection,
    searchText: SearchText, isCancelled: @escaping () -> Bool
  ) {
    self.query = query
    self.rows = rows
    self.request = request
    self.connection = connection
    self.isCancelled = isCancelled
    matcher = SearchMatcher(query: query, searchText: searchText)
  }

  /// - Complexity: O(segments) small reads, O(`bound`) work, and three times the limit of rows.
  mutating func run() throws -> GuideSearchResults {
    var results = GuideSearchResults()
    results.indexedPart = try SearchIndexer.indexedPart(connection)
    let segments = try SegmentTable.all(connection)
    let ahead = segments.filter { $0.lastStop > request.now || $0.lastStart >= request.now }
    let known = Set(ahead.map(\.id))
    for segment in ahead where !isDone(.upcoming) || segment.firstStart <= request.now {
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
    if work >= Self.bound || candidates[group.rawValue].count >= Self.candidateLimit { return true }
    guard work >= Self.enough else { return false }
    let wanted = query.isApproximate ? request.limit.multipliedReportingOverflow(by: 8).partialValue : request.limit
    return candidates[group.rawValue].count >= wanted
  }

  // MARK: Segments

  private mutating func look(at segment: SegmentTable.Segment) throws {
    // A day that was asked for rules most segments out.
    for condition in query.conditions where condition.alternatives.count == 1 && !condition.isExcluded {
      guard case .times(let times) = condition.alternatives[0] else { continue }
      let isNear = times.ranges.contains { range in
        range.lowerBound <= max(segment.lastStart, segment.lastStop) && range.upperBound > segment.firstStart
      }
      if !isNear { return }
    }
    var reader = try SegmentReader(segment, connection: connection)
    var found: DocumentSet?
    // Conditions that only documents can tell.
    var open: [(titles: DocumentSet?, times: [SearchQuery.Times], isExcluded: Bool)] = []
    for condition in query.conditions {
      var times: [SearchQuery.Times] = []
      var set: DocumentSet?
      for alternative in condition.alternatives {
        if case .times(let found) = alternative {
          times.append(found)
        } else if let next = try documents(alternative, in: reader) {
          if set == nil { set = next } else { set?.formUnion(next) }
        }
      }
      if !times.isEmpty {
        open.append((set, times, condition.isExcluded))
      } else if condition.isExcluded {
        // Whether an excluded phrase is there the index cannot say.
        if let set, !isApproximate(condition) { open.append((set, [], true)) }
      } else {
        guard let set else { return }
        if found == nil { found = set } else { found?.formIntersection(set) }
        if found?.isEmpty ?? false { return }
      }
    }
    let whole = try query.words.flatMap { words in
      try documents(term: SearchTerm.wholeTitle(words), isPrefix: false, in: reader)
    }
    func take(_ number: Int, _ searchClass: SearchClass, _ run: inout SearchRun) throws {
      run.work += 1
      guard let document = try reader.document(number) else { return }
      var searchClass = searchClass
      for (titles, times, isExcluded) in open {
        let isTitle = titles?[number] != nil
        let isMet = isTitle || times.contains { $0.contains(start: document.start, stop: document.stop) }
        if isMet == isExcluded { return }
        if !isExcluded { searchClass = min(searchClass, .title) }
      }
      guard run.query.durations.contains(Int64(document.duration)) else { return }
      let rank = whole?[number] == nil ? searchClass.rawValue : SearchClass.title.rawValue + 1
      run.add(document, rank: rank)
    }
    if let found {
      try found.forEach { try take($0, $1, &self) }
    } else {
      for number in 0..<segment.documents where work < Self.bound { try take(number, .title, &self) }
    }
  }

  private func isApproximate(_ condition: SearchQuery.Condition) -> Bool {
    SearchQuery(conditions: [condition]).isApproximate
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
      total += 1
      let (start, stop) = (document.start + Int64(row.shift), document.stop + Int64(row.shift))
      let group: Group = start > request.now ? .upcoming : stop > request.now ? .onNow : .past
      candidates[group.rawValue].append(Candidate(document: document, row: row, rank: rank))
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
      hits.append(
        GuideSearchResults.Hit(
          row: candidate.row.channel, airing: Self.airing(statement, shift: candidate.row.shift),
          passage: match.passage))
    }
    return hits
  }

  private static func airing(_ row: SQLiteStatement, shift: Int32) -> Airing {
    Airing(
      id: AiringKey(rawValue: row.int64(0)).id, stop: row.int64(1) + Int64(shift), title: row.text(4),
      subtitle: row.text(5), summary: row.text(7),
      genre: Genre(rawValue: UInt8(truncatingIfNeeded: row.int64(2))) ?? .undefined,
      flags: Airing.Flags(rawValue: UInt16(truncatingIfNeeded: row.int64(3))), shift: shift)
  }
}
