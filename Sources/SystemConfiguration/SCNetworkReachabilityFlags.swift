@_exported import Foundation

/// The ways in which a host can be reached.
///
/// See [Apple's page](https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilityflags).
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Through a connection that is established on demand, such as PPP.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// Reachable.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// Once a connection has been established.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// Through a connection that traffic establishes.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// Once the user has intervened.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// Through a connection that is established on demand.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// Is an address of this computer.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// Without a router.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// Through a cellular radio.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// The same as `connectionOnTraffic`.
  public static let connectionAutomatic = SCNetworkReachabilityFlags.connectionOnTraffic
}
