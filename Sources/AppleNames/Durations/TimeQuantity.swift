import Foundation

/// A quantity of time, divided into units.
struct TimeQuantity {
  /// The allowed units, the largest first.
  let units: [TimeUnit]
  /// The number of each unit, without a sign.
  private(set) var amounts: [Int]
  /// Whether the whole quantity is negative.
  let isNegative: Bool
  /// The date at which a quantity ends that begins at the start of its division.
  let end: Date

  /// Creates a quantity from the numbers that a calendar found, which have the same sign.
  init(_ components: DateComponents, units: [TimeUnit], end: Date) {
    let amounts = units.map { components.value(for: $0.component) ?? 0 }
    self.units = units
    self.amounts = amounts.map { Int(clamping: $0.magnitude) }
    self.end = end
    isNegative = amounts.contains { $0 < 0 }
  }

  func amount(of unit: TimeUnit) -> Int { units.firstIndex(of: unit).map { amounts[$0] } ?? 0 }

  /// The largest unit, if there is one of it, and some of the next smaller one that amounts to less than half.
  var collapsibleUnit: TimeUnit? {
    guard let first = amounts.firstIndex(where: { $0 != 0 }), amounts[first] == 1, first + 1 < units.count,
      amounts[first + 1] > 0, 2 * amounts[first + 1] * units[first + 1].seconds < units[first].seconds
    else { return nil }
    return units[first]
  }

  /// Returns the units that appear when zeros are treated in some way.
  func shownUnits(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior) -> [TimeUnit] {
    guard let first = amounts.firstIndex(where: { $0 != 0 }), let last = amounts.lastIndex(where: { $0 != 0 }) else {
      if behavior.contains(.dropLeading) { return Array(units.suffix(1)) }
      return behavior.contains(.dropTrailing) ? Array(units.prefix(1)) : units
    }
    return units.indices.filter { index in
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return amounts[index] != 0 || !behavior.contains(.dropMiddle)
    }.map { units[$0] }
  }

  /// Rounds the quantity to the first units that appear, up to a number of them.
  mutating func limit(to count: Int, behavior: DateComponentsFormatter.ZeroFormattingBehavior) {
    let shown = shownUnits(behavior)
    guard shown.count > count else { return }
    // Leading zeros count, unless nothing else would be left.
    var start = 0
    if let first = shown.firstIndex(where: { amount(of: $0) != 0 }), first >= count { start = first }
    let kept = shown[start...].prefix(count)
    guard let last = kept.last, let index = units.firstIndex(of: last) else { return }
    let rest = zip(units, amounts).dropFirst(index + 1).reduce(0) { $0 + $1.1 * $1.0.seconds }
    for smaller in units.indices.dropFirst(index + 1) { amounts[smaller] = 0 }
    // To the even number from halfway, as number formatters do: 90 minutes are two hours (Open Radar 32024200), but
    // 1h 10m 30s are 1h 10m (the header's comment).
    let exact = Double(amounts[index]) + Double(rest) / Double(last.seconds)
    amounts[index] = Int(exact.rounded(.toNearestOrEven))
    carry(from: index)
    self = TimeQuantity(units: units[...index].filter { kept.contains($0) || amount(of: $0) != 0 }, of: self)
    // A carry may have made a further unit. The last ones are zero then.
    self = TimeQuantity(units: Array(shownUnits(behavior).prefix(count)), of: self)
  }

  /// Turns sixty minutes into an hour, and so on. Days never become months, whose length varies.
  private mutating func carry(from index: Int) {
    for smaller in units[...index].indices.dropFirst().reversed() {
      let (quotient, remainder) = units[smaller - 1].seconds.quotientAndRemainder(dividingBy: units[smaller].seconds)
      guard remainder == 0, amounts[smaller] >= quotient else { return }
      amounts[smaller - 1] += amounts[smaller] / quotient
      amounts[smaller] %= quotient
    }
  }

  private init(units: [TimeUnit], of other: TimeQuantity) {
    self.units = units
    amounts = units.map(other.amount(of:))
    isNegative = other.isNegative
    end = other.end
  }
}
