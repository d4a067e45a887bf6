import Foundation

/// Decides on payments when the store changes. All methods are optional, and none is called here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skpaymentqueuedelegate).
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  /// Never called here.
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool
  /// Never called here.
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool { true }
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}
