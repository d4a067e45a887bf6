import Foundation
import HTTP

/// Which addresses of pictures may be read.
///
/// A feed names any address it likes, and reading one is an act: a router's page that restarts it, a file that hangs.
/// So a feed may name what is no further inside than the feed itself: the internet may name the internet; the house its
/// own computers, too; a server on this machine all of that; a file of this machine other files and the internet.
public struct PictureAddressPolicy: Sendable, Hashable {
  /// Where the feed came from that names the picture.
  public var origin: PictureOrigin
  /// Whether the person allows every feed to name computers of the local network.
  public var allowsLocalNetwork: Bool

  /// Creates a policy; pictures from the local network are refused unless `allowsLocalNetwork`.
  public init(origin: PictureOrigin, allowsLocalNetwork: Bool = false) {
    self.origin = origin
    self.allowsLocalNetwork = allowsLocalNetwork
  }

  /// The target of an address.
  public enum Target: Hashable, Sendable {
    case web(URL)
    case file(path: String)
  }

  /// Characters of an address, at most: embedded pictures (`data:`) and mistakes are longer.
  static let longestAddress = 4096

  /// Reads an address; nil for what may not be read. A web address that passes still has to pass `allows(_:)` with each
  /// address that is connected to: only then is it known what a name means.
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
  public func allows(_ address: IPAddress) -> Bool {
    switch (address.reach, origin) {
    case (.internet, _): true
    case (.localNetwork, .localNetwork), (.localNetwork, .thisMachine), (.thisMachine, .thisMachine): true
    case (.localNetwork, .internet), (.localNetwork, .localFile): allowsLocalNetwork
    // A file made by a server of this machine names its pictures there.
    case (.thisMachine, .localFile): allowsLocalNetwork
    case (.thisMachine, .internet), (.thisMachine, .localNetwork): false
    case (.nowhere, _): false
    }
  }
}
