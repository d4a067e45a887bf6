import Foundation

/// An address with which a player may be started: it has a scheme that only reads from the network, and contains
/// nothing that a player, or whatever starts it, could mistake for more than an address.
public struct StreamAddress: Hashable, Sendable {
  /// The schemes that are played.
  public static let schemes: Set<String> = ["http", "https", "rtsp", "rtmp", "rtp", "udp", "mms"]
  /// The greatest length; the longest in real playlists have some 2,000 bytes.
  static let longest = 8_192

  /// The address, which usually contains credentials: never show or log it.
  public let text: String
  /// The scheme in lower case.
  public let scheme: String

  /// Checks an address; blanks in it become `%20`.
  /// - Returns: `nil` for other schemes, control characters, and addresses without a host.
  /// - Complexity: O(length).
  public init?(_ text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard trimmed.utf8.count <= Self.longest, let colon = trimmed.range(of: "://") else { return nil }
    let scheme = trimmed[..<colon.lowerBound].lowercased()
    guard Self.schemes.contains(scheme) else { return nil }
    for scalar in trimmed.unicodeScalars {
      let isSpace = scalar == " "
      guard isSpace || !(scalar.properties.isWhitespace || scalar.properties.generalCategory == .control) else {
        return nil
      }
    }
    guard let first = trimmed[colon.upperBound...].first, !"/?#".contains(first) else { return nil }
    self.text = trimmed.replacingOccurrences(of: " ", with: "%20")
    self.scheme = scheme
  }

  var isWeb: Bool { scheme == "http" || scheme == "https" }
}

extension StreamAddress: CustomStringConvertible, CustomReflectable {
  public var description: String { "\(scheme) address" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
