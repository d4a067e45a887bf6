@_exported import Foundation

/// The SIM cards of a device: none here, as in an iPad without cellular radio.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretelephony/cttelephonynetworkinfo).
open class CTTelephonyNetworkInfo: NSObject {
  /// Creates an object without any SIM card.
  public override init() { super.init() }

  /// The carrier of the SIM card: nil.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// The carriers by service: nil.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// The radio technology in use: nil.
  open var currentRadioAccessTechnology: String? { nil }
  /// The radio technologies by service: nil.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// The identifier of the service for data: nil.
  open var dataServiceIdentifier: String? { nil }
  /// The closure that receives another carrier. Never called.
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
  /// The closure that receives other carriers. Never called.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
}

/// GPRS, a technology of radios, like the following.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// EDGE.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// WCDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// HSUPA.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// CDMA.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// EV-DO, revision 0.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// EV-DO, revision A.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// EV-DO, revision B.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// HRPD.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
/// LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// 5G beside LTE.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// 5G.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

extension Notification.Name {
  /// Never posted here.
  public static let CTServiceRadioAccessTechnologyDidChange = Notification.Name(
    "CTServiceRadioAccessTechnologyDidChangeNotification")
}
