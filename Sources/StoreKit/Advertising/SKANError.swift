import BridgedErrors
import Foundation

/// The domain of errors of networks of advertisements.
public let SKANErrorDomain = "SKANErrorDomain"

/// An error of a network of advertisements.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skanerror-swift.struct).
public struct SKANError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { SKANErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { SKANErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = SKANError
    case impressionMissingRequiredValue = 0, unsupported, adNetworkIdMissing, mismatchedSourceAppId
    case impressionNotFound, invalidCampaignId, invalidConversionValue, invalidSourceAppId, invalidAdvertisedAppId
    case invalidVersion, unknown, impressionTooShort
  }

  /// The advertisement is not complete.
  public static var impressionMissingRequiredValue: Code { .impressionMissingRequiredValue }
  /// The platform lacks the function.
  public static var unsupported: Code { .unsupported }
  /// The app does not name the network.
  public static var adNetworkIdMissing: Code { .adNetworkIdMissing }
  /// The advertisement names another app as its place.
  public static var mismatchedSourceAppId: Code { .mismatchedSourceAppId }
  /// The advertisement was not begun.
  public static var impressionNotFound: Code { .impressionNotFound }
  /// The campaign is not valid.
  public static var invalidCampaignId: Code { .invalidCampaignId }
  /// The value is not from 0 to 63.
  public static var invalidConversionValue: Code { .invalidConversionValue }
  /// The app that shows the advertisement does not exist.
  public static var invalidSourceAppId: Code { .invalidSourceAppId }
  /// The app that is advertised does not exist.
  public static var invalidAdvertisedAppId: Code { .invalidAdvertisedAppId }
  /// The version is not known.
  public static var invalidVersion: Code { .invalidVersion }
  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The advertisement was shown too briefly.
  public static var impressionTooShort: Code { .impressionTooShort }
}
