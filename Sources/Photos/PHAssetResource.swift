import Foundation

/// The purpose of an asset's file.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetresourcetype).
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
  case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
  case photoProxy = 19
}

/// A file of an asset. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetresource).
open class PHAssetResource: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  /// The purpose of the file, such as the original photo.
  open var type: PHAssetResourceType { .photo }
  /// The identifier of the asset to which the file belongs.
  open var assetLocalIdentifier: String { "" }
  /// The uniform type identifier of the file.
  open var uniformTypeIdentifier: String { "" }
  /// The file's name when it was imported.
  open var originalFilename: String { "" }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }

  override init() { super.init() }

  /// Returns no files.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  /// Returns no files, since a Live Photo made here has none in the library.
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}

/// The identifier of a request for data.
public typealias PHAssetResourceDataRequestID = Int32
/// The identifier of a request that is not valid.
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

/// The settings of a request for a file. Stored; have no effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetresourcerequestoptions).
open class PHAssetResourceRequestOptions: NSObject {
  /// Whether the file may be loaded from a server; false by default.
  open var isNetworkAccessAllowed = false
  /// A closure that receives the progress, from 0 to 1; nil by default.
  open var progressHandler: ((Double) -> Void)?

  /// Creates the default settings.
  public override init() { super.init() }
}

/// Loads the files of assets. There are none here: each request fails with `PHPhotosError.accessUserDenied`.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetresourcemanager).
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  private static let manager = PHAssetResourceManager()

  override init() { super.init() }

  /// Returns the shared manager.
  open class func `default`() -> PHAssetResourceManager { manager }

  /// Fails on another queue.
  @discardableResult @preconcurrency open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping @Sendable (Data) -> Void,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    DispatchQueue.global().async { completionHandler(PHPhotosError(.accessUserDenied)) }
    return PHInvalidAssetResourceDataRequestID
  }

  /// Fails on another queue, without writing a file.
  @preconcurrency open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(PHPhotosError(.accessUserDenied)) }
  }

  /// Does nothing: no request is under way.
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
