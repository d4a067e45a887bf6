import Foundation

/// An offer of a subscription at another price.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skproductdiscount).
open class SKProductDiscount: NSObject, @unchecked Sendable {
  // Unchecked because of the variables, which change by `setValue(_:forKey:)` only. Enumerations have numbers there.
  private var _price = NSDecimalNumber(value: 0)
  private var _priceLocale = Locale.current
  private var _identifier: String?
  private var _subscriptionPeriod = SKProductSubscriptionPeriod()
  private var _numberOfPeriods = 0
  private var _paymentMode: UInt = 0
  private var _type: UInt = 0

  /// The price in the currency of `priceLocale`; 0 by default.
  open var price: NSDecimalNumber { _price }
  /// The locale of the price; the current locale by default.
  open var priceLocale: Locale { _priceLocale }
  /// The identifier of the offer; nil for new subscribers.
  open var identifier: String? { _identifier }
  /// The length of a period.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { _subscriptionPeriod }
  /// The number of periods; 0 by default.
  open var numberOfPeriods: Int { _numberOfPeriods }
  /// The way in which the offer is paid for; for each period by default.
  open var paymentMode: PaymentMode { PaymentMode(rawValue: _paymentMode) ?? .payAsYouGo }
  /// The kind of offer; for new subscribers by default.
  open var type: `Type` { `Type`(rawValue: _type) ?? .introductory }

  /// Creates an empty offer.
  public override init() { super.init() }

  /// The way in which an offer is paid for.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/skproductdiscount/paymentmode-swift.enum).
  public enum PaymentMode: UInt, Sendable { case payAsYouGo = 0, payUpFront, freeTrial }

  /// The kind of an offer.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/skproductdiscount/type-swift.enum).
  public enum `Type`: UInt, Sendable { case introductory = 0, subscription }
}
