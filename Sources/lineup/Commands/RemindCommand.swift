import Foundation
import GuideModel
import GuideStore
import Reminders

struct RemindCommand: Command {
  static let name = "remind"
  static let summary = "Set reminders for programmes, or run a command when they start."
  static let arguments = "<channel> <time> | --series TITLE | --title T | --person P | --search S  [options]"
  static let options = [
    Option("series", value: "TITLE", help: "Every new episode of a series."),
    Option("title", value: "T", help: "Whenever a programme with this title is shown."),
    Option("person", value: "P", help: "Whenever a programme with this person is shown."),
    Option("search", value: "S", help: "Whenever a programme contains all these words."),
    Option("channel", value: "C", help: "Only on this channel."),
    Option(
      "between", value: "HH:MM-HH:MM",
      help: "Only programmes that start in these hours; with --channel alone, all of those."),
    Option("lead", value: "MIN", help: "Minutes before the start (the setting reminder-lead)."),
    Option("repeat", value: "MIN", help: "Repeat after this many minutes until answered."),
    Option("snooze", value: "MIN", help: "Minutes that Snooze waits (5)."),
    Option("silent", help: "Play no sound."),
    Option("repeats", help: "With --series: include repeats."),
    Option(
      "command", value: "CMD ARG…",
      help: "Run this instead of showing a notification; all further arguments belong to it.",
      takesRest: true),
  ]
  static let discussion = """
    A channel is a number, a feed's id, part of a name, or a key from 'lineup channels' (as #12); the time is any at which the programme runs. \
    A command is started without a shell, with LINEUP_TITLE, LINEUP_SUBTITLE, LINEUP_EPISODE, LINEUP_CHANNEL, LINEUP_CHANNEL_ID, \
    LINEUP_START, LINEUP_STOP, LINEUP_DURATION (seconds), LINEUP_ADDRESS and more in its environment, and the same as JSON on its standard \
    input. Reminders are given by 'lineup agent'.
    """

  private let parsed: ParsedArguments
  private let hours: TimeWindow?

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    let subjects = ["series", "title", "person", "search"].filter { arguments[$0] != nil }
    guard subjects.count <= 1 else {
      throw UsageError(localized("one of --\(subjects.joined(separator: ", --")), not several"))
    }
    hours = try arguments["between"].map(Self.window)
    let takesAll = subjects.isEmpty && arguments.positional.isEmpty && hours != nil && arguments["channel"] != nil
    if subjects.isEmpty, !takesAll, arguments.positional.count != 2 {
      throw UsageError(
        localized("no programme given; give a channel and a time, or --series, --title, --person or --search"))
    }
    if !subjects.isEmpty, !arguments.positional.isEmpty {
      throw UsageError(
        localized("unexpected argument '\(arguments.positional[0])'; quote a \(subjects[0]) that contains spaces"))
    }
    for name in ["lead", "repeat", "snooze"] { _ = try Self.minutes(arguments, name) }
  }

  private static func minutes(_ arguments: ParsedArguments, _ name: String) throws -> Int? {
    guard let text = arguments[name] else { return nil }
    guard let minutes = Int(text), (name == "snooze" ? 1 : 0)...10_080 ~= minutes else {
      throw UsageError(localized("--\(name) '\(text)': must be a number of minutes, at most 10080"))
    }
    return minutes
  }

  private static func window(_ text: String) throws -> TimeWindow {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { time -> Int? in
      let parts = time.split(separator: ":").map { Int($0) }
      guard parts.count == 2, let hour = parts[0], let minute = parts[1], 0..<24 ~= hour, 0..<60 ~= minute else {
        return nil
      }
      return hour * 60 + minute
    }
    guard numbers.count == 2, let from = numbers[0], let to = numbers[1] else {
      throw UsageError(localized("--between '\(text)': must be like 20:00-22:30"))
    }
    return TimeWindow(from: from, to: to)
  }

  func run() throws -> ExitCode {
    let store = try GuideLocation.openExisting(parsed)
    var rule = ReminderRule(
      subject: try subject(store), hours: hours, onlyNew: parsed["series"] != nil && !parsed.has("repeats"),
      lead: try Self.minutes(parsed, "lead"), repeatMinutes: try Self.minutes(parsed, "repeat") ?? 0,
      hasSound: !parsed.has("silent"), snoozeMinutes: try Self.minutes(parsed, "snooze") ?? 5, command: parsed.rest)
    if let text = parsed["channel"] {
      rule.channel = try store.channelReference(of: ChannelFinder.one(text, in: store.channels).id)
    }
    switch rule.fault {
    case .noWords: throw UsageError(localized("the search has no letters or digits"))
    case .tooWide: throw UsageError(localized("this would match everything; give a channel and hours"))
    case nil: break
    }
    // Given again, it is the same rule with another lead or sound: nobody wants two reminders.
    rule.id = try store.reminders().rules.first { $0.isTwin(of: rule) }?.id ?? 0
    guard let id = try store.makeReminderChange(.put(rule)) else { return .failed }
    let planned = try store.reminders().planned.filter { $0.rule == id }
    // A reminder that was answered is wanted again.
    if rule.isForOneAiring {
      for reminder in planned where reminder.state == .done { try store.makeReminderChange(.reopen(reminder.id)) }
    }
    Output.line(ReminderLines.added(id, rule, planned))
    AgentProgram.wakeOrExplain()
    return .done
  }

  private func subject(_ store: GuideStore) throws -> ReminderRule.Subject {
    if let title = parsed["title"] { return .title(title) }
    if let person = parsed["person"] { return .person(person) }
    if let search = parsed["search"] { return .search(search) }
    if let title = parsed["series"] { return .series(id: nil, title: title) }
    if parsed.positional.isEmpty { return .anything }
    let channel = try ChannelFinder.one(parsed.positional[0], in: store.channels)
    let instant = try LocalTime.parse(parsed.positional[1])
    guard
      let airing = try store.airings(on: channel.id, overlapping: instant..<instant + 1).last,
      let reference = try store.reference(to: airing, on: channel.id)
    else {
      throw CommandError(
        localized("The guide has no programme on \(channel.name) at \(LocalTime.dateAndClock(instant))."))
    }
    guard airing.stop > Int64(Date().timeIntervalSince1970) else {
      throw CommandError(localized("\(airing.title) is over already."))
    }
    return .airing(reference)
  }
}
