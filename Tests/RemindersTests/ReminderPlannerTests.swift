import Foundation
import GuideModel
import Reminders
import SeededRandom
import Testing

@Suite struct ReminderPlannerTests {
  static let one = ChannelReference(source: "feed", feedID: "one", name: "One")
  static let two = ChannelReference(source: "feed", feedID: "two", name: "Two")
  /// 2026-11-21 20:00 UTC.
  static let evening: Int64 = 1_795_291_200

  private func airing(
    _ title: String, at start: Int64 = evening, minutes: Int64 = 60, on channel: ChannelReference = one,
    subtitle: String = "", episode: String = ""
  ) -> AiringReference {
    AiringReference(
      channel: channel, start: start, stop: start + minutes * 60, title: title, subtitle: subtitle, episode: episode)
  }

  private func found(_ airing: AiringReference, rule: ReminderRule.ID = 1) -> FoundAiring {
    let row: Channel.Key = airing.channel.feedID == "one" ? 1 : 2
    return FoundAiring(
      rule: rule, airing: airing, airingID: Airing.ID(channel: row, start: airing.start), row: row)
  }

  private static let wholeGuide = [1, 2].map {
    ReminderPlanner.Looked(row: $0, starts: (evening - 864_000)..<(evening + 864_000))
  }

  private static func row(_ channel: ChannelReference) -> Channel.Key? { ["one": 1, "two": 2][channel.feedID] }

  private func refresh(
    _ planner: inout ReminderPlanner, _ airings: [FoundAiring], now: Int64 = evening - 7_200,
    looked: [ReminderPlanner.Looked] = wholeGuide, row: (ChannelReference) -> Channel.Key? = row
  ) {
    planner.refresh(found: airings, looked: looked, now: now, row: row)
  }

  /// Returns a planner with one rule and the airings it takes.
  private func planner(_ rule: ReminderRule, _ airings: [AiringReference]) -> ReminderPlanner {
    var planner = ReminderPlanner(rules: [rule], usualLead: 5)
    refresh(&planner, airings.map { found($0, rule: rule.id) })
    return planner
  }

  private func only(_ planner: ReminderPlanner) throws -> PlannedReminder {
    try #require(planner.planned.count == 1 ? planner.planned.values.first : nil)
  }

  // MARK: Time

  @Test func isGivenOnceAtItsTime() throws {
    var planner = planner(ReminderRule(id: 1, subject: .title("Harbour")), [airing("Harbour")])
    #expect(planner.nextWake == Self.evening - 300)
    #expect(planner.advance(to: Self.evening - 301).due.isEmpty)
    let due = planner.advance(to: Self.evening - 300).due
    #expect(due.map(\.reason) == [.due])
    #expect(due.first?.secondsToStart == 300)
    #expect(planner.nextWake == nil)
    #expect(planner.advance(to: Self.evening).due.isEmpty)
    #expect(planner.advance(to: Self.evening + 86_400).missed.isEmpty)
  }

  @Test func leadOfTheRuleGoesBeforeTheSetting() {
    let planner = planner(ReminderRule(id: 1, subject: .title("Harbour"), lead: 60), [airing("Harbour")])
    #expect(planner.nextWake == Self.evening - 3_600)
  }

  @Test func afterSuspendItIsLateWhileItRunsAndMissedOnceWhenItIsOver() {
    var planner = planner(
      ReminderRule(id: 1, subject: .search("x")),
      [
        airing("Over", minutes: 30), airing("Runs", at: Self.evening + 1_800, minutes: 90),
        airing("Later", at: Self.evening + 9_000),
      ])
    // Suspended from before the first until an hour after its start.
    let (due, missed) = planner.advance(to: Self.evening + 3_600)
    #expect(due.map(\.reminder.airing.title) == ["Runs"])
    #expect(due.map(\.reason) == [.late])
    #expect(due.first?.secondsToStart == -1_800)
    #expect(missed.map(\.airing.title) == ["Over"])
    #expect(planner.advance(to: Self.evening + 3_601).missed.isEmpty)
    #expect(planner.nextWake == Self.evening + 8_700)
  }

  @Test func aClockThatIsSetBackGivesNothingTwice() {
    var planner = planner(ReminderRule(id: 1, subject: .title("Harbour")), [airing("Harbour")])
    #expect(planner.advance(to: Self.evening).due.count == 1)
    #expect(planner.advance(to: Self.evening - 86_400).due.isEmpty)
    #expect(planner.nextWake == nil)
    #expect(planner.advance(to: Self.evening).due.isEmpty)
  }

  @Test func changesOfTheLocalClockDoNotMatter() {
    // 2026-10-25 02:30 in Vienna comes twice; the airing is in the second.
    let start: Int64 = 1_792_891_800
    var planner = ReminderPlanner(rules: [ReminderRule(id: 1, subject: .title("Night"), lead: 60)], usualLead: 5)
    let looked = [ReminderPlanner.Looked(row: 1, starts: start - 86_400..<start + 86_400)]
    refresh(&planner, [found(airing("Night", at: start))], now: start - 80_000, looked: looked)
    #expect(planner.nextWake == start - 3_600)
    #expect(planner.advance(to: start - 3_601).due.isEmpty)
    #expect(planner.advance(to: start - 3_600).due.count == 1)
  }

  @Test func undoingTheEndOfAReminderDoesNotDeliverItTwice() throws {
    var planner = planner(ReminderRule(id: 1, subject: .title("Harbour")), [airing("Harbour")])
    let id = try only(planner).id
    planner.finish(id)
    #expect(planner.nextWake == nil)
    planner.reopen(id, at: Self.evening - 3_600)
    #expect(planner.nextWake == Self.evening - 300)
    #expect(planner.advance(to: Self.evening - 300).due.count == 1)
    planner.finish(id)
    planner.reopen(id, at: Self.evening - 200)
    #expect(planner.planned[id]?.isOpen(at: Self.evening - 200) == true)
    #expect(planner.advance(to: Self.evening).due.isEmpty)
  }

  @Test func aNewRuleDoesNotRemindOfWhatRunsAlreadyButRecordsTheRestOfIt() throws {
    let now = Self.evening + 600
    for (rule, isGiven) in [
      (ReminderRule(id: 1, subject: .title("Harbour")), false),
      (ReminderRule(id: 1, subject: .title("Harbour"), command: ["record"]), true),
      (ReminderRule(id: 1, subject: .airing(airing("Harbour"))), true),
    ] {
      var planner = ReminderPlanner(rules: [rule], usualLead: 5)
      let list = [found(airing("Harbour")), found(airing("Harbour", at: Self.evening + 7_200))]
      planner.refresh(found: list, looked: Self.wholeGuide, isFirst: true, now: now, row: Self.row)
      #expect(planner.advance(to: now).due.isEmpty != isGiven)
      // Nor does the next refresh.
      planner.refresh(found: list, looked: Self.wholeGuide, now: now, row: Self.row)
      #expect(planner.advance(to: now).due.isEmpty)
    }
  }

  @Test func aRuleForOneAiringTakesTheOneThatWasMeantAmongOthersOfItsTitle() throws {
    let meant = airing("Harbour", at: Self.evening + 7_200, subtitle: "The Storm")
    let others = [
      airing("Harbour", at: Self.evening, subtitle: "The Calm"), airing("Harbour", at: Self.evening + 3_600),
      airing("Harbour", at: Self.evening + 10_800, subtitle: "The Storm"),
    ]
    for list in [others + [meant], [meant] + others] {
      let planner = planner(ReminderRule(id: 1, subject: .airing(meant)), list)
      #expect(try only(planner).airing == meant)
    }
    // Another episode does not count, however near.
    let planner = planner(ReminderRule(id: 1, subject: .airing(meant)), [others[0]])
    #expect(planner.planned.isEmpty)
  }

  @Test func snoozePutsOffUntilTheEndAtMost() throws {
    var planner = planner(
      ReminderRule(id: 1, subject: .title("Harbour"), snoozeMinutes: 10), [airing("Harbour", minutes: 20)])
    let id = try only(planner).id
    _ = planner.advance(to: Self.evening)
    planner.snooze(id, at: Self.evening)
    #expect(planner.nextWake == Self.evening + 600)
    #expect(planner.advance(to: Self.evening + 600).due.map(\.reason) == [.again])
    planner.snooze(id, at: Self.evening + 600)
    #expect(planner.nextWake == nil, "it is over by then")
  }

  @Test func repeatsUntilItIsAnswered() throws {
    var planner = planner(ReminderRule(id: 1, subject: .title("Harbour"), repeatMinutes: 3), [airing("Harbour")])
    let start = Self.evening - 300
    #expect(planner.advance(to: start).due.map(\.reason) == [.due])
    #expect(planner.nextWake == start + 180)
    #expect(planner.advance(to: start + 180).due.map(\.reason) == [.again])
    planner.finish(try only(planner).id)
    #expect(planner.nextWake == nil)
  }

  @Test func remindersEnd() {
    var planner = planner(
      ReminderRule(id: 1, subject: .title("Marathon"), repeatMinutes: 1), [airing("Marathon", minutes: 600)])
    var count = 0
    while let wake = planner.nextWake, count < 1_000 { count += planner.advance(to: wake).due.count }
    #expect(count == PlannedReminder.mostTimes)
  }

  @Test func twoRulesForOneAiringTellItOnceButRunBothCommands() {
    let rules = [
      ReminderRule(id: 1, subject: .title("Harbour")), ReminderRule(id: 2, subject: .search("harbour")),
      ReminderRule(id: 3, subject: .title("Harbour"), command: ["record"]),
      ReminderRule(id: 4, subject: .title("Harbour"), command: ["archive"]),
    ]
    var planner = ReminderPlanner(rules: rules, usualLead: 5)
    refresh(&planner, rules.map { found(airing("Harbour"), rule: $0.id) })
    let due = planner.advance(to: Self.evening - 300).due
    #expect(due.filter { !$0.rule.isRecording }.count == 1)
    #expect(Set(due.filter(\.rule.isRecording).map(\.rule.id)) == [3, 4])
    #expect(planner.advance(to: Self.evening).due.isEmpty)
  }

  @Test func rulesThatAreOffDoNothing() {
    var planner = planner(ReminderRule(id: 1, subject: .title("Harbour")), [airing("Harbour")])
    planner.put(ReminderRule(id: 1, subject: .title("Harbour"), isEnabled: false))
    #expect(planner.nextWake == nil)
    #expect(planner.advance(to: Self.evening).due.isEmpty)
  }

  // MARK: Conflicts

  @Test func conflictsAreOnOtherChannelsAtTheSameTime() {
    var planner = planner(
      ReminderRule(id: 1, subject: .search("x")),
      [
        airing("A"), airing("B", at: Self.evening + 1_800, on: Self.two), airing("C", at: Self.evening + 3_600),
        airing("D", at: Self.evening + 7_200, on: Self.two), airing("E", at: Self.evening + 20_000),
        airing("F", at: Self.evening + 20_600),
      ])
    #expect(planner.conflicts(at: Self.evening - 7_200).map { $0.map(\.airing.title) } == [["A", "B", "C"]])
    #expect(planner.advance(to: Self.evening - 300).due.first?.conflicts.map(\.title) == ["B"])
  }

  // MARK: Refreshes

  private func oneAiring() -> (ReminderRule, AiringReference) {
    let original = airing("Harbour", subtitle: "The Storm", episode: "S1 E2")
    return (ReminderRule(id: 1, subject: .airing(original)), original)
  }

  @Test func anAiringThatMovesIsFoundAgain() throws {
    let (rule, original) = oneAiring()
    var planner = planner(rule, [original])
    let id = try only(planner).id
    var moved = original
    (moved.start, moved.stop) = (original.start + 5_400, original.stop + 5_400)
    // Another episode has taken its place.
    let other = airing("Harbour", subtitle: "The Calm", episode: "S1 E3")
    refresh(&planner, [found(other), found(moved)])
    #expect(try only(planner).id == id)
    #expect(planner.nextWake == moved.start - 300)
    #expect(planner.rules[1]?.subject == .airing(moved), "so that it is found after the next move, too")
  }

  @Test func anAiringThatIsRenamedOrRenumberedIsFoundAgain() throws {
    let (rule, original) = oneAiring()
    var planner = planner(rule, [original])
    var renamed = original
    (renamed.title, renamed.subtitle, renamed.episode) = ("Harbour: The Storm", "", "")
    refresh(&planner, [found(renamed)])
    #expect(try only(planner).airing.title == "Harbour: The Storm")
    var numbered = renamed
    numbered.episode = "S2 E1"
    refresh(&planner, [found(numbered)])
    #expect(try only(planner).airing.episode == "S2 E1")
    #expect(planner.advance(to: Self.evening - 300).due.count == 1)
  }

  @Test func deliveredRemindersStaySoAfterARefreshUnlessTheyMoveAhead() throws {
    let (rule, original) = oneAiring()
    var planner = planner(rule, [original])
    #expect(planner.advance(to: Self.evening - 300).due.count == 1)
    refresh(&planner, [found(original)], now: Self.evening - 200)
    #expect(planner.advance(to: Self.evening - 200).due.isEmpty)
    var moved = original
    (moved.start, moved.stop) = (original.start + 3_600, original.stop + 3_600)
    refresh(&planner, [found(moved)], now: Self.evening - 100)
    #expect(planner.advance(to: Self.evening).due.isEmpty)
    #expect(planner.advance(to: Self.evening + 3_300).due.count == 1)
  }

  @Test func anAiringThatTheGuideLostIsGivenAllTheSame() throws {
    let (rule, original) = oneAiring()
    var planner = planner(rule, [original])
    refresh(&planner, [])
    #expect(try only(planner).standing == .unlisted)
    #expect(planner.advance(to: Self.evening - 300).due.count == 1)
  }

  @Test func remindersThatWereNotExaminedStay() throws {
    let (rule, original) = oneAiring()
    var planner = planner(rule, [original])
    refresh(&planner, [], looked: [.init(row: 1, starts: (Self.evening + 1)..<(Self.evening + 100))])
    refresh(&planner, [], looked: [.init(row: 2, starts: 0..<Int64.max)])
    #expect(try only(planner).standing == .listed)
  }

  @Test func aDeletedChannelGivesNothingUntilItIsBack() throws {
    let (rule, original) = oneAiring()
    var planner = planner(rule, [original])
    refresh(&planner, [], looked: []) { _ in nil }
    #expect(try only(planner).standing == .channelGone)
    #expect(planner.nextWake == nil)
    // Added again, it has another key.
    refresh(&planner, [], looked: []) { _ in 9 }
    #expect(try only(planner).row == 9)
    #expect(planner.advance(to: Self.evening - 300).due.count == 1)
  }

  @Test func airingsThatARuleNoLongerTakesAreForgotten() {
    var planner = planner(ReminderRule(id: 1, subject: .title("Harbour")), [airing("Harbour")])
    refresh(&planner, [])
    #expect(planner.planned.isEmpty)
    #expect(planner.removed.count == 1)
  }

  @Test func newEpisodesAreTakenOnceOnWhateverChannel() {
    let rule = ReminderRule(id: 1, subject: .series(id: nil, title: "Harbour"), onlyNew: true)
    var planner = planner(
      rule,
      [
        airing("Harbour", at: Self.evening + 90_000, episode: "S1 E2"),
        airing("Harbour", on: Self.two, episode: "S1 E2"),
        airing("Harbour", at: Self.evening + 95_000, subtitle: "Unnumbered"),
        airing("Harbour", at: Self.evening + 180_000),
      ])
    #expect(planner.planned.values.map(\.airing.start).sorted() == [0, 95_000, 180_000].map { Self.evening + $0 })
    // A week later the same episode comes again.
    let again = airing("Harbour", at: Self.evening + 600_000, episode: "S1 E2")
    planner.refresh(
      found: [found(again)], looked: [.init(row: 1, starts: (Self.evening + 500_000)..<(Self.evening + 700_000))],
      now: Self.evening + 500_000, row: Self.row)
    #expect(planner.planned.isEmpty, "all but that are over by then")
  }

  @Test func aRuleThatTakesEverythingIsBounded() {
    let airings = (0..<1_000).map { airing("News", at: Self.evening + Int64($0) * 600, minutes: 10) }
    let planner = planner(ReminderRule(id: 1, subject: .title("News")), airings)
    #expect(planner.planned.count == ReminderPlanner.mostPerRule)
    #expect(planner.planned.values.map(\.airing.start).max() == Self.evening + 199 * 600)
  }

  /// In whatever order time passes and refreshes come, no notice is given twice for the same start, and none is missing
  /// for a programme that is on.
  @Test(arguments: 0..<20) func everyAiringIsReportedExactlyOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rule = ReminderRule(id: 1, subject: .search("x"))
    let airings = (0..<60).map { number in
      airing("Programme \(number)", at: Self.evening + Int64(number) * 1_800, minutes: 30)
    }
    var planner = planner(rule, airings)
    var told: [String: Int] = [:]
    var missed: [String: Int] = [:]
    var now = Self.evening - 7_200
    while now < Self.evening + 60 * 1_800 {
      now += Int64.random(in: 1...4_000, using: &random)
      if Bool.random(using: &random) { refresh(&planner, airings.map { found($0) }, now: now) }
      let result = planner.advance(to: now)
      for notice in result.due {
        told[notice.reminder.airing.title, default: 0] += 1
        #expect(notice.reminder.airing.stop > now)
      }
      for reminder in result.missed {
        missed[reminder.airing.title, default: 0] += 1
        #expect(reminder.airing.stop <= now)
      }
    }
    #expect(told.values.allSatisfy { $0 == 1 } && missed.values.allSatisfy { $0 == 1 })
    #expect(Set(told.keys).isDisjoint(with: missed.keys))
    #expect(told.count + missed.count == airings.count)
  }
}
