import CoreGraphics
import ImageIO
import UIKit

/// The identifier of a request.
public typealias PHImageRequestID = Int32
/// The identifier of a request that is not valid.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The key of whether a request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of the error of a request.
public let PHImageErrorKey = "PHImageErrorKey"
/// The key of whether a picture is a degraded one that a better one will replace.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of whether a picture is on a server.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The size of the original picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// The way in which a picture fits a size.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phimagecontentmode).
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0, aspectFill

  /// The same as `aspectFit`.
  public static var `default`: PHImageContentMode { .aspectFit }
}

/// The quality of pictures.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phimagerequestoptionsdeliverymode).
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic = 0, highQualityFormat, fastFormat }

/// The precision of the size of pictures.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phimagerequestoptionsresizemode).
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none = 0, fast, exact }

/// The key of the number of a request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"

/// A closure that receives the progress of loading an asset from a server, from 0 to 1, and can cancel the request.
/// None is called here.
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// The version of a picture: as edited, without edits, or as taken.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phimagerequestoptionsversion).
public enum PHImageRequestOptionsVersion: Int, Sendable { case current = 0, unadjusted, original }

/// The settings of a request for a picture. Stored; have no effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phimagerequestoptions).
open class PHImageRequestOptions: NSObject, NSCopying {
  /// The trade-off between quality and speed.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The precision of the size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Whether the handler is called before the request returns; false by default.
  open var isSynchronous = false
  /// Whether pictures may be loaded from a server; false by default.
  open var isNetworkAccessAllowed = false
  /// The version of the picture: as edited, without edits, or as taken.
  open var version = PHImageRequestOptionsVersion.current
  /// The part of the picture, in fractions of its size; empty, the default, for all of it.
  open var normalizedCropRect = CGRect.zero
  /// A closure that receives the progress; nil by default.
  open var progressHandler: PHAssetImageProgressHandler?

  /// Creates the default settings.
  public override init() { super.init() }

  /// Returns the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHImageRequestOptions()
    (copy.deliveryMode, copy.resizeMode) = (deliveryMode, resizeMode)
    (copy.isSynchronous, copy.isNetworkAccessAllowed) = (isSynchronous, isNetworkAccessAllowed)
    (copy.version, copy.normalizedCropRect) = (version, normalizedCropRect)
    copy.progressHandler = progressHandler
    return copy
  }
}

/// Loads pictures of the library. There are none here: each request fails with `PHPhotosError.accessUserDenied`.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phimagemanager).
open class PHImageManager: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  private static let manager = PHImageManager()

  /// Creates a manager.
  public override init() { super.init() }

  /// Returns the shared manager.
  open class func `default`() -> PHImageManager { manager }

  /// Fails: at once if the options say so, else on the main queue.
  @discardableResult @preconcurrency open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping @Sendable (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    deny(options) { resultHandler(nil, $0) }
  }

  /// Fails: at once if the options say so, else on the main queue.
  @discardableResult @preconcurrency open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping @Sendable (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    deny(options) { resultHandler(nil, nil, .up, $0) }
  }

  /// Fails: at once if the options say so, else on the main queue. The older form of
  /// `requestImageDataAndOrientation(for:options:resultHandler:)`.
  @discardableResult @preconcurrency open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping @Sendable (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    deny(options) { resultHandler(nil, nil, .up, $0) }
  }

  /// Fails on the main queue.
  @discardableResult @preconcurrency open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping @Sendable (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    deny(nil) { resultHandler(nil, $0) }
  }

  /// Fails on the main queue.
  @discardableResult @preconcurrency open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping @Sendable (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    deny(nil) { resultHandler(nil, $0) }
  }

  /// Fails on the main queue.
  @discardableResult @preconcurrency open func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping @Sendable (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    deny(nil) { resultHandler(nil, $0) }
  }

  /// Fails on the main queue.
  @discardableResult @preconcurrency open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping @Sendable (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    deny(nil) { resultHandler(nil, nil, $0) }
  }

  private func deny(
    _ options: PHImageRequestOptions?, _ handler: @escaping @Sendable ([AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    let fail: @Sendable () -> Void = { handler([PHImageErrorKey: PHPhotosError(.accessUserDenied)]) }
    if options?.isSynchronous == true { fail() } else { DispatchQueue.main.async(execute: fail) }
    return PHInvalidImageRequestID
  }

  /// Does nothing: no request is under way.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Loads pictures of the library in advance. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phcachingimagemanager).
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether pictures of high quality are cached; true by default. Stored; has no effect.
  open var allowsCachingHighQualityImages: Bool {
    get { true }
    set {}
  }
  /// Does nothing.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Does nothing.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Does nothing.
  open func stopCachingImagesForAllAssets() {}
}
