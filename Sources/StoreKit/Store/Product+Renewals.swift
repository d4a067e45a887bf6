import Foundation

extension Product.SubscriptionInfo {
  /// The renewal of a subscription.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/product/subscriptioninfo/renewalinfo).
  public struct RenewalInfo: Hashable, Sendable, StoreSigned {
    /// The reason why a subscription has ended.
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The user's decision.
      public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
      /// A payment that failed.
      public static let billingError = ExpirationReason(rawValue: 2)
      /// A higher price.
      public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
      /// The product is not sold any more.
      public static let productUnavailable = ExpirationReason(rawValue: 4)
      /// Another reason.
      public static let unknown = ExpirationReason(rawValue: 5)
    }

    /// Whether the user has agreed to a higher price.
    public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }

    /// The first purchase.
    public let originalTransactionID: UInt64
    /// The product.
    public let currentProductID: String
    /// Whether the subscription goes on.
    public let willAutoRenew: Bool
    /// The product with which it goes on.
    public let autoRenewPreference: String?
    /// The reason why it has ended.
    public let expirationReason: ExpirationReason?
    /// Whether the user has agreed to a higher price.
    public let priceIncreaseStatus: PriceIncreaseStatus
    /// Whether the payment is tried again.
    public let isInBillingRetry: Bool
    /// The end of the time in which the user may go on meanwhile.
    public let gracePeriodExpirationDate: Date?
    /// The identifier of the next offer.
    public let offerID: String?
    /// The kind of the next offer.
    public let offerType: Transaction.OfferType?
    /// The store.
    public let environment: AppStore.Environment
    /// The beginning of the present subscription without a gap.
    public let recentSubscriptionStartDate: Date
    /// The time of the next payment.
    public let renewalDate: Date?
    /// The check of the device.
    public let deviceVerification: Data
    /// The number with which the device is checked.
    public let deviceVerificationNonce: UUID
    /// The time of the signature.
    public let signedDate: Date
    /// The renewal as JSON.
    public let jsonRepresentation: Data

    /// The name of the store.
    public var environmentStringRepresentation: String { environment.rawValue }
  }
}

extension Product.SubscriptionInfo.RenewalInfo: CustomDebugStringConvertible {
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}
