/// A way into a network.
///
/// See [Apple's page](https://developer.apple.com/documentation/network/nwinterface).
public struct NWInterface: Hashable, Sendable {
  /// The kind of an interface.
  public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  /// The kind.
  public let type: InterfaceType
  /// The name, such as "eth0".
  public let name: String
}
