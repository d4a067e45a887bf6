import Foundation

// On Linux Foundation's searches find neither objects of Swift's classes, unless these are hashable, nor those of its
// own classes that have values in Swift, such as `NSString`.

extension NSArray {
  /// Returns the index of the first object that is equal to an object or the same; `NSNotFound` if there is none.
  /// O(`count`).
  public func index(of object: AnyObject) -> Int {
    (0..<count).first { isEqual(at: $0, to: object) } ?? NSNotFound
  }

  /// Returns the index of the first object that is equal to a value of Swift, such as a number; `NSNotFound` if there
  /// is none. O(`count`).
  public func index(of value: some Hashable) -> Int { index(of: value as AnyObject) }

  /// Returns whether an object that is equal to an object, or the same, is in the array. O(`count`).
  public func contains(_ object: AnyObject) -> Bool { index(of: object) != NSNotFound }

  /// Returns the index of the first object that is the same as an object; `NSNotFound` if there is none. O(`count`).
  public func indexOfObjectIdentical(to object: AnyObject) -> Int {
    (0..<count).first { self.object(at: $0) as AnyObject === object } ?? NSNotFound
  }

  fileprivate func isEqual(at index: Int, to object: AnyObject) -> Bool {
    let element = self.object(at: index) as AnyObject
    if element === object { return true }
    if let object = object as? NSObject { return object.isEqual(element) }
    guard let object = object as? AnyHashable else { return false }
    return object == element as? AnyHashable
  }
}

extension NSMutableArray {
  /// Removes all objects that are equal to an object, or the same. O(`count`²).
  public func remove(_ object: AnyObject) {
    for index in (0..<count).reversed() where isEqual(at: index, to: object) { removeObject(at: index) }
  }

  /// Removes an object wherever it is in the array. O(`count`²).
  public func removeObject(identicalTo object: AnyObject) {
    for index in (0..<count).reversed() where self.object(at: index) as AnyObject === object {
      removeObject(at: index)
    }
  }
}
