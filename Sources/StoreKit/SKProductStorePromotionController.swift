import Foundation

/// Whether the App Store shows a product on the app's page.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skproductstorepromotionvisibility).
public enum SKProductStorePromotionVisibility: Int, Sendable { case `default` = 0, show, hide }

/// The products on the app's page in the App Store. There is none: each request fails with
/// `SKError.storeProductNotAvailable`.
///
/// Handlers are called asynchronously on the main run loop.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skproductstorepromotioncontroller).
open class SKProductStorePromotionController: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  private static let controller = SKProductStorePromotionController()

  /// Returns the controller.
  open class func `default`() -> SKProductStorePromotionController { controller }

  /// Fails to tell whether a product is shown.
  open func fetchStorePromotionVisibility(
    for product: SKProduct,
    completionHandler: (@Sendable (SKProductStorePromotionVisibility, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(.default, SKError(.storeProductNotAvailable)) }
  }
  /// Throws an error: there is no store.
  open func promotionVisibility(for product: SKProduct) async throws -> SKProductStorePromotionVisibility {
    throw SKError(.storeProductNotAvailable)
  }

  /// Fails to show or hide a product.
  open func update(
    storePromotionVisibility promotionVisibility: SKProductStorePromotionVisibility, for product: SKProduct,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(SKError(.storeProductNotAvailable)) }
  }
  /// Throws an error: there is no store.
  open func update(
    promotionVisibility: SKProductStorePromotionVisibility, for product: SKProduct
  ) async throws { throw SKError(.storeProductNotAvailable) }

  /// Fails to tell the order of the products.
  open func fetchStorePromotionOrder(
    completionHandler: (@Sendable ([SKProduct], (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?([], SKError(.storeProductNotAvailable)) }
  }
  /// Throws an error: there is no store.
  open func promotionOrder() async throws -> [SKProduct] { throw SKError(.storeProductNotAvailable) }

  /// Fails to order the products.
  open func update(
    storePromotionOrder promotionOrder: [SKProduct], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(SKError(.storeProductNotAvailable)) }
  }
  /// Throws an error: there is no store.
  open func update(promotionOrder: [SKProduct]) async throws { throw SKError(.storeProductNotAvailable) }
}
