import Foundation

/// An object in an `NSHashTable` or `NSMapTable`, held strongly or weakly, and compared as the table's options say: by
/// `isEqual(_:)` and `hash`, or by identity.
///
/// An object that was deallocated equals none, not even itself. Its hash stays, so that it can remain in a dictionary
/// until it is removed.
struct TableObject: Hashable {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?
  private let hashOfObject: Int
  private let isComparedByIdentity: Bool

  /// The object; nil after it was deallocated.
  var object: AnyObject? { strongObject ?? weakObject }

  /// Creates an entry for an object that is added to a table.
  init(adding object: AnyObject, _ options: NSPointerFunctions.Options) {
    let copy = options.contains(.copyIn) ? (object as? any NSCopying)?.copy(with: nil) as AnyObject? : nil
    self.init(copy ?? object, options, isWeak: options.contains(.weakMemory))
  }

  /// Creates a key by which an object is looked up in a table.
  init(lookingUp object: AnyObject, _ options: NSPointerFunctions.Options) {
    self.init(object, options, isWeak: false)
  }

  private init(_ object: AnyObject, _ options: NSPointerFunctions.Options, isWeak: Bool) {
    isComparedByIdentity = options.contains(.objectPointerPersonality)
    if !isComparedByIdentity, let known = object as? NSObject {
      hashOfObject = known.hash
    } else {
      hashOfObject = ObjectIdentifier(object).hashValue
    }
    strongObject = isWeak ? nil : object
    weakObject = isWeak ? object : nil
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hashOfObject) }

  static func == (one: TableObject, other: TableObject) -> Bool {
    guard let object = one.object, let otherObject = other.object else { return false }
    if object === otherObject { return true }
    guard !one.isComparedByIdentity, let known = object as? NSObject else { return false }
    return known.isEqual(otherObject)
  }
}
