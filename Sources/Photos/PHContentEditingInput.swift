import CoreLocation
import Foundation
import UIKit

/// The key of the error of a request for an asset's contents.
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"
/// The key of whether a request for an asset's contents was cancelled.
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
/// The key of whether an asset's contents are on a server.
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"

/// The identifier of a request for an asset's contents.
public typealias PHContentEditingInputRequestID = Int

/// The settings of a request for an asset's contents. Stored; have no effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phcontenteditinginputrequestoptions).
open class PHContentEditingInputRequestOptions: NSObject {
  /// Whether the contents may be loaded from a server; false by default.
  open var isNetworkAccessAllowed = false
  /// A closure that receives the progress, and can cancel the request; nil by default.
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?

  /// Creates the default settings.
  public override init() { super.init() }
}

/// The contents of an asset, for editing. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phcontenteditinginput).
open class PHContentEditingInput: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  /// Whether the asset is a photo or a video.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The subtypes of the asset.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The time at which the asset was taken.
  open var creationDate: Date? { nil }
  /// The location at which the asset was taken.
  open var location: CLLocation? { nil }
  /// The uniform type identifier of the contents.
  open var uniformTypeIdentifier: String? { nil }
  /// A small picture.
  open var displaySizeImage: UIImage? { nil }
  /// The file of the picture.
  open var fullSizeImageURL: URL? { nil }
  /// The Exif orientation of the picture.
  open var fullSizeImageOrientation: Int32 { 1 }
  /// The video of the asset.
  open var audiovisualAsset: AVAsset? { nil }
  /// The Live Photo of the asset.
  open var livePhoto: PHLivePhoto? { nil }

  override init() { super.init() }
}

extension PHAsset {
  /// Fails, on the main queue, with `PHPhotosError.accessUserDenied`.
  @discardableResult @preconcurrency public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping @Sendable (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    DispatchQueue.main.async {
      completionHandler(nil, [PHContentEditingInputErrorKey: PHPhotosError(.accessUserDenied)])
    }
    return 0
  }

  /// Does nothing: no request is under way.
  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
