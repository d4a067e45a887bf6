import Foundation
import GuideModel

/// Rules indexed so that matching an airing need not examine each rule: by folded title, by series, by person, by
/// channel, and searches by the word that the fewest other searches contain.
///
/// Creating it is O(words of all rules). Matching (`RuleMatcher`) is O(words of the airing + rules that take it),
/// except for searches that share even their rarest word.
public struct RuleIndex: Sendable {
  /// A rule in the form in which it is matched.
  struct Entry: Sendable {
    var id: ReminderRule.ID
    /// The channels whose airings the rule takes; `nil` for all.
    var channels: Set<Channel.Key>?
    var hours: TimeWindow?
    var onlyNew: Bool
    /// The start of the airing, in a rule for one airing.
    var start: Int64?
    /// The numbers of a search's words, by phrase.
    var phrases: [[Int32]] = []
    /// In a rule for a series: whether it takes airings by title only if they name no series.
    var hasSeriesID = false

    /// Whether more than the airing's texts and flags decides.
    var hasLimits: Bool { channels != nil || hours != nil || start != nil }
  }

  /// The same as an `Entry` in two numbers. Copying a whole entry retains its references, which would take longer than
  /// everything else.
  struct Gate: Sendable {
    var id: ReminderRule.ID
    var traits: Traits
  }

  struct Traits: OptionSet, Sendable {
    var rawValue: UInt8
    /// The rule has `onlyNew`.
    static let onlyNew = Traits(rawValue: 1)
    /// The rule has `hasSeriesID`.
    static let hasSeriesID = Traits(rawValue: 2)
    /// The rule has `hasLimits`, so its entry has to be examined.
    static let hasLimits = Traits(rawValue: 4)
    /// The rule searches for a phrase of several words.
    static let hasPhrases = Traits(rawValue: 8)
  }

  /// Lists of numbers stored one after another: `lists[n]` needs no array of its own.
  struct Lists: Sendable {
    private var ends: [Int32] = []
    private(set) var items: [Int32] = []

    init(_ lists: [[Int32]]) {
      for list in lists {
        items += list
        ends.append(Int32(items.count))
      }
    }

    /// The range of a list in `items`.
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
  /// The parts of the rules that are read most often, by rule number.
  private(set) var gates: [Gate] = []
  private(set) var byTitle: [UInt64: [Int32]] = [:]
  private(set) var bySeries: [String: [Int32]] = [:]
  private(set) var byPerson: [UInt64: [Int32]] = [:]
  private(set) var byChannel: [Channel.Key: [Int32]] = [:]
  private(set) var byStart: [ChannelStart: [Int32]] = [:]
  private(set) var words = WordTable(count: 0)
  /// The searches to examine when a word occurs, by word number.
  private(set) var searches = Lists([])
  /// The words of each rule's search, in order, without the boundaries of phrases.
  private(set) var searched = Lists([])
  let timeZone: TimeZone

  /// Whether there is no rule to match, so that matching can be skipped.
  public var isEmpty: Bool { entries.isEmpty }

  /// Indexes rules. Those that are switched off or invalid are left out.
  /// - Parameter channels: returns the channels whose airings a reference's row shows; none if the row no longer
  ///   exists.
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
