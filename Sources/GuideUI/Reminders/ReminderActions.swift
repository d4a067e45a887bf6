import GuideModel
import GuideStore
import Reminders
import UIKit

/// The actions on reminders from menus, keys and the panel. The window's Undo undoes every change.
@MainActor final class ReminderActions {
  let manager: any ReminderManaging
  private weak var editor: GuideEditor?
  /// Called after the user made a rule.
  var onMake: ((ReminderRule) -> Void)?

  init(manager: any ReminderManaging, editor: GuideEditor?) {
    self.manager = manager
    self.editor = editor
  }

  // MARK: One airing

  /// Sets a reminder for an airing, or removes it.
  /// - Parameter now: UTC seconds.
  func toggle(_ airing: Airing, on row: Channel.Key, now: Int64) {
    if let planned = manager.planned(airing, on: row, now: now) {
      cancel(planned)
    } else {
      make(for: airing, on: row) { reference, _ in ReminderRule(subject: .airing(reference)) }
    }
  }

  /// Cancels a planned reminder; a rule for more than this one continues.
  func cancel(_ planned: PlannedReminder) {
    guard let rule = manager.list?.rule(of: planned) else { return }
    if rule.isForOneAiring {
      remove(rule)
    } else {
      manager.perform(.finish(planned.id))
      editor?.record(reopening(planned.id))
      say(localized("No reminder of \(planned.airing.title)"))
    }
  }

  // MARK: Rules

  /// Makes a rule for an airing as it is shown on a row.
  func make(
    for airing: Airing, on row: Channel.Key,
    _ make: @escaping @Sendable (AiringReference, Programme?) -> ReminderRule
  ) {
    manager.makeRule(for: airing, on: row, make) { [weak self] rule in
      if let rule { self?.add(rule) }
    }
  }

  /// Stores a new rule. It can be undone at once, even while it is still being stored and matched with the guide.
  func add(_ rule: ReminderRule) {
    let pending = PendingRule()
    editor?.record(removal(of: pending, rule))
    manager.perform(.put(rule)) { [weak self] number in
      guard let self, let number else { return }
      pending.id = number
      if pending.isTakenBack { return manager.perform(.removeRule(number)) }
      var stored = rule
      stored.id = number
      say(localized("Reminder set: \(ReminderWords.subject(of: rule))"))
      onMake?(stored)
    }
  }

  /// A rule whose number is not known yet.
  private final class PendingRule {
    var id: ReminderRule.ID?
    var isTakenBack = false
  }

  func remove(_ rule: ReminderRule) {
    manager.perform(.removeRule(rule.id))
    editor?.record(insertion(of: rule))
    say(localized("No reminder of \(ReminderWords.subject(of: rule))"))
  }

  /// Stores a changed rule.
  func change(_ rule: ReminderRule, _ body: (inout ReminderRule) -> Void) {
    var changed = rule
    body(&changed)
    guard changed != rule else { return }
    manager.perform(.put(changed))
    editor?.record(exchange(of: changed, for: rule))
  }

  // MARK: Taking back

  private func removal(of pending: PendingRule, _ rule: ReminderRule) -> GuideEditor.Reversal {
    GuideEditor.Reversal { [self] in
      pending.isTakenBack = true
      var stored = rule
      if let id = pending.id {
        stored.id = id
        manager.perform(.removeRule(id))
      }
      return insertion(of: stored)
    }
  }

  private func removal(of rule: ReminderRule) -> GuideEditor.Reversal {
    GuideEditor.Reversal { [self] in
      manager.perform(.removeRule(rule.id))
      return insertion(of: rule)
    }
  }

  private func insertion(of rule: ReminderRule) -> GuideEditor.Reversal {
    GuideEditor.Reversal { [self] in
      guard rule.id == 0 else {
        manager.perform(.put(rule))
        return removal(of: rule)
      }
      let pending = PendingRule()
      manager.perform(.put(rule)) { [manager] number in
        pending.id = number
        if let number, pending.isTakenBack { manager.perform(.removeRule(number)) }
      }
      return removal(of: pending, rule)
    }
  }

  private func exchange(of rule: ReminderRule, for other: ReminderRule) -> GuideEditor.Reversal {
    GuideEditor.Reversal { [self] in
      manager.perform(.put(other))
      return exchange(of: other, for: rule)
    }
  }

  private func reopening(_ id: PlannedReminder.ID) -> GuideEditor.Reversal {
    GuideEditor.Reversal { [self] in
      manager.perform(.reopen(id))
      return GuideEditor.Reversal { [self] in
        manager.perform(.finish(id))
        return reopening(id)
      }
    }
  }

  private func say(_ text: String) { UIAccessibility.post(notification: .announcement, argument: text) }
}
