import Foundation
import GuideModel

/// Finds the rules that take an airing. Not thread-safe, because it reuses its memory.
public final class RuleMatcher {
  /// An airing in its stored form. The bytes must stay valid during the call that uses them.
  public struct Record {
    /// The channel whose feed contains the airing.
    public var channel: Channel.Key
    /// UTC seconds, as the row shows it.
    public var start: Int64
    /// The airing's flags, which matter to rules for new programmes.
    public var flags: Airing.Flags
    /// The title, UTF-8.
    public var title: UnsafeRawBufferPointer
    /// The episode's title, UTF-8; empty if there is none.
    public var subtitle: UnsafeRawBufferPointer
    /// The details in `ElementTree`'s encoding.
    public var details: UnsafeRawBufferPointer

    /// Creates a record over bytes that the caller keeps alive.
    public init(
      channel: Channel.Key, start: Int64, flags: Airing.Flags, title: UnsafeRawBufferPointer,
      subtitle: UnsafeRawBufferPointer, details: UnsafeRawBufferPointer
    ) {
      self.channel = channel
      self.start = start
      self.flags = flags
      self.title = title
      self.subtitle = subtitle
      self.details = details
    }
  }

  private let index: RuleIndex
  private let table: WordTable
  private let scanner = WordScanner()
  private let hasSearches: Bool
  private let needsTexts: Bool
  /// The number of the airing in which a word was last seen, by word number.
  private let wordSeen: UnsafeMutableBufferPointer<UInt32>
  /// The number of the airing for which a rule was last found, by rule number.
  private let ruleSeen: UnsafeMutableBufferPointer<UInt32>
  private var stamp: UInt32 = 0
  /// The numbers of the airing's words in order; -1 for words of no rule, and between texts.
  private var words: [Int32] = []
  /// The words of rules that occur in the airing, each once.
  private var occurring: [Int32] = []
  private var found: [Int32] = []
  private var series: [String] = []

  /// Creates a matcher for the rules of `index`. It takes memory in proportion to their rules and words.
  public init(_ index: RuleIndex) {
    self.index = index
    table = index.words
    hasSearches = index.words.count > 0
    needsTexts = hasSearches || !index.byPerson.isEmpty || !index.bySeries.isEmpty || !index.byTitle.isEmpty
    wordSeen = .allocate(capacity: index.words.count)
    wordSeen.initialize(repeating: 0)
    ruleSeen = .allocate(capacity: index.entries.count)
    ruleSeen.initialize(repeating: 0)
  }

  deinit {
    wordSeen.deallocate()
    ruleSeen.deallocate()
  }

  /// Returns the rules that take an airing, each once, in no particular order. A rule for one airing takes every airing
  /// that could be that one.
  public func rules(taking record: Record) -> [ReminderRule.ID] {
    if index.isEmpty { return [] }
    stamp &+= 1
    if stamp == 0 {
      wordSeen.update(repeating: 0)
      ruleSeen.update(repeating: 0)
      stamp = 1
    }
    words.removeAll(keepingCapacity: true)
    occurring.removeAll(keepingCapacity: true)
    found.removeAll(keepingCapacity: true)
    series.removeAll(keepingCapacity: true)

    if let rules = index.byChannel[record.channel] { for rule in rules { take(rule, record) } }
    if !index.byStart.isEmpty,
      let rules = index.byStart[.init(channel: record.channel, start: record.start)]
    {
      for rule in rules { take(rule, record) }
    }
    guard needsTexts else { return found.map { index.gates[Int($0)].id } }
    if !index.bySeries.isEmpty { readSeries(record.details) }
    title(record.title, record)
    if hasSearches { scan(record.subtitle) }
    AiringTexts.forEach(in: record.details) { field, text in
      switch field {
      case .title: if !Self.areEqual(text, record.title) { title(text, record) }
      case .subtitle: if hasSearches, !Self.areEqual(text, record.subtitle) { scan(text) }
      case .person: person(text, record)
      case .description, .category: if hasSearches { scan(text) }
      case .episodeSystem, .episodeNumber: break
      }
    }
    for id in series { for rule in index.bySeries[id] ?? [] { take(rule, record) } }
    for word in occurring {
      for place in index.searches.places(word) {
        let rule = index.searches.items[place]
        if holdsPhrases(of: rule) { take(rule, record) }
      }
    }
    return found.map { index.gates[Int($0)].id }
  }

  private static func areEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard a.count == b.count, let first = a.baseAddress, let second = b.baseAddress else { return a.count == b.count }
    return memcmp(first, second, a.count) == 0
  }

  // MARK: Texts

  private func title(_ text: UnsafeRawBufferPointer, _ record: Record) {
    let hash = hasSearches ? scan(text) : scanner.sequenceHash(of: text)
    guard hash != 0, let rules = index.byTitle[hash] else { return }
    for rule in rules {
      let traits = index.gates[Int(rule)].traits
      if traits.contains(.hasSeriesID), !series.isEmpty { continue }
      if traits.contains(.hasLimits), let start = index.entries[Int(rule)].start,
        abs(start - record.start) > AiringReference.farthestMove
      {
        continue
      }
      take(rule, record)
    }
  }

  private func person(_ text: UnsafeRawBufferPointer, _ record: Record) {
    guard hasSearches || !index.byPerson.isEmpty else { return }
    let hash = hasSearches ? scan(text) : scanner.sequenceHash(of: text)
    guard hash != 0, let rules = index.byPerson[hash] else { return }
    for rule in rules { take(rule, record) }
  }

  /// Records the words of a text.
  /// - Returns: the hash of its words in order.
  @discardableResult
  private func scan(_ text: UnsafeRawBufferPointer) -> UInt64 {
    var sequence: UInt64 = 0
    // Whether the last number in `words` belongs to a word.
    var isAfterWord = false
    let table = table
    scanner.forEachWord(in: text) { hash in
      sequence = WordScanner.following(sequence, hash)
      let number = table.number(of: hash)
      if number >= 0 {
        note(number)
        isAfterWord = true
      } else if isAfterWord {
        words.append(-1)
        isAfterWord = false
      }
    }
    if isAfterWord { words.append(-1) }
    return sequence
  }

  @inline(__always) private func note(_ number: Int32) {
    words.append(number)
    guard wordSeen[Int(number)] != stamp else { return }
    wordSeen[Int(number)] = stamp
    // Only words for which some search waits.
    if !index.searches.places(number).isEmpty { occurring.append(number) }
  }

  private func readSeries(_ details: UnsafeRawBufferPointer) {
    var system = ""
    AiringTexts.forEach(in: details) { field, text in
      // Only two systems, with names of at least four letters, identify series; most numbers use neither.
      if field == .episodeSystem {
        system = text.first == 0x64 || text.first == 0x74 ? String(decoding: text, as: UTF8.self) : ""
      } else if field == .episodeNumber, !system.isEmpty {
        if let id = SeriesID.of(system: system, text: String(decoding: text, as: UTF8.self)) { series.append(id) }
        system = ""
      }
    }
  }

  // MARK: Rules

  private func holdsPhrases(of rule: Int32) -> Bool {
    for place in index.searched.places(rule) where wordSeen[Int(index.searched.items[place])] != stamp { return false }
    guard index.gates[Int(rule)].traits.contains(.hasPhrases) else { return true }
    return index.entries[Int(rule)].phrases.allSatisfy { $0.count == 1 || contains($0) }
  }

  private func contains(_ phrase: [Int32]) -> Bool {
    guard words.count >= phrase.count else { return false }
    for start in 0...(words.count - phrase.count) where words[start] == phrase[0] {
      if words[start..<start + phrase.count].elementsEqual(phrase) { return true }
    }
    return false
  }

  private func take(_ rule: Int32, _ record: Record) {
    guard ruleSeen[Int(rule)] != stamp else { return }
    let traits = index.gates[Int(rule)].traits
    if traits.contains(.onlyNew), record.flags.contains(.repeated) { return }
    if traits.contains(.hasLimits) {
      let entry = index.entries[Int(rule)]
      if let channels = entry.channels, !channels.contains(record.channel) { return }
      if let hours = entry.hours, !hours.contains(record.start, timeZone: index.timeZone) { return }
    }
    ruleSeen[Int(rule)] = stamp
    found.append(rule)
  }
}
