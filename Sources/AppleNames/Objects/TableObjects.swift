import UIKit

extension NSMapTable {
  /// The remaining keys and values. Linear in their number.
  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var table: [AnyHashable: ObjectType] = [:]
    let keys = keyEnumerator()
    while let key = keys.nextObject() as? KeyType {
      if let hashable = key as? AnyHashable, let object = object(forKey: key) { table[hashable] = object }
    }
    return table
  }
}

extension NSHashTable {
  /// Returns whether both sets have the same objects. Linear in their number.
  public func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }
}
