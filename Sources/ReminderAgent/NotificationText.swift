import Foundation
import GuideModel
import Reminders

/// The text of a notification. Titles come from outside: they are never treated as markup, and control characters are
/// removed.
public struct NotificationText: Hashable, Sendable {
  /// The heading, which is always plain text.
  public var summary: String
  /// The body, in markup if the server reads it.
  public var body: String

  /// Seconds from which durations are given in hours.
  private static let long: Int64 = 7_200

  /// - Parameters:
  ///   - hasMarkup: whether the server reads the body as markup; the summary is always plain.
  ///   - calendar: the user's clock.
  public init(_ notice: ReminderNotice, hasMarkup: Bool, calendar: BroadcastCalendar, format: TimeOfDayFormat) {
    func clock(_ instant: Int64) -> String { format.text(calendar.minuteOfDay(at: instant)) }
    let airing = notice.reminder.airing
    summary = Self.plain(airing.title, limit: 120)
    var lines: [String] = []
    let channel = Self.plain(airing.channel.name.isEmpty ? airing.channel.feedID : airing.channel.name, limit: 60)
    let subtitle = Self.plain(airing.subtitle, limit: 120)
    if !subtitle.isEmpty { lines.append(subtitle) }
    lines.append(localized("\(channel), \(clock(airing.start))–\(clock(airing.stop))"))
    let minutes = abs(notice.secondsToStart) / 60
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if notice.secondsToStart >= Self.long {
      lines.append(localized("Starts in \(hours) h \(rest) min"))
    } else if notice.secondsToStart >= 60 {
      lines.append(localized("Starts in \(minutes) min"))
    } else if notice.secondsToStart > -60 {
      lines.append(localized("Starts now"))
    } else if notice.secondsToStart > -Self.long {
      lines.append(localized("Started \(minutes) min ago"))
    } else {
      lines.append(localized("Started \(hours) h \(rest) min ago"))
    }
    if notice.reminder.standing == .unlisted { lines.append(localized("The guide no longer lists it.")) }
    if let other = notice.conflicts.first {
      lines.append(
        localized(
          "At the same time: \(Self.plain(other.title, limit: 80)) on \(Self.plain(other.channel.name, limit: 60))"))
    }
    body = lines.map { hasMarkup ? Self.escaped($0) : $0 }.joined(separator: "\n")
  }

  /// Creates the text for a reminder whose airing was over before it could be delivered.
  public init(
    missed: [PlannedReminder], hasMarkup: Bool, calendar: BroadcastCalendar, format: TimeOfDayFormat
  ) {
    self.init(
      localized("Missed programmes: \(missed.count)"), missed, hasMarkup: hasMarkup, calendar: calendar, format: format)
  }

  /// Creates the summary of due reminders beyond those that are shown individually.
  public init(
    others: [PlannedReminder], hasMarkup: Bool, calendar: BroadcastCalendar, format: TimeOfDayFormat
  ) {
    self.init(
      localized("More reminders: \(others.count)"), others, hasMarkup: hasMarkup, calendar: calendar, format: format)
  }

  private init(
    _ summary: String, _ reminders: [PlannedReminder], hasMarkup: Bool, calendar: BroadcastCalendar,
    format: TimeOfDayFormat
  ) {
    self.summary = summary
    var lines = reminders.prefix(5).map { reminder in
      let airing = reminder.airing
      let time = format.text(calendar.minuteOfDay(at: airing.start))
      return localized(
        "\(time) \(Self.plain(airing.title, limit: 80)) on \(Self.plain(airing.channel.name, limit: 60))")
    }
    if reminders.count > 5 { lines.append(localized("and \(reminders.count - 5) more")) }
    body = lines.map { hasMarkup ? Self.escaped($0) : $0 }.joined(separator: "\n")
  }

  /// Returns a text as one line without control characters, of at most `limit` characters.
  static func plain(_ text: String, limit: Int) -> String {
    let visible = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: " "
      default: scalar
      }
    }
    let line = String(String.UnicodeScalarView(visible)).split(separator: " ").joined(separator: " ")
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }

  /// Returns the text escaped for markup.
  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
