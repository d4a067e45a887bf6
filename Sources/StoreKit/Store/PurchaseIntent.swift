import Foundation

/// A purchase that the user has begun in the App Store. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/purchaseintent).
public struct PurchaseIntent: Equatable, Sendable, Identifiable {
  /// The product.
  public let product: Product
  /// The identifier of the product.
  public var id: Product.ID { product.id }

  /// The purchases: there are none, and the sequence does not end before its task is cancelled.
  public static var intents: PurchaseIntents { PurchaseIntents() }

  /// The purchases that the user has begun.
  public struct PurchaseIntents: AsyncSequence, Sendable {
    public typealias Element = PurchaseIntent

    public struct AsyncIterator: AsyncIteratorProtocol {
      private var base = StoreIterator<PurchaseIntent>(waits: true)
      init() {}
      public mutating func next() async -> PurchaseIntent? { await base.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
