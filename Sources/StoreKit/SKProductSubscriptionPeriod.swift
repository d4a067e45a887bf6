import Foundation

/// The length of a subscription's period.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skproductsubscriptionperiod).
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  // Unchecked because of the variables, which change by `setValue(_:forKey:)` only. Enumerations have numbers there.
  private var _numberOfUnits = 0
  private var _unit: UInt = 0

  /// The number of units; 0 by default.
  open var numberOfUnits: Int { _numberOfUnits }
  /// The unit; days by default.
  open var unit: SKProduct.PeriodUnit { SKProduct.PeriodUnit(rawValue: _unit) ?? .day }

  /// Creates an empty period.
  public override init() { super.init() }
}
