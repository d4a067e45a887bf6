import Foundation
import GuideModel

/// Compares airings with a query by their texts: says whether what the index found is really what is asked for, and where.
struct SearchMatcher {
  let query: SearchQuery
  let searchText: SearchText

  /// Where the words of a query stand in an airing.
  struct Match: Equatable {
    /// The lowest of its words: all of them are there or in a better place.
    var searchClass: SearchClass
    /// The text that holds the word of the lowest class, cut around it; empty for a title.
    var passage: String
    /// The title consists of the words alone.
    var isWholeTitle: Bool
  }

  private struct Field {
    var field: AiringText.Field
    var text: String
    var units: [SearchText.Unit]
  }

  /// Where the words are; `nil` where the airing does not meet the query's conditions. Channels are not looked at.
  /// - Complexity: O(bytes × words).
  func match(_ row: SearchRow) -> Match? {
    guard query.durations.contains(row.stop - row.key.start) else { return nil }
    var fields: [Field] = []
    AiringText.forEach(title: row.title, episode: row.subtitle, details: row.details) { field, bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      fields.append(Field(field: field, text: text, units: searchText.units(of: text)))
    }
    var match = Match(searchClass: .title, passage: "", isWholeTitle: false)
    for condition in query.conditions {
      var best: (searchClass: SearchClass, place: (field: Field, pattern: SearchQuery.Pattern)?)?
      for alternative in condition.alternatives {
        switch alternative {
        case .text(let pattern):
          for field in fields where best.map({ $0.searchClass < field.field.searchClass }) ?? true {
            if Self.contains(field, pattern) { best = (field.field.searchClass, (field, pattern)) }
          }
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
        match.passage = best.place.map { passage($0.pattern, in: $0.field.text) } ?? ""
      }
    }
    if match.searchClass == .title, let words = query.words, let title = fields.first {
      match.isWholeTitle = title.units.filter { !$0.isExtra }.map(\.bytes) == words.map(\.bytes)
    }
    return match
  }

  // MARK: Words in texts

  private static func contains(_ field: Field, _ pattern: SearchQuery.Pattern) -> Bool {
    if let wanted = pattern.field, !wanted.contains(field.field) { return false }
    return contains(field.units, pattern)
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
    guard text.count > Self.context * 2, let unit = pattern.units.first else { return text }
    var place = text.startIndex
    let words = text.split(whereSeparator: \.isWhitespace)
    if let word = words.first(where: { word in
      searchText.units(of: String(word)).contains {
        Self.isUnit($0, unit, isPrefix: pattern.isPrefix || pattern.units.count > 1)
      }
    }) {
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
}
