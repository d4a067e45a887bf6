import Foundation

/// A way to write the time between two dates, such as “2 hours, 5 minutes”. It stands for Apple's
/// `Date.ComponentsFormatStyle`, which Foundation for Linux declares without members; names of units are in English
/// only.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/date/componentsformatstyle).
public struct DateRangeComponentsStyle: FormatStyle, Codable, Hashable, Sendable {
  /// The length of units' names.
  public struct Style: Codable, Hashable, Sendable {
    fileprivate enum Width: Codable, Hashable, Sendable { case wide, short, brief, narrow, spellOut, positional }
    fileprivate let width: Width
    /// Whole names: “2 hours, 5 minutes”.
    public static var wide: Self { Self(width: .wide) }
    /// Short names: “2 hr, 5 min”.
    public static var abbreviated: Self { Self(width: .short) }
    /// Short names without signs between the units: “2hr 5min”.
    public static var condensedAbbreviated: Self { Self(width: .brief) }
    /// Letters: “2h 5m”.
    public static var narrow: Self { Self(width: .narrow) }
    /// Words: “two hours, five minutes”.
    public static var spellOut: Self { Self(width: .spellOut) }
    fileprivate static var positional: Self { Self(width: .positional) }
  }

  /// The length of units' names.
  public var style: Style
  /// The units; nil for all.
  public var fields: Set<Date.ComponentsFormatStyle.Field>?
  /// The calendar on which the length of units depends.
  public var calendar: Calendar
  /// The language of numbers.
  public var locale: Locale

  /// Creates a style.
  public init(
    style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
    fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) { (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields) }

  /// Returns the style with a calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    Self(style: style, locale: locale, calendar: calendar, fields: fields)
  }

  public func locale(_ locale: Locale) -> Self {
    Self(style: style, locale: locale, calendar: calendar, fields: fields)
  }

  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.unitsStyle = style.ofFormatter
    formatter.allowedUnits = units
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
  }

  private var units: NSCalendar.Unit {
    guard let fields else { return [.year, .month, .weekOfMonth, .day, .hour, .minute, .second] }
    let names: [(Date.ComponentsFormatStyle.Field, NSCalendar.Unit)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
      (.second, .second),
    ]
    return names.reduce(into: []) { units, name in
      if fields.contains(name.0) { units.insert(name.1) }
    }
  }
}

extension DateRangeComponentsStyle.Style {
  fileprivate var ofFormatter: DateComponentsFormatter.UnitsStyle {
    switch width {
    case .wide: .full
    case .short: .short
    case .brief: .brief
    case .narrow: .abbreviated
    case .spellOut: .spellOut
    case .positional: .positional
    }
  }
}

extension FormatStyle where Self == DateRangeComponentsStyle {
  /// A way to write the time between two dates with names of units.
  public static func components(
    style: DateRangeComponentsStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }

  /// A way to write the time between two dates as hours, minutes and seconds: “2:05:00”.
  public static var timeDuration: Self { Self(style: .positional, fields: [.hour, .minute, .second]) }
}
