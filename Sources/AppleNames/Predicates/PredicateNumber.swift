import Foundation

/// A number of any kind.
enum PredicateNumber: Equatable {
  case whole(Int64)
  case decimal(Decimal)
  case real(Double)

  /// Creates a number from a value of any number type; nil if it has another type.
  init?(_ value: Any) {
    // Objects first: a number object with the value 1 would be a `Bool` too.
    if type(of: value) is AnyObject.Type {
      guard let number = value as? NSNumber else { return nil }
      self.init(number)
      return
    }
    switch value {
    case let value as Bool: self = .whole(value ? 1 : 0)
    case let value as any BinaryInteger:
      self =
        Int64(exactly: value).map { .whole($0) } ?? UInt64(exactly: value).map { .decimal(Decimal($0)) } ?? .real(0)
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    case let value as Decimal: self = .decimal(value)
    default: return nil
    }
  }

  private init(_ number: NSNumber) {
    if let number = number as? NSDecimalNumber {
      self = .decimal(number.decimalValue)
    } else {
      switch UInt8(bitPattern: number.objCType.pointee) {
      case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .real(number.doubleValue)
      case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int64.max): self = .decimal(Decimal(number.uint64Value))
      default: self = .whole(number.int64Value)
      }
    }
  }

  var real: Double {
    switch self {
    case .whole(let value): return Double(value)
    case .decimal(let value): return NSDecimalNumber(decimal: value).doubleValue
    case .real(let value): return value
    }
  }

  /// The number in the type for keys and sums that clients see.
  var value: Any {
    switch self {
    case .whole(let value): return value
    case .decimal(let value): return value
    case .real(let value): return value
    }
  }

  var negated: PredicateNumber { PredicateNumber.whole(0).combined(with: self, by: .minus) ?? self }

  /// The number as a decimal; nil for reals beyond its range.
  private var decimal: Decimal? {
    switch self {
    case .whole(let value): return Decimal(value)
    case .decimal(let value): return value
    // By its digits, so that 1.1 equals the decimal 1.1.
    case .real(let value): return value.isFinite && abs(value) < 1e100 ? Decimal(string: "\(value)") : nil
    }
  }

  /// Returns the order of two numbers; nil if one is not a number.
  func order(to other: PredicateNumber) -> ComparisonResult? {
    switch (self, other) {
    case (.whole(let left), .whole(let right)): return Self.order(left, right)
    case (.decimal, _), (_, .decimal):
      if let left = decimal, let right = other.decimal { return Self.order(left, right) }
    default: break
    }
    let (left, right) = (real, other.real)
    return left.isNaN || right.isNaN ? nil : Self.order(left, right)
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
  }

  /// Returns the result of a sum, difference, product or quotient; nil for other signs and a quotient by zero.
  ///
  /// A quotient of whole numbers is a whole number, as on Apple's platforms. A result beyond the range of whole numbers
  /// is a decimal number.
  func combined(with other: PredicateNumber, by symbol: PredicateSymbol) -> PredicateNumber? {
    if symbol == .dividedBy, other.real == 0 { return nil }
    if case .whole(let left) = self, case .whole(let right) = other {
      let result: (partialValue: Int64, overflow: Bool)
      switch symbol {
      case .plus: result = left.addingReportingOverflow(right)
      case .minus: result = left.subtractingReportingOverflow(right)
      case .times: result = left.multipliedReportingOverflow(by: right)
      case .dividedBy: result = left.dividedReportingOverflow(by: right)
      default: return nil
      }
      if !result.overflow { return .whole(result.partialValue) }
    }
    if case .real = self { return reals(other, symbol) }
    if case .real = other { return reals(other, symbol) }
    guard let left = decimal, let right = other.decimal else { return reals(other, symbol) }
    let result: Decimal
    switch symbol {
    case .plus: result = left + right
    case .minus: result = left - right
    case .times: result = left * right
    case .dividedBy: result = left / right
    default: return nil
    }
    return result.isNaN ? reals(other, symbol) : .decimal(result)
  }

  private func reals(_ other: PredicateNumber, _ symbol: PredicateSymbol) -> PredicateNumber? {
    switch symbol {
    case .plus: return .real(real + other.real)
    case .minus: return .real(real - other.real)
    case .times: return .real(real * other.real)
    case .dividedBy: return .real(real / other.real)
    default: return nil
    }
  }
}
