import Foundation

/// The settings of a request.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phfetchoptions).
open class PHFetchOptions: NSObject {
  /// The condition; nil, the default, for all.
  open var predicate: NSPredicate?
  /// The order; nil by default.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of results; 0, the default, for no limit.
  open var fetchLimit = 0
  /// Whether hidden assets are included; false by default.
  open var includeHiddenAssets = false

  /// Creates the default settings.
  public override init() { super.init() }
}

/// The objects that were found: none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phfetchresult).
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  /// The number of objects: 0.
  open var count: Int { 0 }
  /// The first object: nil.
  open var firstObject: ObjectType? { nil }
  /// The last object: nil.
  open var lastObject: ObjectType? { nil }

  /// Creates an empty result.
  public override init() { super.init() }

  /// Returns the object at an index, which must be less than the count: so none is valid.
  open func object(at index: Int) -> ObjectType { preconditionFailure("index \(index) is beyond the count 0") }
  /// Returns the object at an index, which must be less than the count: so none is valid.
  open subscript(index: Int) -> ObjectType { object(at: index) }
  /// Returns the objects at indexes.
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { object(at: $0) } }
  /// Returns whether an object was found: false.
  open func contains(_ anObject: ObjectType) -> Bool { false }
  /// Returns the index of an object: `NSNotFound`.
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  /// Calls the block for no object.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
