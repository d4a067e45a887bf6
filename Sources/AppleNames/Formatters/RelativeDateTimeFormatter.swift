import Foundation

/// A formatter of times relative to another, such as “2 weeks ago” and “tomorrow”.
///
/// The texts come from ICU, in every language it has.
///
/// Unchecked as on iOS: a shared formatter must not be changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/relativedatetimeformatter).
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// A way of describing a time.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers always, as in “1 day ago”.
    case numeric
    /// Names where there are some, as in “yesterday”.
    case named
  }

  /// A way of writing units.
  public enum UnitsStyle: Int, Sendable {
    /// Names, as in “2 months ago”.
    case full
    /// Names and numbers as words, as in “two months ago”.
    case spellOut
    /// Short names, as in “2 mo. ago”.
    case short
    /// The shortest names, as in “2mo ago”.
    case abbreviated
  }

  /// The way of describing a time; numeric by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The way of writing units; full by default.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text, on which its first letter depends.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that divides times into units; the user's by default. Nil resets it.
  open var calendar: Calendar! = .autoupdatingCurrent {
    didSet { if calendar == nil { calendar = .autoupdatingCurrent } }
  }
  /// The language of texts; the user's by default. Nil resets it.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { if locale == nil { locale = .autoupdatingCurrent } }
  }

  /// Creates a formatter with the default values.
  public override init() { super.init() }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    dateTimeStyle = DateTimeStyle(rawValue: coder.decodeInteger(forKey: "NS.dateTimeStyle")) ?? .numeric
    unitsStyle = UnitsStyle(rawValue: coder.decodeInteger(forKey: "NS.unitsStyle")) ?? .full
    formattingContext = Formatter.Context(rawValue: coder.decodeInteger(forKey: "NS.formattingContext")) ?? .unknown
    calendar = coder.decodeObject(of: NSCalendar.self, forKey: "NS.calendar").map { $0 as Calendar }
    locale = coder.decodeObject(of: NSLocale.self, forKey: "NS.locale").map { $0 as Locale }
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(dateTimeStyle.rawValue, forKey: "NS.dateTimeStyle")
    coder.encode(unitsStyle.rawValue, forKey: "NS.unitsStyle")
    coder.encode(formattingContext.rawValue, forKey: "NS.formattingContext")
    coder.encode(calendar as NSCalendar, forKey: "NS.calendar")
    coder.encode(locale as NSLocale, forKey: "NS.locale")
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = RelativeDateTimeFormatter()
    copy.dateTimeStyle = dateTimeStyle
    copy.unitsStyle = unitsStyle
    copy.formattingContext = formattingContext
    copy.calendar = calendar
    copy.locale = locale
    return copy
  }

  /// Returns the text of the largest unit of which there is any: years, months, weeks (`weekOfMonth`), days, hours,
  /// minutes or seconds. Negative numbers are in the past. If there is none, the smallest of the given units is zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let amounts = TimeUnit.allCases.compactMap { unit in
      dateComponents.value(for: unit.component).map { (unit: unit, number: $0) }
    }
    let largest = amounts.first { $0.number != 0 } ?? amounts.last ?? (.second, 0)
    let writer = RelativeTimeWriter(
      style: unitsStyle, isNamed: dateTimeStyle == .named, context: formattingContext, locale: locale)
    return writer.text(of: largest.number, largest.unit)
  }

  /// Returns the text of a number of seconds from now. Negative ones are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text of the time from a reference date to another date, in the largest whole unit.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    // From a whole second, to the millisecond: the difference of two dates is inexact, and a day could lack a moment.
    let seconds = (date.timeIntervalSince(referenceDate) * 1000).rounded() / 1000
    let start = Date(timeIntervalSinceReferenceDate: referenceDate.timeIntervalSinceReferenceDate.rounded(.down))
    let units = Set(TimeUnit.allCases.map(\.component))
    return localizedString(from: calendar.dateComponents(units, from: start, to: start.addingTimeInterval(seconds)))
  }

  /// Returns the text of a `Date`, relative to now; nil for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date ?? (obj as? NSDate).map { $0 as Date }).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
