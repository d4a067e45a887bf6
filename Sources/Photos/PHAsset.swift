import CoreGraphics
import CoreLocation
import Foundation

/// The media type of an asset.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetmediatype).
public enum PHAssetMediaType: Int, Sendable { case unknown = 0, image, video, audio }

/// The subtype of an asset.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetmediasubtype).
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// A high-dynamic-range photo.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A screenshot.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A Live Photo.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  /// A portrait with a blurred background.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  /// A video streamed from a server.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A high-frame-rate video.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A time-lapse video.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// The sources from which an asset may come.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetsourcetype).
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The user's library.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
  /// A shared iCloud album.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  /// Another device, from which it was synchronised.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// A change that an asset may allow.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phasseteditoperation).
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

/// An object of the photo library. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phobject).
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  /// The object's identifier on this device.
  open var localIdentifier: String { "" }

  override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A photo or video of the library. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phasset).
open class PHAsset: PHObject, @unchecked Sendable {
  /// Whether the asset is a photo, a video or a sound.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The subtypes, such as Live Photo or screenshot.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }
  /// The time at which the asset was taken.
  open var creationDate: Date? { nil }
  /// The time of the last change.
  open var modificationDate: Date? { nil }
  /// The location at which the asset was taken.
  open var location: CLLocation? { nil }
  /// The duration of a video in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether the asset is one of the favourites.
  open var isFavorite: Bool { false }
  /// Whether the asset is hidden.
  open var isHidden: Bool { false }
  /// Whether the asset was edited.
  open var hasAdjustments: Bool { false }
  /// The source from which the asset comes.
  open var sourceType: PHAssetSourceType { [] }
  /// The way in which the asset is shown.
  open var playbackStyle: PlaybackStyle { .unsupported }
  /// The identifier of the burst to which the photo belongs; nil for none.
  open var burstIdentifier: String? { nil }
  /// Whether the photo represents a burst.
  open var representsBurst: Bool { false }

  /// The way in which an asset is shown.
  public enum PlaybackStyle: Int, Sendable {
    case unsupported = 0, image, imageAnimated, livePhoto, video, videoLooping
  }

  /// Returns whether the asset allows a change: false.
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

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
  /// Returns no assets.
  open class func fetchAssets(
    withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns nil: no album has key assets.
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { nil }
}
