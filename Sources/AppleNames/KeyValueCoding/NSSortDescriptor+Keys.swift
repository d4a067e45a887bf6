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
      let (left, right) = (SortedValue.value(of: left, at: key), SortedValue.value(of: right, at: key))
      // As on Apple's platforms, nil is before every value.
      switch (left, right) {
      case (nil, nil): return .orderedSame
      case (nil, _): return .orderedAscending
      case (_, nil): return .orderedDescending
      case (let left?, let right?): return cmptr(left, right)
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
