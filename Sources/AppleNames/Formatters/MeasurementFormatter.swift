import Foundation

/// A formatter of measurements, such as “3.107 mi”, in units that are usual in a country.
///
/// Names of units come from ICU, in every language it has; units that it lacks have their symbol.
///
/// Unchecked as on iOS: a shared formatter must not be changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/measurementformatter).
open class MeasurementFormatter: Formatter, NSSecureCoding, @unchecked Sendable {
  /// Choices of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Keeps the measurement's unit, even if another one is usual in the country.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// Chooses a larger or smaller unit by the value: “12 km” instead of “12,000 m”.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Leaves out the scale of temperatures: “90°” instead of “90°F”.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Choices of the unit; none by default, for the unit that is usual in the country.
  open var unitOptions: UnitOptions = []
  /// The length of names: “5km”, “5 km”, which is the default, or “5 kilometers”.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language of names, and the country on which units depend; the user's by default. Nil resets it.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet {
      if locale == nil { locale = .autoupdatingCurrent }
      numberFormatter.locale = locale
    }
  }
  /// The formatter of numbers; one with at most three decimals by default. Nil resets it.
  open var numberFormatter: NumberFormatter! = decimalFormatter() {
    didSet {
      guard numberFormatter == nil else { return }
      numberFormatter = Self.decimalFormatter()
      numberFormatter.locale = locale
    }
  }

  public static var supportsSecureCoding: Bool { true }

  /// Creates a formatter with the default values.
  public override init() { super.init() }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    unitOptions = UnitOptions(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NS.unitOptions")))
    unitStyle = Formatter.UnitStyle(rawValue: coder.decodeInteger(forKey: "NS.unitStyle")) ?? .medium
    locale = coder.decodeObject(of: NSLocale.self, forKey: "NS.locale").map { $0 as Locale }
    numberFormatter = coder.decodeObject(of: NumberFormatter.self, forKey: "NS.numberFormatter")
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Int(bitPattern: unitOptions.rawValue), forKey: "NS.unitOptions")
    coder.encode(unitStyle.rawValue, forKey: "NS.unitStyle")
    coder.encode(locale as NSLocale, forKey: "NS.locale")
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = MeasurementFormatter()
    copy.unitOptions = unitOptions
    copy.unitStyle = unitStyle
    copy.locale = locale
    copy.numberFormatter = numberFormatter.copy() as? NumberFormatter
    return copy
  }

  /// Returns the text of a measurement.
  @_disfavoredOverload open func string(from measurement: Measurement<Unit>) -> String { text(of: measurement) }

  private func text(of measurement: Measurement<Unit>) -> String {
    let shown = MeasurementScale(locale: locale, options: unitOptions).shown(measurement)
    let writer = MeasurementWriter(
      width: MeasurementWriter.Width(unitStyle), locale: locale,
      omitsScale: unitOptions.contains(.temperatureWithoutUnit)
    )
    return writer.text(of: shown.value, shown.unit, number: numberFormatter)
  }

  /// Returns the text of a measurement of one kind of unit.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(of: measurement.ofAnyUnit)
  }

  /// Returns the name of a unit, without a value; its symbol if there is no name.
  open func string(from unit: Unit) -> String {
    MeasurementWriter(width: MeasurementWriter.Width(unitStyle), locale: locale, omitsScale: false).name(of: unit)
  }

  /// Returns the text of a measurement of any unit, or the name of a unit; nil for other values.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let value as any AnyMeasurement: text(of: value.ofAnyUnit)
    case let value as NSMeasurement: text(of: Measurement<Unit>(value: value.doubleValue, unit: value.unit))
    case let unit as Unit: string(from: unit)
    default: nil
    }
  }

  private static func decimalFormatter() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }
}

/// A measurement of any kind of unit.
private protocol AnyMeasurement {
  var ofAnyUnit: Measurement<Unit> { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var ofAnyUnit: Measurement<Unit> { Measurement<Unit>(value: value, unit: unit) }
}
