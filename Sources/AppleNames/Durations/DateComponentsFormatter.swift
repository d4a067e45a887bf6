import Foundation

/// A formatter of quantities of time, such as “1 hour, 10 minutes” or “1:10:00”.
///
/// Names of units come from ICU, in every language it has. The phrases “About …” and “… remaining” exist in English
/// only: texts in other languages are without them.
///
/// Unchecked as on iOS: a shared formatter must not be changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/datecomponentsformatter).
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The way of writing units; by position, as in “1:10:00”, by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may appear: years, months, weeks (as `weekOfMonth`), days, hours, minutes and seconds. Others are
  /// ignored. Empty, the default, for those that are set in the given components, or for all if there are none.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units of which there are none; the style's usual one by default.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that divides a quantity into units, and whose locale decides on the language; the user's by default.
  /// Nil for the Gregorian calendar and English.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which units of variable length are counted. Nil, the default, for the start of 2001 in Greenwich.
  open var referenceDate: Date?
  /// Whether the last unit may have a fraction; false by default. Stored; has no effect, as on iOS (Open Radar
  /// 22660145).
  open var allowsFractionalUnits = false
  /// The largest number of units; the rest is rounded into the last one. 0, the default, is no limit.
  open var maximumUnitCount = 0
  /// Whether a largest unit of which there is one, and less than half of another, is expressed in the next smaller one:
  /// “63s” instead of “1m 3s”. False by default.
  open var collapsesLargestUnit = false
  /// Whether the text is marked as inexact, as in “About 5 minutes”; false by default.
  open var includesApproximationPhrase = false
  /// Whether the text is marked as time that remains, as in “5 minutes remaining”; false by default.
  open var includesTimeRemainingPhrase = false
  /// The place of the text. Stored; has no effect, as on iOS.
  open var formattingContext = Formatter.Context.unknown

  /// Creates a formatter with the default values.
  public override init() { super.init() }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    unitsStyle = UnitsStyle(rawValue: coder.decodeInteger(forKey: "NS.unitsStyle")) ?? .positional
    allowedUnits = NSCalendar.Unit(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NS.allowedUnits")))
    zeroFormattingBehavior = ZeroFormattingBehavior(
      rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NS.zeroFormattingBehavior")))
    calendar = coder.decodeObject(of: NSCalendar.self, forKey: "NS.calendar").map { $0 as Calendar }
    referenceDate = coder.decodeObject(of: NSDate.self, forKey: "NS.referenceDate").map { $0 as Date }
    allowsFractionalUnits = coder.decodeBool(forKey: "NS.allowsFractionalUnits")
    maximumUnitCount = coder.decodeInteger(forKey: "NS.maximumUnitCount")
    collapsesLargestUnit = coder.decodeBool(forKey: "NS.collapsesLargestUnit")
    includesApproximationPhrase = coder.decodeBool(forKey: "NS.includesApproximationPhrase")
    includesTimeRemainingPhrase = coder.decodeBool(forKey: "NS.includesTimeRemainingPhrase")
    formattingContext = Formatter.Context(rawValue: coder.decodeInteger(forKey: "NS.formattingContext")) ?? .unknown
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(unitsStyle.rawValue, forKey: "NS.unitsStyle")
    coder.encode(Int(bitPattern: allowedUnits.rawValue), forKey: "NS.allowedUnits")
    coder.encode(Int(bitPattern: zeroFormattingBehavior.rawValue), forKey: "NS.zeroFormattingBehavior")
    coder.encode(calendar.map { $0 as NSCalendar }, forKey: "NS.calendar")
    coder.encode(referenceDate.map { $0 as NSDate }, forKey: "NS.referenceDate")
    coder.encode(allowsFractionalUnits, forKey: "NS.allowsFractionalUnits")
    coder.encode(maximumUnitCount, forKey: "NS.maximumUnitCount")
    coder.encode(collapsesLargestUnit, forKey: "NS.collapsesLargestUnit")
    coder.encode(includesApproximationPhrase, forKey: "NS.includesApproximationPhrase")
    coder.encode(includesTimeRemainingPhrase, forKey: "NS.includesTimeRemainingPhrase")
    coder.encode(formattingContext.rawValue, forKey: "NS.formattingContext")
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = DateComponentsFormatter()
    copy.unitsStyle = unitsStyle
    copy.allowedUnits = allowedUnits
    copy.zeroFormattingBehavior = zeroFormattingBehavior
    copy.calendar = calendar
    copy.referenceDate = referenceDate
    copy.allowsFractionalUnits = allowsFractionalUnits
    copy.maximumUnitCount = maximumUnitCount
    copy.collapsesLargestUnit = collapsesLargestUnit
    copy.includesApproximationPhrase = includesApproximationPhrase
    copy.includesTimeRemainingPhrase = includesTimeRemainingPhrase
    copy.formattingContext = formattingContext
    return copy
  }

  /// Returns the text of components in a style, with the default values otherwise.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of `DateComponents`; nil for other values.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let components as NSDateComponents: string(from: components as DateComponents)
    default: nil
    }
  }

  /// Returns the text of components: of their years, months, weeks (`weekOfMonth`), days, hours, minutes and seconds.
  /// Nil if none is set, or if they amount to more than 300,000 years.
  open func string(from components: DateComponents) -> String? {
    let units = units(orElse: TimeUnit.allCases.filter { components.value(for: $0.component) != nil })
    guard !units.isEmpty else { return nil }
    var division = division
    if let own = components.calendar { division.calendar = own }
    return division.quantity(of: components, in: units).map { text(of: $0, from: division) }
  }

  /// Returns the text of the time between two dates; negative if the second is earlier.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    var division = division
    division.calendar = calendar ?? Self.englishCalendar
    division.start = startDate
    return division.quantity(until: endDate, in: units(orElse: TimeUnit.allCases)).map { text(of: $0, from: division) }
  }

  /// Returns the text of a number of seconds without its sign and fraction. Nil if it is infinite, not a number, or
  /// more than 300,000 years.
  open func string(from ti: TimeInterval) -> String? {
    let division = division
    let end = division.start.addingTimeInterval(abs(ti))
    return division.quantity(until: end, in: units(orElse: TimeUnit.allCases)).map { text(of: $0, from: division) }
  }

  private static let englishCalendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    return calendar
  }()

  private var division: TimeDivision {
    var calendar = calendar ?? Self.englishCalendar
    // Without a date there is no time zone: a day has 24 hours, and the reference date begins a month everywhere.
    if referenceDate == nil { calendar.timeZone = .gmt }
    return TimeDivision(calendar: calendar, start: referenceDate ?? Date(timeIntervalSinceReferenceDate: 0))
  }

  private func units(orElse others: [TimeUnit]) -> [TimeUnit] {
    allowedUnits.isEmpty ? others : TimeUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
  }

  private func text(of quantity: TimeQuantity, from division: TimeDivision) -> String {
    var quantity = quantity
    if collapsesLargestUnit, let largest = quantity.collapsibleUnit {
      let others = quantity.units.filter { $0 != largest }
      quantity = division.quantity(until: quantity.end, in: others) ?? quantity
    }
    let behavior = zeroFormattingBehavior.resolved(for: unitsStyle)
    if maximumUnitCount > 0 { quantity.limit(to: maximumUnitCount, behavior: behavior) }
    let locale = division.calendar.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current
    let writer = TimeQuantityWriter(style: unitsStyle, isPadded: zeroFormattingBehavior.contains(.pad), locale: locale)
    let text = writer.text(of: quantity, showing: quantity.shownUnits(behavior))
    guard locale.language.languageCode == .english else { return text }
    return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
