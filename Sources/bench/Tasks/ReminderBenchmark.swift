import Foundation
import GuideModel
import Reminders
import SeededRandom

/// Measures matching rules with a refresh of the whole guide, compared with a loop that checks each rule against each
/// airing.
enum ReminderBenchmark {
  private static let ruleCount = 10_000
  private static let airingCount = 275_000
  /// The number of airings for the plain loop, whose time is scaled.
  private static let sample = 275

  static func run() {
    // 2026-11-21 00:00 UTC.
    let guide = DemoGuide(now: 1_795_219_200, channelCount: 540, dayCount: 16)
    var batches: [FeedBatch] = []
    var count = 0
    guide.forEachBatch { batch in
      guard count < airingCount else { return }
      var batch = batch
      batch.programmes = Array(batch.programmes.prefix(airingCount - count))
      count += batch.programmes.count
      batches.append(batch)
    }
    let rules = rules(from: batches)
    var index: RuleIndex?
    let making = Clock.measure { index = RuleIndex(rules, timeZone: .gmt) { _ in [] } }
    guard let index else { return }
    var table = Table("\(rules.count.grouped) rules, \(count.grouped) airings", "ms", "processor ms", "matches")
    table.add("preparing the rules", making.ms, "", "")
    func add(_ name: String, _ index: RuleIndex) {
      var matches = 0
      var times: [Double] = []
      var work: [Double] = []
      for _ in 0..<5 {
        let matcher = RuleMatcher(index)
        matches = 0
        let before = ProcessTime.mainThread
        times.append(Clock.measure { forEach(batches) { matches += matcher.rules(taking: $0).count } })
        work.append((ProcessTime.mainThread - before) / 1_000)
      }
      table.add(name, Statistics(times).median.ms, Statistics(work).median.ms, matches.grouped)
    }
    add("index (median of 5)", index)
    // Each kind alone, so that none hides behind the others.
    let names = ["titles", "series", "persons", "searches"]
    for (kind, name) in names.enumerated() {
      let some = rules.enumerated().filter { $0.offset % names.count == kind }.map(\.element)
      add("… its \(some.count.grouped) \(name) alone", RuleIndex(some, timeZone: .gmt) { _ in [] })
    }

    let plain = rules.map { PlainRule($0) }
    var plainMatches = 0
    var sampled = 0
    let step = max(1, count / sample)
    var number = 0
    let workBefore = ProcessTime.mainThread
    let loop = Clock.measure {
      forEach(batches) { record in
        defer { number += 1 }
        guard number.isMultiple(of: step) else { return }
        sampled += 1
        let texts = PlainTexts(record)
        for rule in plain where rule.takes(texts) { plainMatches += 1 }
      }
    }
    let loopWork = (ProcessTime.mainThread - workBefore) / 1_000
    let scale = Double(count) / Double(max(sampled, 1))
    table.add(
      "each rule for each airing (\(sampled.grouped) airings, scaled)", (loop * scale).ms, (loopWork * scale).ms,
      (plainMatches * count / max(sampled, 1)).grouped)
    table.write(title: "Reminders: a refresh of the whole guide")
  }

  private static func forEach(_ batches: [FeedBatch], _ body: (RuleMatcher.Record) -> Void) {
    for batch in batches {
      batch.bytes.withUnsafeBytes { bytes in
        func text(_ slice: FeedBatch.Slice) -> UnsafeRawBufferPointer {
          UnsafeRawBufferPointer(rebasing: bytes[Int(slice.offset)..<Int(slice.offset) + Int(slice.length)])
        }
        for record in batch.programmes {
          body(
            RuleMatcher.Record(
              channel: 1, start: record.start, flags: record.flags, title: text(record.title),
              subtitle: text(record.subtitle), details: text(record.details)))
        }
      }
    }
  }

  /// Returns titles, series, persons and searches in equal parts, all of which occur in the guide.
  private static func rules(from batches: [FeedBatch]) -> [ReminderRule] {
    var random = SeededGenerator(seed: 7)
    var rules: [ReminderRule] = []
    while rules.count < ruleCount, let batch = batches.randomElement(using: &random),
      let record = batch.programmes.randomElement(using: &random)
    {
      let from = Int(record.details.offset)
      let programme = Programme(details: batch.bytes[from..<from + Int(record.details.length)])
      let title = batch.string(record.title)
      let id = Int64(rules.count + 1)
      // The demo has few titles, names and words: one rule in fifty takes something that exists, and so a hundredth of
      // the guide.
      let isThere = rules.count / 4 % 50 == 0
      switch rules.count % 4 {
      case 0: rules.append(ReminderRule(id: id, subject: .title(isThere ? title : "\(title) \(id)")))
      case 1:
        rules.append(
          ReminderRule(
            id: id, subject: .series(id: SeriesID.of(programme), title: isThere ? title : "\(title) \(id)"),
            onlyNew: true))
      case 2:
        let name = programme.credits.randomElement(using: &random)?.name ?? "Nobody \(id)"
        rules.append(ReminderRule(id: id, subject: .person(isThere ? name : "\(name) \(id)")))
      default:
        let words = FoldedText.words(programme.descriptions.first?.text ?? title)
        let chosen = (0..<3).compactMap { _ in words.randomElement(using: &random) }
        let search = (chosen + (isThere ? [] : ["w\(id)"])).joined(separator: " ")
        rules.append(ReminderRule(id: id, subject: .search(search)))
      }
    }
    return rules
  }

  /// An airing's texts, folded.
  private struct PlainTexts {
    var titles: [[String]]
    var persons: [[String]]
    var all: [[String]]
    var series: String?
    var isRepeated: Bool

    init(_ record: RuleMatcher.Record) {
      let programme = Programme(details: record.details)
      titles = ([String(decoding: record.title, as: UTF8.self)] + programme.titles.map(\.text)).map(FoldedText.words)
      persons = programme.credits.map { FoldedText.words($0.name) }
      let others = programme.subtitles + programme.descriptions + programme.categories + programme.keywords
      all = titles + persons + others.map { FoldedText.words($0.text) }
      series = SeriesID.of(programme)
      isRepeated = record.flags.contains(.repeated)
    }
  }

  private struct PlainRule {
    var rule: ReminderRule
    var words: [String] = []
    var phrases: [[String]] = []
    var series: String?

    init(_ rule: ReminderRule) {
      self.rule = rule
      switch rule.subject {
      case .title(let text), .person(let text): words = FoldedText.words(text)
      case .series(let id, let title): (series, words) = (id, FoldedText.words(title))
      case .search(let text): phrases = FoldedText.phrases(text)
      default: break
      }
    }

    func takes(_ texts: PlainTexts) -> Bool {
      if rule.onlyNew, texts.isRepeated { return false }
      switch rule.subject {
      case .title: return texts.titles.contains(words)
      case .series:
        if let series, let own = texts.series { return series == own }
        return texts.titles.contains(words)
      case .person: return texts.persons.contains(words)
      default:
        return phrases.allSatisfy { phrase in
          texts.all.contains { text in
            phrase.count == 1 ? text.contains(phrase[0]) : text.indices.contains { text[$0...].starts(with: phrase) }
          }
        }
      }
    }
  }
}
