import GuideModel
import GuideStore
import Reminders
import UIKit

/// What is to come of all that a person wants to be reminded of: planned, at the same time, missed, and the rules.
final class RemindersPanel: PanelListViewController {
  private let reminders: any ReminderManaging
  private let times: GuideTimes
  private let now: () -> Int64
  /// Called with what a person chose to see in the grid.
  private let onShow: (PlannedReminder) -> Void

  init(
    reminders: any ReminderManaging, times: GuideTimes, now: @escaping () -> Int64,
    onShow: @escaping (PlannedReminder) -> Void
  ) {
    self.reminders = reminders
    self.times = times
    self.now = now
    self.onShow = onShow
    super.init(nibName: nil, bundle: nil)
    title = localized("Reminders")
  }

  required init?(coder: NSCoder) { nil }

  override var emptyText: String {
    reminders.failure ?? localized("No reminders yet. Choose “Remind me” in a programme's menu.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    reminders.observe { [weak self] in self?.reload() }
    reminders.reload()
  }

  override func makeSections() -> [PanelSection] {
    guard let list = reminders.list else { return [] }
    let now = now()
    let open = list.planned.filter { $0.isOpen(at: now) }
    let planner = ReminderPlanner(rules: list.rules, planned: list.planned, usualLead: 0)
    let conflicts = planner.conflicts(at: now).flatMap { $0 }
    let missed = list.planned.filter { $0.state == .missed }
    let clashing = Set(conflicts.map(\.id))
    return [
      PanelSection(
        title: localized("To come"), rows: open.prefix(Self.most).map { row($0, clashes: clashing.contains($0.id)) }),
      PanelSection(
        title: localized("At the same time"),
        rows: conflicts.prefix(Self.most).map { row($0, prefix: "c", clashes: true) }),
      PanelSection(title: localized("Missed"), rows: missed.prefix(Self.most).map { row($0, clashes: false) }),
      PanelSection(title: localized("Rules"), rows: list.rules.prefix(Self.most).map(row)),
    ].filter { !$0.rows.isEmpty }
  }

  /// Nobody reads more.
  private static let most = 500

  private func row(_ reminder: PlannedReminder, prefix: String = "p", clashes: Bool) -> PanelRow {
    let airing = reminder.airing
    var row = PanelRow(id: "\(prefix)\(reminder.id)", title: airing.title)
    var parts = [
      localized("\(times.dayText(airing.start)), \(times.timeText(airing.start))–\(times.timeText(airing.stop))"),
      airing.channel.name,
    ]
    if !airing.subtitle.isEmpty { parts.insert(airing.subtitle, at: 0) }
    if reminder.standing == .unlisted { parts.append(localized("no longer in the guide")) }
    if case .snoozed(let until) = reminder.state { parts.append(localized("put off until \(times.timeText(until))")) }
    row.detail = parts.filter { !$0.isEmpty }.joined(separator: " · ")
    if clashes { row.style = .warning }
    if reminder.state == .missed { row.style = .dimmed }
    return row
  }

  private func row(_ rule: ReminderRule) -> PanelRow {
    var row = PanelRow(id: "r\(rule.id)", title: "", accessory: .toggle(rule.isEnabled))
    switch rule.subject {
    case .airing(let airing):
      row.title = airing.title
      row.detail = localized("\(times.dayText(airing.start)), \(times.timeText(airing.start))")
    case .series(_, let title):
      row.title = title
      row.detail = rule.onlyNew ? localized("Every new episode") : localized("Every episode")
    case .title(let title): (row.title, row.detail) = (title, localized("Whenever it comes"))
    case .person(let name): (row.title, row.detail) = (name, localized("Whenever this person takes part"))
    case .search(let text): (row.title, row.detail) = (text, localized("Whenever these words occur"))
    case .anything: (row.title, row.detail) = (rule.channel?.name ?? "", localized("Everything in some hours"))
    }
    let details = [row.detail, rule.channel?.name ?? "", rule.isRecording ? localized("Runs a command") : ""]
    row.detail = details.filter { !$0.isEmpty }.joined(separator: " · ")
    return row
  }

  private func rule(of row: PanelRow) -> ReminderRule? {
    guard row.id.hasPrefix("r"), let id = Int64(row.id.dropFirst()) else { return nil }
    return reminders.list?.rules.first { $0.id == id }
  }

  private func reminder(of row: PanelRow) -> PlannedReminder? {
    guard !row.id.hasPrefix("r"), let id = Int64(row.id.dropFirst()) else { return nil }
    return reminders.list?.planned.first { $0.id == id }
  }

  override func choose(_ row: PanelRow) {
    if let reminder = reminder(of: row) { onShow(reminder) } else { press(row) }
  }

  override func press(_ row: PanelRow) {
    guard var rule = rule(of: row) else { return }
    rule.isEnabled.toggle()
    reminders.perform(.put(rule))
  }

  override func menu(for row: PanelRow) -> UIMenu? {
    let reminders = reminders
    if let rule = rule(of: row) {
      return UIMenu(children: [
        UIAction(title: localized("Delete"), attributes: .destructive) { _ in reminders.perform(.removeRule(rule.id)) }
      ])
    }
    guard let reminder = reminder(of: row) else { return nil }
    return UIMenu(children: [
      UIAction(title: localized("Put off")) { _ in reminders.perform(.snooze(reminder.id, minutes: nil)) },
      UIAction(title: localized("Don't remind me of this"), attributes: .destructive) { _ in
        reminders.perform(.finish(reminder.id))
      },
    ])
  }
}
