import Foundation

/// The version of a video: as edited or as taken.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phvideorequestoptionsversion).
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current = 0, original }

/// The trade-off between the quality of a video and the speed of loading it.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phvideorequestoptionsdeliverymode).
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic = 0, highQualityFormat, mediumQualityFormat, fastFormat
}

/// The settings of a request for a video. Stored; have no effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phvideorequestoptions).
open class PHVideoRequestOptions: NSObject {
  /// Whether the video may be loaded from a server; false by default.
  open var isNetworkAccessAllowed = false
  /// The version of the video: as edited or as taken.
  open var version = PHVideoRequestOptionsVersion.current
  /// The trade-off between quality and speed.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// A closure that receives the progress; nil by default.
  open var progressHandler: PHAssetImageProgressHandler?

  /// Creates the default settings.
  public override init() { super.init() }
}

/// The settings of a request for a Live Photo. Stored; have no effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phlivephotorequestoptions).
open class PHLivePhotoRequestOptions: NSObject {
  /// The version of the photo: as edited, without edits, or as taken.
  open var version = PHImageRequestOptionsVersion.current
  /// The trade-off between quality and speed.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether the Live Photo may be loaded from a server; false by default.
  open var isNetworkAccessAllowed = false
  /// A closure that receives the progress; nil by default.
  open var progressHandler: PHAssetImageProgressHandler?

  /// Creates the default settings.
  public override init() { super.init() }
}
