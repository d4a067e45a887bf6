import Foundation
import GuideModel

extension SearchQuery {
  /// Parses a text as of an instant.
  /// - Parameters:
  ///   - instant: UTC seconds; days and times of the clock are relative to it.
  ///   - locale: the language of words and dates, in addition to English words.
  ///   - calendar: the viewer's clock. A day goes from midnight to the end of its broadcasts in the following night.
  /// - Complexity: O(characters).
  init(
    _ text: String, at instant: Int64, calendar: BroadcastCalendar, searchText: SearchText = SearchText(),
    locale: GuideLocale = .current
  ) {
    self.init()
    let vocabulary = SearchVocabulary.table(of: locale.language)
    let pieces = SearchLexeme.pieces(of: text) { vocabulary.prefixes[SearchVocabulary.key($0, searchText)] }
    var parser = SearchQueryParser(
      pieces: pieces, times: SearchTimes(instant: instant, calendar: calendar, locale: locale), searchText: searchText,
      vocabulary: vocabulary)
    parser.run()
    self = parser.query
  }
}

/// Parses the pieces of a text into a query, from first to last.
private struct SearchQueryParser {
  let pieces: [SearchLexeme]
  let times: SearchTimes
  let searchText: SearchText
  let vocabulary: SearchVocabulary.Table
  var query = SearchQuery()
  private var next = 0
  /// Whether a day was named; without one, times of the clock apply to any day.
  private var hasDay = false

  init(
    pieces: [SearchLexeme], times: SearchTimes, searchText: SearchText, vocabulary: SearchVocabulary.Table
  ) {
    self.pieces = pieces
    self.times = times
    self.searchText = searchText
    self.vocabulary = vocabulary
    hasDay = pieces.contains { piece in
      guard !piece.isQuoted, piece.prefix == nil else { return false }
      if times.date(piece.text) != nil { return true }
      if case .day? = vocabulary.words[SearchVocabulary.key(piece.text, searchText)] { return true }
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

  private func key(_ text: String) -> String { SearchVocabulary.key(text, searchText) }

  private func units(_ text: String) -> [SearchText.Unit] { searchText.units(of: text).filter { !$0.isExtra } }

  /// Whether a word may continue. Words of three letters and more may; shorter ones, of which there are too many, only
  /// while they are typed.
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
      guard !units(piece.text).isEmpty else { return noteEmpty(piece) }
      addWords(piece, field: field)
      if !piece.isExcluded { query.filters.append(SearchVocabulary.field(field, piece.text)) }
    case .channel:
      let units = units(piece.text)
      guard !units.isEmpty else { return noteEmpty(piece) }
      query.channels.append(units)
      query.filters.append(SearchVocabulary.channel(piece.text))
    case .from, .to:
      guard let instant = times.instant(piece.text) else {
        guard !piece.text.isEmpty else { return noteEmpty(piece) }
        query.hints.append(SearchVocabulary.notATime(piece.text))
        return addWords(piece)
      }
      let range = prefix == .from ? instant..<Int64.max : Int64.min..<instant
      add(.times(.init(ranges: [range])), piece)
      query.filters.append(prefix == .from ? SearchVocabulary.from(piece.text) : SearchVocabulary.to(piece.text))
    }
  }

  /// Notes that a prefix such as "person:" has nothing after it. While a text is typed, that may still come.
  private mutating func noteEmpty(_ piece: SearchLexeme) {
    query.hints.append(SearchVocabulary.nothingAfter(piece.prefixWord))
  }

  private mutating func add(_ alternative: SearchQuery.Alternative, _ piece: SearchLexeme) {
    query.conditions.append(.init(alternatives: [alternative], isExcluded: piece.isExcluded))
  }

  /// Parses a word that filters, and that may also be a word of a title.
  private mutating func takeWord(_ piece: SearchLexeme) -> Bool {
    let units = units(piece.text)
    guard let first = units.first, let kind = vocabulary.words[key(piece.text)] else { return false }
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
      let isPrefix = units.count == 1 && mayGoOn(first, isOpen: piece.isOpen && next == pieces.count)
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
    if let named = vocabulary.units[key(String(text))] {
      unit = named
    } else if text.isEmpty {
      if next + used < pieces.count, pieces[next + used].prefix == nil,
        let named = vocabulary.units[key(pieces[next + used].text)]
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
    if let (year, month, day) = times.date(piece.text) {
      let times = SearchQuery.Alternative.times(times.day(year: year, month: month, day: day))
      if piece.text.contains("/"), !piece.isExcluded {
        // "9/11" may be a title as well.
        let title = SearchQuery.Pattern(units: units(piece.text), isPrefix: false, field: .title)
        query.conditions.append(.init(alternatives: [.text(title), times]))
      } else {
        add(times, piece)
      }
      query.filters.append(SearchVocabulary.date(year, month, day))
      return true
    }
    if let relation = vocabulary.relations[key(piece.text)] {
      guard next < pieces.count, !pieces[next].isQuoted, pieces[next].prefix == nil,
        let (minute, used) = clock(at: next)
      else { return false }
      next += used
      take(relation, minute, piece)
      return true
    }
    guard let (minute, used) = clock(at: next - 1) else {
      // "25:00" is searched as a word, which the user may not expect.
      if SearchTimes.looksLikeClock(piece.text) { query.hints.append(SearchVocabulary.notATime(piece.text)) }
      return false
    }
    next += used - 1
    take(.at, minute, piece)
    return true
  }

  /// Parses a time of the clock: "20:15", "8pm", "20h15", or an hour with a word after it, as in "20 Uhr".
  /// - Returns: minutes since midnight, and the number of pieces used.
  private func clock(at index: Int) -> (minute: Int, pieces: Int)? {
    let follows = index + 1 < pieces.count && pieces[index + 1].prefix == nil && !pieces[index + 1].isQuoted
    let hasWord = follows && vocabulary.clocks.contains(key(pieces[index + 1].text))
    if let minute = SearchTimes.clock(pieces[index].text) { return (minute, hasWord ? 2 : 1) }
    guard hasWord, let hour = Int(SearchTimes.plainDigits(pieces[index].text)), (0..<24).contains(hour) else {
      return nil
    }
    return (hour * 60, 2)
  }

  private mutating func take(_ relation: SearchVocabulary.Relation, _ minute: Int, _ piece: SearchLexeme) {
    let found: SearchQuery.Times
    switch relation {
    case .after: found = times.everyDay(from: minute, to: minute < 5 * 60 ? 5 * 60 : 29 * 60)
    case .before: found = times.everyDay(from: minute <= 5 * 60 ? 0 : 5 * 60, to: minute)
    case .at: found = hasDay ? times.everyDay(at: minute) : times.today(at: minute)
    }
    add(.times(found), piece)
    query.filters.append(SearchVocabulary.time(relation, SearchVocabulary.clock(minute)))
  }
}
