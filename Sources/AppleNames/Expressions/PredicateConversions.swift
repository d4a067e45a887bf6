import Foundation

extension PredicateValue {
  /// Returns the value converted to a type by its name, such as `NSDate`; nil where it cannot be.
  func cast(to type: String) -> Any? {
    switch (type, self) {
    case (_, .none): nil
    case ("NSString", .text(let text)), ("String", .text(let text)): text
    case ("NSString", .number(let number)), ("String", .number(let number)): "\(number.value)"
    case ("NSString", .date(let date)), ("String", .date(let date)): date.description
    case ("NSNumber", .number(let number)): number.value
    case ("NSNumber", .text(let text)): Int64(text) ?? Double(text)
    case ("NSNumber", .date(let date)): date.timeIntervalSinceReferenceDate
    case ("NSDecimalNumber", .number(let number)): NSDecimalNumber(string: "\(number.value)")
    case ("NSDecimalNumber", .text(let text)): NSDecimalNumber(string: text)
    case ("NSDate", .date(let date)), ("Date", .date(let date)): date
    case ("NSDate", .number(let number)), ("Date", .number(let number)):
      Date(timeIntervalSinceReferenceDate: number.real)
    case ("NSDate", .text(let text)), ("Date", .text(let text)):
      // The description of a date, in which Core Data's developers write constants.
      Double(text).map { Date(timeIntervalSinceReferenceDate: $0) } ?? PredicateDates.date(text)
    default: nil
    }
  }
}

/// The dates in casts, such as `CAST("2001-01-01 00:00:00 +0000", "NSDate")`.
private enum PredicateDates {
  static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss Z"
    return formatter.date(from: text) ?? ISO8601DateFormatter().date(from: text)
  }
}

extension PredicateCombination {
  /// Returns the elements of two collections together, as a set; nil if one is no collection.
  func value(of left: Any?, _ right: Any?) -> Any? {
    guard let first = PredicateValue(left).elements, let second = PredicateValue(right).elements else { return nil }
    let (left, right) = (Self.hashable(first), Self.hashable(second))
    switch self {
    case .union: return left.union(right)
    case .intersection: return left.intersection(right)
    case .difference: return left.subtracting(right)
    }
  }

  private static func hashable(_ elements: [Any?]) -> Set<AnyHashable> {
    Set(elements.compactMap { $0 as? AnyHashable })
  }
}
