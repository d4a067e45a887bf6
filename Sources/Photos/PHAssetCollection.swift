import CoreLocation
import Foundation

/// The type of an album.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetcollectiontype).
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }

/// The subtype of an album.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetcollectionsubtype).
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
  case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
  case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated
  case smartAlbumLongExposures, smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic
  case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// An album of the library. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetcollection).
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// Whether the album is the user's or a smart one.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// The subtype, such as favourites or a shared album.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// The number of assets.
  open var estimatedAssetCount: Int { 0 }
  /// The time of the first asset.
  open var startDate: Date? { nil }
  /// The time of the last asset.
  open var endDate: Date? { nil }
  /// The location of most assets.
  open var approximateLocation: CLLocation? { nil }
  /// The names of the locations of the assets.
  open var localizedLocationNames: [String] { [] }

  /// Returns no albums.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// Returns no albums.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// Returns no albums.
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
