import Foundation

/// The identity of an object: its store and its row there, or a name that holds until it is saved.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsmanagedobjectid).
///
/// Unchecked because of the store, which is only compared.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  /// The object's entity.
  public let entity: NSEntityDescription
  /// The store that has the object; nil before it is saved.
  open private(set) weak var persistentStore: NSPersistentStore?
  let storeID: String
  /// The number of the row; negative for temporary identities, of which each has its own.
  let row: Int64
  let reference: String?

  init(entity: NSEntityDescription, store: NSPersistentStore, row: Int64, reference: String? = nil) {
    self.entity = entity
    persistentStore = store
    storeID = store.identifier
    self.row = row
    self.reference = reference
    super.init()
  }

  /// Creates a temporary identity.
  init(temporaryFor entity: NSEntityDescription) {
    self.entity = entity
    storeID = ""
    row = -1
    reference = "t" + UUID().uuidString
    super.init()
  }

  /// Whether the object was never saved.
  open var isTemporaryID: Bool { row < 0 }

  /// Returns an address from which a coordinator finds the identity again.
  open func uriRepresentation() -> URL {
    let name = (entity.name ?? "").addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    let text = "x-coredata://\(storeID)/\(name)/\(reference.map { isTemporaryID ? $0 : "r" + $0 } ?? "p\(row)")"
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? NSManagedObjectID { return self === other || isSame(as: other) }
    // Predicates compare objects and their identities.
    return (object as? any ObjectWithIdentity).map { isSame(as: $0.identity) } ?? false
  }

  final func isSame(as other: NSManagedObjectID) -> Bool {
    row == other.row && reference == other.reference && storeID == other.storeID
      && (entity === other.entity || entity.root.name == other.entity.root.name)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(row)
    hasher.combine(reference)
    return hasher.finalize()
  }

  open override var description: String { "\(super.description) <\(uriRepresentation().absoluteString)>" }
}

/// An object that predicates compare by its identity: a managed object, or a row that stands for one.
protocol ObjectWithIdentity: NSObject {
  var identity: NSManagedObjectID { get }
}
