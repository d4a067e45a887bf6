import Foundation

/// The App Store of a country. There is none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/storefront).
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The country, by three letters.
  public let countryCode: String
  /// The identifier of the store.
  public let id: String

  /// The user's store: nil.
  public static var current: Storefront? { get async { nil } }

  /// The changes of the user's store: there are none, and the sequence does not end before its task is cancelled.
  public static var updates: Storefronts { Storefronts() }

  /// The changes of the user's store.
  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront

    public struct AsyncIterator: AsyncIteratorProtocol {
      private var base = StoreIterator<Storefront>(waits: true)
      init() {}
      public mutating func next() async -> Storefront? { await base.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
