import Foundation

/// An advertisement that the user sees or has tapped.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skadimpression).
open class SKAdImpression: NSObject {
  /// The app that shows the advertisement; 0 by default.
  open var sourceAppStoreItemIdentifier: NSNumber = 0
  /// The app that is advertised; 0 by default.
  open var advertisedAppStoreItemIdentifier: NSNumber = 0
  /// The network of advertisements; empty by default.
  open var adNetworkIdentifier = ""
  /// The campaign; 0 by default.
  open var adCampaignIdentifier: NSNumber = 0
  /// The campaign, by up to four digits; 0 by default.
  open var sourceIdentifier: NSNumber = 0
  /// The advertisement; empty by default.
  open var adImpressionIdentifier = ""
  /// The kind of advertisement; nil by default.
  open var adType: String?
  /// The description of the advertisement; nil by default.
  open var adDescription: String?
  /// The name of the buyer; nil by default.
  open var adPurchaserName: String?
  /// The time, in milliseconds since 1970; 0 by default.
  open var timestamp: NSNumber = 0
  /// The signature; empty by default.
  open var signature = ""
  /// The version of the signature's form; empty by default.
  open var version = ""

  /// Creates an empty advertisement.
  public override init() { super.init() }

  /// Creates an advertisement of a campaign.
  public convenience init(
    sourceAppStoreItemIdentifier: NSNumber, advertisedAppStoreItemIdentifier: NSNumber, adNetworkIdentifier: String,
    adCampaignIdentifier: NSNumber, adImpressionIdentifier: String, timestamp: NSNumber, signature: String,
    version: String
  ) {
    self.init()
    self.sourceAppStoreItemIdentifier = sourceAppStoreItemIdentifier
    self.advertisedAppStoreItemIdentifier = advertisedAppStoreItemIdentifier
    self.adNetworkIdentifier = adNetworkIdentifier
    self.adCampaignIdentifier = adCampaignIdentifier
    self.adImpressionIdentifier = adImpressionIdentifier
    self.timestamp = timestamp
    self.signature = signature
    self.version = version
  }
}
