/// Coordinates in pixels as whole numbers, by conversions, which take one instruction: the C library's roundings are
/// calls, and a frame needs tens of thousands.
enum WholePixel {
  /// Far outside of any picture; what is further is taken for this.
  private static let limit = 1e7

  /// The largest whole number that is not above `value`.
  static func below(_ value: Double) -> Int {
    let value = limited(value)
    let cut = Int(value)
    return Double(cut) > value ? cut - 1 : cut
  }

  /// The smallest whole number that is not below `value`.
  static func above(_ value: Double) -> Int {
    let value = limited(value)
    let cut = Int(value)
    return Double(cut) < value ? cut + 1 : cut
  }

  /// The whole number that `value` is but for the error of single-precision sums; `nil` for one between pixels or far
  /// outside.
  static func exactly(_ value: Double) -> Int? {
    guard value > -limit, value < limit else { return nil }
    let whole = Int(value < 0 ? value - 0.5 : value + 0.5)
    return abs(value - Double(whole)) < 0.02 ? whole : nil
  }

  /// Not a number counts as the limit.
  private static func limited(_ value: Double) -> Double { value > -limit ? value < limit ? value : limit : -limit }
}
