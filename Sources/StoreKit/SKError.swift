import BridgedErrors
import Foundation

/// The domain of errors.
public let SKErrorDomain = "SKErrorDomain"

/// An error of the App Store.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skerror-swift.struct).
public struct SKError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { SKErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { SKErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = SKError
    case unknown = 0, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
    case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
    case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
  }

  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The user may not make purchases.
  public static var clientInvalid: Code { .clientInvalid }
  /// The user cancelled.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The payment is not valid.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The device may not make purchases.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The product is not sold in the user's store.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// The user has not allowed the use of the service.
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  /// There is no network.
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  /// The user has withdrawn the permission to use the service.
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  /// The user has to accept a policy first.
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  /// The app may not set the data of a request.
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
  /// The offer does not exist.
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  /// The signature of the offer is not valid.
  public static var invalidSignature: Code { .invalidSignature }
  /// The offer is not complete.
  public static var missingOfferParams: Code { .missingOfferParams }
  /// The price of the offer is not valid.
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
  /// The overlay was cancelled.
  public static var overlayCancelled: Code { .overlayCancelled }
  /// The overlay's configuration is not valid.
  public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
  /// The overlay did not load in time.
  public static var overlayTimeout: Code { .overlayTimeout }
  /// The offer is for others.
  public static var ineligibleForOffer: Code { .ineligibleForOffer }
  /// The platform lacks the function.
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
  /// The scene of the overlay is in the background.
  public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}
