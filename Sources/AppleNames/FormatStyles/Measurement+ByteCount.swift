import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// A way to write amounts of data, such as “1.5 MB”.
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    /// The kind of amount, on which the size of units depends.
    public typealias Style = ByteCountFormatStyle.Style
    /// The units between which the style chooses.
    public typealias Units = ByteCountFormatStyle.Units

    /// The kind of amount.
    public var style: Style
    /// The units between which the style chooses.
    public var allowedUnits: Units
    /// Whether zero is a word.
    public var spellsOutZero: Bool
    /// Whether the number of bytes follows.
    public var includesActualByteCount: Bool
    /// The language.
    public var locale: Locale

    /// Creates a style.
    public init(
      style: Style, allowedUnits: Units, spellsOutZero: Bool, includesActualByteCount: Bool, locale: Locale
    ) {
      (self.style, self.allowedUnits, self.spellsOutZero) = (style, allowedUnits, spellsOutZero)
      (self.includesActualByteCount, self.locale) = (includesActualByteCount, locale)
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale
      ).format(value.byteCount)
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// A way to write amounts of data.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
  }
}

extension ByteCountFormatter {
  /// Returns the text of an amount of data.
  public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: measurement.byteCount)
  }

  /// Returns the text of an amount of data in a style.
  public class func string(
    from measurement: Measurement<UnitInformationStorage>, countStyle: ByteCountFormatter.CountStyle
  ) -> String { string(fromByteCount: measurement.byteCount, countStyle: countStyle) }
}

extension Measurement where UnitType == UnitInformationStorage {
  /// The whole number of bytes; the nearest one that fits for others.
  fileprivate var byteCount: Int64 {
    let bytes = converted(to: .bytes).value.rounded()
    return Int64(exactly: bytes) ?? (bytes > 0 ? .max : bytes < 0 ? .min : 0)
  }
}
