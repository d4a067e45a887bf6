import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPCookieStorage {
  /// Stores cookies as the response of a task would.
  public func storeCookies(_ cookies: [HTTPCookie], for task: URLSessionTask) {
    setCookies(cookies, for: task.currentRequest?.url ?? task.originalRequest?.url, mainDocumentURL: nil)
  }

  /// Calls a handler with the cookies that the request of a task would send.
  public func getCookiesFor(_ task: URLSessionTask, completionHandler: ([HTTPCookie]?) -> Void) {
    completionHandler((task.currentRequest?.url ?? task.originalRequest?.url).flatMap { cookies(for: $0) })
  }
}

/// Whether a cookie is sent with requests of other sites.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/httpcookiestringpolicy).
public struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// With links only.
  public static let sameSiteLax = HTTPCookieStringPolicy(rawValue: "lax")
  /// Never.
  public static let sameSiteStrict = HTTPCookieStringPolicy(rawValue: "strict")
}

extension HTTPCookiePropertyKey {
  /// The key of whether a cookie is sent with requests of other sites.
  public static let sameSitePolicy = HTTPCookiePropertyKey(rawValue: "SameSite")
}

extension HTTPCookie {
  /// Whether the cookie is sent with requests of other sites: nil, as Foundation on Linux forgets it.
  public var sameSitePolicy: HTTPCookieStringPolicy? { nil }
}
