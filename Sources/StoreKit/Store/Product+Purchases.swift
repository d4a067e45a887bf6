import Foundation

extension Product {
  /// The result of a purchase.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/product/purchaseresult).
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  /// An error of a purchase.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/product/purchaseerror).
  public enum PurchaseError: LocalizedError, Hashable, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
    case invalidOfferPrice, invalidOfferSignature, missingOfferParameters

    public var errorDescription: String? {
      switch self {
      case .invalidQuantity: "The quantity is not valid."
      case .productUnavailable: "The product is not sold."
      case .purchaseNotAllowed: "Nothing can be bought on Linux."
      case .ineligibleForOffer: "The offer is for others."
      case .invalidOfferIdentifier, .invalidOfferPrice, .invalidOfferSignature: "The offer is not valid."
      case .missingOfferParameters: "The offer is not complete."
      }
    }
  }

  /// A condition of a purchase.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/product/purchaseoption).
  public struct PurchaseOption: Hashable, Sendable, CustomDebugStringConvertible {
    private let name: String
    private let value: String

    private init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }

    public var debugDescription: String { "\(name): \(value)" }

    /// The app's own identifier of the user.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption("appAccountToken", token.uuidString)
    }
    /// A value of the app's own.
    public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption("custom " + key, value) }
    /// A value of the app's own.
    public static func custom(key: String, value: Double) -> PurchaseOption {
      PurchaseOption("custom " + key, "\(value)")
    }
    /// A value of the app's own.
    public static func custom(key: String, value: Bool) -> PurchaseOption {
      PurchaseOption("custom " + key, "\(value)")
    }
    /// A value of the app's own.
    public static func custom(key: String, value: Data) -> PurchaseOption {
      PurchaseOption("custom " + key, value.base64EncodedString())
    }
    /// An offer of the app's own.
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption {
      PurchaseOption("promotionalOffer", "\(offerID) \(keyID) \(nonce) \(signature.base64EncodedString()) \(timestamp)")
    }
    /// The number of products.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption("quantity", "\(quantity)") }
    /// Whether the parents are asked in the store for tests.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption("simulatesAskToBuyInSandbox", "\(simulateAskToBuy)")
    }
    /// A decision about a change of the store during the purchase. It is never asked for.
    @preconcurrency public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption("onStorefrontChange", "") }
  }
}
