import Foundation
import HTTP

/// Decides which addresses of pictures may be read.
///
/// A feed can name any address, and reading one has effects: it may restart a router, or open a file that hangs. So a
/// feed may name only addresses on networks no more private than its own. A feed from the internet may name the
/// internet; one from the local network also its computers; one from a server on this machine all of these; a local
/// file other files and the internet.
/// files and the internet.
public struct PictureAddressPolicy: Sendable, Hashable {
  /// The origin of the feed that names the picture.
  public var origin: AddressOrigin
  /// Whether the user allows every feed to name computers of the local network.
  public var allowsLocalNetwork: Bool

  /// Creates a policy; pictures from the local network are refused unless `allowsLocalNetwork`.
  public init(origin: AddressOrigin, allowsLocalNetwork: Bool = false) {
    self.origin = origin
    self.allowsLocalNetwork = allowsLocalNetwork
  }

  /// The target of an address.
  public enum Target: Hashable, Sendable {
    case web(URL)
    case file(path: String)
  }

  /// The greatest length of an address in characters; embedded pictures (`data:`) and mistakes are longer.
  static let longestAddress = 4096

  /// Reads an address; `nil` if it may not be read. A web address that passes still has to pass `allows(_:)` with each
  /// address connected to: only then is it known what a name resolves to.
  public func target(of address: String) -> Target? {
    guard !address.isEmpty, address.utf8.count <= Self.longestAddress, let url = URL(string: address),
      let scheme = url.scheme?.lowercased()
    else { return nil }
    switch scheme {
    case "http", "https":
      guard let host = url.host, !host.isEmpty else { return nil }
      if let literal = IPAddress(host: host), !allows(literal) { return nil }
      return .web(url)
    case "file":
      let path = url.path
      guard origin == .localFile, ["", "localhost"].contains(url.host ?? ""), path.hasPrefix("/"),
        !path.utf8.contains(0)
      else { return nil }
      return .file(path: path)
    default: return nil
    }
  }

  /// Whether a connection to this address may be made.
  public func allows(_ address: IPAddress) -> Bool { origin.allows(address, localNetwork: allowsLocalNetwork) }
}
