import Foundation
import GuideModel

/// Compares airings with a query by their texts: says whether what the index found really matches, and where.
struct SearchMatcher {
  let query: SearchQuery
  let searchText: SearchText
  /// Of all conditions, one after the other.
  private let patterns: [SearchQuery.Pattern]

  /// Where the words of a query stand in an airing.
  struct Match: Equatable {
    /// The lowest of its words: all of them are there or in a better place.
    var searchClass: SearchClass
    /// The text that holds the word of the lowest class, cut around it; empty for a title.
    var passage: String
  }

  /// The best place of a pattern.
  private struct Place {
    var searchClass: SearchClass
    /// Empty for a title.
    var text = ""
  }

  init(query: SearchQuery, searchText: SearchText) {
    self.query = query
    self.searchText = searchText
    patterns = query.conditions.flatMap { condition in
      condition.alternatives.compactMap { if case .text(let pattern) = $0 { pattern } else { nil } }
    }
  }

  /// Where the words are; `nil` where the airing does not meet the query's conditions. Channels are not looked at.
  /// - Complexity: O(bytes × words); what follows the title is not read where that has all of them.
  func match(_ row: SearchRow) -> Match? {
    guard query.durations.contains(row.stop - row.key.start) else { return nil }
    var places = [Place?](repeating: nil, count: patterns.count)
    var sink = WordSink(patterns: patterns)
    AiringText.forEach(title: row.title, episode: row.subtitle, details: row.details) { field, text in
      find(in: field, text, &sink, &places)
    }
    var match = Match(searchClass: .title, passage: "")
    var next = 0
    for condition in query.conditions {
      var best: (searchClass: SearchClass, pattern: Int?)?
      for alternative in condition.alternatives {
        switch alternative {
        case .text:
          if let place = places[next], best.map({ $0.searchClass < place.searchClass }) ?? true {
            best = (place.searchClass, next)
          }
          next += 1
        case .genre(let genre): if row.genre == genre, best == nil { best = (query.filterClass, nil) }
        case .mark(let mark):
          if best == nil, SearchMark.marks(genre: row.genre, flags: row.flags).contains(mark) {
            best = (query.filterClass, nil)
          }
        case .times(let times):
          if best == nil, times.contains(start: row.key.start, stop: row.stop) { best = (.title, nil) }
        }
      }
      guard (best == nil) == condition.isExcluded else { return nil }
      if let best, best.searchClass < match.searchClass {
        match.searchClass = best.searchClass
        match.passage = best.pattern.map { passage(patterns[$0], in: places[$0]?.text ?? "") } ?? ""
      }
    }
    return match
  }

  // MARK: Words in texts

  /// Looks in a text for the patterns that have not been found in a better one.
  private func find(
    in field: AiringText.Field, _ text: UnsafeRawBufferPointer, _ sink: inout WordSink, _ places: inout [Place?]
  ) {
    let searchClass = field.searchClass
    sink.begin { number in
      places[number].map { $0.searchClass < searchClass } ?? true && patterns[number].field?.contains(field) ?? true
    }
    if !sink.isIdle { searchText.scan(text, into: &sink) }
    var units: [SearchText.Unit]?
    for number in patterns.indices {
      switch sink.states[number] {
      case .found: break
      case .phrase:
        let all = units ?? searchText.units(of: String(decoding: text, as: UTF8.self))
        units = all
        guard Self.contains(all, patterns[number]) else { continue }
      case .idle, .wanted: continue
      }
      places[number] = Place(
        searchClass: searchClass, text: searchClass == .title ? "" : String(decoding: text, as: UTF8.self))
    }
  }

  /// Whether a pattern's words follow each other in a text.
  static func contains(_ units: [SearchText.Unit], _ pattern: SearchQuery.Pattern) -> Bool {
    guard let first = pattern.units.first else { return false }
    if pattern.units.count == 1 { return units.contains { isUnit($0, first, isPrefix: pattern.isPrefix) } }
    let places = units.filter { !$0.isExtra }
    guard places.count >= pattern.units.count else { return false }
    return (0...places.count - pattern.units.count).contains { start in
      pattern.units.indices.allSatisfy { index in
        let (found, wanted) = (places[start + index], pattern.units[index])
        guard found.isRun == wanted.isRun else { return false }
        let isLast = index == pattern.units.count - 1
        if found.isRun, index == 0 { return found.bytes.suffix(wanted.bytes.count).elementsEqual(wanted.bytes) }
        if isLast, found.isRun || pattern.isPrefix { return found.bytes.starts(with: wanted.bytes) }
        return found.bytes == wanted.bytes
      }
    }
  }

  private static func isUnit(_ found: SearchText.Unit, _ wanted: SearchText.Unit, isPrefix: Bool) -> Bool {
    guard found.isRun == wanted.isRun else { return false }
    if found.isRun { return contains(found.bytes, wanted.bytes) }
    return isPrefix ? found.bytes.starts(with: wanted.bytes) : found.bytes == wanted.bytes
  }

  /// Whether bytes of UTF-8 contain others: then characters do.
  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first, part.count <= text.count else { return part.isEmpty }
    return (0...text.count - part.count).contains {
      text[$0] == first && text[$0..<$0 + part.count].elementsEqual(part)
    }
  }

  // MARK: Passages

  /// Characters of a passage, before and behind the word.
  private static let context = 60

  /// The part of a text around the first place where a pattern's first word is.
  private func passage(_ pattern: SearchQuery.Pattern, in text: String) -> String {
    guard text.utf8.count > Self.context * 2,
      text.index(text.startIndex, offsetBy: Self.context * 2 + 1, limitedBy: text.endIndex) != nil,
      let unit = pattern.units.first
    else { return text }
    var place = text.startIndex
    if let word = word(with: unit, isPrefix: pattern.isPrefix || pattern.units.count > 1, in: text) {
      place = word.startIndex
      // Where nothing parts words, the word is as long as a sentence.
      if unit.isRun, let first = String(decoding: unit.bytes, as: UTF8.self).first {
        let wanted = searchText.units(of: String(first)).first
        place = word.indices.first { searchText.units(of: String(word[$0])).first == wanted } ?? place
      }
    }
    var lower = text.index(place, offsetBy: -Self.context, limitedBy: text.startIndex) ?? text.startIndex
    if lower > text.startIndex, let blank = text[lower..<place].firstIndex(where: \.isWhitespace) {
      lower = text.index(after: blank)
    }
    var upper = text.index(place, offsetBy: Self.context * 2, limitedBy: text.endIndex) ?? text.endIndex
    if upper < text.endIndex, let blank = text[place..<upper].lastIndex(where: \.isWhitespace) { upper = blank }
    return (lower > text.startIndex ? "…" : "") + text[lower..<upper] + (upper < text.endIndex ? "…" : "")
  }

  /// The first run of characters between blanks that has a word or run in it.
  private func word(with unit: SearchText.Unit, isPrefix: Bool, in text: String) -> Substring? {
    var sink = WordSink(patterns: [SearchQuery.Pattern(units: [unit], isPrefix: isPrefix)])
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    while start < scalars.endIndex {
      let end = scalars[start...].firstIndex { $0.properties.isWhitespace } ?? scalars.endIndex
      sink.begin { _ in true }
      var word = text[start..<end]
      word.withUTF8 { searchText.scan(UnsafeRawBufferPointer($0), into: &sink) }
      if sink.states[0] == .found { return text[start..<end] }
      start = end < scalars.endIndex ? scalars.index(after: end) : end
    }
    return nil
  }
}
