import Foundation
import GuideModel

/// Rules arranged so that matching an airing does not look at each of them: by folded title, by series, by person, by channel, and
/// searches by the word of theirs that the fewest searches have.
///
/// Making it is O(words of all rules). Matching (`RuleMatcher`) is O(words of the airing + rules that take it), but for searches that share
/// even their rarest word.
public struct RuleIndex: Sendable {
  /// A rule as it is matched.
  struct Entry: Sendable {
    var id: ReminderRule.ID
    /// The channels whose airings it takes; `nil` for all.
    var channels: Set<Channel.Key>?
    var hours: TimeWindow?
    var onlyNew: Bool
    /// Of one airing: its start.
    var start: Int64?
    /// Of a search: numbers of words, by phrase.
    var phrases: [[Int32]] = []
    /// Of a series: taken by title only where the airing names no series.
    var hasSeriesID = false
  }

  struct ChannelStart: Hashable, Sendable {
    var channel: Channel.Key
    var start: Int64
  }

  private(set) var entries: [Entry] = []
  private(set) var byTitle: [UInt64: [Int32]] = [:]
  private(set) var bySeries: [String: [Int32]] = [:]
  private(set) var byPerson: [UInt64: [Int32]] = [:]
  private(set) var byChannel: [Channel.Key: [Int32]] = [:]
  private(set) var byStart: [ChannelStart: [Int32]] = [:]
  private(set) var words = WordTable(count: 0)
  /// The searches to be looked at where a word occurs, by its number.
  private(set) var searches: [[Int32]] = []
  let timeZone: TimeZone

  public var isEmpty: Bool { entries.isEmpty }

  /// Arranges rules; those that are off or at fault are left out.
  /// - Parameter channels: the channels whose airings a reference's row shows; none where the row is gone.
  public init(
    _ rules: some Collection<ReminderRule>, timeZone: TimeZone = .current,
    channels: (ChannelReference) -> Set<Channel.Key>
  ) {
    self.timeZone = timeZone
    var phrases: [(entry: Int32, phrases: [[UInt64]])] = []
    for rule in rules where rule.isEnabled && rule.fault == nil {
      var entry = Entry(
        id: rule.id, channels: rule.channel.map(channels), hours: rule.hours, onlyNew: rule.onlyNew)
      if case .airing(let airing) = rule.subject {
        entry.channels = channels(airing.channel).filter { entry.channels?.contains($0) ?? true }
        entry.start = airing.start
      }
      if let channels = entry.channels, channels.isEmpty { continue }
      if case .series(let id, _) = rule.subject { entry.hasSeriesID = !(id ?? "").isEmpty }
      let number = Int32(entries.count)
      entries.append(entry)
      switch rule.subject {
      case .airing(let airing):
        byTitle[Self.hash(airing.title), default: []].append(number)
        for channel in entry.channels ?? [] {
          byStart[ChannelStart(channel: channel, start: airing.start), default: []].append(number)
        }
      case .series(let id, let title):
        if let id, !id.isEmpty { bySeries[id, default: []].append(number) }
        if !FoldedText.words(title).isEmpty { byTitle[Self.hash(title), default: []].append(number) }
      case .title(let title): byTitle[Self.hash(title), default: []].append(number)
      case .person(let name): byPerson[Self.hash(name), default: []].append(number)
      case .search(let text):
        phrases.append((number, FoldedText.phrases(text).map { $0.map { WordScanner.hash(word: $0) } }))
      case .anything:
        for channel in entry.channels ?? [] { byChannel[channel, default: []].append(number) }
      }
    }
    arrange(phrases)
  }

  private static func hash(_ text: String) -> UInt64 { WordScanner.hash(words: FoldedText.words(text)) }

  private mutating func arrange(_ list: [(entry: Int32, phrases: [[UInt64]])]) {
    words = WordTable(count: list.reduce(0) { $0 + $1.phrases.reduce(0) { $0 + $1.count } })
    var uses: [Int] = []
    for (entry, phrases) in list {
      let numbers = phrases.map { $0.map { words.insert($0) } }
      entries[Int(entry)].phrases = numbers
      uses += Array(repeating: 0, count: words.count - uses.count)
      for number in Set(numbers.joined()) { uses[Int(number)] += 1 }
    }
    searches = Array(repeating: [], count: words.count)
    for (entry, _) in list {
      guard let rarest = entries[Int(entry)].phrases.joined().min(by: { uses[Int($0)] < uses[Int($1)] }) else {
        continue
      }
      searches[Int(rarest)].append(entry)
    }
  }
}
