import Foundation

/// Receives changes of cookies.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkhttpcookiestoreobserver).
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Called after cookies have changed. Optional.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// The cookies of web views with the same data store.
///
/// They last as long as the process, those of the default store, too.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkhttpcookiestore).
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  /// Whether cookies of pages are kept.
  public enum CookiePolicy: Int, Sendable { case allow, disallow }

  private struct Observer {
    weak var object: (any WKHTTPCookieStoreObserver)?
  }
  private(set) var jar = CookieJar()
  private var policy = CookiePolicy.allow
  private var observers: [Observer] = []

  override init() { super.init() }

  /// Passes on all cookies.
  open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
    let cookies = jar.cookies(at: Date())
    DispatchQueue.main.async { completionHandler(cookies) }
  }

  /// Returns all cookies.
  open func allCookies() async -> [HTTPCookie] { jar.cookies(at: Date()) }

  /// Adds a cookie, in place of one with the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    change { $0.add(cookie, at: Date()) }
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }

  /// Adds a cookie, in place of one with the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async { change { $0.add(cookie, at: Date()) } }

  /// Adds cookies.
  open func setCookies(_ cookies: [HTTPCookie], completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    change { jar in for cookie in cookies { jar.add(cookie, at: Date()) } }
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }

  /// Removes the cookie with the same name, domain and path.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    change { $0.remove(cookie) }
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }

  /// Removes the cookie with the same name, domain and path.
  open func deleteCookie(_ cookie: HTTPCookie) async { change { $0.remove(cookie) } }

  /// Passes on whether cookies of pages are kept.
  open func getCookiePolicy(_ completionHandler: @escaping @MainActor @Sendable (CookiePolicy) -> Void) {
    let policy = policy
    DispatchQueue.main.async { completionHandler(policy) }
  }

  /// Chooses whether cookies of pages are kept.
  open func setCookiePolicy(_ policy: CookiePolicy, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    self.policy = policy
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }

  /// Adds an observer of changes. It is not retained.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
    observers.append(Observer(object: observer))
  }

  /// Removes an observer.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  /// Changes the cookies and notifies observers, on a later turn of the main queue, if there was a change.
  func change(_ body: (inout CookieJar) -> Void) {
    let before = jar.changes
    body(&jar)
    guard jar.changes != before else { return }
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      for observer in observers { observer.object?.cookiesDidChange(in: self) }
    }
  }

  /// Keeps the cookies of a response, as far as they are for its own host.
  func store(_ response: HTTPURLResponse) {
    guard policy == .allow, let url = response.url, let host = url.host else { return }
    var fields: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { fields[name] = value }
    }
    let cookies = HTTPCookie.cookies(withResponseHeaderFields: fields, for: url)
      .filter { CookieJar.matches(host, domain: $0.domain) }
    guard !cookies.isEmpty else { return }
    change { jar in for cookie in cookies { jar.add(cookie, at: Date()) } }
  }

  /// Returns the field that sends the cookies of an address; nil if it has none.
  func header(for url: URL) -> String? {
    let cookies = policy == .allow ? jar.cookies(for: url, at: Date()) : []
    return cookies.isEmpty ? nil : HTTPCookie.requestHeaderFields(with: cookies)["Cookie"]
  }
}
