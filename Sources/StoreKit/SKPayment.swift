import Foundation

/// A payment for a product.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skpayment).
open class SKPayment: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; only mutable payments change, which Apple's does not protect either.
  /// The identifier of the product.
  public let productIdentifier: String
  /// The number of products to buy; 1 by default.
  open internal(set) var quantity = 1
  /// The identifier of the user's account in the app; nil by default.
  open internal(set) var applicationUsername: String?

  /// Creates a payment for a product.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A payment that can be changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skmutablepayment).
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  // Unchecked like its superclass.
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
}
