import GuideModel
import GuideStore
import Reminders
import UIKit

/// «Remind me»: the choices for an airing, in details and context menus. Rules that exist already are ticked, and
/// choosing one removes it.
@MainActor struct ReminderMenu {
  let actions: ReminderActions
  /// Opens the list of all reminders.
  var onShowAll: (() -> Void)?

  private var rules: [ReminderRule] { actions.manager.list?.rules ?? [] }

  /// - Parameters:
  ///   - row: the row in which the airing is shown.
  ///   - now: UTC seconds.
  func menu(for airing: Airing, on row: Channel, now: Int64) -> UIMenu {
    var children: [UIMenuElement] = []
    if let planned = actions.manager.planned(airing, on: row.id, now: now) {
      children.append(
        UIAction(title: localized("Of this programme"), image: UIImage(systemName: "bell.fill"), state: .on) { _ in
          actions.cancel(planned)
        })
    } else if airing.start > now {
      children.append(
        UIAction(title: localized("Of this programme"), image: UIImage(systemName: "bell")) { _ in
          actions.make(for: airing, on: row.id) { reference, _ in ReminderRule(subject: .airing(reference)) }
        })
    }
    let title = FoldedText.key(airing.title)
    if airing.flags.contains(.series) || !airing.subtitle.isEmpty {
      children.append(
        item(localized("Of every new episode")) { rule in
          guard case .series(_, let other) = rule.subject else { return false }
          return FoldedText.key(other) == title
        } make: {
          actions.make(for: airing, on: row.id) { reference, programme in
            ReminderRule(
              subject: .series(id: programme.flatMap { SeriesID.of($0) }, title: reference.title), onlyNew: true)
          }
        })
    }
    func isTitle(_ rule: ReminderRule) -> Bool {
      guard case .title(let other) = rule.subject else { return false }
      return FoldedText.key(other) == title
    }
    children.append(
      item(localized("Whenever it is shown")) {
        isTitle($0) && $0.channel == nil
      } make: {
        actions.make(for: airing, on: row.id) { reference, _ in ReminderRule(subject: .title(reference.title)) }
      })
    children.append(
      item(localized("Whenever it is shown on \(row.name)")) {
        isTitle($0) && $0.channel?.name == row.name
      } make: {
        actions.make(for: airing, on: row.id) { reference, _ in
          ReminderRule(subject: .title(reference.title), channel: reference.channel)
        }
      })
    children.append(UIMenu(title: localized("Whenever a person appears"), children: [people(in: airing)]))
    if let onShowAll {
      children.append(
        UIMenu(
          options: .displayInline,
          children: [UIAction(title: localized("All reminders…")) { _ in onShowAll() }]))
    }
    return UIMenu(title: localized("Remind me"), image: UIImage(systemName: "bell"), children: children)
  }

  /// Returns a choice that makes a rule, or removes the one that exists.
  private func item(
    _ title: String, isRule: (ReminderRule) -> Bool, make: @escaping @MainActor () -> Void
  ) -> UIAction {
    let known = rules.first { !$0.isRecording && isRule($0) }
    return UIAction(title: title, state: known == nil ? .off : .on) { _ in
      if let known { actions.remove(known) } else { make() }
    }
  }

  /// Returns the people of an airing, which are found while the menu opens.
  private func people(in airing: Airing) -> UIMenuElement {
    UIDeferredMenuElement { completion in
      actions.manager.people(in: airing) { names in
        guard !names.isEmpty else {
          return completion([
            UIAction(title: localized("No people are listed"), attributes: .disabled) { _ in }
          ])
        }
        completion(
          names.prefix(24).map { name in
            let key = FoldedText.key(name)
            return item(name) { rule in
              guard case .person(let other) = rule.subject else { return false }
              return FoldedText.key(other) == key
            } make: {
              actions.add(ReminderRule(subject: .person(name)))
            }
          })
      }
    }
  }
}
