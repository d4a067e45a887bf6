import Foundation

/// The version of a film: as edited or as taken.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phvideorequestoptionsversion).
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current = 0, original }

/// The quality of films.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phvideorequestoptionsdeliverymode).
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic = 0, highQualityFormat, mediumQualityFormat, fastFormat
}

/// The settings of a request for a film. Kept without effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phvideorequestoptions).
open class PHVideoRequestOptions: NSObject {
  /// Whether films may be loaded from a server; false by default.
  open var isNetworkAccessAllowed = false
  /// The version.
  open var version = PHVideoRequestOptionsVersion.current
  /// The quality.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// A closure that is told of loading; nil by default.
  open var progressHandler: PHAssetImageProgressHandler?

  /// Creates the default settings.
  public override init() { super.init() }
}

/// The settings of a request for a photo with a film. Kept without effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phlivephotorequestoptions).
open class PHLivePhotoRequestOptions: NSObject {
  /// The version.
  open var version = PHImageRequestOptionsVersion.current
  /// The quality.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether it may be loaded from a server; false by default.
  open var isNetworkAccessAllowed = false
  /// A closure that is told of loading; nil by default.
  open var progressHandler: PHAssetImageProgressHandler?

  /// Creates the default settings.
  public override init() { super.init() }
}
