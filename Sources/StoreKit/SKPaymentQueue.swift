import Foundation

/// Receives changes of payments. All methods but the first are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skpaymenttransactionobserver).
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Called when payments change: here when they have failed.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Called when payments have been finished.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Called when purchases cannot be restored: always here.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Never called here.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

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

  override init() { super.init() }

  /// Returns the queue.
  open class func `default`() -> SKPaymentQueue { queue }
  /// Returns whether the user may make purchases: false.
  open class func canMakePayments() -> Bool { false }

  /// The payments that have not been finished.
  open var transactions: [SKPaymentTransaction] { lock.withLock { unfinished } }

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

  /// Removes a payment.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    lock.withLock { unfinished.removeAll { $0 === transaction } }
    tell { $1.paymentQueue($0, removedTransactions: [transaction]) }
  }

  private func tell(_ call: @escaping @Sendable (SKPaymentQueue, any SKPaymentTransactionObserver) -> Void) {
    DispatchQueue.main.async {
      for observer in self.lock.withLock({ self.observers }) { call(self, observer) }
    }
  }
}
