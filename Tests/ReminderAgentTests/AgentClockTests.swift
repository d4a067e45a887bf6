import GuideModel
import GuideStore
import Reminders
import Testing

@testable import ReminderAgent

/// Tests the whole agent, on a private bus, with a clock that only the test moves: years ahead, so that the computer's
/// own clock plays no part.
@Suite(.serialized, .enabled(if: AgentDesktop.isAvailable))
struct AgentClockTests {
  /// 2040-10-20 18:00 UTC, 20:00 in Vienna.
  private static let evening: Int64 = 2_234_368_800

  private func desktop(
    _ programmes: [AgentDesktop.Listed], _ rule: ReminderRule, clock: Int64 = evening - 7_200
  ) throws -> AgentDesktop {
    let desktop = try AgentDesktop(timeZone: "Europe/Vienna")
    try desktop.list(programmes)
    try desktop.store.makeReminderChange(.put(rule), now: clock)
    try desktop.startAgent(clock: clock)
    try desktop.work()
    #expect(desktop.notifications.isEmpty)
    return desktop
  }

  private func state(_ desktop: AgentDesktop) throws -> PlannedReminder.State? {
    try desktop.store.reminders().planned.first?.state
  }

  @Test func itSaysNothingASecondTooEarlyAndNothingTwice() throws {
    let desktop = try desktop(
      [.init(title: "Harbour", start: Self.evening)], ReminderRule(subject: .title("Harbour"), lead: 5))
    try desktop.setClock(Self.evening - 301)
    #expect(desktop.notifications.isEmpty)
    try desktop.setClock(Self.evening - 300)
    #expect(desktop.notifications.map(\.summary) == ["Harbour"])
    #expect(desktop.notifications.first?.body == "One, 20:00–21:00\nStarts in 5 min")
    for later in [-299, 0, 1_800, 86_400] { try desktop.setClock(Self.evening + Int64(later)) }
    // After the clock was set back, it does not start again.
    try desktop.setClock(Self.evening - 300)
    #expect(desktop.notifications.count == 1)
  }

  @Test func afterASleepWhatRunsIsLateAndWhatIsOverIsListedOnce() throws {
    let desktop = try desktop(
      [
        .init(title: "Harbour Morning", start: Self.evening - 3_600, minutes: 30),
        .init(title: "Harbour Evening", start: Self.evening),
        .init(title: "Harbour Night", start: Self.evening + 14_400),
      ], ReminderRule(subject: .search("harbour"), lead: 5))
    // Suspended from two hours before until twenty minutes into it.
    try desktop.setClock(Self.evening + 1_200)
    #expect(desktop.notifications.map(\.summary) == ["Harbour Evening", "Missed programmes: 1"])
    #expect(desktop.notifications.first?.body == "One, 20:00–21:00\nStarted 20 min ago")
    #expect(desktop.notifications.last?.body == "19:00 Harbour Morning on One")
    // And again until ten minutes before the last.
    try desktop.setClock(Self.evening + 14_400 - 600)
    #expect(desktop.notifications.count == 2)
    try desktop.setClock(Self.evening + 14_400 - 300)
    #expect(desktop.notifications.map(\.summary).last == "Harbour Night")
    #expect(desktop.notifications.count == 3)
  }

  @Test func inTheHourThatComesTwiceTheLeadIsRealTime() throws {
    // 2040-10-28 in Vienna: this is the second 02:30.
    let start: Int64 = 2_235_000_600
    let desktop = try desktop(
      [.init(title: "Harbour", start: start)], ReminderRule(subject: .title("Harbour"), lead: 60),
      clock: start - 7_200)
    // The first 02:29:59, and the first 02:30.
    try desktop.setClock(start - 3_601)
    #expect(desktop.notifications.isEmpty)
    try desktop.setClock(start - 3_600)
    #expect(desktop.notifications.map(\.body) == ["One, 02:30–03:30\nStarts in 60 min"])
    try desktop.setClock(start)
    #expect(desktop.notifications.count == 1)
  }

  @Test func overTheHourThatIsLeftOutTheLeadIsRealTime() throws {
    // 2040-03-25 03:15 in Vienna, a quarter of an hour after 02:00 became 03:00.
    let start: Int64 = 2_216_250_900
    let desktop = try desktop(
      [.init(title: "Harbour", start: start)], ReminderRule(subject: .title("Harbour"), lead: 30),
      clock: start - 7_200)
    try desktop.setClock(start - 1_801)
    #expect(desktop.notifications.isEmpty)
    // 01:45 by the local clock.
    try desktop.setClock(start - 1_800)
    #expect(desktop.notifications.map(\.body) == ["One, 03:15–04:15\nStarts in 30 min"])
  }

  @Test func aReminderFollowsItsAiringThroughRefreshesThatNumberRenameAndMoveIt() throws {
    let reference = AiringReference(
      channel: ChannelReference(source: "feed", feedID: "one", name: "One"), start: Self.evening,
      stop: Self.evening + 3_600, title: "Harbour", subtitle: "The Storm", episode: "")
    let others = [
      AgentDesktop.Listed(title: "News", start: Self.evening - 10_800),
      .init(title: "Film", start: Self.evening + 10_800),
    ]
    let desktop = try desktop(
      others + [.init(title: "Harbour", subtitle: "The Storm", start: Self.evening)],
      ReminderRule(subject: .airing(reference), lead: 5))
    let id = try #require(try desktop.store.reminders().planned.first?.id)
    let refreshes: [AgentDesktop.Listed] = [
      .init(title: "Harbour", subtitle: "Part 4: The Storm", start: Self.evening),
      .init(title: "Harbour Lights", subtitle: "Part 4: The Storm", start: Self.evening),
      .init(title: "Harbour Lights", subtitle: "Part 4: The Storm", start: Self.evening + 1_800),
    ]
    for refresh in refreshes {
      try desktop.list(others + [refresh])
      try desktop.work()
      #expect(try desktop.store.reminders().planned.map(\.id) == [id])
    }
    // At the old time nothing, at the new one a single notice.
    try desktop.setClock(Self.evening)
    #expect(desktop.notifications.isEmpty)
    try desktop.setClock(Self.evening + 1_500)
    #expect(desktop.notifications.map(\.summary) == ["Harbour Lights"])
    #expect(desktop.notifications.first?.body == "Part 4: The Storm\nOne, 20:30–21:30\nStarts in 5 min")
    try desktop.setClock(Self.evening + 1_800)
    #expect(desktop.notifications.count == 1)
  }

  @Test func itRepeatsUntilItIsSnoozedThenWaitsAndEndsWithAnAnswer() throws {
    let desktop = try desktop(
      [.init(title: "Harbour", start: Self.evening)],
      ReminderRule(subject: .title("Harbour"), lead: 5, repeatMinutes: 3, snoozeMinutes: 10))
    let due = Self.evening - 300
    try desktop.setClock(due)
    try desktop.setClock(due + 179)
    #expect(desktop.notifications.count == 1)
    try desktop.setClock(due + 180)
    #expect(desktop.notifications.count == 2)
    let shown = try #require(desktop.notifications.last)
    #expect(shown.replaces == desktop.notifications.first?.id, "one notification, said again")
    try desktop.answer(shown.id, "snooze")
    try desktop.wait("the snooze") { if case .snoozed = try state(desktop) { true } else { false } }
    try desktop.setClock(due + 779)
    #expect(desktop.notifications.count == 2)
    try desktop.setClock(due + 780)
    #expect(desktop.notifications.count == 3)
    try desktop.close(try #require(desktop.notifications.last).id)
    try desktop.wait("the answer") { try state(desktop) == .done }
    try desktop.setClock(due + 1_800)
    #expect(desktop.notifications.count == 3)
  }
}
