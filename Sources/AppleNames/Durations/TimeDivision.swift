import Foundation

/// A calendar that divides quantities of time into units, and the date at which it begins.
struct TimeDivision {
  var calendar: Calendar
  var start: Date

  /// The longest quantity in seconds: more than 300,000 years, far below where calendars overflow.
  static let longest = 1e13

  /// Returns the time until a date; nil if it is too long, or if there are no units.
  func quantity(until end: Date, in units: [TimeUnit]) -> TimeQuantity? {
    guard !units.isEmpty, abs(end.timeIntervalSince(start)) < Self.longest,
      abs(start.timeIntervalSinceReferenceDate) < Self.longest
    else { return nil }
    let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    return TimeQuantity(components, units: units, end: end)
  }

  /// Returns the time that components amount to; nil if it is too long.
  func quantity(of components: DateComponents, in units: [TimeUnit]) -> TimeQuantity? {
    var own = DateComponents()
    var seconds = 0.0
    for unit in TimeUnit.allCases {
      guard let amount = components.value(for: unit.component) else { continue }
      own.setValue(amount, for: unit.component)
      seconds += Double(amount.magnitude) * Double(unit.seconds)
    }
    guard seconds < Self.longest, let end = calendar.date(byAdding: own, to: start) else { return nil }
    guard isDivided(own, into: units) else { return quantity(until: end, in: units) }
    return TimeQuantity(own, units: units, end: end)
  }

  /// Returns whether components already have the numbers that the calendar would find. It would not find all of them:
  /// two months after the last of December are one month and 28 days.
  private func isDivided(_ components: DateComponents, into units: [TimeUnit]) -> Bool {
    var larger: TimeUnit?
    var signs: Set<Int> = []
    for unit in TimeUnit.allCases {
      let amount = components.value(for: unit.component) ?? 0
      guard units.contains(unit) else {
        if amount != 0 { return false }
        continue
      }
      signs.insert(amount.signum())
      if let larger, Double(amount.magnitude) * Double(unit.seconds) >= Double(Self.shortest(larger)) { return false }
      larger = unit
    }
    return !signs.isSuperset(of: [-1, 1])
  }

  /// Returns the length in seconds of the shortest unit of a kind: February has 28 days.
  private static func shortest(_ unit: TimeUnit) -> Int {
    unit == .month ? 28 * TimeUnit.day.seconds : unit.seconds
  }
}
