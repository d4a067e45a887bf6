import UIKit

extension ObjectWithNamedProperties {
  /// Returns an array that stands for the one in a property. Changes to it are made in the property, and observers are
  /// notified of them.
  @_disfavoredOverload public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    KeyedMutableArray.standing(for: key, of: self)
  }

  /// Returns an array that stands for the one in the property at the end of a path of names.
  @_disfavoredOverload public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    guard let dot = keyPath.lastIndex(of: ".") else { return mutableArrayValue(forKey: keyPath) }
    let key = String(keyPath[keyPath.index(after: dot)...])
    guard let owner = value(forKeyPath: String(keyPath[..<dot])) as? NSObject else { return NSMutableArray() }
    return owner.mutableArrayValue(forKey: key)
  }

  /// Returns the ordered set in a property. Changes of it are put into the property if that has an object, or else by
  /// setting it.
  @_disfavoredOverload public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    if let set = value(forKey: key) as? NSMutableOrderedSet { return set }
    return NSMutableOrderedSet(array: PredicateValue(value(forKey: key)).elements?.compactMap { $0 } ?? [])
  }

  /// Returns the set in a property, if that has a mutable one; otherwise a copy.
  @_disfavoredOverload public func mutableSetValue(forKey key: String) -> NSMutableSet {
    if let set = value(forKey: key) as? NSMutableSet { return set }
    return NSMutableSet(array: PredicateValue(value(forKey: key)).elements?.compactMap { $0 } ?? [])
  }
}

/// An array that stands for the one in an object's property, as key-value coding's does.
final class KeyedMutableArray: NSMutableArray {
  private var owner: NSObject?
  private var key = ""

  /// Returns an array for a property.
  static func standing(for key: String, of owner: NSObject) -> KeyedMutableArray {
    let array = KeyedMutableArray()
    array.owner = owner
    array.key = key
    return array
  }

  override var count: Int { array?.count ?? elements.count }

  override func object(at index: Int) -> Any { array?.object(at: index) ?? elements[index] }

  override func insert(_ anObject: Any, at index: Int) {
    if let array { array.insert(anObject, at: index) } else { change { $0.insert(anObject, at: index) } }
    report(.insertion, at: index, new: [anObject])
  }

  override func removeObject(at index: Int) {
    let old = object(at: index)
    if let array { array.removeObject(at: index) } else { change { $0.remove(at: index) } }
    report(.removal, at: index, old: [old])
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    // The subscript, which calls this, appends at the end.
    guard index < count else { return insert(anObject, at: index) }
    let old = object(at: index)
    if let array { array.replaceObject(at: index, with: anObject) } else { change { $0[index] = anObject } }
    report(.replacement, at: index, old: [old], new: [anObject])
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }

  override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }

  override func removeAllObjects() {
    let old = (0..<count).map { object(at: $0) }
    guard !old.isEmpty else { return }
    if let array { array.removeAllObjects() } else { change { $0 = [] } }
    observations?.report(.removal, of: owner ?? self, key, at: IndexSet(integersIn: 0..<old.count), old: old)
  }

  // Foundation's own implementations of these only work for its own class.

  override func remove(_ anObject: Any) {
    for index in (0..<count).reversed() where isSame(object(at: index), anObject) { removeObject(at: index) }
  }

  override func removeObjects(in otherArray: [Any]) { for object in otherArray { remove(object) } }

  override func index(of anObject: Any) -> Int {
    (0..<count).first { isSame(object(at: $0), anObject) } ?? NSNotFound
  }

  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

  private func isSame(_ first: Any, _ second: Any) -> Bool {
    first as AnyObject === second as AnyObject || NSArray(object: first).isEqual(to: [second])
  }

  override func removeObjects(in range: NSRange) {
    for index in (range.location..<range.location + range.length).reversed() { removeObject(at: index) }
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let common = Swift.min(range.length, otherArray.count)
    for offset in 0..<common { replaceObject(at: range.location + offset, with: otherArray[offset]) }
    removeObjects(in: NSRange(location: range.location + common, length: range.length - common))
    for offset in common..<otherArray.count { insert(otherArray[offset], at: range.location + offset) }
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange) {
    replaceObjects(
      in: range, withObjectsFrom: Array(otherArray.dropFirst(otherRange.location).prefix(otherRange.length)))
  }

  override func setArray(_ otherArray: [Any]) {
    removeAllObjects()
    for object in otherArray { add(object) }
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    guard idx1 != idx2 else { return }
    let (first, second) = (object(at: idx1), object(at: idx2))
    replaceObject(at: idx1, with: second)
    replaceObject(at: idx2, with: first)
  }

  /// The array object in the property; nil if it has a Swift array.
  private var array: NSMutableArray? { owner?.value(forKey: key) as? NSMutableArray }

  private var elements: [Any] { PredicateValue(owner?.value(forKey: key)).elements?.compactMap { $0 } ?? [] }

  private func change(_ body: (inout [Any]) -> Void) {
    var new = elements
    body(&new)
    guard let owner else { return }
    let value: Any = owner.value(forKey: key) is NSArray ? NSArray(array: new) : new
    // Observers are notified of the elements, rather than of the array that is set.
    guard let observations else { return owner.setValue(value, forKey: key) }
    observations.withoutReports(of: key) { owner.setValue(value, forKey: key) }
  }

  private var observations: NamedObservations? { owner.flatMap(NamedObservations.existing) }

  private func report(_ kind: NSKeyValueChange, at index: Int, old: [Any]? = nil, new: [Any]? = nil) {
    guard let owner else { return }
    observations?.report(kind, of: owner, key, at: IndexSet(integer: index), old: old, new: new)
  }
}
