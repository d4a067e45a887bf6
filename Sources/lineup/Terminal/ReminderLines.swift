import Foundation
import GuideModel
import Reminders

/// Reminders and their rules as lines for people.
enum ReminderLines {
  static func added(_ id: ReminderRule.ID, _ rule: ReminderRule, _ planned: [PlannedReminder]) -> String {
    guard let first = planned.first else {
      return localized("Rule \(id): \(text(rule)). Nothing in the guide matches yet.")
    }
    let airing = first.airing
    let time = LocalTime.dayAndClock(airing.start)
    if planned.count == 1 {
      return localized("Rule \(id): \(airing.title) on \(airing.channel.name), \(time).")
    }
    return localized(
      "Rule \(id): \(text(rule)). \(planned.count) programmes, the first on \(airing.channel.name), \(time).")
  }

  /// "Every new episode of Harbour on One".
  static func text(_ rule: ReminderRule) -> String {
    let subject =
      switch rule.subject {
      case .airing(let airing): localized("\(airing.title), \(LocalTime.dayAndClock(airing.start))")
      case .series(_, let title):
        rule.onlyNew ? localized("every new episode of \(title)") : localized("every episode of \(title)")
      case .title(let title): localized("whenever “\(title)” is shown")
      case .person(let name): localized("whenever a programme with \(name) is shown")
      case .search(let text): localized("whenever “\(text)” occurs")
      case .anything: localized("everything")
      }
    guard let channel = rule.channel else { return subject }
    return localized("\(subject) on \(channel.name)")
  }

  static func line(_ reminder: PlannedReminder) -> String {
    let airing = reminder.airing
    let subtitle = airing.subtitle.isEmpty ? airing.title : localized("\(airing.title): \(airing.subtitle)")
    let times = "\(LocalTime.dayAndClock(airing.start))–\(LocalTime.clock(airing.stop))"
    return "\(reminder.id)\t\(times)\t\(airing.channel.name)\t\(subtitle)\(state(reminder).map { "\t\($0)" } ?? "")"
  }

  static func line(_ rule: ReminderRule) -> String {
    var marks: [String] = []
    if !rule.isEnabled { marks.append(localized("off")) }
    if rule.isRecording { marks.append(localized("runs \(rule.command.joined(separator: " "))")) }
    return "\(rule.id)\t\(text(rule))" + marks.map { "\t\($0)" }.joined()
  }

  private static func state(_ reminder: PlannedReminder) -> String? {
    switch (reminder.standing, reminder.state) {
    case (.channelGone, _): localized("its channel no longer exists")
    case (_, .missed): localized("missed")
    case (.unlisted, _): localized("no longer in the guide")
    case (_, .waiting): nil
    case (_, .given): localized("given")
    case (_, .snoozed(let until)): localized("put off until \(LocalTime.clock(until))")
    case (_, .done): localized("done")
    }
  }

  /// Returns all of a reminder for other programs.
  static func object(_ reminder: PlannedReminder) -> [String: Any] {
    let airing = reminder.airing
    let state =
      switch reminder.state {
      case .waiting: "waiting"
      case .given: "given"
      case .snoozed: "snoozed"
      case .done: "done"
      case .missed: "missed"
      }
    return [
      "id": reminder.id, "rule": reminder.rule, "title": airing.title, "subtitle": airing.subtitle,
      "episode": airing.episode, "channel": airing.channel.name, "channel_id": airing.channel.feedID,
      "row": Int(reminder.row), "start": airing.start, "stop": airing.stop, "lead": reminder.lead, "state": state,
      "listed": reminder.standing == .listed,
    ]
  }
}
