import Foundation

extension Measurement where UnitType: Dimension {
  /// A way to write measurements, such as “3.1 miles”. Attributed texts are missing here.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/measurement/formatstyle).
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of a unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let width: MeasurementWriter.Width
      /// The whole name: “3 miles”.
      public static var wide: Self { Self(width: .full) }
      /// A short name: “3 mi”.
      public static var abbreviated: Self { Self(width: .short) }
      /// The shortest name: “3mi”.
      public static var narrow: Self { Self(width: .narrow) }
    }

    /// The length of a unit's name.
    public var width: UnitWidth
    /// The language of names, and the country on which units depend.
    public var locale: Locale
    /// The style of numbers; nil for two digits, or all before the decimal point if there are more.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The use of the measurement; nil for the unit that it has.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    private var omitsScale = false

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ measurement: Measurement<UnitType>) -> String {
      MeasurementUsageWriter(
        width: width.width, locale: locale, usage: usage?.identifier, omitsScale: omitsScale,
        number: numberFormatStyle?.locale(locale)
      ).text(of: measurement.value, measurement.unit)
    }
  }

  /// Returns the text in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }

  /// Returns the text with a short name of a unit that is usual in the user's country.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether the scale is left out: “90°” instead of “90°F”.
  public var hidesScaleName: Bool {
    get { omitsScale }
    set { omitsScale = newValue }
  }

  /// Creates a style for temperatures.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    omitsScale = hidesScaleName
  }
}

extension FormatStyle {
  /// A way to write measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A way to write temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
