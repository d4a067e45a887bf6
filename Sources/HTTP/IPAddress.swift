import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An address of the Internet Protocol, version 4 or 6.
public struct IPAddress: Hashable, Sendable, CustomStringConvertible {
  /// The bytes in network order: 4 or 16.
  public let bytes: [UInt8]

  /// - Parameter bytes: 4 or 16 in network order; `nil` for any other number.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// Parses an address in its proper form: four decimal numbers, or version 6 with or without brackets and zone.
  public init?(_ text: String) {
    var text = Substring(text)
    if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
    if text.contains(":"), let zone = text.firstIndex(of: "%") { text = text[..<zone] }
    guard !text.utf8.contains(0), text.utf8.count < 64 else { return nil }
    var found = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, String(text), &found) == 1 {
      bytes = Array(found.prefix(4))
    } else if inet_pton(AF_INET6, String(text), &found) == 1 {
      bytes = found
    } else {
      return nil
    }
  }

  /// Parses the host of a URL in all forms that programs have accepted for forty years: `127.1`, `0x7f000001`,
  /// `017700000001` and `127.0.0.1.` are all 127.0.0.1.
  public init?(host: String) {
    if let address = IPAddress(host) {
      self = address
      return
    }
    let name = host.hasSuffix(".") ? host.dropLast() : Substring(host)
    var found = in_addr()
    // `inet_aton` ignores everything after a space.
    guard name.utf8.first.map({ (0x30...0x39).contains($0) }) == true, name.utf8.count < 64,
      name.utf8.allSatisfy({ $0 == 0x2E || $0 | 0x20 == 0x78 || Character(UnicodeScalar($0)).isHexDigit }),
      inet_aton(String(name), &found) != 0
    else { return nil }
    bytes = withUnsafeBytes(of: found.s_addr) { Array($0) }
  }

  /// Reads the address of a socket; `nil` for other families.
  init?(_ address: UnsafePointer<sockaddr>) {
    let raw = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET: bytes = Self.bytes(raw.loadUnaligned(as: sockaddr_in.self).sin_addr)
    case AF_INET6: bytes = Self.bytes(raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr)
    default: return nil
    }
  }

  private static func bytes<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

  public var description: String {
    var text = [CChar](repeating: 0, count: 64)
    guard inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count)) != nil else {
      return ""
    }
    return text.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
