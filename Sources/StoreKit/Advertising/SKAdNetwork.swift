import Foundation

/// Reports of advertisements to Apple. Nothing is reported: each request fails with `SKANError.unsupported`.
///
/// Handlers are called asynchronously on the main run loop.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skadnetwork).
open class SKAdNetwork: NSObject {
  /// A rough value of what the user did.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/skadnetwork/coarseconversionvalue).
  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Much.
    public static let high = CoarseConversionValue(rawValue: "high")
    /// Neither much nor little.
    public static let medium = CoarseConversionValue(rawValue: "medium")
    /// Little.
    public static let low = CoarseConversionValue(rawValue: "low")
  }

  /// A handler of the end of a request.
  public typealias Completion = @Sendable ((any Error)?) -> Void

  /// Fails to report that an advertisement is shown.
  open class func startImpression(_ impression: SKAdImpression, completionHandler completion: Completion? = nil) {
    fail(completion)
  }
  /// Fails to report that an advertisement is no longer shown.
  open class func endImpression(_ impression: SKAdImpression, completionHandler completion: Completion? = nil) {
    fail(completion)
  }
  /// Does nothing.
  @available(*, deprecated, message: "Use updatePostbackConversionValue(_:completionHandler:).")
  open class func registerAppForAdNetworkAttribution() {}
  /// Does nothing.
  @available(*, deprecated, message: "Use updatePostbackConversionValue(_:completionHandler:).")
  open class func updateConversionValue(_ conversionValue: Int) {}
  /// Fails to report what the user did.
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: Completion? = nil
  ) { fail(completion) }
  /// Fails to report what the user did.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, completionHandler completion: Completion? = nil
  ) { fail(completion) }
  /// Fails to report what the user did.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
    completionHandler completion: Completion? = nil
  ) { fail(completion) }

  /// Throws `SKANError.unsupported`.
  open class func startImpression(_ impression: SKAdImpression) async throws { throw SKANError(.unsupported) }
  /// Throws `SKANError.unsupported`.
  open class func endImpression(_ impression: SKAdImpression) async throws { throw SKANError(.unsupported) }
  /// Throws `SKANError.unsupported`.
  open class func updatePostbackConversionValue(_ conversionValue: Int) async throws {
    throw SKANError(.unsupported)
  }
  /// Throws `SKANError.unsupported`.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool = false
  ) async throws { throw SKANError(.unsupported) }

  private class func fail(_ completion: Completion?) {
    DispatchQueue.main.async { completion?(SKANError(.unsupported)) }
  }
}

/// The key of the signature of an advertisement.
public let SKStoreProductParameterAdNetworkAttributionSignature = "adNetworkAttributionSignature"
/// The key of the campaign of an advertisement.
public let SKStoreProductParameterAdNetworkCampaignIdentifier = "adNetworkCampaignId"
/// The key of the campaign of an advertisement, by up to four digits.
public let SKStoreProductParameterAdNetworkSourceIdentifier = "adNetworkSourceIdentifier"
/// The key of the network of advertisements.
public let SKStoreProductParameterAdNetworkIdentifier = "adNetworkId"
/// The key of the number that an advertisement uses once.
public let SKStoreProductParameterAdNetworkNonce = "adNetworkNonce"
/// The key of the time of an advertisement.
public let SKStoreProductParameterAdNetworkTimestamp = "adNetworkImpressionTimestamp"
/// The key of the app that shows an advertisement.
public let SKStoreProductParameterAdNetworkSourceAppStoreIdentifier = "adNetworkSourceAppStoreIdentifier"
/// The key of the version of an advertisement's signature.
public let SKStoreProductParameterAdNetworkVersion = "adNetworkPayloadVersion"
