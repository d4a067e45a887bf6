import Foundation

/// The signed offer that a payment uses.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skpaymentdiscount).
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; all properties are constants.
  /// The identifier of the offer.
  public let identifier: String
  /// The identifier of the key that signed it.
  public let keyIdentifier: String
  /// The number that is used once.
  public let nonce: UUID
  /// The signature.
  public let signature: String
  /// The time of the signature, in milliseconds since 1970.
  public let timestamp: NSNumber

  /// Creates a signed offer.
  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
    (self.signature, self.timestamp) = (signature, timestamp)
  }
}
