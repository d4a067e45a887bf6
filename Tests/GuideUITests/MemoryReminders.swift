import GuideModel
@testable import GuideStore
import Reminders

@testable import GuideUI

/// Reminders in memory, for tests: rules for one airing plan that airing, rules for a title or person plan nothing.
@MainActor final class MemoryReminders: ReminderManaging {
  private(set) var list: ReminderList?
  var reminded: Set<Airing.ID> { Set((list?.planned ?? []).filter { $0.state != .done }.map(\.airingID)) }
  var failure: String?
  var agent: (any ReminderAgentReaching)?
  private let library: InMemoryLibrary
  private var observers: [@MainActor () -> Void] = []
  private var nextID: Int64 = 1

  init(library: InMemoryLibrary, agent: (any ReminderAgentReaching)? = nil) {
    self.library = library
    self.agent = agent
    agent?.onChange = { [weak self] in self?.tell() }
  }

  private func tell() { for observer in observers { observer() } }

  func observe(_ handler: @escaping @MainActor () -> Void) { observers.append(handler) }

  func reload() {
    if list == nil { list = ReminderList(rules: [], planned: []) }
    tell()
  }

  func perform(_ change: ReminderChange, onDone: @escaping @MainActor (Int64?) -> Void) {
    var changed = list ?? ReminderList(rules: [], planned: [])
    var number: Int64?
    switch change {
    case .put(var rule):
      if rule.id == 0 {
        rule.id = nextID
        nextID += 1
      }
      changed.rules.removeAll { $0.id == rule.id }
      changed.rules.append(rule)
      changed.planned.removeAll { $0.rule == rule.id }
      if case .airing(let airing) = rule.subject, let row = Int32(airing.channel.feedID) {
        changed.planned.append(
          PlannedReminder(
            id: rule.id * 100, rule: rule.id, airing: airing, airingID: Airing.ID(channel: row, start: airing.start),
            row: row, lead: 300))
      }
      number = rule.id
    case .removeRule(let id):
      changed.rules.removeAll { $0.id == id }
      changed.planned.removeAll { $0.rule == id }
      number = id
    case .snooze(let id, _), .finish(let id), .reopen(let id):
      for index in changed.planned.indices where changed.planned[index].id == id {
        changed.planned[index].state = change == .finish(id) ? .done : .waiting
        number = id
      }
    }
    list = changed
    agent?.reach()
    onDone(number)
    tell()
  }

  func makeRule(
    for airing: Airing, on row: Channel.Key, _ make: @escaping @Sendable (AiringReference, Programme?) -> ReminderRule,
    onDone: @escaping @MainActor (ReminderRule?) -> Void
  ) {
    let name = library.channels.first { $0.id == row }?.name ?? ""
    let reference = AiringReference(
      channel: ChannelReference(source: "memory", feedID: "\(row)", name: name), start: airing.start,
      stop: airing.stop, title: airing.title, subtitle: airing.subtitle)
    onDone(make(reference, library.programme(airing.id)))
  }

  func makeRule(
    forSearch text: String, onDone: @escaping @MainActor (Result<ReminderRule, SearchRule.Failure>) -> Void
  ) {
    onDone(text.contains("tonight") ? .failure(.part("tonight")) : .success(ReminderRule(subject: .search(text))))
  }

  func people(in airing: Airing, onDone: @escaping @MainActor ([String]) -> Void) {
    onDone(airing.title.isEmpty ? [] : ["Port Ellery"])
  }
}

/// An agent that does what a test says.
@MainActor final class ScriptedAgent: ReminderAgentReaching {
  var state = ReminderAgentState.unknown {
    didSet { if state != oldValue { onChange?() } }
  }
  var onChange: (() -> Void)?
  private(set) var reached = 0
  private(set) var wasInstalled: [Bool] = []

  func reach() { reached += 1 }

  func setInstalled(_ isInstalled: Bool) {
    wasInstalled.append(isInstalled)
    state = isInstalled ? .installed : .whileOpen
  }
}
