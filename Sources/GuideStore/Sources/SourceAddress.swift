import Foundation
import GuideFormats

/// Addresses of common servers, recognised by their form.
public enum SourceAddress {
  /// Returns the address of a feed for what the user typed. For `lineup.json` of an HDHomeRun, and for `tvheadend`
  /// servers named by their web page, the playlist has another address. Any other address is returned unchanged.
  public static func recognised(_ text: String) -> String {
    guard var parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      scheme == "http" || scheme == "https", parts.host != nil
    else { return text }
    switch parts.path {
    case "/lineup.json", "/lineup.xml", "/lineup.html":
      // HDHomeRun tuners list their channels in several formats.
      parts.path = "/lineup.m3u"
    case "" where parts.port == 9981, "/" where parts.port == 9981, "/extjs.html", "/playlist":
      parts.path = "/playlist/channels"
    default: return text
    }
    return parts.string ?? text
  }

  /// Returns the guide that a server has for its own playlist: Xtream's `xmltv.php` for `get.php`, tvheadend's
  /// `/xmltv/channels` for `/playlist/channels`; `nil` for any other.
  public static func guide(forPlaylist url: URL) -> URL? {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
    if parts.path.hasSuffix("/get.php"), hasLogin(parts) {
      parts.path = String(parts.path.dropLast(8)) + "/xmltv.php"
      parts.queryItems = login(parts)
      return parts.url
    }
    if let range = parts.path.range(of: "/playlist/channels", options: [.backwards, .anchored]) {
      parts.path.replaceSubrange(range, with: "/xmltv/channels")
      return parts.url
    }
    return nil
  }

  /// Returns the playlist that a server has for its own guide; `nil` if none is known.
  public static func playlist(forGuide url: URL) -> URL? {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
    if parts.path.hasSuffix("/xmltv.php"), hasLogin(parts) {
      parts.path = String(parts.path.dropLast(10)) + "/get.php"
      parts.queryItems =
        login(parts) + [
          URLQueryItem(name: "type", value: "m3u_plus"), URLQueryItem(name: "output", value: "ts"),
        ]
      return parts.url
    }
    if let range = parts.path.range(of: "/xmltv/channels", options: [.backwards, .anchored]) {
      parts.path.replaceSubrange(range, with: "/playlist/channels")
      return parts.url
    }
    return nil
  }

  /// Returns an address with a user name and password in it: in its query if that has a login, as Xtream's do, or else
  /// before the host.
  public static func withLogin(_ text: String, user: String, password: String) -> String? {
    guard var parts = URLComponents(string: text), parts.host != nil else { return nil }
    if hasLogin(parts) {
      parts.queryItems = parts.queryItems?.map { item in
        switch item.name.lowercased() {
        case "username": URLQueryItem(name: item.name, value: user)
        case "password": URLQueryItem(name: item.name, value: password)
        default: item
        }
      }
    } else {
      parts.user = user
      parts.password = password
    }
    return parts.string
  }

  private static func login(_ parts: URLComponents) -> [URLQueryItem] {
    (parts.queryItems ?? []).filter { ["username", "password"].contains($0.name.lowercased()) }
  }

  private static func hasLogin(_ parts: URLComponents) -> Bool { login(parts).count == 2 }
}
