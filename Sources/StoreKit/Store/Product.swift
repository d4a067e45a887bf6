import Foundation
import UIKit

/// Something that is sold in the App Store. Nothing is sold here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/product).
public struct Product: Identifiable, Hashable, Sendable {
  /// The identifier of the product.
  public let id: String
  /// The kind of product.
  public let type: ProductType
  /// The name.
  public let displayName: String
  /// The description.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price as text.
  public let displayPrice: String
  /// Whether the user's family may share it.
  public let isFamilyShareable: Bool
  /// The subscription; nil for other products.
  public let subscription: SubscriptionInfo?
  /// The format of prices.
  public let priceFormatStyle: Decimal.FormatStyle.Currency
  /// The product as JSON.
  public let jsonRepresentation: Data

  /// Returns an empty list: nothing is sold here.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// Throws an error: nothing can be bought.
  @discardableResult public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.purchaseNotAllowed
  }

  /// Throws an error: nothing can be bought.
  @discardableResult @MainActor public func purchase(
    confirmIn scene: UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { throw PurchaseError.purchaseNotAllowed }

  /// The last purchase of the product: nil.
  public var latestTransaction: VerificationResult<Transaction>? { get async { await Transaction.latest(for: id) } }
  /// The purchase of the product that the user may use: nil.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  /// A kind of product.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/product/producttype).
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A product that is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// A product that stays.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// A subscription that ends.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// A subscription that goes on.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    /// The name of the kind.
    public var localizedDescription: String { rawValue }
  }
}

extension Product: CustomDebugStringConvertible {
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}
