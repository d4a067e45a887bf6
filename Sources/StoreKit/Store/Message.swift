import Foundation
import UIKit

/// A message of the App Store, which the app shows. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/message).
public struct Message: Hashable, Sendable {
  /// The subject of the message.
  public let reason: Reason

  /// The subject of a message.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Another subject.
    public static let generic = Reason(rawValue: 0)
    /// A higher price.
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    /// A payment that failed.
    public static let billingIssue = Reason(rawValue: 2)
    /// An offer to return.
    public static let winBackOffer = Reason(rawValue: 3)
  }

  /// Throws an error: there is no store.
  @MainActor public func display(in scene: UIWindowScene) throws { throw StoreKitError.notAvailableInStorefront }

  /// The messages: there are none, and the sequence does not end before its task is cancelled.
  public static var messages: Messages { Messages() }

  /// The messages of the store.
  public struct Messages: AsyncSequence, Sendable {
    public typealias Element = Message

    public struct AsyncIterator: AsyncIteratorProtocol {
      private var base = StoreIterator<Message>(waits: true)
      init() {}
      public mutating func next() async -> Message? { await base.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
