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
  /// Whether the picture or video has changed.
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
  /// The objects that have changed and are in both.
  public let changedObjects: [ObjectType]
  /// Whether the properties below describe the difference; otherwise all results are new.
  open var hasIncrementalChanges: Bool { true }
  /// The indexes of the removed results, before the change; nil for none.
  open var removedIndexes: IndexSet? { nil }
  /// The removed results.
  open var removedObjects: [ObjectType] { [] }
  /// The indexes of the inserted results, after the removals; nil for none.
  open var insertedIndexes: IndexSet? { nil }
  /// The inserted results.
  open var insertedObjects: [ObjectType] { [] }
  /// The indexes of the changed results, after removals and insertions; nil for none.
  open var changedIndexes: IndexSet? { nil }
  /// Whether results have moved.
  open var hasMoves: Bool { false }

  /// Computes the difference between two results.
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
