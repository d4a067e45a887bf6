import Foundation
import GuideModel

/// A search: it goes through the segments from now backwards, and then forwards, until there is enough to show.
///
/// The cost of a search is bounded, whatever it matches and however long the guide is. After `enough` postings and
/// documents it continues only while a group is not full, and at `bound` it ends. By then the airings nearest in time
/// have been examined, and only their rows are read.
struct SearchRun {
  /// The number of postings and documents in each direction up to which the best of all matches are found. Small guides
  /// never reach it.
  static let enough = 12_000
  /// The number of postings and documents in each direction after which a search ends with what it has: some 10 ms.
  static let bound = 1_500_000
  /// The greatest number of candidates in a group.
  private static let candidateLimit = 20_000
  /// The greatest number of rows that are read in vain.
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
    /// The row's index in `rows.all`.
    var row: Int32
    var position: Int32
    /// The start as shown by the row.
    var start: Int64
    /// A whole title, a title, an episode's title, people and categories, a description; a higher rank is better.
    var rank: UInt8
  }
  private var candidates: [[Candidate]] = [[], [], []]
  /// The number of candidates of each group and rank.
  private var counts = [Int](repeating: 0, count: 3 * Self.ranks)
  private static let ranks = Int(SearchClass.title.rawValue) + 2
  /// The number of best candidates of a group that are kept.
  private let wanted: Int
  private var total = 0
  private var workAhead = 0
  private var workBehind = 0
  private let words: [SearchText.Unit]?
  private let lengths: [[UInt8]]
  private let enough: Int

  init(
    query: SearchQuery, rows: SearchRows, request: GuideSearchRequest, reader: Reader,
    searchText: SearchText, enough: Int = Self.enough, isCancelled: @escaping () -> Bool
  ) {
    self.enough = enough
    self.query = query
    self.rows = rows
    self.request = request
    self.reader = reader
    self.isCancelled = isCancelled
    matcher = SearchMatcher(query: query, searchText: searchText)
    words = query.words
    lengths = query.isAboutLength ? SearchTerm.lengths(in: query.durations) : []
    // Some will turn out to have changed, and most of those for phrases not to match.
    wanted = min(request.limit, Self.candidateLimit) * (query.isApproximate ? 8 : 1) + 8
  }

  /// - Complexity: O(segments) small reads, O(`bound`) work, and three times the limit of rows.
  mutating func run() throws -> GuideSearchResults {
    var results = GuideSearchResults()
    results.indexedPart = try SearchIndexer.indexedPart(connection)
    let segments = try SegmentTable.all(connection)
    // The nearest first. A programme on now may have begun long ago.
    let present = segments.firstIndex { $0.firstStart > request.now } ?? segments.count
    for segment in segments[..<present].reversed() where mayRun(until: segment.lastStop) || !isDone(.past) {
      if isCancelled() || workBehind >= Self.bound { break }
      try look(at: segment)
    }
    for segment in segments[present...] {
      if isCancelled() || isDone(.upcoming), !mayRun(from: segment.firstStart) { break }
      try look(at: segment)
    }
    var misses = 0
    results.onNow = try best(of: .onNow, &misses)
    results.upcoming = try best(of: .upcoming, &misses)
    results.past = try best(of: .past, &misses)
    let shown = results.onNow.count + results.upcoming.count + results.past.count
    results.total = query.isApproximate ? shown : max(total - misses, shown)
    return results
  }

  /// Whether a group is complete, as far as the limits permit.
  private func isDone(_ group: Group) -> Bool {
    let work = group == .upcoming ? workAhead : workBehind
    return work >= Self.bound || work >= enough && candidates[group.rawValue].count >= wanted
  }

  /// Whether an airing that stops then may still be on, on a row that shows it later.
  private func mayRun(until stop: Int64) -> Bool { stop > request.now - rows.latest }

  /// Whether an airing that starts then may already be on, on a row that shows it earlier.
  private func mayRun(from start: Int64) -> Bool { start <= request.now - rows.earliest }

  private mutating func note(work: Int, in segment: SegmentTable.Segment) {
    if segment.lastStart > request.now { workAhead += work }
    if segment.firstStart <= request.now { workBehind += work }
  }

  // MARK: Segments

  /// A condition that only documents can decide.
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

  /// The facts known about a segment's documents before they are read.
  private struct Found {
    var documents: DocumentSet?
    var whole: DocumentSet?
    var open: [Open]

    /// Returns the rank of a document, unless it has something excluded.
    @inline(__always)
    func rank(_ document: SearchDocument, _ number: Int) -> UInt8? {
      var rank = SearchClass.title.rawValue
      if let documents {
        guard let searchClass = documents[number] else { return nil }
        rank = searchClass.rawValue
      }
      for condition in open where !condition.isMet(by: document, number) { return nil }
      return whole?[number] != nil ? rank + 1 : rank
    }
  }

  private mutating func look(at segment: SegmentTable.Segment) throws {
    let reader = try SegmentReader(segment, connection: connection)
    guard let found = try find(in: reader) else { return }
    let numbers = found.documents?.numbers ?? Array(0..<Int32(segment.documents))
    let present = try reader.count(startingBy: request.now)
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(numbers[middle]) < present { low = middle + 1 } else { high = middle }
    }
    // From now on in both directions, so that the nearest come first.
    for number in numbers[low...] {
      let document = try reader.document(Int(number))
      if isDone(.upcoming), !mayRun(from: document.start) { break }
      workAhead += 1
      add(document, Int(number), found)
    }
    var index = low - 1
    while index >= 0, workBehind < Self.bound {
      let number = Int(numbers[index])
      if isDone(.past), !mayRun(until: reader.latestStop(near: number)) {
        let chunk = number / SegmentBuilder.chunk
        while index >= 0, Int(numbers[index]) / SegmentBuilder.chunk == chunk { index -= 1 }
        continue
      }
      workBehind += 1
      add(try reader.document(number), number, found)
      index -= 1
    }
  }

  /// - Returns: `nil` if no document can meet all conditions.
  private mutating func find(in reader: SegmentReader) throws -> Found? {
    var found: DocumentSet?
    if query.isAboutLength {
      for term in lengths {
        guard var next = try documents(term: term, isPrefix: false, in: reader) else { continue }
        next.setClass(.title)
        if found == nil { found = next } else { found?.formUnion(next) }
      }
      if found == nil { return nil }
    }
    guard let open = try openConditions(in: reader) else { return nil }
    for condition in query.conditions where !condition.isExcluded && !condition.hasTimes {
      guard let set = try documents(condition, in: reader) else { return nil }
      if found == nil { found = set } else { found?.formIntersection(set) }
      if found?.isEmpty ?? false { return nil }
    }
    let whole = try words.flatMap { words in
      try documents(term: SearchTerm.wholeTitle(words), isPrefix: false, in: reader)
    }
    return Found(documents: found, whole: whole, open: open)
  }

  /// Returns the conditions that only documents can decide; `nil` if none of the segment's can meet them.
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
        // Only the airing can tell whether an excluded phrase occurs.
        open.append(Open(titles: set, times: [], isExcluded: true))
      }
    }
    return open
  }

  /// Returns the documents that meet an alternative other than times, or may; `nil` for none.
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

  /// Returns the documents of a segment that meet an alternative, or may; `nil` for none.
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

  /// Returns the terms of a text with this word or run.
  static func terms(_ unit: SearchText.Unit, isPrefix: Bool) -> [(term: [UInt8], isPrefix: Bool)] {
    guard unit.isRun else { return [(Array(unit.bytes.prefix(SearchTerm.limit)), isPrefix)] }
    var terms: [[UInt8]] = []
    unit.bytes.withUnsafeBytes { run in SearchTerm.forEachPair(of: run) { terms.append(Array($0)) } }
    // The last character alone ends a run; otherwise it is part of a pair.
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
    note(work: work, in: reader.segment)
    return found
  }

  private mutating func add(_ document: SearchDocument, _ number: Int, _ found: Found) {
    let places = rows.places(showing: document.key.channel)
    guard !places.isEmpty, query.durations.contains(Int64(document.duration)),
      let rank = found.rank(document, number)
    else { return }
    for place in places {
      // Airings that only fill gaps may be hidden.
      if rows.all[place].isPlain { total += 1 }
      let shift = rows.all[place].shift
      let (start, stop) = (document.start + shift, document.stop + shift)
      let group = (start > request.now ? Group.upcoming : stop > request.now ? .onNow : .past).rawValue
      // They come from the nearest to the farthest: after enough equally good ones, no more are needed.
      var better = 0
      for place in group * Self.ranks + Int(rank)..<(group + 1) * Self.ranks { better += counts[place] }
      let isNeeded = better < wanted || group == Group.onNow.rawValue
      guard isNeeded, candidates[group].count < Self.candidateLimit else { continue }
      counts[group * Self.ranks + Int(rank)] += 1
      candidates[group].append(
        Candidate(
          document: document, row: Int32(place), position: rows.all[place].position, start: start, rank: rank))
    }
  }

  // MARK: Rows

  /// Reads the best of a group.
  /// - Parameter misses: counts candidates that turned out not to match.
  private mutating func best(of group: Group, _ misses: inout Int) throws -> [GuideSearchResults.Hit] {
    var hits: [GuideSearchResults.Hit] = []
    var order = candidates[group.rawValue]
    order.sort { a, b in
      if a.rank != b.rank { return a.rank > b.rank }
      switch group {
      case .onNow: return (a.position, a.start) < (b.position, b.start)
      case .upcoming: return (a.start, a.position) < (b.start, b.position)
      case .past: return (b.start, a.position) < (a.start, b.position)
      }
    }
    let statement = try connection.statement("SELECT \(SearchRow.columns), summary FROM airing WHERE id = ?")
    for candidate in order where hits.count < request.limit {
      if misses >= Self.missLimit || isCancelled() { break }
      statement.bind(1, candidate.document.key.airing.rawValue)
      defer { statement.reset() }
      // It may have changed or been deleted since it was indexed.
      guard try statement.step(), let match = SearchRow.with(statement, matcher.match) else {
        misses += 1
        continue
      }
      let row = rows.all[Int(candidate.row)]
      let airing = Self.airing(statement).shifted(by: row.shift)
      guard try isShown(airing, in: row) else {
        misses += 1
        continue
      }
      hits.append(GuideSearchResults.Hit(row: row.channel, airing: airing, passage: match.passage))
    }
    return hits
  }

  /// Whether a row of several channels shows this airing, and not another channel's.
  private func isShown(_ airing: Airing, in row: SearchRows.Row) throws -> Bool {
    guard !row.isPlain else { return true }
    return try reader.airings(of: rows.members(of: row), overlapping: airing.start..<airing.start + 1).contains {
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
