import CoreLocation
import Foundation
import UIKit

// Requests are made in the blocks of `PHPhotoLibrary.performChanges`. None of these runs here, and outside of them
// making a request ends the program, as on iOS.

/// A change of the photo library, made in a block of `PHPhotoLibrary.performChanges`. No block runs here.
open class PHChangeRequest: NSObject {
  override init() { super.init() }

  static func refuse() -> Never {
    preconditionFailure("changes are requested only in a block of PHPhotoLibrary.performChanges, and none runs here")
  }
}

/// An object that a change will create.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phobjectplaceholder).
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// A change of an asset.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetchangerequest).
open class PHAssetChangeRequest: PHChangeRequest {
  /// The asset that will be created; nil for a change of one that exists.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  /// The time at which the asset was taken.
  open var creationDate: Date?
  /// The location at which the asset was taken.
  open var location: CLLocation?
  /// Whether the asset is one of the favourites.
  open var isFavorite = false
  /// Whether the asset is hidden.
  open var isHidden = false

  /// Requests a change of an asset. Ends the program outside of a block.
  public convenience init(for asset: PHAsset) { Self.refuse() }

  /// Requests a new photo. Ends the program outside of a block.
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { refuse() }
  /// Requests a new photo of a file. Ends the program outside of a block.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { refuse() }
  /// Requests a new video of a file. Ends the program outside of a block.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { refuse() }
  /// Requests that assets be deleted. Ends the program outside of a block.
  open class func deleteAssets(_ assets: any Sequence) { refuse() }
  /// Requests that the edits of the asset be undone.
  open func revertAssetContentToOriginal() {}
}

/// The settings of a file of a new asset.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetresourcecreationoptions).
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the file; nil, the default, for a new one.
  open var originalFilename: String?
  /// The uniform type identifier; nil, the default, derives it from the file's name.
  open var uniformTypeIdentifier: String?
  /// Whether the file is moved, instead of copied; false by default.
  open var shouldMoveFile = false

  /// Creates the default settings.
  public override init() { super.init() }
}

/// A request for a new asset of several files.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetcreationrequest).
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Requests a new asset. Ends the program outside of a block.
  open class func forAsset() -> PHAssetCreationRequest { refuse() }
  /// Returns whether there can be an asset of such files: false, as there is no library.
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }
  /// Adds a file to the asset.
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
  /// Adds data to the asset.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}

/// A change of an album.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phassetcollectionchangerequest).
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  /// The album that will be created.
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
  /// The title of the album.
  open var title = ""

  /// Requests a change of an album: nil for all albums, as none allows it.
  public convenience init?(for assetCollection: PHAssetCollection) { return nil }
  /// Requests a change of an album: nil for all albums, as none allows it.
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { return nil }

  /// Requests a new album. Ends the program outside of a block.
  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
    refuse()
  }
  /// Requests that albums be deleted. Ends the program outside of a block.
  open class func deleteAssetCollections(_ assetCollections: any Sequence) { refuse() }
  /// Adds assets to the album.
  open func addAssets(_ assets: any Sequence) {}
  /// Removes assets from the album.
  open func removeAssets(_ assets: any Sequence) {}
}
