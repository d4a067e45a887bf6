/// The state of a network path.
///
/// See [Apple's page](https://developer.apple.com/documentation/network/nwpath).
public struct NWPath: Hashable, Sendable {
  /// Whether connections can be made.
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  /// The reason why no connection can be made; not known here.
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }

  /// Whether connections can be made.
  public let status: Status
  /// Whether the network is metered.
  public let isExpensive: Bool
  /// Whether the user wants to save data; always false here.
  public var isConstrained: Bool { false }
  /// The reason why no connections can be made.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// The interfaces: those that are up and are not loopback ones. Empty without a network.
  public let availableInterfaces: [NWInterface]

  /// Returns whether the path may use an interface of a kind.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}
