import Foundation

/// Reads numbers of dictionaries, which come as `NSNumber` or as Swift's numbers.
enum AttributeNumber {
  /// Returns a number, or the first one of an array; nil for other values.
  static func read(_ value: Any?) -> Int? {
    switch value {
    case let number as any BinaryInteger: Int(exactly: number)
    case let number as any BinaryFloatingPoint: Int(exactly: Double(number).rounded())
    case let number as NSNumber: number.intValue
    case let numbers as [Any]: numbers.first.flatMap { read($0) }
    default: nil
    }
  }
}
