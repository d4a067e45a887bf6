import CoreLocation
import Foundation

/// A change that a collection may allow.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phcollectioneditoperation).
public enum PHCollectionEditOperation: Int, Sendable {
  case deleteContent = 1, removeContent, addContent, createContent, rearrangeContent, delete, rename
}

/// A collection of the library: an album, or a folder of albums. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phcollection).
open class PHCollection: PHObject, @unchecked Sendable {
  /// Whether the collection can contain assets.
  open var canContainAssets: Bool { false }
  /// Whether the collection can contain other collections.
  open var canContainCollections: Bool { false }
  /// The title of the collection.
  open var localizedTitle: String? { nil }

  /// Returns whether the collection allows a change: false.
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

  /// Returns no collections.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult()
  }
  /// Returns no collections.
  open class func fetchCollections(
    in collectionList: PHCollectionList, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

/// The type of a folder of albums.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phcollectionlisttype).
public enum PHCollectionListType: Int, Sendable { case momentList = 1, folder, smartFolder }

/// The subtype of a folder of albums.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phcollectionlistsubtype).
public enum PHCollectionListSubtype: Int, Sendable {
  case momentListCluster = 1, momentListYear
  case regularFolder = 100
  case smartFolderEvents = 200, smartFolderFaces
  case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// A folder of albums. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phcollectionlist).
open class PHCollectionList: PHCollection, @unchecked Sendable {
  /// Whether the folder is the user's or a smart one.
  open var collectionListType: PHCollectionListType { .folder }
  /// The subtype, such as events or years.
  open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }

  /// Returns no folders.
  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}
