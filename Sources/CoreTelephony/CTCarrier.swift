import Foundation

/// A carrier. As on iOS since 16, it contains nothing.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretelephony/ctcarrier).
open class CTCarrier: NSObject {
  /// Creates a carrier.
  public override init() { super.init() }

  /// The carrier's name: nil.
  open var carrierName: String? { nil }
  /// The mobile country code: nil.
  open var mobileCountryCode: String? { nil }
  /// The mobile network code: nil.
  open var mobileNetworkCode: String? { nil }
  /// The ISO 3166 country code: nil.
  open var isoCountryCode: String? { nil }
  /// Whether the carrier allows calls over the Internet: true.
  open var allowsVOIP: Bool { true }
}
