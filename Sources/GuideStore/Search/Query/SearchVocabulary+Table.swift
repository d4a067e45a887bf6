import Foundation
import GuideModel

extension SearchVocabulary {
  /// The meanings of a word of the search language, in any language.
  enum Meaning: Hashable, Sendable {
    case film, series, news, show, sport, children, music, arts, society, education, leisure
    case new, live, repeated, now, today, tonight, tomorrow, yesterday, morning, afternoon, evening
    case title, episode, person, category, channel, from, to
    case after, before, at
    case minutes, hours
    /// The word after the number of an hour: the German "Uhr".
    case clock

    var kind: Kind? {
      switch self {
      case .film: .mark(.film)
      case .series: .mark(.series)
      case .news: .genre(.news)
      case .show: .genre(.show)
      case .sport: .genre(.sport)
      case .children: .genre(.children)
      case .music: .genre(.music)
      case .arts: .genre(.arts)
      case .society: .genre(.society)
      case .education: .genre(.education)
      case .leisure: .genre(.leisure)
      case .new: .mark(.new)
      case .live: .mark(.live)
      case .repeated: .mark(.repeated)
      case .now: .now
      case .today: .day(.today)
      case .tonight: .day(.tonight)
      case .tomorrow: .day(.tomorrow)
      case .yesterday: .day(.yesterday)
      case .morning: .time(.morning)
      case .afternoon: .time(.afternoon)
      case .evening: .time(.evening)
      default: nil
      }
    }

    var prefix: Prefix? {
      switch self {
      case .title: .field(.title)
      case .episode: .field(.episode)
      case .person: .field(.person)
      case .category: .field(.category)
      case .channel: .channel
      case .from: .from
      case .to: .to
      default: nil
      }
    }

    var relation: Relation? {
      switch self {
      case .after: .after
      case .before: .before
      case .at: .at
      default: nil
      }
    }

    /// Seconds.
    var unit: Double? { self == .minutes ? 60 : self == .hours ? 3_600 : nil }
  }

  /// The recognised words, by their keys: those of a language, and the English ones.
  struct Table: Sendable {
    private(set) var words: [String: Kind] = [:]
    private(set) var prefixes: [String: Prefix] = [:]
    private(set) var relations: [String: Relation] = [:]
    private(set) var units: [String: Double] = [:]
    private(set) var clocks: Set<String> = []

    /// - Complexity: O(words of the language).
    init(language: String, searchText: SearchText) {
      func key(_ word: some StringProtocol) -> String { SearchVocabulary.key(String(word), searchText) }
      func fill<Value>(_ table: inout [String: Value], _ entries: [String: Value]) {
        for (word, value) in entries { table[key(word)] = value }
      }
      fill(&words, SearchVocabulary.words)
      fill(&prefixes, SearchVocabulary.prefixes)
      fill(&relations, SearchVocabulary.relations)
      fill(&units, SearchVocabulary.units)
      for (meaning, text) in SearchVocabulary.languages[language] ?? [:] {
        for word in text.split(separator: " ").map(key) where !word.isEmpty {
          if let kind = meaning.kind { words[word] = kind }
          if let prefix = meaning.prefix { prefixes[word] = prefix }
          if let relation = meaning.relation { relations[word] = relation }
          if let unit = meaning.unit { units[word] = unit }
          if meaning == .clock { clocks.insert(word) }
        }
      }
      let locale = GuideLocale(language: language, formats: Locale(identifier: language)).texts
      for (number, name) in SearchVocabulary.weekdays(locale).enumerated() { words[key(name)] = .day(.weekday(number)) }
    }
  }

  /// Returns a word's key in tables: without case, accents and joiners.
  static func key(_ text: String, _ searchText: SearchText) -> String {
    searchText.units(of: text).filter { !$0.isExtra }.map { String(decoding: $0.bytes, as: UTF8.self) }
      .joined(separator: " ")
  }

  private static let known = Guarded<[String: Table]>([:])

  /// The table of a language; made once.
  static func table(of language: String) -> Table {
    known.withLock { known in
      if let table = known[language] { return table }
      let made = Table(language: language, searchText: SearchText())
      known[language] = made
      return made
    }
  }
}
