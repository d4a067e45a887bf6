import Foundation

extension NumberFormatter {
  /// Returns the text of a decimal number: Foundation's takes the closest floating-point number below it for some, so
  /// that 12345.12 is 12345.11 when it is rounded down. Digits after the seventeenth are zeros.
  public func string(from number: NSDecimalNumber) -> String? {
    guard let exact = Double(number.stringValue) else { return string(from: number as NSNumber) }
    return string(from: NSNumber(value: exact))
  }
}
