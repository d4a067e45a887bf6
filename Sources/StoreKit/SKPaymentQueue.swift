import Foundation

/// The queue of payments. Nothing can be bought here: each payment fails with `SKError.paymentNotAllowed`.
///
/// Observers are called asynchronously on the main run loop.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skpaymentqueue).
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  // Unchecked because of the variables, which `lock` protects.
  private static let queue = SKPaymentQueue()
  private let lock = NSLock()
  private var observers: [any SKPaymentTransactionObserver] = []
  private var unfinished: [SKPaymentTransaction] = []
  private weak var queueDelegate: (any SKPaymentQueueDelegate)?

  /// The delegate, which is never called here. It is not retained.
  open weak var delegate: (any SKPaymentQueueDelegate)? {
    get { lock.withLock { queueDelegate } }
    set { lock.withLock { queueDelegate = newValue } }
  }

  /// Creates a queue of its own, for subclasses.
  public override init() { super.init() }

  /// Returns the queue.
  open class func `default`() -> SKPaymentQueue { queue }
  /// Returns whether the user may make purchases: false.
  open class func canMakePayments() -> Bool { false }

  /// The payments that have not been finished.
  open var transactions: [SKPaymentTransaction] { lock.withLock { unfinished } }

  /// The observers.
  open var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { observers } }
  /// The user's store: nil.
  open var storefront: SKStorefront? { nil }

  /// Adds an observer, which is retained.
  open func add(_ observer: any SKPaymentTransactionObserver) { lock.withLock { observers.append(observer) } }
  /// Removes an observer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.removeAll { $0 === observer } }
  }

  /// Adds a payment, which fails.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(failed: payment)
    lock.withLock { unfinished.append(transaction) }
    tell { $1.paymentQueue($0, updatedTransactions: [transaction]) }
  }

  /// Fails to restore purchases.
  open func restoreCompletedTransactions() {
    tell { $1.paymentQueue($0, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed)) }
  }

  /// Fails to restore purchases.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

  /// Removes a payment.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    lock.withLock { unfinished.removeAll { $0 === transaction } }
    tell { $1.paymentQueue($0, removedTransactions: [transaction]) }
  }

  /// Does nothing: no price changes.
  open func showPriceConsentIfNeeded() {}
  /// Does nothing: there are no codes.
  open func presentCodeRedemptionSheet() {}

  /// Does nothing: there are no downloads.
  open func start(_ downloads: [SKDownload]) {}
  /// Does nothing: there are no downloads.
  open func pause(_ downloads: [SKDownload]) {}
  /// Does nothing: there are no downloads.
  open func resume(_ downloads: [SKDownload]) {}
  /// Does nothing: there are no downloads.
  open func cancel(_ downloads: [SKDownload]) {}

  private func tell(_ call: @escaping @Sendable (SKPaymentQueue, any SKPaymentTransactionObserver) -> Void) {
    DispatchQueue.main.async {
      for observer in self.lock.withLock({ self.observers }) { call(self, observer) }
    }
  }
}
