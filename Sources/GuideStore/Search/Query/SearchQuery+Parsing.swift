import Foundation
import GuideModel

extension SearchQuery {
  /// Understands a text as of an instant.
  /// - Parameters:
  ///   - instant: UTC seconds; days and times of the clock are counted from it.
  ///   - calendar: whose clock is meant. A day goes from midnight to the end of its broadcasts the night after.
  /// - Complexity: O(characters).
  init(_ text: String, at instant: Int64, calendar: BroadcastCalendar, searchText: SearchText = SearchText()) {
    self.init()
    var parser = SearchQueryParser(
      pieces: SearchLexeme.pieces(of: text), times: SearchTimes(instant: instant, calendar: calendar),
      searchText: searchText)
    parser.run()
    self = parser.query
  }
}

/// Turns the pieces of a text into a query, from the first to the last.
private struct SearchQueryParser {
  let pieces: [SearchLexeme]
  let times: SearchTimes
  let searchText: SearchText
  var query = SearchQuery()
  private var next = 0
  /// A day was named: times of the clock are of any day then.
  private var hasDay = false

  init(pieces: [SearchLexeme], times: SearchTimes, searchText: SearchText) {
    self.pieces = pieces
    self.times = times
    self.searchText = searchText
    hasDay = pieces.contains { piece in
      guard !piece.isQuoted, piece.prefix == nil else { return false }
      if SearchTimes.date(piece.text) != nil { return true }
      if case .day? = SearchVocabulary.words[piece.text.lowercased()] { return true }
      return false
    }
  }

  mutating func run() {
    while next < pieces.count {
      let piece = pieces[next]
      next += 1
      if let prefix = piece.prefix {
        take(piece, prefix)
      } else if piece.isQuoted {
        addWords(piece)
      } else if !takeLength(piece), !takeTime(piece), !takeWord(piece) {
        addWords(piece)
      }
    }
  }

  // MARK: Words

  private func units(_ text: String) -> [SearchText.Unit] { searchText.units(of: text).filter { !$0.isExtra } }

  /// Words of three letters and more may go on; shorter ones, of which there are too many, only while they are typed.
  private func mayGoOn(_ unit: SearchText.Unit, isOpen: Bool) -> Bool {
    !unit.isRun && (isOpen || String(decoding: unit.bytes, as: UTF8.self).count > 2)
  }

  private mutating func addWords(_ piece: SearchLexeme, field: SearchQuery.Field? = nil) {
    let units = units(piece.text)
    guard !units.isEmpty else { return }
    if piece.isQuoted {
      let pattern = SearchQuery.Pattern(units: units, isPrefix: piece.isOpen, field: field)
      query.conditions.append(.init(alternatives: [.text(pattern)], isExcluded: piece.isExcluded))
    } else if piece.isExcluded {
      let pattern = SearchQuery.Pattern(units: units, isPrefix: false, field: field)
      query.conditions.append(.init(alternatives: [.text(pattern)], isExcluded: true))
    } else {
      for (index, unit) in units.enumerated() {
        let isLast = index == units.count - 1
        let isPrefix = mayGoOn(unit, isOpen: piece.isOpen && isLast && next == pieces.count)
        query.conditions.append(.init(alternatives: [.text(.init(units: [unit], isPrefix: isPrefix, field: field))]))
      }
    }
    if piece.isExcluded { query.filters.append(SearchVocabulary.without(piece.text)) }
  }

  private mutating func take(_ piece: SearchLexeme, _ prefix: SearchVocabulary.Prefix) {
    switch prefix {
    case .field(let field):
      guard !units(piece.text).isEmpty else { return }
      addWords(piece, field: field)
      if !piece.isExcluded { query.filters.append(SearchVocabulary.field(field, piece.text)) }
    case .channel:
      let units = units(piece.text)
      guard !units.isEmpty else { return }
      query.channels.append(units)
      query.filters.append(SearchVocabulary.channel(piece.text))
    case .from, .to:
      guard let instant = times.instant(piece.text) else { return addWords(piece) }
      let range = prefix == .from ? instant..<Int64.max : Int64.min..<instant
      add(.times(.init(ranges: [range])), piece)
      query.filters.append(prefix == .from ? SearchVocabulary.from(piece.text) : SearchVocabulary.to(piece.text))
    }
  }

  private mutating func add(_ alternative: SearchQuery.Alternative, _ piece: SearchLexeme) {
    query.conditions.append(.init(alternatives: [alternative], isExcluded: piece.isExcluded))
  }

  /// A word that filters. It may as well be a word of a title.
  private mutating func takeWord(_ piece: SearchLexeme) -> Bool {
    let units = units(piece.text)
    guard units.count == 1, let kind = SearchVocabulary.words[String(decoding: units[0].bytes, as: UTF8.self)]
    else { return false }
    let alternative: SearchQuery.Alternative
    let name: String
    switch kind {
    case .genre(let genre): (alternative, name) = (.genre(genre), SearchVocabulary.name(of: genre))
    case .mark(let mark): (alternative, name) = (.mark(mark), SearchVocabulary.name(of: mark))
    case .day(let day): (alternative, name) = (.times(times.times(day)), SearchVocabulary.name(of: day))
    case .time(let time):
      alternative = .times(times.everyDay(from: time.hours.lowerBound * 60, to: time.hours.upperBound * 60))
      name = SearchVocabulary.name(of: time)
    case .now: (alternative, name) = (.times(times.now), SearchVocabulary.now)
    }
    if piece.isExcluded {
      add(alternative, piece)
      query.filters.append(SearchVocabulary.without(name))
    } else {
      let isPrefix = mayGoOn(units[0], isOpen: piece.isOpen && next == pieces.count)
      let title = SearchQuery.Pattern(units: units, isPrefix: isPrefix, field: .title)
      query.conditions.append(.init(alternatives: [.text(title), alternative]))
      query.filters.append(name)
    }
    return true
  }

  // MARK: Lengths and times

  /// ">90min", "< 30 min", "90+ min", "≥1.5h".
  private mutating func takeLength(_ piece: SearchLexeme) -> Bool {
    var text = piece.text[...]
    var relation: Character?
    if let first = text.first, "<>≤≥".contains(first) {
      relation = first
      text = text.dropFirst()
      if text.first == "=" {
        relation = first == ">" ? "≥" : "≤"
        text = text.dropFirst()
      }
    }
    var used = 0
    if relation != nil, text.isEmpty, next < pieces.count, pieces[next].prefix == nil {
      text = pieces[next].text[...]
      used = 1
    }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    guard let number = Double(digits.replacingOccurrences(of: ",", with: ".")), number > 0, number < 100_000 else {
      return false
    }
    text = text.dropFirst(digits.count)
    if relation == nil {
      guard text.first == "+" else { return false }
      relation = "≥"
      text = text.dropFirst()
    }
    var unit = 60.0
    if let named = SearchVocabulary.units[text.lowercased()] {
      unit = named
    } else if text.isEmpty {
      if next + used < pieces.count, pieces[next + used].prefix == nil,
        let named = SearchVocabulary.units[pieces[next + used].text.lowercased()]
      {
        unit = named
        used += 1
      }
    } else {
      return false
    }
    next += used
    let seconds = Int64(number * unit)
    let minutes = Int((number * unit / 60).rounded())
    let old = query.durations
    switch relation {
    case ">":
      query.durations = max(old.lowerBound, seconds + 1)..<max(old.upperBound, seconds + 1)
      query.filters.append(SearchVocabulary.longer(than: minutes))
    case "≥":
      query.durations = max(old.lowerBound, seconds)..<max(old.upperBound, seconds)
      query.filters.append(SearchVocabulary.atLeast(minutes))
    default:
      let upper = relation == "<" ? seconds : seconds + 1
      query.durations = min(old.lowerBound, upper)..<min(old.upperBound, upper)
      query.filters.append(SearchVocabulary.shorter(than: minutes))
    }
    return true
  }

  /// "20:15", "after 20:00", "before 8pm", "2026-11-28".
  private mutating func takeTime(_ piece: SearchLexeme) -> Bool {
    if let (year, month, day) = SearchTimes.date(piece.text) {
      add(.times(times.day(year: year, month: month, day: day)), piece)
      query.filters.append(SearchVocabulary.date(year, month, day))
      return true
    }
    if let relation = SearchVocabulary.relations[piece.text.lowercased()] {
      guard next < pieces.count, !pieces[next].isQuoted, let minute = SearchTimes.clock(pieces[next].text) else {
        return false
      }
      next += 1
      take(relation, minute, piece)
      return true
    }
    guard let minute = SearchTimes.clock(piece.text) else { return false }
    take(.at, minute, piece)
    return true
  }

  private mutating func take(_ relation: SearchVocabulary.Relation, _ minute: Int, _ piece: SearchLexeme) {
    let found: SearchQuery.Times
    switch relation {
    case .after: found = times.everyDay(from: minute, to: minute < 5 * 60 ? 5 * 60 : 29 * 60)
    case .before: found = times.everyDay(from: minute <= 5 * 60 ? 0 : 5 * 60, to: minute)
    case .at: found = hasDay ? times.everyDay(at: minute) : times.today(at: minute)
    }
    add(.times(found), piece)
    query.filters.append(SearchVocabulary.time(relation, SearchVocabulary.clock(minute / 60, minute % 60)))
  }
}
