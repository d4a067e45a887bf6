import Foundation
import GuideModel
import Reminders
import SeededRandom
import Testing

@Suite struct RuleIndexTests {
  static let news = ChannelReference(source: "feed", feedID: "news")
  static let films = ChannelReference(source: "feed", feedID: "films")

  static func channels(_ reference: ChannelReference) -> Set<Channel.Key> {
    switch reference.feedID {
    case "news": [1]
    case "films": [2, 3]
    default: []
    }
  }

  private func takes(_ subject: ReminderRule.Subject, _ airing: SampleAiring, onlyNew: Bool = false) -> Bool {
    let rule = ReminderRule(id: 7, subject: subject, onlyNew: onlyNew)
    let index = RuleIndex([rule], timeZone: .gmt, channels: Self.channels)
    return airing.rules(by: RuleMatcher(index)) == [7]
  }

  @Test func titlesDifferInCaseAccentsAndPunctuation() {
    #expect(takes(.title("café – NOIR"), SampleAiring(title: "Cafe Noir")))
    #expect(takes(.title("Strasse"), SampleAiring(title: "Die", otherTitles: ["STRASSE"])))
    #expect(takes(.title("Straße"), SampleAiring(title: "strasse")))
    #expect(takes(.title("Ёлки"), SampleAiring(title: "елки")))
    #expect(!takes(.title("Noir"), SampleAiring(title: "Cafe Noir")))
    #expect(!takes(.title("Cafe Noir 2"), SampleAiring(title: "Cafe Noir")))
  }

  @Test func seriesAreTakenByNumberAndByTitleOnlyWhereThereIsNone() {
    let rule = ReminderRule.Subject.series(id: "gracenote:01567668", title: "Harbour")
    #expect(takes(rule, SampleAiring(title: "The Harbour", numbers: [("dd_progid", "EP01567668.0096")])))
    #expect(
      takes(rule, SampleAiring(title: "Other", numbers: [("onscreen", "S1E2"), ("dd_progid", "SH01567668.0000")])))
    #expect(takes(rule, SampleAiring(title: "harbour", numbers: [("xmltv_ns", "0.1.")])))
    #expect(!takes(rule, SampleAiring(title: "Harbour", numbers: [("dd_progid", "EP09999999.0001")])))
    #expect(
      takes(
        .series(id: nil, title: "Harbour"), SampleAiring(title: "Harbour", numbers: [("dd_progid", "EP09999999.0001")]))
    )
  }

  @Test func repeatsArePassedOverByRulesForNewEpisodes() {
    #expect(!takes(.title("Harbour"), SampleAiring(flags: .repeated, title: "Harbour"), onlyNew: true))
    #expect(takes(.title("Harbour"), SampleAiring(flags: .repeated, title: "Harbour")))
  }

  @Test func personsAreTakenByTheWholeNameAndNotByTheirParts() {
    let airing = SampleAiring(title: "Film", persons: ["Éva Nagy"])
    #expect(takes(.person("eva nagy"), airing))
    #expect(!takes(.person("eva"), airing))
    #expect(!takes(.person("captain"), airing))
  }

  @Test func searchesNeedAllWordsAndJoinedWordsInARow() {
    let airing = SampleAiring(title: "Night Train", description: "A spider, man! Lost in 東京都 at night.")
    #expect(takes(.search("train lost"), airing))
    #expect(takes(.search("spider-man"), airing))
    #expect(!takes(.search("man-spider"), airing))
    #expect(!takes(.search("train found"), airing))
    #expect(takes(.search("京都"), airing))
    #expect(!takes(.search("都京"), airing))
    #expect(!takes(.search("train-a"), airing), "words of two texts do not follow each other")
  }

  @Test func hoursAreThoseOfTheClockOnTheWall() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Vienna"))
    let evening = TimeWindow(from: 20 * 60, to: 22 * 60, weekdays: [7])
    // Sundays, before and after the end of daylight saving time on 2026-10-25.
    #expect(evening.contains(1_792_346_400, timeZone: zone), "18 October 20:00 CEST")
    #expect(evening.contains(1_792_954_800, timeZone: zone), "25 October 20:00 CET")
    #expect(!evening.contains(1_792_951_200, timeZone: zone), "25 October 19:00 CET")
    #expect(!evening.contains(1_793_041_200, timeZone: zone), "a Monday")
    let night = TimeWindow(from: 23 * 60, to: 60, weekdays: [7])
    #expect(night.contains(1_792_954_800 + 4 * 3600 + 1_800, timeZone: zone), "Monday 00:30 belongs to Sunday's night")
    #expect(!night.contains(1_792_954_800 + 5 * 3600, timeZone: zone))
  }

  @Test func rulesThatTakeEverythingNeedAChannelAndHours() {
    #expect(ReminderRule(subject: .anything).fault == .tooWide)
    #expect(ReminderRule(subject: .search("…")).fault == .noWords)
    #expect(ReminderRule(subject: .anything, channel: Self.news, hours: TimeWindow(from: 0, to: 60)).fault == nil)
  }

  /// Random rules and airings from a few words, so that there are many matches.
  @Test(arguments: 0..<12) func agreesWithLookingAtEachRule(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = ["a", "Élan", "elan", "Straße", "night", "NIGHT", "spider", "man", "東", "京", "ночь", "x1", "2"]
    let names = ["Ada Bo", "ada bó", "Cy", "Di Du"]
    let ids = ["EP01567668.0001", "EP01567668.0002", "EP07777777.0003", "MV00000001.0000"]
    func text(_ most: Int) -> String {
      (0..<Int.random(in: 1...most, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: [" ", "-", " ", " – "].randomElement(using: &random) ?? " ")
    }
    let references: [ChannelReference?] = [
      nil, nil, Self.news, Self.films, ChannelReference(source: "x", feedID: "gone"),
    ]
    var rules: [ReminderRule] = []
    for id in 1...150 {
      let subject: ReminderRule.Subject
      switch Int.random(in: 0..<7, using: &random) {
      case 0: subject = .title(text(2))
      case 1: subject = .person(names.randomElement(using: &random) ?? "")
      case 2:
        subject = .series(
          id: [nil, "gracenote:01567668", "gracenote:07777777"].randomElement(using: &random) ?? nil, title: text(2))
      case 3: subject = .anything
      case 4:
        subject = .airing(
          AiringReference(
            channel: [Self.news, Self.films].randomElement(using: &random) ?? Self.news,
            start: Int64.random(in: 0..<20, using: &random) * 3600, stop: 90_000, title: text(2)))
      default: subject = .search(text(3))
      }
      var rule = ReminderRule(id: Int64(id), subject: subject)
      rule.channel = references.randomElement(using: &random) ?? nil
      rule.onlyNew = Bool.random(using: &random)
      rule.isEnabled = Int.random(in: 0..<10, using: &random) > 0
      if Bool.random(using: &random) {
        rule.hours = TimeWindow(
          from: Int.random(in: 0..<1440, using: &random), to: Int.random(in: 0..<1440, using: &random),
          weekdays: Bool.random(using: &random) ? [] : [4, 5])
      }
      rules.append(rule)
    }
    let matcher = RuleMatcher(RuleIndex(rules, timeZone: .gmt, channels: Self.channels))
    for _ in 0..<300 {
      var airing = SampleAiring(title: text(2))
      airing.channel = Channel.Key.random(in: 1...4, using: &random)
      airing.start = Int64.random(in: 0..<40, using: &random) * 3600
      airing.flags = Bool.random(using: &random) ? .repeated : []
      if Bool.random(using: &random) { airing.otherTitles = [text(2), airing.title] }
      if Bool.random(using: &random) { airing.subtitle = text(2) }
      if Bool.random(using: &random) { airing.description = text(8) }
      if Bool.random(using: &random) { airing.persons = [names.randomElement(using: &random) ?? "", text(2)] }
      if Bool.random(using: &random) { airing.categories = [text(1)] }
      if Bool.random(using: &random) {
        airing.numbers = [("xmltv_ns", "0.1."), ("dd_progid", ids.randomElement(using: &random) ?? "")]
      }
      let expected = Set(rules.filter { airing.isTaken(by: $0, channels: Self.channels) }.map(\.id))
      let found = airing.rules(by: matcher)
      #expect(
        found == expected,
        "\(airing.title): \(rules.filter { found.symmetricDifference(expected).contains($0.id) }.map(\.subject))")
    }
  }

  @Test func damagedDetailsAreReadAsFarAsTheyGo() {
    let index = RuleIndex(
      [ReminderRule(id: 1, subject: .search("night")), ReminderRule(id: 2, subject: .person("Ada Bo"))],
      timeZone: .gmt, channels: Self.channels)
    let matcher = RuleMatcher(index)
    let whole = SampleAiring(title: "T", description: "night", persons: ["Ada Bo"]).details
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      var bytes = Array(whole.prefix(Int.random(in: 0...whole.count, using: &random)))
      for _ in 0..<3 where !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let found = bytes.withUnsafeBytes { details in
        matcher.rules(
          taking: .init(
            channel: 1, start: 0, flags: [], title: UnsafeRawBufferPointer(start: nil, count: 0),
            subtitle: UnsafeRawBufferPointer(start: nil, count: 0), details: details))
      }
      #expect(Set(found).isSubset(of: [1, 2]))
    }
  }
}
