import Foundation
import GuideModel

/// The location of a feed as the user writes it: a path, `-` for standard input, or an `http:`, `https:` or `file:`
/// address.
public enum FeedLocation: Hashable, Sendable {
  case standardInput
  case file(path: String)
  case web(URL)

  /// - Throws: `FeedError` if the address has an unsupported scheme.
  public init(_ text: String) throws {
    if text == "-" {
      self = .standardInput
      return
    }
    guard let colon = text.range(of: "://") else {
      self = text.hasPrefix("file:") ? .file(path: String(text.dropFirst(5))) : .file(path: text)
      return
    }
    let scheme = text[..<colon.lowerBound].lowercased()
    let address = text.trimmingCharacters(in: .whitespacesAndNewlines)
    switch scheme {
    case "http", "https":
      guard let url = URL(string: address), url.host?.isEmpty == false else {
        throw FeedError(
          .unreadable, localized("is not a usable address"), source: Self.withoutCredentials(text),
          advice: localized("Check it for spaces and missing parts."))
      }
      self = .web(url)
    case "file":
      guard let url = URL(string: address), url.isFileURL else {
        throw FeedError(
          .unreadable, localized("is not a usable address"), source: text,
          advice: localized("Write the path without file://."))
      }
      self = .file(path: url.path)
    default:
      throw FeedError(
        .unreadable, localized("has an unsupported scheme: \(scheme)"), source: Self.withoutCredentials(text),
        advice: localized("Use a path, http:, https: or - for standard input."))
    }
  }

  /// Opens the feed; for the web, waits for the response header.
  /// - Parameter timeout: seconds without any byte after which a server counts as dead.
  /// - Throws: `FeedError` if it cannot be opened.
  public func open(timeout: TimeInterval = 30) throws -> any ByteSource {
    switch self {
    case .standardInput: FileSource.standardInput()
    case .file(let path): try FileSource(path: path)
    case .web(let url): try WebSource(url: url, timeout: timeout)
    }
  }

  /// The form in which it may be shown and logged.
  public var displayName: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): path
    case .web(let url): Self.withoutCredentials(url.absoluteString)
    }
  }

  /// Returns an address without user, password, query values and long random path components, in which providers pass
  /// credentials.
  public static func withoutCredentials(_ address: String) -> String {
    guard let scheme = address.range(of: "://") else { return address }
    var rest = address[scheme.upperBound...]
    var suffix = ""
    if let mark = rest.firstIndex(where: { $0 == "?" || $0 == "#" || $0 == "|" }) {
      suffix = rest[mark] == "?" ? "?…" : ""
      rest = rest[..<mark]
    }
    var parts = rest.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let host = parts.first, let at = host.lastIndex(of: "@") { parts[0] = String(host[host.index(after: at)...]) }
    // Xtream's form: /live/USER/PASSWORD/1234.ts, and /USER/PASSWORD/1234.
    let path = parts.dropFirst()
    if let last = path.last, path.count >= 3,
      last.prefix(while: \.isNumber).count == last.prefix(while: { $0 != "." }).count,
      !last.isEmpty
    {
      parts[parts.count - 2] = "…"
      parts[parts.count - 3] = "…"
    }
    return address[..<scheme.upperBound] + parts.joined(separator: "/") + suffix
  }
}
