extension IPAddress {
  /// How far away an address is.
  public enum Reach: Int, Sendable, CaseIterable {
    /// Anywhere on the internet.
    case internet
    /// On the home, company or provider network: private, link-local, shared (CGNAT) and unique local addresses.
    case localNetwork
    /// The computer itself.
    case thisMachine
    /// No server that a web page would name: unspecified, multicast, reserved or documentation addresses, and those of
    /// clouds' metadata services.
    case nowhere
  }

  /// How far away this address is, by IANA's registries of special addresses. A version 4 address that is embedded in
  /// one of version 6 (mapped, translated, 6to4, ISATAP) counts as itself.
  public var reach: Reach { bytes.count == 4 ? Self.reach4(bytes[...]) : reach6 }

  private struct Block {
    var prefix: [UInt8]
    var length: Int
    var reach: Reach

    init(_ text: String, _ length: Int, _ reach: Reach) {
      prefix = IPAddress(text)?.bytes ?? []
      self.length = length
      self.reach = reach
    }

    func contains(_ bytes: ArraySlice<UInt8>) -> Bool {
      guard prefix.count == bytes.count else { return false }
      var left = length
      for (own, other) in zip(prefix, bytes) where left > 0 {
        let mask = left >= 8 ? 0xFF : ~(UInt8(0xFF) >> UInt8(left))
        if (own ^ other) & mask != 0 { return false }
        left -= 8
      }
      return true
    }
  }

  /// The blocks; the first that contains an address counts.
  private static let blocks4 = [
    Block("169.254.169.254", 32, .nowhere), Block("169.254.170.2", 32, .nowhere),
    Block("100.100.100.200", 32, .nowhere),
    Block("0.0.0.0", 8, .nowhere), Block("10.0.0.0", 8, .localNetwork), Block("100.64.0.0", 10, .localNetwork),
    Block("127.0.0.0", 8, .thisMachine), Block("169.254.0.0", 16, .localNetwork),
    Block("172.16.0.0", 12, .localNetwork), Block("192.0.0.0", 24, .nowhere), Block("192.0.2.0", 24, .nowhere),
    Block("192.88.99.0", 24, .nowhere), Block("192.168.0.0", 16, .localNetwork),
    // For measurements, and what some VPNs return for every name.
    Block("198.18.0.0", 15, .localNetwork), Block("198.51.100.0", 24, .nowhere), Block("203.0.113.0", 24, .nowhere),
    Block("224.0.0.0", 3, .nowhere),
  ]

  private static let blocks6 = [
    Block("fd00:ec2::254", 128, .nowhere), Block("fd20:ce::254", 128, .nowhere), Block("::1", 128, .thisMachine),
    Block("fc00::", 7, .localNetwork), Block("fe80::", 10, .localNetwork), Block("fec0::", 10, .localNetwork),
    // Translated within one network, to any address of it.
    Block("64:ff9b:1::", 48, .localNetwork),
    // Special purposes, including Teredo, whose embedded address is the far end's.
    Block("2001::", 23, .nowhere), Block("2001:db8::", 32, .nowhere), Block("3fff::", 20, .nowhere),
    Block("2000::", 3, .internet),
  ]

  private static func reach4(_ bytes: ArraySlice<UInt8>) -> Reach {
    blocks4.first { $0.contains(bytes) }?.reach ?? .internet
  }

  private var reach6: Reach {
    let prefix12 = Array(bytes[..<12])
    // ::ffff:a.b.c.d, ::ffff:0:a.b.c.d and 64:ff9b::a.b.c.d.
    let mapped: [[UInt8]] = [
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], [0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0, 0],
      [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0],
    ]
    if mapped.contains(prefix12) { return Self.reach4(bytes[12...]) }
    if bytes[0] == 0x20, bytes[1] == 0x02 { return Self.reach4(bytes[2..<6]) }
    let reach = Self.blocks6.first { $0.contains(bytes[...]) }?.reach ?? .nowhere
    // ISATAP.
    if reach == .internet, bytes[8] & 0xFC == 0, bytes[9] == 0, bytes[10] == 0x5E, bytes[11] == 0xFE {
      return Self.reach4(bytes[12...])
    }
    return reach
  }
}
