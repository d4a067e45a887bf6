import GuideModel
import Reminders
import Testing

@testable import GuideStore

@Suite("Reminders in the store")
struct ReminderStoreTests {
  private let folder: ScratchFolder
  private let store: GuideStore
  /// Before everything.
  private let now = midnight - hour

  init() throws {
    folder = try ScratchFolder()
    store = try GuideStore(path: folder.path("guide.db"), clock: { midnight - hour })
    try store.refresh(
      [listing("one", "Harbour", 20), listing("one", "News", 21), listing("two", "Harbour", 22)],
      channels: ["one", "two"])
  }

  private func listing(_ channel: String, _ title: String, _ hours: Int64, subtitle: String = "") -> Listing {
    Listing(
      channel: channel, start: midnight + hours * hour, stop: midnight + (hours + 1) * hour, title: title,
      subtitle: subtitle)
  }

  private func planned() throws -> [String] {
    try store.reminders().planned.map { reminder in
      let hours = (reminder.airing.start - midnight) / hour
      return "\(reminder.airing.channel.feedID) \(reminder.airing.title) \(hours)"
    }
  }

  @discardableResult
  private func put(_ subject: ReminderRule.Subject, command: [String] = []) throws -> Int64 {
    try #require(
      try store.makeReminderChange(.put(ReminderRule(subject: subject, lead: 5, command: command)), now: now))
  }

  @Test func aNewRuleTakesWhatTheGuideHas() throws {
    try put(.title("harbour"))
    #expect(try planned() == ["one Harbour 20", "two Harbour 22"])
    #expect(try store.reminders().rules.count == 1)
  }

  @Test func changesOfImportsAreSeenOnceAndOnlyWhereThereAreRules() throws {
    #expect(try !store.hasUnmatchedReminders)
    try put(.title("Harbour"))
    #expect(try !store.hasUnmatchedReminders)
    try store.refresh([listing("one", "Harbour", 20), listing("one", "Other", 21)])
    #expect(try !store.hasUnmatchedReminders, "an import matches at its end")
  }

  @Test func planningFollowsAnAiringThatMoves() throws {
    try put(.title("Harbour"))
    let id = try #require(try store.reminders().planned.first?.id)
    try store.withWriter { connection in
      // As left by an import that could not match.
      try connection.run(
        "UPDATE airing SET id = ? WHERE id = ?",
        SQLiteValue(AiringKey(channel: store.key("one"), start: midnight + 19 * hour).rawValue),
        SQLiteValue(AiringKey(channel: store.key("one"), start: midnight + 20 * hour).rawValue))
      try connection.run(
        "UPDATE channel SET dirty_from = ?, dirty_to = ? WHERE key = ?", SQLiteValue(midnight),
        SQLiteValue(midnight + 30 * hour), SQLiteValue(store.key("one")))
    }
    #expect(try store.hasUnmatchedReminders)
    try store.planReminders(now: now)
    #expect(try !store.hasUnmatchedReminders)
    #expect(try planned() == ["one Harbour 19", "two Harbour 22"])
    #expect(try store.reminders().planned.first?.id == id)
  }

  @Test func updatingTheSearchIndexIsNoChange() throws {
    try put(.title("Harbour"))
    try store.withWriter { connection in
      try connection.run("DELETE FROM reminder_change")
      try connection.run("UPDATE channel SET dirty_from = 10, dirty_to = 20")
      try connection.run("DELETE FROM reminder_change")
      try connection.run("UPDATE channel SET dirty_from = 15")
      try connection.run("UPDATE channel SET dirty_from = NULL, dirty_to = NULL")
    }
    #expect(try !store.hasUnmatchedReminders)
  }

  @Test func dueRemindersAreGivenOnceAcrossProcesses() throws {
    try put(.title("Harbour"))
    let other = try GuideStore(path: store.path)
    #expect(try store.nextReminder() == midnight + 20 * hour - 300)
    #expect(try store.advanceReminders(to: midnight + 20 * hour - 301).due.isEmpty)
    let due = try store.advanceReminders(to: midnight + 20 * hour - 300).due
    #expect(due.map(\.reminder.airing.title) == ["Harbour"])
    #expect(try other.advanceReminders(to: midnight + 20 * hour).due.isEmpty)
    #expect(try other.nextReminder() == midnight + 22 * hour - 300)
    // After a long suspend the second is over.
    #expect(try other.advanceReminders(to: midnight + 40 * hour).missed.map(\.airing.title) == ["Harbour"])
    #expect(try other.nextReminder() == nil)
  }

  @Test func snoozeAndFinish() throws {
    try put(.title("Harbour"))
    let id = try #require(try store.advanceReminders(to: midnight + 20 * hour).due.first?.id)
    try store.makeReminderChange(.snooze(id, minutes: 10), now: midnight + 20 * hour)
    #expect(try store.nextReminder() == midnight + 20 * hour + 600)
    #expect(try store.advanceReminders(to: midnight + 20 * hour + 600).due.map(\.reason) == [.again])
    try store.makeReminderChange(.finish(id))
    #expect(try store.nextReminder() == midnight + 22 * hour - 300)
    #expect(try store.makeReminderChange(.snooze(999, minutes: nil)) == nil)
  }

  @Test func changingARuleChangesWhenItIsDue() throws {
    let id = try put(.title("Harbour"))
    var rule = try #require(try store.reminders().rules.first)
    rule.lead = 60
    try store.makeReminderChange(.put(rule), now: now)
    #expect(try store.nextReminder() == midnight + 19 * hour)
    rule.isEnabled = false
    try store.makeReminderChange(.put(rule), now: now)
    #expect(try store.nextReminder() == nil)
    #expect(try store.makeReminderChange(.removeRule(id)) == id)
    #expect(try store.reminders().planned.isEmpty)
    #expect(try store.makeReminderChange(.removeRule(id)) == nil)
  }

  @Test func bellsAreInMemoryByRowAndTime() throws {
    try put(.title("Harbour"))
    try store.withWriter { try $0.run("UPDATE reminder SET stop = stop + 864000000, start = start + 864000000") }
    try store.reload()
    let (one, two) = (store.key("one"), store.key("two"))
    let all = store.remindedAirings()
    #expect(
      all == [.init(channel: one, start: midnight + 20 * hour), .init(channel: two, start: midnight + 22 * hour)])
    #expect(store.remindedAirings(rows: [two]).map(\.channel) == [two])
    #expect(store.remindedAirings(in: 0..<midnight).isEmpty)
  }

  @Test func answeredRemindersHaveNoBellUnlessRecorded() throws {
    try put(.title("Harbour"))
    try put(.title("News"), command: ["record"])
    try store.withWriter { try $0.run("UPDATE reminder SET stop = stop + 864000000, start = start + 864000000") }
    for reminder in try store.reminders().planned where reminder.airing.channel.feedID == "one" {
      try store.makeReminderChange(.finish(reminder.id), now: now)
    }
    #expect(
      store.remindedAirings() == [
        .init(channel: store.key("one"), start: midnight + 21 * hour),
        .init(channel: store.key("two"), start: midnight + 22 * hour),
      ])
  }

  @Test func oneAiringIsReferredToAndTaken() throws {
    let airing = try #require(try store.everything(on: "one").first)
    let reference = try #require(try store.reference(to: airing, on: store.key("one")))
    #expect(reference.channel == ChannelReference(source: "feed", feedID: "one", name: "Name of one"))
    try put(.airing(reference))
    #expect(try planned() == ["one Harbour 20"])
  }

  @Test func aRemovedSourceLeavesItsReminderUntilItIsBack() throws {
    let airing = try #require(try store.everything(on: "one").first)
    let reference = try #require(try store.reference(to: airing, on: store.key("one")))
    try put(.airing(reference))
    try store.removeSource("feed")
    try store.planReminders(now: now)
    #expect(try store.reminders().planned.map(\.standing) == [.channelGone])
    #expect(try store.nextReminder() == nil)
    try store.refresh([listing("two", "X", 1), listing("one", "Harbour", 20)], channels: ["two", "one"])
    try store.withWriter { connection in
      try connection.run(
        "UPDATE channel SET dirty_from = ?, dirty_to = ?", SQLiteValue(midnight), SQLiteValue(midnight + 90_000))
    }
    try store.planReminders(now: now)
    #expect(try store.nextReminder() == midnight + 20 * hour - 300)
  }

  @Test func hiddenChannelsAreNotLookedAt() throws {
    try store.setHidden(true, channels: [store.key("one")])
    try put(.title("Harbour"))
    #expect(try planned() == ["two Harbour 22"])
  }
}
