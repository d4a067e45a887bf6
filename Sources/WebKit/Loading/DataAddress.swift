import Foundation

/// The content of an address of the scheme `data` (RFC 2397).
struct DataAddress {
  let mediaType: String
  let encoding: String?
  let data: Data

  /// Returns nil if the address is malformed. O(length).
  init?(_ url: URL) {
    let text = url.absoluteString
    guard let colon = text.firstIndex(of: ":"), let comma = text[colon...].firstIndex(of: ",") else { return nil }
    let head = text[text.index(after: colon)..<comma].split(separator: ";", omittingEmptySubsequences: false)
    let content = text[text.index(after: comma)...].prefix { $0 != "#" }
    let type = head.first.map { $0.removingPercentEncoding ?? String($0) } ?? ""
    mediaType = type.contains("/") ? type.lowercased() : "text/plain"
    encoding = head.dropFirst().first { $0.lowercased().hasPrefix("charset=") }.map { String($0.dropFirst(8)) }
    let bytes = Self.unescaped(content)
    if head.dropFirst().last?.lowercased() == "base64" {
      guard let decoded = Data(base64Encoded: bytes, options: .ignoreUnknownCharacters) else { return nil }
      data = decoded
    } else {
      data = bytes
    }
  }

  private static func unescaped(_ text: Substring) -> Data {
    var result = Data()
    result.reserveCapacity(text.utf8.count)
    var bytes = text.utf8[...]
    while let byte = bytes.popFirst() {
      let next = bytes.prefix(2)
      if byte == UInt8(ascii: "%"), next.count == 2, let value = UInt8(String(decoding: next, as: UTF8.self), radix: 16)
      {
        result.append(value)
        bytes = bytes.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
