import Foundation
import GuideModel

/// The request headers that a playlist specifies for a stream: from `|name=value`, `#EXTVLCOPT` and `#KODIPROP`.
///
/// Nothing else is taken from those lines: options such as `sout` could write files.
struct StreamHeaders: Hashable, Sendable {
  var userAgent = ""
  var referrer = ""
  /// The other headers, with the names under which they are sent, in alphabetical order.
  var others: [(name: String, value: String)] { byName.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

  private var byName: [String: String] = [:]
  /// The greatest number of headers; no server would accept more.
  private static let most = 32
  private static let longest = 4_096

  init(_ stream: ChannelStream) {
    for option in stream.options { read(option) }
    // Headers in the address itself take precedence. Their values are encoded, as in Kodi, from which this comes.
    for (name, value) in stream.headers.sorted(by: { $0.key < $1.key }) {
      set(name, value.removingPercentEncoding ?? value)
    }
  }

  private mutating func read(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let kind = line[..<colon].lowercased()
    let parts = line[line.index(after: colon)...].split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return }
    let name = parts[0].trimmingCharacters(in: .whitespaces).lowercased()
    let value = parts[1].trimmingCharacters(in: .whitespaces)
    switch (kind, name) {
    case ("extvlcopt", "http-user-agent"), ("kodiprop", "http-user-agent"): set("User-Agent", value)
    case ("extvlcopt", "http-referrer"), ("extvlcopt", "http-referer"), ("kodiprop", "http-referrer"):
      set("Referer", value)
    case ("extvlcopt", "http-cookie"), ("extvlcopt", "http-cookies"), ("kodiprop", "http-cookie"):
      set("Cookie", value)
    case ("extvlcopt", "http-origin"): set("Origin", value)
    case ("kodiprop", "inputstream.adaptive.stream_headers"), ("kodiprop", "inputstream.adaptive.common_headers"),
      ("kodiprop", "inputstream.adaptive.manifest_headers"):
      for pair in value.split(separator: "&") {
        let halves = pair.split(separator: "=", maxSplits: 1)
        guard halves.count == 2 else { continue }
        set(String(halves[0]), String(halves[1]).removingPercentEncoding ?? String(halves[1]))
      }
    default: break
    }
  }

  private mutating func set(_ name: String, _ value: String) {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard Self.isToken(name), value.utf8.count <= Self.longest, !value.isEmpty,
      !value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return }
    switch name.lowercased() {
    case "user-agent": userAgent = value
    case "referer", "referrer": referrer = value
    // The player interprets these itself.
    case "host", "content-length", "connection", "transfer-encoding", "range": break
    case let lower:
      let known = byName.keys.first { $0.lowercased() == lower }
      guard known != nil || byName.count < Self.most else { return }
      byName[known ?? name] = value
    }
  }

  /// Whether a name is a token of RFC 9110.
  private static func isToken(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 64
      && name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
