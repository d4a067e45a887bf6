import Foundation

/// A request for the receipt, which fails here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skreceiptrefreshrequest).
open class SKReceiptRefreshRequest: SKRequest {
  /// The properties of the receipt in the store for tests.
  public let receiptProperties: [String: Any]?

  /// Creates a request for the receipt.
  public init(receiptProperties: [String: Any]? = nil) {
    self.receiptProperties = receiptProperties
    super.init()
  }
}

/// The key of whether the receipt has expired.
public let SKReceiptPropertyIsExpired = "expired"
/// The key of whether the receipt was taken back.
public let SKReceiptPropertyIsRevoked = "revoked"
/// The key of whether the receipt is one of many.
public let SKReceiptPropertyIsVolumePurchase = "vpp"

/// Ends the program, because its receipt is not valid.
///
/// The status is the one with which Mac apps ask for a new receipt.
public func SKTerminateForInvalidReceipt() { exit(173) }
