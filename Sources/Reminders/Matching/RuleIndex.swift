import Foundation
import GuideModel

/// Rules arranged so that matching an airing does not look at each of them: by folded title, by series, by person, by
/// channel, and searches by the word of theirs that the fewest searches have.
///
/// Making it is O(words of all rules). Matching (`RuleMatcher`) is O(words of the airing + rules that take it), but for
/// searches that share even their rarest word.
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

    /// Whether more than the airing's texts and flags decide.
    var hasLimits: Bool { channels != nil || hours != nil || start != nil }
  }

  /// The same in two numbers: copying a whole entry counts the references in it, which takes longer than all else.
  struct Gate: Sendable {
    var id: ReminderRule.ID
    var traits: Traits
  }

  struct Traits: OptionSet, Sendable {
    var rawValue: UInt8
    /// `onlyNew`.
    static let onlyNew = Traits(rawValue: 1)
    /// `hasSeriesID`.
    static let hasSeriesID = Traits(rawValue: 2)
    /// `hasLimits`: its entry has to be looked at.
    static let hasLimits = Traits(rawValue: 4)
    /// A phrase of several words is among what it searches.
    static let hasPhrases = Traits(rawValue: 8)
  }

  /// Lists of numbers behind each other: `lists[n]` without an array for each.
  struct Lists: Sendable {
    private var ends: [Int32] = []
    private(set) var items: [Int32] = []

    init(_ lists: [[Int32]]) {
      for list in lists {
        items += list
        ends.append(Int32(items.count))
      }
    }

    /// The places in `items` of a list.
    @inline(__always) func places(_ list: Int32) -> Range<Int> {
      let list = Int(list)
      return Int(list == 0 ? 0 : ends[list - 1])..<Int(ends[list])
    }
  }

  struct ChannelStart: Hashable, Sendable {
    var channel: Channel.Key
    var start: Int64
  }

  private(set) var entries: [Entry] = []
  /// The parts of the rules that are read most, by the rules' numbers.
  private(set) var gates: [Gate] = []
  private(set) var byTitle: [UInt64: [Int32]] = [:]
  private(set) var bySeries: [String: [Int32]] = [:]
  private(set) var byPerson: [UInt64: [Int32]] = [:]
  private(set) var byChannel: [Channel.Key: [Int32]] = [:]
  private(set) var byStart: [ChannelStart: [Int32]] = [:]
  private(set) var words = WordTable(count: 0)
  /// The searches to be looked at where a word occurs, by its number.
  private(set) var searches = Lists([])
  /// The words of each rule's search, in order and without its phrases' limits.
  private(set) var searched = Lists([])
  let timeZone: TimeZone

  /// Whether no rule can take anything, so that matching can be skipped.
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
    searched = Lists(entries.map { Array($0.phrases.joined()) })
    gates = entries.map { entry in
      var traits: Traits = []
      if entry.onlyNew { traits.insert(.onlyNew) }
      if entry.hasSeriesID { traits.insert(.hasSeriesID) }
      if entry.hasLimits { traits.insert(.hasLimits) }
      if entry.phrases.contains(where: { $0.count > 1 }) { traits.insert(.hasPhrases) }
      return Gate(id: entry.id, traits: traits)
    }
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
    var searches: [[Int32]] = Array(repeating: [], count: words.count)
    for (entry, _) in list {
      guard let rarest = entries[Int(entry)].phrases.joined().min(by: { uses[Int($0)] < uses[Int($1)] }) else {
        continue
      }
      searches[Int(rarest)].append(entry)
    }
    self.searches = Lists(searches)
  }
}
