import UIKit

/// A collection operator of a key path, such as `@sum`.
enum CollectionOperator: String {
  case count, sum, min, max, avg
  case unionOfObjects, distinctUnionOfObjects, unionOfArrays, distinctUnionOfArrays, unionOfSets, distinctUnionOfSets

  /// Returns the operator's value of elements, whose values at the path after it are given.
  func value(of elements: [Any?], _ values: [Any?]) -> Any? {
    switch self {
    case .count: return NSNumber(value: elements.count)
    case .sum, .avg, .min, .max:
      let aggregate = PredicateAggregate(rawValue: rawValue)
      return aggregate.flatMap { Self.object($0.value(of: values.map { PredicateValue($0) })) }
    case .unionOfObjects: return values.compactMap { $0 }
    case .distinctUnionOfObjects: return Self.distinct(values.compactMap { $0 })
    case .unionOfArrays, .unionOfSets: return Self.flattened(values)
    case .distinctUnionOfArrays: return Self.distinct(Self.flattened(values))
    case .distinctUnionOfSets: return NSSet(array: Self.distinct(Self.flattened(values)))
    }
  }

  /// Returns numbers as objects, which can be cast to any type of number.
  static func object(_ value: Any?) -> Any? {
    switch value {
    case let value as Int64: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Decimal: NSDecimalNumber(decimal: value)
    default: value
    }
  }

  private static func flattened(_ values: [Any?]) -> [Any] {
    values.flatMap { PredicateValue($0).elements ?? [] }.compactMap { $0 }
  }

  /// Returns the first of each group of equal values. Those that are not hashable are equal to none.
  private static func distinct(_ values: [Any]) -> [Any] {
    var seen: Set<AnyHashable> = []
    return values.filter { value in (value as? AnyHashable).map { seen.insert($0).inserted } ?? true }
  }
}

/// The keys of a path, from which values are found as key-value coding finds them.
struct ValuePath {
  private let keys: [Substring]

  init(_ path: String) { keys = path.split(separator: ".") }

  /// Returns the value at the end of the path; nil if a value on the way is nil.
  func value(of start: Any?) -> Any? { value(of: start, from: 0) }

  private func value(of start: Any?, from index: Int) -> Any? {
    var current = start
    for position in index..<keys.count {
      let key = keys[position]
      let value = PredicateValue(current)
      if key.hasPrefix("@") {
        guard let name = CollectionOperator(rawValue: String(key.dropFirst())) else {
          NSException(
            name: .invalidArgumentException, reason: "[\(start ?? "nil") valueForKeyPath:]: \(key) is no operator."
          ).raise()
          return nil
        }
        guard let elements = value.elements else { return nil }
        return name.value(of: elements, name == .count ? [] : elements.map { self.value(of: $0, from: position + 1) })
      }
      current = value.value(forKey: String(key))
      if current == nil { return nil }
    }
    return current
  }
}
