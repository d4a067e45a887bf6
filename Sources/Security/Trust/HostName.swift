import CGnuTLS
import Foundation

/// The name or the address of a host that a certificate has to be for.
struct HostName {
  private let text: String

  init(_ text: String) {
    let plain = text.hasSuffix(".") ? String(text.dropLast()) : text
    self.text = (Self.inASCII(plain) ?? plain).lowercased()
  }

  /// Returns whether a certificate names the host among its alternative names: the common name does not count.
  func isNamed(by certificate: SecCertificate) -> Bool {
    let names = certificate.alternativeNames
    if let address = Self.address(text) { return names.addresses.contains(Data(address)) }
    return !text.isEmpty && names.hosts.contains { matches($0.lowercased()) }
  }

  /// Returns whether a name is the host, or stands for it with a wildcard in place of its first label (RFC 6125). At
  /// least two labels have to follow.
  private func matches(_ name: String) -> Bool {
    if name == text { return !name.contains("*") }
    let rest = name.dropFirst()
    guard name.hasPrefix("*."), !rest.contains("*"), rest.dropFirst().contains("."), let dot = text.firstIndex(of: "."),
      dot > text.startIndex
    else { return false }
    return text[dot...] == rest
  }

  /// Returns a name with letters outside ASCII as certificates write it; nil for other names.
  private static func inASCII(_ text: String) -> String? {
    guard text.utf8.contains(where: { $0 >= 0x80 }), text.utf8.count <= 1000 else { return nil }
    var datum = gnutls_datum_t()
    guard gnutls_idna_map(text, UInt32(text.utf8.count), &datum, 0) == 0 else { return nil }
    return Data(adopting: datum).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the bytes of an address of the Internet Protocol, whose later version may be in brackets.
  private static func address(_ text: String) -> [UInt8]? {
    // C reads a text up to the first zero.
    guard !text.utf8.contains(0) else { return nil }
    let plain = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
    for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
      var bytes = [UInt8](repeating: 0, count: count)
      if inet_pton(family, plain, &bytes) == 1 { return bytes }
    }
    return nil
  }
}
