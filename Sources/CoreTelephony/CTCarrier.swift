import Foundation

/// A carrier. Like Apple's since iOS 16, it says nothing.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretelephony/ctcarrier).
open class CTCarrier: NSObject {
  /// Creates a carrier.
  public override init() { super.init() }

  /// The name: nil.
  open var carrierName: String? { nil }
  /// The code of the country: nil.
  open var mobileCountryCode: String? { nil }
  /// The code of the network: nil.
  open var mobileNetworkCode: String? { nil }
  /// The code of the country in ISO 3166: nil.
  open var isoCountryCode: String? { nil }
  /// Whether calls over the Internet are allowed: true.
  open var allowsVOIP: Bool { true }
}
