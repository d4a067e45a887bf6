import Foundation

extension ASWebAuthenticationSession {
  /// The addresses that end a session.
  ///
  /// See [Apple's pages](https://developer.apple.com/documentation/authenticationservices).
  public final class Callback: NSObject, Sendable {
    private enum Kind: Sendable {
      case scheme(String)
      case https(host: String, path: String)
    }
    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Returns the callback for addresses of a scheme of the app's own.
    public static func customScheme(_ customScheme: String) -> Callback { Callback(.scheme(customScheme)) }

    /// Returns the callback for a page at a host, by HTTPS.
    public static func https(host: String, path: String) -> Callback { Callback(.https(host: host, path: path)) }

    /// Returns whether an address ends the session. Schemes and hosts are compared without regard to case; a path
    /// without a slash in front is the same as with one.
    public func matchesURL(_ url: URL) -> Bool {
      switch kind {
      case .scheme(let scheme): return url.scheme?.lowercased() == scheme.lowercased()
      case .https(let host, let path):
        func slashed(_ path: String) -> String { path.hasPrefix("/") ? path : "/" + path }
        return url.scheme?.lowercased() == "https" && url.host?.lowercased() == host.lowercased()
          && slashed(url.path) == slashed(path)
      }
    }
  }
}
