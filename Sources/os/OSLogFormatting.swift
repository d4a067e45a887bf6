import Foundation

/// The format of a logged integer.
///
/// See [Apple's page](https://developer.apple.com/documentation/os/oslogintegerformatting).
public struct OSLogIntegerFormatting: Sendable {
  /// Returns the text of an integer, given by its decimal digits, its sign, and its bits as an unsigned integer.
  let text: @Sendable (_ digits: String, _ isNegative: Bool, _ bits: UInt64) -> String

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { decimal() }
  /// Hexadecimal digits without a prefix; of the bits, for a negative integer.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// Octal digits without a prefix; of the bits, for a negative integer.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// Returns the format of decimal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: writes `+` before positive integers and zero.
  ///   - minDigits: the least number of digits, to which zeros are added on the left.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @escaping @autoclosure @Sendable () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting { digits, isNegative, _ in
      (isNegative ? "-" : explicitPositiveSign ? "+" : "") + filled(digits, to: minDigits())
    }
  }

  /// Returns the format of hexadecimal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: writes `+` before positive integers and zero.
  ///   - includePrefix: writes `0x` before the digits.
  ///   - uppercase: writes capital letters.
  ///   - minDigits: the least number of digits, to which zeros are added on the left.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @escaping @autoclosure @Sendable () -> Int = 1
  ) -> OSLogIntegerFormatting {
    radix(16, includePrefix ? uppercase ? "0X" : "0x" : "", explicitPositiveSign, uppercase, minDigits)
  }

  /// Returns the format of octal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: writes `+` before positive integers and zero.
  ///   - includePrefix: writes `0o` before the digits.
  ///   - uppercase: has no effect on octal digits.
  ///   - minDigits: the least number of digits, to which zeros are added on the left.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @escaping @autoclosure @Sendable () -> Int = 1
  ) -> OSLogIntegerFormatting {
    radix(8, includePrefix ? "0o" : "", explicitPositiveSign, uppercase, minDigits)
  }

  private static func radix(
    _ radix: Int, _ prefix: String, _ hasSign: Bool, _ uppercase: Bool, _ minDigits: @escaping @Sendable () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting { _, isNegative, bits in
      let digits = String(bits, radix: radix, uppercase: uppercase)
      return (hasSign && !isNegative ? "+" : "") + prefix + filled(digits, to: minDigits())
    }
  }

  private static func filled(_ digits: String, to count: Int) -> String {
    String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

/// The format of a logged floating-point number.
///
/// See [Apple's page](https://developer.apple.com/documentation/os/oslogfloatformatting).
public struct OSLogFloatFormatting: Sendable {
  let text: @Sendable (Double) -> String

  /// Six digits after the decimal point.
  public static var fixed: OSLogFloatFormatting { fixed() }
  /// Hexadecimal digits and a power of two.
  public static var hex: OSLogFloatFormatting { hex() }
  /// Six digits after the decimal point, and a power of ten.
  public static var exponential: OSLogFloatFormatting { exponential() }
  /// The shorter one of the other decimal formats, with six significant digits.
  public static var hybrid: OSLogFloatFormatting { hybrid() }

  /// Returns the format with a number of digits after the decimal point.
  public static func fixed(
    precision: @escaping @autoclosure @Sendable () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { format(uppercase ? "F" : "f", precision, explicitPositiveSign) }

  /// Returns the format of hexadecimal digits and a power of two.
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    format(uppercase ? "A" : "a", nil, explicitPositiveSign)
  }

  /// Returns the format with a number of digits after the decimal point, and a power of ten.
  public static func exponential(
    precision: @escaping @autoclosure @Sendable () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { format(uppercase ? "E" : "e", precision, explicitPositiveSign) }

  /// Returns the shorter one of the other decimal formats, with a number of significant digits.
  public static func hybrid(
    precision: @escaping @autoclosure @Sendable () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { format(uppercase ? "G" : "g", precision, explicitPositiveSign) }

  private static func format(
    _ conversion: String, _ precision: (@Sendable () -> Int)?, _ hasSign: Bool
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting { value in
      let digits = precision.map { ".\(max(0, min($0(), 1000)))" } ?? ""
      return String(format: "%\(hasSign ? "+" : "")\(digits)\(conversion)", value)
    }
  }
}

/// The words for a logged Boolean value.
///
/// See [Apple's page](https://developer.apple.com/documentation/os/oslogboolformat).
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`.
  case truth
  /// `yes` and `no`.
  case answer
}

/// The alignment of a logged value.
///
/// See [Apple's page](https://developer.apple.com/documentation/os/oslogstringalignment).
public struct OSLogStringAlignment: Sendable {
  let text: @Sendable (String) -> String

  /// No spaces are added.
  public static var none: OSLogStringAlignment { OSLogStringAlignment { $0 } }

  /// Returns an alignment that adds spaces on the left, up to a number of characters.
  public static func right(columns: @escaping @autoclosure @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment { spaces(for: $0, columns()) + $0 }
  }

  /// Returns an alignment that adds spaces on the right, up to a number of characters.
  public static func left(columns: @escaping @autoclosure @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment { $0 + spaces(for: $0, columns()) }
  }

  private static func spaces(for text: String, _ columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - text.count))
  }
}

extension OSLogMessage.StringInterpolation {
  /// Appends an integer in a format. The privacy has no effect.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    let number = number()
    let width = Number.bitWidth
    let mask = width >= 64 ? UInt64.max : (1 << UInt64(width)) - 1
    appendLiteral(
      align.text(
        format.text(String(number.magnitude), number < 0, UInt64(truncatingIfNeeded: number) & mask)))
  }

  /// Appends a floating-point number in a format. The privacy has no effect.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Number, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { appendLiteral(align.text(format.text(Double(number())))) }

  /// Appends a Boolean value in words. The privacy has no effect.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {
    switch format {
    case .truth: appendLiteral(boolean() ? "true" : "false")
    case .answer: appendLiteral(boolean() ? "yes" : "no")
    }
  }

  /// Appends a value with spaces beside it. The privacy has no effect.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
  ) { appendLiteral(align.text(String(describing: value()))) }
}
