import Foundation
import GuideModel

/// Compares airings with a query by their texts: whether a result of the index really matches, and where.
struct SearchMatcher {
  let query: SearchQuery
  let searchText: SearchText
  /// The patterns of all conditions, one after another.
  private let patterns: [SearchQuery.Pattern]

  /// Where the words of a query occur in an airing.
  struct Match: Equatable {
    /// The lowest class of its words: all of them occur there or in a better place.
    var searchClass: SearchClass
    /// The text that contains the word of the lowest class, cut around it; empty for a title.
    var passage: String
  }

  /// The best place of a pattern.
  private struct Place {
    var searchClass: SearchClass
    /// The text; empty for a title.
    var text = ""
  }

  init(query: SearchQuery, searchText: SearchText) {
    self.query = query
    self.searchText = searchText
    patterns = query.conditions.flatMap { condition in
      condition.alternatives.compactMap { if case .text(let pattern) = $0 { pattern } else { nil } }
    }
  }

  /// Returns where the words are; `nil` if the airing does not meet the query's conditions, except for channels, which
  /// are not checked.
  /// - Complexity: O(bytes × words); nothing after the title is read if that has all words.
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

  /// Searches a text for the patterns that have not been found in a better one.
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

  /// Whether UTF-8 bytes contain others, in which case their characters do.
  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first, part.count <= text.count else { return part.isEmpty }
    return (0...text.count - part.count).contains {
      text[$0] == first && text[$0..<$0 + part.count].elementsEqual(part)
    }
  }

  // MARK: Passages

  /// The number of characters of a passage before and after the word.
  private static let context = 60

  /// Returns the part of a text around the first occurrence of a pattern's first word.
  private func passage(_ pattern: SearchQuery.Pattern, in text: String) -> String {
    guard text.utf8.count > Self.context * 2,
      text.index(text.startIndex, offsetBy: Self.context * 2 + 1, limitedBy: text.endIndex) != nil,
      let unit = pattern.units.first
    else { return text }
    var place = text.startIndex
    if let word = word(with: unit, isPrefix: pattern.isPrefix || pattern.units.count > 1, in: text) {
      place = word.startIndex
      // In scripts without blanks the word is as long as a sentence.
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

  /// Returns the first run of characters between blanks that contains a word or run.
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
