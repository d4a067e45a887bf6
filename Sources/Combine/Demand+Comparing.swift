// Comparisons with numbers, any of which is smaller than an unlimited demand.

extension Subscribers.Demand {
  /// Returns whether the demand is smaller than a number.
  public static func < (left: Self, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
  /// Returns whether the demand is larger than a number.
  public static func > (left: Self, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
  /// Returns whether the demand is no larger than a number.
  public static func <= (left: Self, right: Int) -> Bool { !(left > right) }
  /// Returns whether the demand is no smaller than a number.
  public static func >= (left: Self, right: Int) -> Bool { !(left < right) }
  /// Returns whether the demand equals a number.
  public static func == (left: Self, right: Int) -> Bool { left.max == right }
  /// Returns whether the demand differs from a number.
  public static func != (left: Self, right: Int) -> Bool { left.max != right }

  /// Returns whether a number is smaller than the demand.
  public static func < (left: Int, right: Self) -> Bool { right > left }
  /// Returns whether a number is larger than the demand.
  public static func > (left: Int, right: Self) -> Bool { right < left }
  /// Returns whether a number is no larger than the demand.
  public static func <= (left: Int, right: Self) -> Bool { right >= left }
  /// Returns whether a number is no smaller than the demand.
  public static func >= (left: Int, right: Self) -> Bool { right <= left }
  /// Returns whether a number equals the demand.
  public static func == (left: Int, right: Self) -> Bool { right == left }
  /// Returns whether a number differs from the demand.
  public static func != (left: Int, right: Self) -> Bool { right != left }
}
