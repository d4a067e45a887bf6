@_exported import Foundation

/// The ways in which a host can be reached.
///
/// See [Apple's page](https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilityflags).
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// By a connection that is made when it is needed.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// At all.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// After a connection has been made.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// After a connection that traffic makes.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// After the person has done something.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// After a connection that is made when it is needed.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// On this computer.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// Without a router.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// By a cellular radio.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// The same as `connectionOnTraffic`.
  public static let connectionAutomatic = SCNetworkReachabilityFlags.connectionOnTraffic
}
