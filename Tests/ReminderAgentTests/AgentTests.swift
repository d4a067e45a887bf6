import Foundation
import GuideModel
import GuideStore
import Reminders
import Testing

@testable import ReminderAgent

@Suite(.serialized, .enabled(if: AgentDesktop.isAvailable))
struct AgentTests {
  private static let hostile = "--option; file:///etc/passwd <b>&amp; $(touch x)\n`y`"

  @Test func aDueReminderNotifiesOnce() throws {
    let desktop = try AgentDesktop()
    try desktop.fill(title: "Harbour", subtitle: "The Storm")
    try desktop.put(.title("Harbour"))
    try desktop.startAgent()
    try desktop.wait("the notification") { !desktop.notifications.isEmpty }
    // The agent checks the file again, and has nothing to report.
    #expect(try desktop.run(["--wake"]) == 0)
    let notification = try #require(desktop.notifications.first)
    #expect(desktop.notifications.count == 1)
    #expect(notification.summary == "Harbour")
    #expect(notification.body.hasPrefix("The Storm\nOne, "))
    #expect(notification.actions.contains("snooze"))
    #expect(!notification.actions.contains("watch"), "no playlist says where")
  }

  @Test func remindersAreShownOnceTheDesktopHasNotifications() throws {
    let desktop = try AgentDesktop(hasNotifications: false)
    try desktop.fill(title: "Harbour")
    try desktop.put(.title("Harbour"))
    try desktop.startAgent()
    try desktop.wait("the attempt") {
      if case .given = try desktop.store.reminders().planned.first?.state { true } else { false }
    }
    try desktop.startNotifications()
    try desktop.wait("the notification") { !desktop.notifications.isEmpty }
    let notification = try #require(desktop.notifications.first)
    #expect(notification.summary == "Harbour")
    #expect(notification.actions.contains("snooze"), "what the server can do was not known before it came")
    #expect(try desktop.run(["--wake"]) == 0)
    #expect(desktop.notifications.count == 1)
  }

  @Test func aRuleThatIsPutWhileItRunsIsNoticed() throws {
    let desktop = try AgentDesktop()
    try desktop.fill(title: "Harbour")
    try desktop.startAgent()
    try desktop.wait("the agent") { try desktop.run(["--wake"]) == 0 }
    try desktop.put(.title("Harbour"))
    try desktop.wait("the notification") { !desktop.notifications.isEmpty }
  }

  @Test func snoozeNotifiesAgainInPlaceOfTheFirst() throws {
    let desktop = try AgentDesktop()
    try desktop.fill(title: "Harbour")
    try desktop.put(.title("Harbour"))
    try desktop.startAgent()
    try desktop.wait("the notification") { !desktop.notifications.isEmpty }
    try desktop.answer(1, "snooze")
    func state() throws -> PlannedReminder.State? { try desktop.store.reminders().planned.first?.state }
    try desktop.wait("the snooze") {
      if case .snoozed = try state() { true } else { false }
    }
    let reminder = try #require(try desktop.store.reminders().planned.first)
    let now = Int64(Date().timeIntervalSince1970)
    try desktop.store.makeReminderChange(.snooze(reminder.id, minutes: 1), now: now - 60)
    try desktop.wait("the second notification") { desktop.notifications.count == 2 }
    #expect(desktop.notifications.last?.summary == "Harbour")
  }

  @Test func watchStartsThePlayerByTheRowsNumberOnly() throws {
    let desktop = try AgentDesktop()
    try desktop.fill(title: Self.hostile, stream: "http://user:secret@127.0.0.1/stream;--x")
    try desktop.put(.search("option"))
    try desktop.startAgent()
    try desktop.wait("the notification") { !desktop.notifications.isEmpty }
    let notification = try #require(desktop.notifications.first)
    #expect(notification.actions.contains("watch"))
    #expect(!"\(notification)".contains("secret"), "a notification names no address")
    try desktop.answer(notification.id, "watch")
    try desktop.wait("the player") { desktop.lines("argv").contains("done") }
    let reminder = try #require(try desktop.store.reminders().planned.first)
    #expect(desktop.lines("argv") == ["watch", "--database", desktop.store.path, "#\(reminder.row)", "done"])
    #expect(reminder.state == .done)
  }

  @Test func afterASleepWhatRunsIsGivenLateAndWhatIsOverIsListedOnce() throws {
    let desktop = try AgentDesktop()
    try desktop.fill(title: "Harbour", startingIn: -1_200)
    try desktop.fill(title: "Morning", startingIn: -20_000, source: "other")
    // Stored while both were still to come; then the computer was suspended.
    let before = Int64(Date().timeIntervalSince1970) - 40_000
    for title in ["Harbour", "Morning"] { try desktop.put(.title(title), at: before) }
    try desktop.startAgent()
    try desktop.wait("the notifications") { desktop.notifications.count >= 2 }
    #expect(try desktop.run(["--wake"]) == 0)
    #expect(desktop.notifications.map(\.summary) == ["Harbour", "Missed programmes: 1"])
    #expect(desktop.notifications[0].body.hasSuffix("Started 20 min ago"))
    #expect(desktop.notifications[1].body.contains("Morning on One"))
    #expect(desktop.notifications[1].actions.isEmpty)
  }

  @Test func manyRemindersAtOnceAreOneNotification() throws {
    let desktop = try AgentDesktop()
    let now = Int64(Date().timeIntervalSince1970)
    try desktop.store.importFeed(source: "feed") { sink in
      var batch = FeedBatch()
      for number in 0..<40 {
        var record = FeedBatch.ChannelRecord()
        record.feedID = batch.append("c\(number)")
        record.name = batch.append("Channel \(number)")
        batch.channels.append(record)
        var programme = FeedBatch.ProgrammeRecord()
        programme.channelFeedID = record.feedID
        (programme.start, programme.stop) = (now + 120, now + 3_600)
        programme.title = batch.append("Harbour \(number)")
        batch.programmes.append(programme)
      }
      try sink(batch, 1)
    }
    try desktop.put(.search("harbour"))
    try desktop.startAgent()
    try desktop.wait("the notifications") { desktop.notifications.count == 5 }
    #expect(try desktop.run(["--wake"]) == 0)
    #expect(desktop.notifications.count == 5)
    #expect(desktop.notifications.last?.summary == "More reminders: 36")
    #expect(desktop.notifications.last?.body.hasSuffix("and 31 more") == true)
  }

  @Test func overlappingRemindersAreNamed() throws {
    let desktop = try AgentDesktop()
    try desktop.fill(title: "Harbour")
    try desktop.fill(title: "Lighthouse", startingIn: 900, source: "other", channel: "Two")
    for title in ["Harbour", "Lighthouse"] { try desktop.put(.title(title)) }
    try desktop.startAgent()
    try desktop.wait("the notification") { !desktop.notifications.isEmpty }
    #expect(desktop.notifications.first?.body.hasSuffix("At the same time: Lighthouse on Two") == true)
  }

  @Test func aNotificationThatAPersonClosesIsAnswered() throws {
    let desktop = try AgentDesktop()
    try desktop.fill(title: "Harbour")
    try desktop.put(.title("Harbour"))
    try desktop.startAgent()
    try desktop.wait("the notification") { !desktop.notifications.isEmpty }
    try desktop.close(1)
    try desktop.wait("the answer") { try desktop.store.reminders().planned.first?.state == .done }
  }

  @Test func aRefreshThatMovesAnAiringMovesItsReminder() throws {
    let desktop = try AgentDesktop()
    try desktop.fill(title: "Harbour", startingIn: 7_200)
    try desktop.put(.title("Harbour"))
    try desktop.startAgent()
    try desktop.wait("the agent") { try desktop.run(["--wake"]) == 0 }
    #expect(desktop.notifications.isEmpty)
    let id = try desktop.store.reminders().planned.first?.id
    // Closer: it is due now, and the agent needs no notification.
    try desktop.fill(title: "Harbour", startingIn: 240, laterTitle: "News")
    try desktop.wait("the notification") { !desktop.notifications.isEmpty }
    #expect(try desktop.store.reminders().planned.map(\.id) == [id])
    #expect(desktop.notifications.map(\.summary) == ["Harbour"])
  }

  @Test func recordingsThatStartLateKnowIt() throws {
    let desktop = try AgentDesktop()
    try desktop.fill(title: "Harbour", startingIn: -1_200)
    let before = Int64(Date().timeIntervalSince1970) - 40_000
    let script = "printf '%s\\n' \"$LINEUP_LATE\" \"$LINEUP_LEAD\" \"$LINEUP_DURATION\" > \"$0\""
    try desktop.put(.title("Harbour"), command: ["/bin/sh", "-c", script, desktop.path("late")], at: before)
    try desktop.startAgent()
    try desktop.wait("the recording") { desktop.lines("late").count == 3 }
    #expect(desktop.lines("late") == ["1", "300", "3600"])
  }

  @Test func whetherTheBusStartsOneIsReported() throws {
    let desktop = try AgentDesktop()
    #expect(try desktop.run(["--status"]) == 1)
    #expect(try desktop.run(["--wake"]) == 1)
  }

  @Test func detailsStartTheGuideWithNumbersOnly() throws {
    let desktop = try AgentDesktop()
    try desktop.fill(title: Self.hostile, channel: "--channel; <i>")
    try desktop.put(.search("option passwd"))
    try desktop.startAgent()
    try desktop.wait("the notification") { !desktop.notifications.isEmpty }
    let notification = try #require(desktop.notifications.first)
    #expect(notification.summary == "--option; file:///etc/passwd <b>&amp; $(touch x) `y`")
    #expect(
      notification.body.contains("--channel; &lt;i&gt;"), "the body is markup, in which nothing of a feed has a meaning"
    )
    try desktop.answer(notification.id, "details")
    try desktop.wait("the guide") { desktop.lines("argv").contains("done") }
    let reminder = try #require(try desktop.store.reminders().planned.first)
    #expect(
      desktop.lines("argv") == [
        "open", "--database", desktop.store.path, "--at", "@\(reminder.airing.start)",
        "done",
      ])
    #expect(reminder.state == .done)
  }

  @Test func recordingsGetTheAiringAndNothingOfItIsRun() throws {
    let desktop = try AgentDesktop()
    try desktop.fill(title: Self.hostile)
    let script =
      "printf '%s\\n' \"$1\" \"$LINEUP_TITLE\" \"$LINEUP_CHANNEL\" > \"$0.env\"; cat > \"$0.json\"; echo > \"$0.done\""
    try desktop.put(
      .search("option"), command: ["/bin/sh", "-c", script, desktop.path("recording"), "$LINEUP_TITLE;--x"])
    try desktop.startAgent()
    try desktop.wait("the recording") { FileManager.default.fileExists(atPath: desktop.path("recording.done")) }
    #expect(
      desktop.lines("recording.env") == ["$LINEUP_TITLE;--x"] + Self.hostile.components(separatedBy: "\n") + ["One"])
    let json = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: desktop.path("recording.json"))))
    let object = try #require(json as? [String: Any])
    #expect(object["title"] as? String == Self.hostile)
    #expect((object["stop"] as? Int ?? 0) - (object["start"] as? Int ?? 0) == 3_600)
    #expect(desktop.notifications.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "x"))
  }

  @Test func thereIsOneAgentAndItEndsCleanly() throws {
    let desktop = try AgentDesktop()
    try desktop.fill(title: "Harbour")
    let first = try desktop.startAgent()
    try desktop.wait("the agent") { try desktop.run(["--wake"]) == 0 }
    let second = try desktop.startAgent()
    second.waitUntilExit()
    #expect(second.terminationStatus == 0)
    #expect(first.isRunning)
    first.terminate()
    first.waitUntilExit()
    #expect(first.terminationReason == .exit && first.terminationStatus == 0)
  }

  @Test func itsUnitsAreWrittenAndRemoved() throws {
    let desktop = try AgentDesktop()
    #expect(try desktop.run(["--install", "--database", "/tmp/a b%/guide.db"]) == 0)
    let unit = try String(contentsOfFile: desktop.path("systemd/user/lineup-agent.service"), encoding: .utf8)
    #expect(unit.contains("/lineup-agent\" \"--database\" \"/tmp/a b%%/guide.db\""))
    let service = try String(
      contentsOfFile: desktop.path("dbus-1/services/org.lineup_guide.Agent.service"), encoding: .utf8)
    #expect(service.contains("Name=org.lineup_guide.Agent\n"))
    #expect(try desktop.run(["--uninstall"]) == 0)
    #expect(!FileManager.default.fileExists(atPath: desktop.path("systemd/user/lineup-agent.service")))
    #expect(!FileManager.default.fileExists(atPath: desktop.path("dbus-1/services/org.lineup_guide.Agent.service")))
  }
}
