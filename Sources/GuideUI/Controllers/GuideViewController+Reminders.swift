import GuideModel
import GuideStore
import Reminders
import UIKit

/// Reminders in the window: bells, menus, a key, the panel.
extension GuideViewController {
  /// The actions on reminders; `nil` if none can be kept.
  var reminderActions: ReminderActions? {
    guard let reminders else { return nil }
    if let actionsOfReminders, actionsOfReminders.manager === reminders { return actionsOfReminders }
    let made = ReminderActions(manager: reminders, editor: editor)
    made.onMake = { [weak self] _ in self?.offerAgent() }
    actionsOfReminders = made
    return made
  }

  func remindersDidChange() {
    guard isViewLoaded else { return }
    let reminded = reminders?.reminded ?? []
    grid.reminded = reminded
    onNow?.reminded = reminded
    channelDay?.reminded = reminded
    results?.reminded = reminded
    showActionsAgain()
  }

  func isReminded(_ airing: Airing) -> Bool { reminders?.reminded.contains(airing.id) == true }

  /// Returns the reminder menu of an airing; `nil` if no reminders can be kept.
  func reminderMenu(for airing: Airing, on channel: Channel) -> UIMenu? {
    reminderActions.map { actions in
      ReminderMenu(actions: actions) { [weak self] in self?.openReminders() }
        .menu(for: airing, on: channel, now: rows.now)
    }
  }

  // MARK: Keys

  /// Sets a reminder for the focused airing, or removes it. For a programme that is on already, the menu offers what
  /// can come again.
  /// - Parameter opensMenu: whether to show the menu in any case.
  /// - Returns: whether there is such an airing.
  func remindOfFocused(opensMenu: Bool) -> Bool {
    guard let reminderActions, let (airing, channel) = focusedAiring else { return false }
    let now = rows.now
    let isSet = reminderActions.manager.planned(airing, on: channel.id, now: now) != nil
    if !opensMenu, isSet || airing.start > now {
      reminderActions.toggle(airing, on: channel.id, now: now)
    } else if let menu = reminderMenu(for: airing, on: channel), let rect = focusedRect {
      showMenu(menu, beside: rect)
    }
    return true
  }

  // MARK: Searches

  /// Keeps a search as a rule, which also reminds of programmes that no feed lists yet.
  func remind(ofSearch text: String) {
    guard let reminderActions else { return }
    reminderActions.manager.makeRule(forSearch: text) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let rule):
        if reminderActions.manager.list?.rules.contains(where: { $0.subject == rule.subject }) != true {
          reminderActions.add(rule)
        }
        openReminders()
      case .failure(let failure): explain(failure)
      }
    }
  }

  private func explain(_ failure: SearchRule.Failure) {
    let message =
      switch failure {
      case .part(let text):
        localized("“\(text)” can't be used for a reminder. Words, titles, people and a channel can.")
      case .channel(let name): localized("“\(name)” does not name one channel.")
      case .empty: localized("The search has no letters or digits.")
      }
    let alert = UIAlertController(
      title: localized("This search can't be used for reminders"), message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: localized("OK"), style: .cancel))
    present(alert, animated: true)
  }

  // MARK: The panel

  /// Opens the list of all reminders.
  public func openReminders() {
    guard let panel = makeRemindersPanel() else { return }
    openAndFocus(panel)
  }

  func makeRemindersPanel() -> RemindersPanel? {
    reminderActions.map { actions in
      RemindersPanel(actions: actions, times: times, now: { [weak self] in self?.rows.now ?? 0 }) { [weak self] in
        self?.show($0)
      }
    }
  }

  private func show(_ reminder: PlannedReminder) {
    closePanel()
    closeChannelDay(focuses: false)
    show(.grid)
    reach(channel: reminder.row, instant: reminder.airing.start)
    focusContent()
  }

  // MARK: The agent

  /// Offers once to install the program that gives reminders while the window is closed, and reports once if it cannot
  /// be installed.
  private func offerAgent() {
    guard let agent = reminders?.agent, presentedViewController == nil else { return }
    switch agent.state {
    case .installed: break
    // Not known yet: this continues when the answer arrives.
    case .unknown: awaitsAgent = true
    case .whileOpen:
      guard !hasOfferedAgent else { return }
      hasOfferedAgent = true
      let alert = UIAlertController(
        title: localized("Also remind you when this window is closed?"),
        message: localized(
          "A small program would start with your session and give reminders. You can change this under Reminders."),
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: localized("Only while it is open"), style: .cancel))
      alert.addAction(
        UIAlertAction(title: localized("Always"), style: .default) { _ in agent.setInstalled(true) })
      present(alert, animated: true)
    case .absent(let reason):
      guard !hasExplainedAgent else { return }
      hasExplainedAgent = true
      let alert = UIAlertController(
        title: localized("Reminders cannot be given"), message: reason, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: localized("OK"), style: .cancel))
      present(alert, animated: true)
    }
  }

  /// Continues with the offer once the agent's state is known.
  func agentDidChange() {
    guard awaitsAgent, let agent = reminders?.agent, agent.state != .unknown else { return }
    awaitsAgent = false
    offerAgent()
  }
}
