import Foundation

extension Transaction {
  /// Purchases, of which there are none.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/transaction/transactions).
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    let waits: Bool

    public struct AsyncIterator: AsyncIteratorProtocol {
      private var base: StoreIterator<VerificationResult<Transaction>>
      init(waits: Bool) { base = StoreIterator(waits: waits) }
      public mutating func next() async -> VerificationResult<Transaction>? { await base.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(waits: waits) }
  }

  /// All purchases: a sequence that ends at once.
  public static var all: Transactions { Transactions(waits: false) }
  /// The purchases that the user may use: a sequence that ends at once.
  public static var currentEntitlements: Transactions { Transactions(waits: false) }
  /// The purchases that were not finished: a sequence that ends at once.
  public static var unfinished: Transactions { Transactions(waits: false) }
  /// New purchases: there are none, and the sequence does not end before its task is cancelled.
  public static var updates: Transactions { Transactions(waits: true) }

  /// The purchases of a product: a sequence that ends at once.
  public static func all(for productID: String) -> Transactions { Transactions(waits: false) }
  /// The purchases of a product that the user may use: a sequence that ends at once.
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions(waits: false) }
  /// Returns the purchase of a product that the user may use: nil.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Returns the last purchase of a product: nil.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}
