import GuideModel
import Reminders
import UIKit

/// «Remind me»: what can be asked of an airing, in details and context menus.
@MainActor struct ReminderMenu {
  let reminders: any ReminderManaging

  /// - Parameters:
  ///   - row: the row in which the airing is shown.
  ///   - now: UTC seconds.
  func menu(for airing: Airing, on row: Channel, now: Int64) -> UIMenu? {
    let bell = UIImage(systemName: "bell")
    var children: [UIMenuElement] = []
    let planned = reminders.list?.planned.first { $0.airingID == airing.id && $0.row == row.id && $0.isOpen(at: now) }
    if let planned, let rule = reminders.list?.rule(of: planned) {
      children.append(
        UIAction(title: localized("Don't remind me of this"), image: UIImage(systemName: "bell.slash")) { _ in
          // A rule for more than this goes on.
          reminders.perform(rule.isForOneAiring ? .removeRule(rule.id) : .finish(planned.id))
        })
    } else if airing.stop > now {
      children.append(
        UIAction(title: localized("Of this programme"), image: bell) { _ in
          reminders.put(airing, on: row.id) { reference, _ in ReminderRule(subject: .airing(reference)) }
        })
    }
    if airing.flags.contains(.series) || !airing.subtitle.isEmpty {
      children.append(
        UIAction(title: localized("Of every new episode")) { _ in
          reminders.put(airing, on: row.id) { reference, programme in
            ReminderRule(
              subject: .series(id: programme.flatMap { SeriesID.of($0) }, title: reference.title), onlyNew: true)
          }
        })
    }
    children.append(
      UIAction(title: localized("Whenever it comes")) { _ in
        reminders.put(airing, on: row.id) { reference, _ in ReminderRule(subject: .title(reference.title)) }
      })
    children.append(
      UIAction(title: localized("Whenever it comes on \(row.name)")) { _ in
        reminders.put(airing, on: row.id) { reference, _ in
          ReminderRule(subject: .title(reference.title), channel: reference.channel)
        }
      })
    return UIMenu(title: localized("Remind me"), image: bell, children: children)
  }
}
