import Foundation

/// An address that a player may be started with: of a scheme that only reads from the network, and without anything
/// that a player, or whatever starts it, could take for more than an address.
public struct StreamAddress: Hashable, Sendable {
  /// Schemes that are played.
  public static let schemes: Set<String> = ["http", "https", "rtsp", "rtmp", "rtp", "udp", "mms"]
  /// Longer addresses are refused; the longest in real playlists have some 2,000 bytes.
  static let longest = 8_192

  /// Usually carries credentials: it must not be shown or logged.
  public let text: String
  /// In lower case.
  public let scheme: String

  /// Blanks inside become `%20`.
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
