import GuideModel
import GuideStore
import Reminders
import UIKit

/// Lists reminders: planned, at the same time, missed, and the rules.
final class RemindersPanel: PanelListViewController {
  private let actions: ReminderActions
  private var reminders: any ReminderManaging { actions.manager }
  private let times: GuideTimes
  private let now: () -> Int64
  /// Called with the reminder that the user chose to see in the grid.
  private let onShow: (PlannedReminder) -> Void

  init(
    actions: ReminderActions, times: GuideTimes, now: @escaping () -> Int64,
    onShow: @escaping (PlannedReminder) -> Void
  ) {
    self.actions = actions
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
      list.rules.isEmpty ? PanelSection(rows: []) : agentSection,
    ].filter { !$0.rows.isEmpty }
  }

  /// The section about the program that gives reminders while the window is closed.
  private var agentSection: PanelSection {
    guard let agent = reminders.agent else { return PanelSection(rows: []) }
    let isInstalled = agent.state == .installed
    var row = PanelRow(
      id: Self.agentID, title: localized("Also remind me when the window is closed"), accessory: .toggle(isInstalled))
    if case .absent(let reason) = agent.state {
      row.detail = reason
      row.style = .warning
    } else if agent.state == .whileOpen {
      row.detail = localized("Reminders are given while this window is open.")
    }
    return PanelSection(
      rows: [row], footer: localized("A small program that starts with your session gives the reminders."))
  }

  private static let agentID = "agent"

  /// The maximum number of rows; more would not be read.
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
    row.detail = parts.joinedInReadingOrder(separator: " · ")
    if clashes { row.style = .warning }
    if reminder.state == .missed { row.style = .dimmed }
    return row
  }

  private func row(_ rule: ReminderRule) -> PanelRow {
    var row = PanelRow(
      id: "r\(rule.id)", title: ReminderWords.subject(of: rule), accessory: .toggle(rule.isEnabled))
    let details = [
      ReminderWords.kind(of: rule, times: times), rule.channel?.name ?? "",
      rule.isRecording ? localized("Runs a command") : "",
    ]
    row.detail = details.filter { $0 != row.title }.joinedInReadingOrder(separator: " · ")
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
    if row.id == Self.agentID { return reminders.agent?.setInstalled(row.accessory == .toggle(false)) ?? () }
    guard let rule = rule(of: row) else { return }
    actions.change(rule) { $0.isEnabled.toggle() }
  }

  override func menu(for row: PanelRow) -> UIMenu? {
    if let rule = rule(of: row) { return menu(for: rule) }
    guard let reminder = reminder(of: row) else { return nil }
    var children: [UIMenuElement] = []
    if reminder.isOpen(at: now()), case .given = reminder.state {
      children.append(
        UIAction(title: localized("Put off")) { [reminders] _ in
          reminders.perform(.snooze(reminder.id, minutes: nil))
        })
    }
    children.append(
      UIAction(title: localized("Don't remind me of this"), attributes: .destructive) { [actions] _ in
        actions.cancel(reminder)
      })
    return UIMenu(title: reminder.airing.title, children: children)
  }

  /// The minutes before the start that can be chosen.
  private static let leads = [0, 2, 5, 10, 15, 30, 60]
  /// The minutes between repetitions that can be chosen; 0 for none.
  private static let repetitions = [0, 1, 2, 5, 10]

  private func menu(for rule: ReminderRule) -> UIMenu {
    func choice(_ title: String, isOn: Bool, _ change: @escaping (inout ReminderRule) -> Void) -> UIAction {
      UIAction(title: title, state: isOn ? .on : .off) { [actions] _ in actions.change(rule, change) }
    }
    let leads = UIMenu(
      title: localized("When"),
      children: [choice(localized("As in the settings"), isOn: rule.lead == nil) { $0.lead = nil }]
        + Self.leads.map { minutes in
          choice(
            minutes == 0 ? localized("At the start") : localized("\(minutes) minutes before"),
            isOn: rule.lead == minutes
          ) { $0.lead = minutes }
        })
    var children: [UIMenuElement] = [leads]
    if !rule.isRecording {
      children.append(
        UIMenu(
          title: localized("Again until I answer"),
          children: Self.repetitions.map { minutes in
            choice(
              minutes == 0 ? localized("Only once") : localized("Every \(minutes) minutes"),
              isOn: rule.repeatMinutes == minutes
            ) { $0.repeatMinutes = minutes }
          }))
      children.append(choice(localized("With sound"), isOn: rule.hasSound) { $0.hasSound.toggle() })
    }
    children.append(
      UIAction(title: localized("Delete"), attributes: .destructive) { [actions] _ in actions.remove(rule) })
    return UIMenu(title: ReminderWords.subject(of: rule), children: children)
  }
}
