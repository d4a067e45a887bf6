import Foundation
import FoundationNetworking

/// Cookies, by name, domain and path.
struct CookieJar {
  private struct Key: Hashable {
    let name: String
    let domain: String
    let path: String

    init(_ cookie: HTTPCookie) { (name, domain, path) = (cookie.name, cookie.domain.lowercased(), cookie.path) }
  }
  private struct Entry {
    let cookie: HTTPCookie
    let changed: Date
    let order: Int
  }
  private var entries: [Key: Entry] = [:]
  private var added = 0
  /// The number of changes so far.
  private(set) var changes = 0
  /// As many as WebKit keeps per partition of its store; servers could otherwise fill the memory.
  private static let limit = 3000

  /// Adds a cookie, in place of the one with its name, domain and path. One that has expired removes that.
  mutating func add(_ cookie: HTTPCookie, at now: Date) {
    let key = Key(cookie)
    if let end = cookie.expiresDate, end <= now {
      if entries.removeValue(forKey: key) != nil { changes += 1 }
      return
    }
    if entries[key] == nil, entries.count >= Self.limit {
      guard let oldest = entries.min(by: { $0.value.order < $1.value.order }) else { return }
      entries[oldest.key] = nil
    }
    added += 1
    changes += 1
    entries[key] = Entry(cookie: cookie, changed: now, order: entries[key]?.order ?? added)
  }

  mutating func remove(_ cookie: HTTPCookie) {
    if entries.removeValue(forKey: Key(cookie)) != nil { changes += 1 }
  }

  /// Removes the cookies that were added since a date, of some domains or of all.
  mutating func remove(since date: Date, domains: Set<String>? = nil) {
    for (key, entry) in entries where entry.changed >= date && domains?.contains(Self.site(key.domain)) != false {
      entries[key] = nil
      changes += 1
    }
  }

  /// Returns the cookies that have not expired, the oldest first.
  func cookies(at now: Date) -> [HTTPCookie] {
    entries.values.filter { $0.cookie.expiresDate.map { $0 > now } ?? true }.sorted { $0.order < $1.order }
      .map(\.cookie)
  }

  /// Returns the cookies that a request sends, those of longer paths first (section 5.4 of RFC 6265).
  func cookies(for url: URL, at now: Date) -> [HTTPCookie] {
    guard let host = url.host, let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      return []
    }
    let path = url.path.isEmpty ? "/" : url.path
    let found = cookies(at: now).filter {
      Self.matches(host, domain: $0.domain) && Self.matches(path, path: $0.path) && (!$0.isSecure || scheme == "https")
    }
    return found.enumerated().sorted {
      ($1.element.path.count, $0.offset) < ($0.element.path.count, $1.offset)
    }.map(\.element)
  }

  /// Returns whether a host is that of a cookie, or one of its subdomains if the cookie's domain begins with a dot.
  static func matches(_ host: String, domain: String) -> Bool {
    let (host, domain) = (host.lowercased(), domain.lowercased())
    return domain.hasPrefix(".") ? host == domain.dropFirst() || host.hasSuffix(domain) : host == domain
  }

  private static func matches(_ path: String, path prefix: String) -> Bool {
    path == prefix || (path.hasPrefix(prefix) && (prefix.hasSuffix("/") || path.dropFirst(prefix.count).first == "/"))
  }

  /// Returns the name under which records list a domain: without the dot.
  static func site(_ domain: String) -> String {
    let domain = domain.lowercased()
    return domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
  }
}
