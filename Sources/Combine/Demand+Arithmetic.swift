// An unlimited demand stays unlimited, and a demand too large for a number becomes unlimited.

extension Subscribers.Demand {
  /// Returns the sum of two demands.
  public static func + (left: Self, right: Self) -> Self {
    right.max.map { left + $0 } ?? .unlimited
  }
  /// Returns the demand increased by a number.
  public static func + (left: Self, right: Int) -> Self {
    guard let first = left.max else { return .unlimited }
    let (sum, isTooLarge) = first.addingReportingOverflow(right)
    return isTooLarge ? .unlimited : .max(sum)
  }
  /// Adds a demand.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Adds a number.
  public static func += (left: inout Self, right: Int) { left = left + right }

  /// Returns the demand decreased by another; none if that is larger.
  public static func - (left: Self, right: Self) -> Self {
    if left == .unlimited { return .unlimited }
    return right.max.map { left - $0 } ?? .none
  }
  /// Returns the demand decreased by a number; none if that is larger.
  public static func - (left: Self, right: Int) -> Self {
    guard let first = left.max else { return .unlimited }
    let (difference, isTooLarge) = first.subtractingReportingOverflow(right)
    return isTooLarge ? .unlimited : .max(Swift.max(0, difference))
  }
  /// Subtracts a demand.
  public static func -= (left: inout Self, right: Self) { left = left - right }
  /// Subtracts a number.
  public static func -= (left: inout Self, right: Int) { left = left - right }

  /// Returns the demand multiplied by a number.
  public static func * (left: Self, right: Int) -> Self {
    guard let first = left.max else { return .unlimited }
    let (product, isTooLarge) = first.multipliedReportingOverflow(by: right)
    return isTooLarge ? .unlimited : .max(product)
  }
  /// Multiplies the demand by a number.
  public static func *= (left: inout Self, right: Int) { left = left * right }
}
