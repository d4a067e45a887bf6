import Foundation

/// The address of a database on a server, in libpq's form:
/// `postgresql://user:password@host1,host2:port/name?option=value`.
package struct PostgresAddress: Hashable, Sendable {
  /// The address as given, including a password.
  package var text: String

  /// Returns `nil` if the text is no address of a PostgreSQL database.
  package init?(_ text: String) {
    guard ["postgresql://", "postgres://"].contains(where: text.lowercased().hasPrefix) else { return nil }
    self.text = text
  }

  /// The address with its hosts in another order, so that many readers are spread over the standbys.
  var shuffled: PostgresAddress {
    guard let scheme = text.range(of: "://") else { return self }
    let rest = text[scheme.upperBound...]
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    let first = rest[..<end].lastIndex(of: "@").map { rest.index(after: $0) } ?? rest.startIndex
    let hosts = rest[first..<end].split(separator: ",", omittingEmptySubsequences: false)
    guard hosts.count > 1 else { return self }
    var address = self
    address.text.replaceSubrange(first..<end, with: hosts.shuffled().joined(separator: ","))
    return address
  }

  /// The address without the password, to be shown and compared.
  package var shown: String {
    guard let scheme = text.range(of: "://") else { return text }
    let rest = text[scheme.upperBound...]
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    var authority = String(rest[..<end])
    if let at = authority.lastIndex(of: "@"), let colon = authority[..<at].firstIndex(of: ":") {
      authority.removeSubrange(colon..<at)
    }
    var tail = String(rest[end...])
    if let query = tail.firstIndex(of: "?") {
      let options = tail[tail.index(after: query)...].split(separator: "&").filter { option in
        let name = option.split(separator: "=").first.map { $0.removingPercentEncoding ?? "" } ?? ""
        return !["password", "sslpassword"].contains(name)
      }
      tail = tail[..<query] + (options.isEmpty ? "" : "?" + options.joined(separator: "&"))
    }
    return "postgresql://" + authority + tail
  }
}
