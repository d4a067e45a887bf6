import Foundation
import GuideModel
import Reminders

/// A search saved as a rule: it also matches programmes that no feed lists yet.
public enum SearchRule {
  /// The reason why a search cannot be a rule.
  public enum Failure: Error, Hashable, Sendable {
    /// It has a part that rules do not have: a time, a length, an excluded word.
    case part(String)
    /// No row has this name, or several have.
    case channel(String)
    /// There is nothing to search for.
    case empty
  }

  /// Returns the rule for a search. Words are searched everywhere, those in quotation marks as a phrase; a title or a
  /// person may be the only part; a channel limits it. Waits for the disk.
  /// - Complexity: O(text + channels).
  public static func rule(for text: String, in store: GuideStore) -> Result<ReminderRule, Failure> {
    var words: [String] = []
    var titles: [String] = []
    var people: [String] = []
    var channel: ChannelReference?
    let searchText = SearchText()
    let vocabulary = SearchVocabulary.table(of: GuideLocale.current.language)
    let pieces = SearchLexeme.pieces(of: text) { vocabulary.prefixes[SearchVocabulary.key($0, searchText)] }
    for piece in pieces {
      guard !piece.isExcluded else { return .failure(.part("-\(piece.text)")) }
      switch piece.prefix {
      case nil:
        if !piece.isQuoted, isTime(piece.text, vocabulary, searchText) { return .failure(.part(piece.text)) }
        words.append(phrase(piece))
      case .field(.title): titles.append(piece.text)
      case .field(.person): people.append(piece.text)
      case .field(.episode), .field(.category): words.append(phrase(piece))
      case .channel:
        guard channel == nil, let found = self.channel(piece.text, in: store) else {
          return .failure(.channel(piece.text))
        }
        channel = found
      case .from, .to: return .failure(.part(piece.text))
      }
    }
    let subject: ReminderRule.Subject
    switch (words.isEmpty, titles.count, people.count) {
    case (true, 1, 0): subject = .title(titles[0])
    case (true, 0, 1): subject = .person(people[0])
    default: subject = .search((words + titles.map(joined) + people.map(joined)).joined(separator: " "))
    }
    let rule = ReminderRule(subject: subject, channel: channel)
    return rule.fault == nil ? .success(rule) : .failure(.empty)
  }

  private static func phrase(_ piece: SearchLexeme) -> String { piece.isQuoted ? joined(piece.text) : piece.text }

  /// Joins words that must follow each other, as rules write them.
  private static func joined(_ text: String) -> String { FoldedText.words(text).joined(separator: "-") }

  /// Whether a word is a time: rules have no day.
  private static func isTime(
    _ text: String, _ vocabulary: SearchVocabulary.Table, _ searchText: SearchText
  ) -> Bool {
    let times = SearchTimes(
      instant: Int64(Date().timeIntervalSince1970), calendar: BroadcastCalendar(timeZone: .current))
    if times.date(text) != nil || SearchTimes.clock(text) != nil { return true }
    if let first = text.unicodeScalars.first, "<>≤≥".unicodeScalars.contains(first) { return true }
    let key = SearchVocabulary.key(text, searchText)
    return switch vocabulary.words[key] {
    case .day, .time, .now: true
    default: vocabulary.relations[key] != nil
    }
  }

  private static func channel(_ name: String, in store: GuideStore) -> ChannelReference? {
    let wanted = FoldedText.words(name)
    let rows = store.channels.filter { row in
      let words = FoldedText.words(row.name)
      return wanted.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
    }
    let exact = rows.filter { FoldedText.key($0.name) == wanted.joined(separator: " ") }
    guard let row = exact.count == 1 ? exact.first : rows.count == 1 ? rows.first : nil else { return nil }
    return (try? store.channelReference(of: row.id)) ?? nil
  }
}
