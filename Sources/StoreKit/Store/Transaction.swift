import Foundation
import UIKit

/// A purchase. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/transaction).
public struct Transaction: Identifiable, Hashable, Sendable, StoreSigned {
  /// The identifier of the purchase.
  public let id: UInt64
  /// The identifier of the first purchase of a subscription.
  public let originalID: UInt64
  /// The identifier on the web.
  public let webOrderLineItemID: String?
  /// The product.
  public let productID: String
  /// The group of subscriptions.
  public let subscriptionGroupID: String?
  /// The identifier of the app.
  public let appBundleID: String
  /// The time of the purchase.
  public let purchaseDate: Date
  /// The time of the first purchase of a subscription.
  public let originalPurchaseDate: Date
  /// The end of a subscription.
  public let expirationDate: Date?
  /// The number of products.
  public let purchasedQuantity: Int
  /// Whether the user has changed to a better subscription.
  public let isUpgraded: Bool
  /// The kind of offer.
  public let offerType: OfferType?
  /// The identifier of the offer.
  public let offerID: String?
  /// The time at which the purchase was taken back.
  public let revocationDate: Date?
  /// The reason why it was taken back.
  public let revocationReason: RevocationReason?
  /// The kind of product.
  public let productType: Product.ProductType
  /// The app's own identifier of the user.
  public let appAccountToken: UUID?
  /// The store.
  public let environment: AppStore.Environment
  /// The reason of the purchase.
  public let reason: Reason
  /// The user's store.
  public let storefront: Storefront
  /// The price.
  public let price: Decimal?
  /// The currency of the price.
  public let currency: Locale.Currency?
  /// The check of the device.
  public let deviceVerification: Data
  /// The number with which the device is checked.
  public let deviceVerificationNonce: UUID
  /// Whether the user bought the product, or shares it.
  public let ownershipType: OwnershipType
  /// The time of the signature.
  public let signedDate: Date
  /// The purchase as JSON.
  public let jsonRepresentation: Data

  /// The name of the store.
  public var environmentStringRepresentation: String { environment.rawValue }
  /// The country of the user's store.
  public var storefrontCountryCode: String { storefront.countryCode }

  /// Does nothing: there is no store that waits for it.
  public func finish() async {}

  /// Throws an error: there is no store.
  @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    try await Transaction.beginRefundRequest(for: id, in: scene)
  }

  /// Throws an error: there is no store.
  @MainActor public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }
}

extension Transaction: CustomDebugStringConvertible {
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}
