import CoreGraphics
import Foundation
import UIKit

/// The identifier of a request for a Live Photo.
public typealias PHLivePhotoRequestID = Int32
/// The identifier of a request that is not valid.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The key of the error of a request.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of whether a result is a degraded one that a better one will replace.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key of whether a request was cancelled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A photo with a video of the moments around it. None comes from the library here, but one can be made of files.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phlivephoto).
public final class PHLivePhoto: NSObject, NSCopying, Sendable {
  /// The size of the photo in pixels.
  public let size: CGSize
  /// The still photo.
  package let photo: UIImage
  /// The file of the video.
  package let film: URL

  init(_ photo: UIImage, film: URL) {
    self.photo = photo
    self.film = film
    size = CGSize(width: photo.size.width * photo.scale, height: photo.size.height * photo.scale)
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Makes a Live Photo from the files of a photo and a video, and calls the handler on the main queue: with nil and an
  /// error if one of them is missing or cannot be read.
  ///
  /// The files need not belong together, unlike on iOS, which compares an identifier in them. The placeholder, the size
  /// and the mode have no effect, as the handler is called once.
  @discardableResult @preconcurrency public static func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping @Sendable (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    let id = LivePhotoRequests.begin()
    DispatchQueue.global().async {
      let made = made(of: fileURLs)
      DispatchQueue.main.async {
        guard LivePhotoRequests.end(id) else { return resultHandler(nil, [PHLivePhotoInfoCancelledKey: true]) }
        let info: [AnyHashable: Any] = made == nil ? [PHLivePhotoInfoErrorKey: PHPhotosError(.missingResource)] : [:]
        resultHandler(made, info)
      }
    }
    return id
  }

  /// Cancels a request, whose handler gets nil.
  public static func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {
    _ = LivePhotoRequests.end(requestID)
  }

  private static func made(of files: [URL]) -> PHLivePhoto? {
    let films = files.filter { ["mov", "mp4", "m4v"].contains($0.pathExtension.lowercased()) }
    guard let film = films.first(where: { FileManager.default.isReadableFile(atPath: $0.path) }),
      let photo = files.lazy.filter({ !films.contains($0) }).compactMap({ UIImage(contentsOfFile: $0.path) }).first
    else { return nil }
    return PHLivePhoto(photo, film: film)
  }
}
