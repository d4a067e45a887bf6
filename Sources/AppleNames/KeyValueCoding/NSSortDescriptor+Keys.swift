import UIKit

// Foundation for Linux declares these initialisers as unavailable; the compiler prefers available ones.
extension NSSortDescriptor {
  /// Creates a descriptor that orders objects by the property at the end of a path of names; nil for the objects
  /// themselves.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { SortedValue.compare($0, $1) }
  }

  /// Creates a descriptor that orders objects by a property with one of Foundation's methods, such as
  /// `localizedCaseInsensitiveCompare(_:)`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector.map { NSStringFromSelector($0) } ?? "compare:"
    self.init(key: key, ascending: ascending) { SortedValue.compare($0, $1, by: name) }
  }

  /// Creates a descriptor that orders objects by a property with a comparison.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      SortedValue.compare(SortedValue.value(of: left, at: key), SortedValue.value(of: right, at: key), cmptr)
    }
  }

  /// Creates a descriptor that orders objects by a property of any type, such as an optional text. Foundation for Linux
  /// takes comparable ones only.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { left, right in
      SortedValue.compare(SortedValue.value(of: left, at: nil), SortedValue.value(of: right, at: nil)) {
        SortedValue.compare($0, $1)
      }
    }
  }
}

/// The values by which objects are sorted.
enum SortedValue {
  /// Returns the value of an object at a path of names.
  static func value(of object: Any, at path: String?) -> Any? {
    guard let path, !path.isEmpty, path != "self" else { return PredicateValue(object).value(forKey: "self") }
    return PredicateValue(ValuePath(path).value(of: object)).value(forKey: "self")
  }

  /// Returns the order of two values that may be nil. As on Apple's platforms, nil is before every value.
  static func compare(_ left: Any?, _ right: Any?, _ comparator: Comparator) -> ComparisonResult {
    switch (left, right) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left?, let right?): comparator(left, right)
    }
  }

  /// Returns the order of two values, by the method of a name where they are texts.
  static func compare(_ left: Any, _ right: Any, by name: String = "compare:") -> ComparisonResult {
    let (left, right) = (PredicateValue(left), PredicateValue(right))
    guard case .text(let text) = left, case .text(let other) = right else {
      return left.order(to: right) ?? .orderedSame
    }
    switch name {
    case "caseInsensitiveCompare:": return text.caseInsensitiveCompare(other)
    case "localizedCompare:": return text.localizedCompare(other)
    case "localizedCaseInsensitiveCompare:": return text.localizedCaseInsensitiveCompare(other)
    case "localizedStandardCompare:": return text.localizedStandardCompare(other)
    default: return text.compare(other)
    }
  }
}
