import Foundation
import GuideModel

/// The options of a print: its content and its paper.
public struct PrintOptions: Sendable {
  /// The part of the guide to print.
  public var kind: PrintKind
  /// The paper.
  public var paper: PrintPaper
  /// Whether pages are landscape.
  public var isLandscape: Bool
  /// The rows, in order.
  public var channels: [Channel]
  /// The name of the selection of channels, such as a list's name; empty for all.
  public var selection = ""
  /// An instant of the day, or of the week's first day, UTC seconds.
  public var instant: Int64
  /// Minutes after midnight at which the evening's main programmes begin.
  public var primeTime = 20 * 60 + 15
  /// The local hour at which a day begins.
  public var dayStart = 5
  /// The zone of the printed times.
  public var timeZone = TimeZone.current
  /// The language of texts, and the formats of dates and times.
  public var locale = GuideLocale.current
  /// The time of printing, UTC seconds.
  public var now = Int64(Date().timeIntervalSince1970)

  /// Creates options for the paper of the locale's region. `instant` is in UTC seconds.
  public init(kind: PrintKind, channels: [Channel], instant: Int64, locale: GuideLocale = .current) {
    self.kind = kind
    self.channels = channels
    self.instant = instant
    self.locale = locale
    paper = PrintPaper(locale.formats)
    isLandscape = kind.isLandscape
  }

  /// The size of a page in its orientation.
  var pageSize: CGSize {
    let size = paper.size
    return isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  var calendar: BroadcastCalendar { BroadcastCalendar(timeZone: timeZone, dayStart: dayStart * 3_600) }

  /// The day of the guide, or the first of the week.
  var day: BroadcastDay { calendar.day(containing: instant) }

  /// The days that are printed.
  var days: [BroadcastDay] { (0..<(kind == .week ? 7 : 1)).map { calendar.day($0, after: day) } }

  /// Returns the instant at which prime time begins on a day.
  func primeTime(of day: BroadcastDay) -> Int64 {
    let wall = Int64(day.number) * 86_400 + Int64(primeTime) * 60
    return calendar.instant(wall: primeTime < dayStart * 60 ? wall + 86_400 : wall)
  }

  /// The range that is printed, UTC seconds.
  var range: Range<Int64> {
    guard kind == .evening else { return day.interval.lowerBound..<(days.last ?? day).interval.upperBound }
    // Four hours from the half hour before prime time: the main programme and what follows it.
    let prime = primeTime(of: day)
    let start = calendar.tick(atOrBefore: prime).instant
    return start..<start + 4 * 3_600
  }
}
