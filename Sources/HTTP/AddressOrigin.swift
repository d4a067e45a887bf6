import Foundation

/// The origin of a feed that names addresses, which decides how far these are trusted.
///
/// Reading an address has effects: it may restart a router. So a feed may name only what is no further inside than the
/// feed itself.
public enum AddressOrigin: Sendable, Hashable {
  /// Anywhere on the internet, or unknown.
  case internet
  /// A computer on the local network.
  case localNetwork
  /// A server on this computer.
  case thisMachine
  /// A file of this computer.
  case localFile

  /// Judges a feed by its address or path, as sources are named. Names are not resolved: one that is not plainly local
  /// counts as the internet's.
  public init(source: String) {
    guard let colon = source.range(of: "://") else {
      self = source.hasPrefix("/") || source.hasPrefix("file:") ? .localFile : .internet
      return
    }
    switch source[..<colon.lowerBound].lowercased() {
    case "file": self = .localFile
    case "http", "https": self = Self.origin(ofAuthority: source[colon.upperBound...])
    default: self = .internet
    }
  }

  private static func origin(ofAuthority rest: Substring) -> AddressOrigin {
    // As browsers and libcurl read it: up to the path, after the last "@", before the port.
    var host = rest.prefix { !"/\\?#".contains($0) && !$0.isWhitespace }
    if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]") else { return .internet }
      host = host[...end]
    } else if let colon = host.firstIndex(of: ":") {
      host = host[..<colon]
    }
    if let address = IPAddress(host: String(host)) { return AddressOrigin(address.reach) }
    var name = host.lowercased()
    if name.hasSuffix(".") { name.removeLast() }
    guard !name.isEmpty, name.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x25 }) else { return .internet }
    if name == "localhost" || name.hasSuffix(".localhost") { return .thisMachine }
    // Without a dot, or in a domain that no registry assigns.
    let isLocal = !name.contains(".") || localDomains.contains { name.hasSuffix($0) }
    return isLocal ? .localNetwork : .internet
  }

  /// Returns the origin of a feed whose connection led to `peer`: a name may look like the internet's and belong to a
  /// computer of the local network.
  public func connected(to peer: IPAddress?) -> AddressOrigin {
    guard self == .internet, let peer else { return self }
    return AddressOrigin(peer.reach)
  }

  /// Whether a feed of this origin may name an address.
  /// - Parameter localNetwork: whether the user allows every feed to name computers of the local network.
  public func allows(_ address: IPAddress, localNetwork: Bool = false) -> Bool {
    switch (address.reach, self) {
    case (.internet, _): true
    case (.localNetwork, .localNetwork), (.localNetwork, .thisMachine), (.thisMachine, .thisMachine): true
    case (.localNetwork, .internet), (.localNetwork, .localFile): localNetwork
    // A file that was made by a server on this machine names its pictures there.
    case (.thisMachine, .localFile): localNetwork
    case (.thisMachine, .internet), (.thisMachine, .localNetwork): false
    case (.nowhere, _): false
    }
  }

  private init(_ reach: IPAddress.Reach) {
    switch reach {
    case .internet, .nowhere: self = .internet
    case .localNetwork: self = .localNetwork
    case .thisMachine: self = .thisMachine
    }
  }

  private static let localDomains = [".local", ".lan", ".home", ".internal", ".home.arpa", ".intranet", ".fritz.box"]
}
