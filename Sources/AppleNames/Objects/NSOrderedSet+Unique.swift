import Foundation

// On Linux Foundation's sets made of an array count each object once, but list it as often as the array does.

extension NSOrderedSet {
  /// Returns a set of an array's objects in the order in which they occur first. O(`count`).
  public static func unique·(array: [Any]) -> NSOrderedSet { NSOrderedSet(array: objects(array)) }

  fileprivate static func objects(_ array: [Any]) -> [Any] {
    let seen = NSMutableSet()
    return array.filter { object in
      guard !seen.contains(object) else { return false }
      seen.add(object)
      return true
    }
  }
}

extension NSMutableOrderedSet {
  /// Returns a set of an array's objects in the order in which they occur first. O(`count`).
  public static func mutableUnique·(array: [Any]) -> NSMutableOrderedSet { NSMutableOrderedSet(array: objects(array)) }
}
