import Foundation

extension Product {
  /// The subscription that a product stands for.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/product/subscriptioninfo).
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The offer for new subscribers.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers of the app's own.
    public let promotionalOffers: [SubscriptionOffer]
    /// The offers for former subscribers.
    public let winBackOffers: [SubscriptionOffer]
    /// The group of subscriptions, of which a user has one.
    public let subscriptionGroupID: String
    /// The name of the group.
    public let groupDisplayName: String
    /// The place in the group.
    public let groupLevel: Int
    /// The length of a period.
    public let subscriptionPeriod: SubscriptionPeriod

    /// Whether the user may use the offer for new subscribers: false.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }
    /// Returns whether the user may use the offer for new subscribers: false.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// The user's subscriptions of the group: none.
    public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }
    /// Returns the user's subscriptions of a group: none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Returns the user's subscription by its purchase: nil.
    public static func status(transactionID: UInt64) async throws -> Status? { nil }

    /// Whether a subscription goes on.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// It is paid for.
      public static let subscribed = RenewalState(rawValue: 1)
      /// It has ended.
      public static let expired = RenewalState(rawValue: 2)
      /// The payment is tried again.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// The payment is tried again, and the user may go on meanwhile.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// It was taken back.
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// A subscription of the user.
    public struct Status: Hashable, Sendable {
      /// Whether it goes on.
      public let state: RenewalState
      /// The last purchase.
      public let transaction: VerificationResult<Transaction>
      /// The renewal.
      public let renewalInfo: VerificationResult<RenewalInfo>

      /// The changes of subscriptions: there are none, and the sequence does not end before its task is cancelled.
      public static var updates: Statuses { Statuses(waits: true) }
      /// All subscriptions: a sequence that ends at once.
      public static var all: Statuses { Statuses(waits: false) }
    }
  }
}

extension Product.SubscriptionInfo.Status {
  /// Subscriptions of the user, of which there are none.
  public struct Statuses: AsyncSequence, Sendable {
    public typealias Element = Product.SubscriptionInfo.Status
    let waits: Bool

    public struct AsyncIterator: AsyncIteratorProtocol {
      private var base: StoreIterator<Product.SubscriptionInfo.Status>
      init(waits: Bool) { base = StoreIterator(waits: waits) }
      public mutating func next() async -> Product.SubscriptionInfo.Status? { await base.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(waits: waits) }
  }
}
