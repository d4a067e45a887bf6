import Foundation

/// A change of the photo library. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phchange).
open class PHChange: NSObject {
  override init() { super.init() }

  /// Returns the change of an object: nil, as none has changed.
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }

  /// Returns the change of the results of a request: nil, as none have changed.
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// The change of an object.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phobjectchangedetails).
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  /// The object before the change.
  public let objectBeforeChanges: ObjectType
  /// The object after the change; nil if it was deleted.
  public let objectAfterChanges: ObjectType?
  /// Whether the picture or film has changed.
  open var assetContentChanged: Bool { false }
  /// Whether the object was deleted.
  open var objectWasDeleted: Bool { objectAfterChanges == nil }

  init(before: ObjectType, after: ObjectType?) {
    objectBeforeChanges = before
    objectAfterChanges = after
  }
}

/// The change of the results of a request.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phfetchresultchangedetails).
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  /// The results before the change.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// The results after the change.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  /// The objects that have changed in both.
  public let changedObjects: [ObjectType]
  /// Whether the members below describe the difference; otherwise all is new.
  open var hasIncrementalChanges: Bool { true }
  /// The indexes of results that are gone, before the change; nil for none.
  open var removedIndexes: IndexSet? { nil }
  /// The results that are gone.
  open var removedObjects: [ObjectType] { [] }
  /// The indexes of results that are new, after those that are gone; nil for none.
  open var insertedIndexes: IndexSet? { nil }
  /// The results that are new.
  open var insertedObjects: [ObjectType] { [] }
  /// The indexes of results that have changed, after the two above; nil for none.
  open var changedIndexes: IndexSet? { nil }
  /// Whether results have moved.
  open var hasMoves: Bool { false }

  /// Creates the difference between two results, for a program that has both.
  public init(
    from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]
  ) {
    fetchResultBeforeChanges = fromResult
    fetchResultAfterChanges = toResult
    self.changedObjects = changedObjects
  }

  /// Calls the closure for each result that has moved: for none.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
