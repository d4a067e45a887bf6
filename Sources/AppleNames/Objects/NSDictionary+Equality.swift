import Foundation

extension NSDictionary {
  /// Returns whether it has the same keys and equal values. Foundation's `isEqual(to:)` on Linux compares numbers and
  /// arrays of Swift with those of Objective-C, which are never equal. O(`count`).
  public func isEqual·values(to other: [AnyHashable: Any]) -> Bool { isEqual(NSDictionary(dictionary: other)) }
}
