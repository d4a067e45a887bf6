import Foundation

// On Linux Foundation's searches do not find objects of Swift's classes, unless these are hashable.

extension NSArray {
  /// Returns the index of the first object that is equal to an object or the same; `NSNotFound` if there is none.
  /// O(`count`).
  public func index(of object: AnyObject) -> Int {
    let found = index(of: object as Any)
    return found == NSNotFound ? indexOfObjectIdentical(to: object) : found
  }

  /// Returns whether an object that is equal to an object, or the same, is in the array. O(`count`).
  public func contains(_ object: AnyObject) -> Bool { index(of: object) != NSNotFound }

  /// Returns the index of the first object that is the same as an object; `NSNotFound` if there is none. O(`count`).
  public func indexOfObjectIdentical(to object: AnyObject) -> Int {
    (0..<count).first { self.object(at: $0) as AnyObject === object } ?? NSNotFound
  }
}

extension NSMutableArray {
  /// Removes all objects that are equal to an object, or the same. O(`count`²).
  public func remove(_ object: AnyObject) {
    remove(object as Any)
    removeObject(identicalTo: object)
  }

  /// Removes an object wherever it is in the array. O(`count`²).
  public func removeObject(identicalTo object: AnyObject) {
    for index in (0..<count).reversed() where self.object(at: index) as AnyObject === object {
      removeObject(at: index)
    }
  }
}
