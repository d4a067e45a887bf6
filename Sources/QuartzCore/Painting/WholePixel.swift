/// Coordinates in pixels as whole numbers, by conversions that take one instruction: the C library's rounding functions
/// are calls, and a frame needs tens of thousands.
enum WholePixel {
  /// A limit far outside any picture, to which coordinates are clamped.
  private static let limit = 1e7

  /// Returns the largest whole number not above `value`.
  static func below(_ value: Double) -> Int {
    let value = limited(value)
    let cut = Int(value)
    return Double(cut) > value ? cut - 1 : cut
  }

  /// Returns the smallest whole number not below `value`.
  static func above(_ value: Double) -> Int {
    let value = limited(value)
    let cut = Int(value)
    return Double(cut) < value ? cut + 1 : cut
  }

  /// Returns the whole number that `value` is apart from the error of single-precision sums; nil if it is between
  /// pixels or far outside.
  static func exactly(_ value: Double) -> Int? {
    guard value > -limit, value < limit else { return nil }
    let whole = Int(value < 0 ? value - 0.5 : value + 0.5)
    return abs(value - Double(whole)) < 0.02 ? whole : nil
  }

  /// Returns `value` limited to a range; NaN counts as the limit.
  private static func limited(_ value: Double) -> Double { value > -limit ? value < limit ? value : limit : -limit }
}
