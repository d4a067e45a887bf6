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
  /// There is no network.
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
}
