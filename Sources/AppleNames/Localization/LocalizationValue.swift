import Foundation

extension String {
  /// A string to be localised, with its interpolated values: `String(localized: "Recording \(title)")`.
  ///
  /// Its key is the string with a placeholder for each value, as in a strings file: `Recording %@`. Foundation on Linux
  /// lacks this type. Inflection (`^[…](inflect: true)`) and plural rules of `.stringsdict` files do not exist here;
  /// those of string catalogues (`.xcstrings`) do.
  public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The key: the literal parts, with format specifiers in place of the values.
    let key: String
    /// The values, in the order of their specifiers.
    let arguments: [Argument]

    /// Creates a value from a string without interpolation. Unlike in a literal, `%` in it is not changed.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Returns a format with the values in place of its specifiers. Linear in the text.
    func text(of format: String, locale: Locale?) -> String {
      arguments.isEmpty ? format : String(format: format, locale: locale, arguments: arguments.map(\.variable))
    }
  }
}

extension String.LocalizationValue {
  /// A value of an interpolation.
  enum Argument: Hashable, Codable, Sendable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)

    var variable: any CVarArg {
      switch self {
      case .text(let value): NSString(string: value)
      case .integer(let value): value
      case .unsigned(let value): value
      case .number(let value): value
      }
    }
  }

  /// The parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends text between values; a `%` in it is doubled, as in formats.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Appends a string, as `%@`.
    public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

    /// Appends a substring, as `%@`.
    public mutating func appendInterpolation(_ string: Substring) { append(.text(String(string)), "%@") }

    /// Appends a signed integer: as `%lld`, or `%d` for types of up to 32 bits.
    public mutating func appendInterpolation<Value: FixedWidthInteger & SignedInteger>(_ value: Value) {
      append(.integer(Int64(truncatingIfNeeded: value)), Value.bitWidth > 32 ? "%lld" : "%d")
    }

    /// Appends an unsigned integer: as `%llu`, or `%u` for types of up to 32 bits.
    public mutating func appendInterpolation<Value: FixedWidthInteger & UnsignedInteger>(_ value: Value) {
      append(.unsigned(UInt64(truncatingIfNeeded: value)), Value.bitWidth > 32 ? "%llu" : "%u")
    }

    /// Appends a `Double`, as `%lf`.
    public mutating func appendInterpolation(_ value: Double) { append(.number(value), "%lf") }

    /// Appends a `Float`, as `%f`.
    public mutating func appendInterpolation(_ value: Float) { append(.number(Double(value)), "%f") }

    /// Appends a `CGFloat`, as `%lf`.
    public mutating func appendInterpolation(_ value: CGFloat) { append(.number(Double(value)), "%lf") }

    /// Appends a signed integer with a specifier of its own, such as `%03lld`.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value, specifier: String) {
      append(.integer(Int64(truncatingIfNeeded: value)), specifier)
    }

    /// Appends a `Double` with a specifier of its own, such as `%.2f`.
    public mutating func appendInterpolation(_ value: Double, specifier: String) { append(.number(value), specifier) }

    /// Appends a value formatted by a style, as `%@`.
    public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatOutput == String {
      append(.text(format.format(value)), "%@")
    }

    /// Appends the text of another localised resource, as `%@`.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(String(localized: resource)), "%@")
    }

    /// Appends the description of any other value, as `%@`.
    public mutating func appendInterpolation<Value>(_ value: Value) { append(.text("\(value)"), "%@") }

    private mutating func append(_ argument: Argument, _ specifier: String) {
      arguments.append(argument)
      key += specifier
    }
  }
}
