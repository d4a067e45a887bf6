import Foundation

extension URL {
  /// Returns the address with more query items, in which each byte that is not "unreserved" in RFC 3986 is
  /// percent-encoded.
  ///
  /// `URLComponents.queryItems` leaves `+` alone, which servers read as a space; here a space is `%20` and a plus
  /// `%2B`.
  public func withQuery(_ items: KeyValuePairs<String, String>) -> URL {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
    let added = items.map { "\($0.percentEncoded)=\($1.percentEncoded)" }
    let old = components.percentEncodedQuery.flatMap { $0.isEmpty ? nil : $0 }
    components.percentEncodedQuery = (CollectionOfOne(old).compactMap { $0 } + added).joined(separator: "&")
    return components.url ?? self
  }
}

extension String {
  /// The text in UTF-8 with everything percent-encoded except ASCII letters, digits, `-`, `.`, `_` and `~`.
  public var percentEncoded: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
      default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
