import Foundation

/// The settings of a request.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phfetchoptions).
open class PHFetchOptions: NSObject {
  /// The predicate that results must match; nil, the default, for all.
  open var predicate: NSPredicate?
  /// The order of the results; nil by default.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of results; 0, the default, for no limit.
  open var fetchLimit = 0
  /// Whether hidden assets are included; false by default.
  open var includeHiddenAssets = false
  /// Whether all photos of a burst are included; false by default.
  open var includeAllBurstAssets = false
  /// The sources from which assets may come; none, the default, for those that suit the request.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// Whether changes are reported in detail; true by default.
  open var wantsIncrementalChangeDetails = true

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
  /// Returns the index of an object within a range: `NSNotFound`.
  open func index(of anObject: ObjectType, in range: NSRange) -> Int { NSNotFound }
  /// Returns the number of assets of a kind: 0.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  /// Calls the block for no object.
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Calls the block for the objects at indexes, which must be less than the count: so for none.
  open func enumerateObjects(
    at s: IndexSet, options opts: NSEnumerationOptions = [],
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    for index in s { _ = object(at: index) }
  }
  /// Calls the block for no object.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
