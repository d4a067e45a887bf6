/// A network interface.
///
/// See [Apple's page](https://developer.apple.com/documentation/network/nwinterface).
public struct NWInterface: Hashable, Sendable {
  /// The type of an interface.
  public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  /// The interface's type, such as Wi-Fi.
  public let type: InterfaceType
  /// The interface's name, such as "eth0".
  public let name: String
}
