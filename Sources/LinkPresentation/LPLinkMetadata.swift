import UIKit

/// The description of a web page.
///
/// See [Apple's page](https://developer.apple.com/documentation/linkpresentation/lplinkmetadata).
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because Apple's can be changed as well; it is to be set before it is shared.
  /// The address of the page after redirects; nil by default.
  open var url: URL?
  /// The address that was requested; nil by default.
  open var originalURL: URL?
  /// The page's title; nil by default.
  open var title: String?
  /// The page's icon; nil by default.
  open var iconProvider: NSItemProvider?
  /// The picture that represents the page; nil by default.
  open var imageProvider: NSItemProvider?
  /// The video that represents the page; nil by default.
  open var videoProvider: NSItemProvider?
  /// The address of the video; nil by default.
  open var remoteVideoURL: URL?

  /// Creates an empty description.
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    (copy.url, copy.originalURL, copy.title) = (url, originalURL, title)
    (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }
}
