import Foundation

/// A product of the App Store. None is sold here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skproduct).
open class SKProduct: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  /// The identifier of the product in the App Store.
  open var productIdentifier: String { "" }
  /// The name of the product.
  open var localizedTitle: String { "" }
  /// The description of the product.
  open var localizedDescription: String { "" }
  /// The price in the currency of `priceLocale`.
  open var price: NSDecimalNumber { NSDecimalNumber(value: 0) }
  /// The locale of the price.
  open var priceLocale: Locale { Locale.current }

  /// Creates an empty product, for subclasses.
  public override init() { super.init() }
}
