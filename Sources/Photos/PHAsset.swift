import CoreGraphics
import CoreLocation
import Foundation

/// The kind of an asset.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetmediatype).
public enum PHAssetMediaType: Int, Sendable { case unknown = 0, image, video, audio }

/// The finer kind of an asset.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetmediasubtype).
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// A photo of a wide range of light.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A screenshot.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A photo with a film.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
}

/// An object of the photo library. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phobject).
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  /// The identifier on this device.
  open var localIdentifier: String { "" }

  override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A photo or film of the library. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phasset).
open class PHAsset: PHObject, @unchecked Sendable {
  /// The kind.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The finer kind.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }
  /// The time at which it was taken.
  open var creationDate: Date? { nil }
  /// The time of the last change.
  open var modificationDate: Date? { nil }
  /// The place at which it was taken.
  open var location: CLLocation? { nil }
  /// The length of a film in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether it is one of the favourites.
  open var isFavorite: Bool { false }
  /// Whether it is hidden.
  open var isHidden: Bool { false }

  /// Returns no assets.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns no assets.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns no assets.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns no assets.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// The kind of an album.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetcollectiontype).
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }

/// The finer kind of an album.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetcollectionsubtype).
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
  case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
  case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// An album of the library. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetcollection).
open class PHAssetCollection: PHObject, @unchecked Sendable {
  /// The title.
  open var localizedTitle: String? { nil }
  /// The kind.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// The number of assets.
  open var estimatedAssetCount: Int { 0 }

  /// Returns no albums.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
