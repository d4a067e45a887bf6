import Foundation

/// The state of a payment.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skpaymenttransactionstate).
public enum SKPaymentTransactionState: Int, Sendable { case purchasing = 0, purchased, failed, restored, deferred }

/// A payment in the queue. All fail here; tests subclass it, or set its properties by their names.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skpaymenttransaction).
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  // Unchecked because of the variables, which change by `setValue(_:forKey:)` only. Enumerations have numbers there.
  private var _payment = SKPayment()
  private var _transactionState = 0
  private var _error: (any Error)?
  private var _transactionDate: Date?
  private var _transactionIdentifier: String?
  private var _originalTransaction: SKPaymentTransaction?

  /// The payment that is processed.
  open var payment: SKPayment { _payment }
  /// The state: failed, for payments that were added to the queue.
  open var transactionState: SKPaymentTransactionState {
    SKPaymentTransactionState(rawValue: _transactionState) ?? .purchasing
  }
  /// The reason of a failure.
  open var error: (any Error)? { _error }
  /// The time of the purchase; nil if the payment failed.
  open var transactionDate: Date? { _transactionDate }
  /// The transaction's identifier; nil if the payment failed.
  open var transactionIdentifier: String? { _transactionIdentifier }
  /// The first purchase, if this restores it; else nil.
  open var original: SKPaymentTransaction? { _originalTransaction }
  /// The content to download: none.
  open var downloads: [SKDownload] { [] }

  /// Creates a transaction of an empty payment.
  public override init() { super.init() }

  init(failed payment: SKPayment) {
    _payment = payment
    _transactionState = SKPaymentTransactionState.failed.rawValue
    _error = SKError(.paymentNotAllowed)
  }
}
