import Foundation

/// The state of a payment.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skpaymenttransactionstate).
public enum SKPaymentTransactionState: Int, Sendable { case purchasing = 0, purchased, failed, restored, deferred }

/// A payment in the queue. All fail here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skpaymenttransaction).
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  // Unchecked because of the payment's class; all variables are constants.
  /// The payment that is processed.
  public let payment: SKPayment
  /// The state: failed.
  public let transactionState: SKPaymentTransactionState
  /// The reason of a failure.
  public let error: (any Error)?
  /// The time of the purchase; nil if the payment failed.
  open var transactionDate: Date? { nil }
  /// The transaction's identifier; nil if the payment failed.
  open var transactionIdentifier: String? { nil }
  /// The first purchase, if this restores it: nil.
  open var original: SKPaymentTransaction? { nil }

  init(failed payment: SKPayment) {
    (self.payment, transactionState, error) = (payment, .failed, SKError(.paymentNotAllowed))
  }
}
