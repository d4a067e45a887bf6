import CoreGraphics
import UIKit

/// The identifier of a request.
public typealias PHImageRequestID = Int32
/// The identifier of a request that is not valid.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The key of whether a request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of the error of a request.
public let PHImageErrorKey = "PHImageErrorKey"
/// The key of whether a picture is a preliminary one.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of whether a picture is on a server.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The size of the original picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// The placement of a picture.
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

/// The settings of a request for a picture. Kept without effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phimagerequestoptions).
open class PHImageRequestOptions: NSObject {
  /// The quality.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The precision of the size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Whether the handler is called before the request returns; false by default.
  open var isSynchronous = false
  /// Whether pictures may be loaded from a server; false by default.
  open var isNetworkAccessAllowed = false

  /// Creates the default settings.
  public override init() { super.init() }
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
    let fail: @Sendable () -> Void = { resultHandler(nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)]) }
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
  /// Whether pictures of high quality are kept; true by default. Kept without effect.
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
