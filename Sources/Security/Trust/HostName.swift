import Foundation

/// The name or the address of a host that a certificate has to be for.
struct HostName {
  private let text: String

  init(_ text: String) { self.text = text.hasSuffix(".") ? String(text.dropLast()) : text }

  /// Returns whether a certificate names the host among its alternative names: the common name does not count.
  func isNamed(by certificate: SecCertificate, _ parsed: X509Certificate) -> Bool {
    // GnuTLS reads a name up to the first zero.
    guard !text.isEmpty, !text.utf8.contains(0) else { return false }
    if let address = Self.address(text) { return parsed.matches(address: address) }
    return !certificate.alternativeNames.hosts.isEmpty && parsed.matches(host: text)
  }

  /// Returns the bytes of an address of the Internet Protocol, whose later version may be in brackets.
  private static func address(_ text: String) -> [UInt8]? {
    let plain = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
    for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
      var bytes = [UInt8](repeating: 0, count: count)
      if inet_pton(family, plain, &bytes) == 1 { return bytes }
    }
    return nil
  }
}
