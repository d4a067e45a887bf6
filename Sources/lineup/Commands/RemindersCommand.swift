import Foundation
import GuideModel
import GuideStore
import Reminders

struct RemindersCommand: Command {
  static let name = "reminders"
  static let summary = "List, remove and snooze reminders and their rules."
  static let arguments = "[list | conflicts | remove RULE… | snooze REMINDER [MIN]] [--json]"
  static let options = [Option("json", help: "Print JSON, for other programs.")]
  static let discussion = """
    'list' shows what is planned with its number, then the rules with theirs. 'remove' takes numbers of rules, 'snooze' the number of \
    something planned. 'conflicts' shows what is on at the same time on different channels.
    """

  private enum Task { case list, conflicts, remove([Int64]), snooze(Int64, minutes: Int?) }

  private let parsed: ParsedArguments
  private let task: Task

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    let rest = Array(arguments.positional.dropFirst())
    func numbers() throws -> [Int64] {
      try rest.map { text in
        guard let number = Int64(text), number > 0 else {
          throw UsageError(localized("'\(text)' is not a number from 'lineup reminders'"))
        }
        return number
      }
    }
    switch arguments.positional.first ?? "list" {
    case "list" where rest.isEmpty: task = .list
    case "conflicts" where rest.isEmpty: task = .conflicts
    case "remove" where !rest.isEmpty: task = .remove(try numbers())
    case "snooze" where rest.count == 1 || rest.count == 2:
      let numbers = try numbers()
      task = .snooze(numbers[0], minutes: numbers.count > 1 ? Int(min(numbers[1], 10_080)) : nil)
    default:
      throw UsageError(localized("write 'reminders list', 'conflicts', 'remove RULE…' or 'snooze REMINDER [MIN]'"))
    }
  }

  func run() throws -> ExitCode {
    switch task {
    case .list:
      let list = try GuideLocation.openForReading(parsed).reminders()
      if parsed.has("json") { return try write(list) }
      for reminder in list.planned { Output.line(ReminderLines.line(reminder)) }
      if !list.planned.isEmpty, !list.rules.isEmpty { Output.line() }
      for rule in list.rules { Output.line(ReminderLines.line(rule)) }
      if list.rules.isEmpty { Output.note(localized("There are no reminders. Add one with 'lineup remind'.")) }
    case .conflicts:
      let list = try GuideLocation.openForReading(parsed).reminders()
      let planner = ReminderPlanner(rules: list.rules, planned: list.planned, usualLead: 0)
      let groups = planner.conflicts(at: Int64(Date().timeIntervalSince1970))
      if parsed.has("json") {
        try write(groups.map { $0.map(ReminderLines.object) })
        return .done
      }
      for (index, group) in groups.enumerated() {
        if index > 0 { Output.line() }
        for reminder in group { Output.line(ReminderLines.line(reminder)) }
      }
      if groups.isEmpty { Output.note(localized("No reminders overlap.")) }
    case .remove(let ids):
      let store = try GuideLocation.openExisting(parsed)
      var result = ExitCode.done
      for id in ids where try store.makeReminderChange(.removeRule(id)) == nil {
        Output.error(localized("There is no rule \(id)."))
        result = .failed
      }
      return result
    case .snooze(let id, let minutes):
      guard try GuideLocation.openExisting(parsed).makeReminderChange(.snooze(id, minutes: minutes)) != nil else {
        throw CommandError(localized("There is no reminder \(id)."))
      }
      AgentProgram.wakeOrExplain()
    }
    return .done
  }

  private func write(_ list: ReminderList) throws -> ExitCode {
    let encoder = JSONEncoder()
    let rules = try list.rules.map { try JSONSerialization.jsonObject(with: encoder.encode($0)) }
    try write(["rules": rules, "reminders": list.planned.map(ReminderLines.object)])
    return .done
  }

  private func write(_ object: Any) throws {
    let data = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    Output.line(String(decoding: data, as: UTF8.self))
  }
}
