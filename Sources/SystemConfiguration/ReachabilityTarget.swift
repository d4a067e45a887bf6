import Foundation

/// The hosts whose reachability is determined.
enum ReachabilityTarget {
  /// Any address of IPv4 or IPv6: the default route.
  case anywhere
  /// This computer.
  case here
  /// A host of the local link.
  case link
  /// Any other host.
  case elsewhere

  /// Nil for a family of addresses that is not known.
  init?(_ address: UnsafePointer<sockaddr>) {
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      let number = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr.bigEndian
      self = Self.kind(ofIPv4: number)
    case AF_INET6:
      let parts = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr
      self = Self.kind(ofIPv6: withUnsafeBytes(of: parts) { Array($0) })
    default: return nil
    }
  }

  /// Nil for an empty name.
  init?(_ name: String) {
    guard !name.isEmpty else { return nil }
    var (number, parts) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, name, &number) == 1 {
      self = Self.kind(ofIPv4: number.s_addr.bigEndian)
    } else if inet_pton(AF_INET6, name, &parts) == 1 {
      self = Self.kind(ofIPv6: withUnsafeBytes(of: parts) { Array($0) })
    } else {
      self = name.lowercased() == "localhost" ? .here : .elsewhere
    }
  }

  private static func kind(ofIPv4 number: UInt32) -> ReachabilityTarget {
    if number == 0 { return .anywhere }
    if number >> 24 == 127 { return .here }
    // 169.254.0.0/16, RFC 3927.
    return number >> 16 == 0xA9FE ? .link : .elsewhere
  }

  private static func kind(ofIPv6 bytes: [UInt8]) -> ReachabilityTarget {
    if bytes.allSatisfy({ $0 == 0 }) { return .anywhere }
    if bytes.dropLast().allSatisfy({ $0 == 0 }), bytes.last == 1 { return .here }
    // fe80::/10, RFC 4291.
    return bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 ? .link : .elsewhere
  }

  /// The flags that currently apply.
  var flags: SCNetworkReachabilityFlags {
    if case .here = self { return [.reachable, .isLocalAddress, .isDirect] }
    let interfaces = Self.interfaces()
    guard !interfaces.isEmpty else { return [] }
    var flags: SCNetworkReachabilityFlags = .reachable
    if case .link = self { flags.insert(.isDirect) }
    if interfaces.allSatisfy({ $0.hasPrefix("wwan") || $0.hasPrefix("ppp") }) {
      flags.formUnion([.isWWAN, .transientConnection])
    }
    return flags
  }

  /// Returns the names of the interfaces that are up, have an address, and are not those of this computer itself.
  /// O(interfaces).
  static func interfaces() -> Set<String> {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var result: Set<String> = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = entry.ifa_addr, let name = entry.ifa_name else { continue }
      let family = Int32(address.pointee.sa_family)
      let isUp = entry.ifa_flags & UInt32(IFF_UP) != 0 && entry.ifa_flags & UInt32(IFF_RUNNING) != 0
      let isOwn = entry.ifa_flags & UInt32(IFF_LOOPBACK) != 0
      guard isUp, !isOwn, family == AF_INET || family == AF_INET6 else { continue }
      // An interface without a network still has an address of its link in IPv6.
      if family == AF_INET6 {
        let parts = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr
        if case .link = Self.kind(ofIPv6: withUnsafeBytes(of: parts) { Array($0) }) { continue }
      }
      result.insert(String(cString: name))
    }
    return result
  }
}
