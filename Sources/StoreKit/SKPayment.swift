import Foundation

/// A payment for a product.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skpayment).
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; only mutable payments change, which Apple's does not protect either.
  /// The identifier of the product.
  open internal(set) var productIdentifier = ""
  /// The number of products to buy; 1 by default.
  open internal(set) var quantity = 1
  /// The identifier of the user's account in the app; nil by default.
  open internal(set) var applicationUsername: String?
  /// Reserved by Apple; nil by default.
  open internal(set) var requestData: Data?
  /// Whether the parents are asked in the store for tests; false by default.
  open internal(set) var simulatesAskToBuyInSandbox = false
  /// The signed offer that the payment uses; nil by default.
  open internal(set) var paymentDiscount: SKPaymentDiscount?

  /// Creates a payment for no product.
  public override init() { super.init() }

  /// Creates a payment for a product.
  public convenience init(product: SKProduct) {
    self.init()
    productIdentifier = product.productIdentifier
  }

  /// Returns a payment that does not change, with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { SKPayment().taking(self) }
  /// Returns a payment that can be changed, with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { SKMutablePayment().taking(self) }

  open override func copy() -> Any { copy(with: nil) }
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  private func taking(_ other: SKPayment) -> SKPayment {
    productIdentifier = other.productIdentifier
    quantity = other.quantity
    applicationUsername = other.applicationUsername
    requestData = other.requestData
    simulatesAskToBuyInSandbox = other.simulatesAskToBuyInSandbox
    paymentDiscount = other.paymentDiscount
    return self
  }
}

/// A payment that can be changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skmutablepayment).
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  // Unchecked like its superclass.
  open override var productIdentifier: String {
    get { super.productIdentifier }
    set { super.productIdentifier = newValue }
  }
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  open override var requestData: Data? {
    get { super.requestData }
    set { super.requestData = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { super.simulatesAskToBuyInSandbox }
    set { super.simulatesAskToBuyInSandbox = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { super.paymentDiscount }
    set { super.paymentDiscount = newValue }
  }
}
