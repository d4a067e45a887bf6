import AppleNames
import Foundation

/// A row as an object whose values predicates and sort descriptors read by name, without making a managed object.
final class RowObject: NSObject, KeyValueCoded, ObjectWithIdentity {
  let row: Row
  let store: RowStore

  init(_ row: Row, _ store: RowStore) {
    self.row = row
    self.store = store
    super.init()
  }

  var identity: NSManagedObjectID { store.identity(of: row) }

  func codedValue(forKey key: String) -> Any? {
    let plan = row.entity.current
    if let attribute = plan.attributes[key] {
      return attribute.isTransient ? nil : store.presented(row.values[key], attribute)
    }
    if let relationship = plan.relationships[key] {
      let rows = store.related(row, relationship).map { RowObject($0, store) }
      if relationship.isToMany { return rows.map { $0 as Any? } }
      return rows.first
    }
    switch key {
    case "objectID", "self": return key == "self" ? self : identity
    case "entity": return row.entity
    default: return nil
    }
  }

  func setCodedValue(_ value: Any?, forKey key: String) {}

  override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? RowObject { return row === other.row }
    if let other = object as? any ObjectWithIdentity { return identity.isSame(as: other.identity) }
    return (object as? NSManagedObjectID).map { identity.isSame(as: $0) } ?? false
  }

  override var hash: Int { identity.hash }
}
