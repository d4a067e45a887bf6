import Foundation

extension Transaction {
  /// The reason why a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A fault of the app.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// Another reason.
    public static let other = RevocationReason(rawValue: 0)
  }

  /// The kind of an offer.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// For new subscribers.
    public static let introductory = OfferType(rawValue: 1)
    /// For the app's own choice of subscribers.
    public static let promotional = OfferType(rawValue: 2)
    /// By a code.
    public static let code = OfferType(rawValue: 3)
    /// For former subscribers.
    public static let winBack = OfferType(rawValue: 4)
  }

  /// The way in which a user has a product.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user bought it.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// The user's family shares it.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// The reason of a purchase.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user's decision.
    public static let purchase = Reason(rawValue: "PURCHASE")
    /// The renewal of a subscription.
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  /// An error of a request to get the money back.
  public enum RefundRequestError: LocalizedError, Hashable, Sendable {
    case duplicateRequest, failed

    public var errorDescription: String? {
      self == .failed ? "The request has failed." : "There is such a request already."
    }
  }

  /// The result of a request to get the money back.
  public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
}
