import GuideModel
import Reminders

/// Texts for rules.
enum ReminderWords {
  /// Returns the subject of a rule: a title, a name or words; never empty.
  static func subject(of rule: ReminderRule) -> String {
    switch rule.subject {
    case .airing(let airing): airing.title
    case .series(_, let title), .title(let title): title
    case .person(let name): name
    case .search(let text): text
    case .anything: rule.channel?.name ?? localized("Everything in some hours")
    }
  }

  /// Returns a text about the airings to which the rule applies.
  static func kind(of rule: ReminderRule, times: GuideTimes) -> String {
    switch rule.subject {
    case .airing(let airing): localized("\(times.dayText(airing.start)), \(times.timeText(airing.start))")
    case .series: rule.onlyNew ? localized("Every new episode") : localized("Every episode")
    case .title: localized("Whenever it is shown")
    case .person: localized("Whenever this person appears")
    case .search: localized("Whenever these words occur")
    case .anything: localized("Everything in some hours")
    }
  }
}
