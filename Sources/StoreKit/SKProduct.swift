import Foundation

/// A product of the App Store. None is sold here; tests subclass it, or set its properties by their names.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skproduct).
open class SKProduct: NSObject, @unchecked Sendable {
  // Unchecked because of the variables, which change by `setValue(_:forKey:)` only.
  private var _productIdentifier = ""
  private var _localizedTitle = ""
  private var _localizedDescription = ""
  private var _price = NSDecimalNumber(value: 0)
  private var _priceLocale = Locale.current
  private var _isFamilyShareable = false
  private var _subscriptionGroupIdentifier: String?
  private var _subscriptionPeriod: SKProductSubscriptionPeriod?
  private var _introductoryPrice: SKProductDiscount?
  private var _discounts: [SKProductDiscount] = []

  /// The identifier of the product in the App Store; empty by default.
  open var productIdentifier: String { _productIdentifier }
  /// The name of the product; empty by default.
  open var localizedTitle: String { _localizedTitle }
  /// The description of the product; empty by default.
  open var localizedDescription: String { _localizedDescription }
  /// The price in the currency of `priceLocale`; 0 by default.
  open var price: NSDecimalNumber { _price }
  /// The locale of the price; the current locale by default.
  open var priceLocale: Locale { _priceLocale }
  /// Whether the user's family may use the product; false by default.
  open var isFamilyShareable: Bool { _isFamilyShareable }

  /// The identifier of the group of subscriptions; nil for products without one.
  open var subscriptionGroupIdentifier: String? { _subscriptionGroupIdentifier }
  /// The length of a period of the subscription; nil for products that are none.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { _subscriptionPeriod }
  /// The offer for new subscribers; nil by default.
  open var introductoryPrice: SKProductDiscount? { _introductoryPrice }
  /// The offers for present and former subscribers; none by default.
  open var discounts: [SKProductDiscount] { _discounts }

  /// Whether the App Store has content to download: false.
  open var isDownloadable: Bool { false }
  /// The sizes of the downloads, in bytes: none.
  open var downloadContentLengths: [NSNumber] { [] }
  /// The version of the downloads: empty.
  open var downloadContentVersion: String { "" }
  /// The version of the downloads: empty.
  @available(*, deprecated, renamed: "downloadContentVersion")
  open var contentVersion: String { downloadContentVersion }

  /// Creates an empty product.
  public override init() { super.init() }

  /// The unit of a period.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/skproduct/periodunit).
  public enum PeriodUnit: UInt, Sendable { case day = 0, week, month, year }
}
