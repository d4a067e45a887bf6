import Foundation

// Pictures are compared hundreds of times, in code that is not optimised, so equal ones are not looked at one by one.
extension Array where Element: BitwiseCopyable & Hashable {
  /// Returns the number of elements that differ. O(n), with little work if none do.
  func differences(from other: [Element]) -> Int {
    guard count == other.count else { return Swift.max(count, other.count) }
    let isEqual = withUnsafeBytes { one in
      other.withUnsafeBytes { two in
        guard let start = one.baseAddress, let otherStart = two.baseAddress else { return true }
        return memcmp(start, otherStart, one.count) == 0
      }
    }
    return isEqual ? 0 : zip(self, other).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  }

  /// Returns whether there are so many different elements. Ends as soon as it has found them.
  func kinds(atLeast wanted: Int) -> Bool {
    var found: Set<Element> = []
    return contains { element in
      found.insert(element)
      return found.count >= wanted
    }
  }
}
