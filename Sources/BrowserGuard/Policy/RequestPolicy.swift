/// Decides who may see the windows: browsers that were opened with the printed address, and no web page on their behalf.
///
/// - A request must name this server as its `Host`, or a foreign name could be made to point here (DNS rebinding).
/// - The printed address carries `token`. Opened, it leaves a cookie with `session` and leads on to `folder`.
/// - Cookies know no ports: other servers on this machine get those of `/`. So this one is for `folder` alone, whose name they
///   cannot guess.
/// - Whatever changes something, the WebSocket included, must come from a page of this server: `Origin` equals `Host`.
package struct RequestPolicy: Sendable {
  package enum Decision: Equatable, Sendable {
    /// Sets the cookie and leads on to `folder`.
    case welcome
    case page, doorScript, broadwayScript
    /// Opens the WebSocket.
    case socket
    /// Ends the other viewer's connection, so that this one may connect.
    case takeOver
    case notFound
    case refuse(Refusal)
  }

  package enum Refusal: Equatable, Sendable, CaseIterable { case host, token, origin, method, size }

  package let port: Int
  package let token: AccessToken
  package let session: AccessToken
  /// The path of the page, with a slash at either end.
  package let folder: String

  package init(port: Int, token: AccessToken = .random(), session: AccessToken = .random(), folder: UInt64? = nil) {
    self.port = port
    self.token = token
    self.session = session
    self.folder = "/\(AccessToken(folder ?? .random(in: .min ... .max), 0).text.prefix(16))/"
  }

  /// The address to print: whoever has it may see the windows and use them.
  package var address: String { "http://127.0.0.1:\(port)/\(token.text)" }

  package var cookieName: String { "lineup-\(port)" }

  /// The value of a `Set-Cookie` header.
  package var cookie: String { "\(cookieName)=\(session.text); Path=\(folder); HttpOnly; SameSite=Strict" }

  /// O(length of the request).
  package func decide(_ request: BrowserRequest) -> Decision {
    guard let host = request.host?.lowercased(), allowedHosts.contains(host) else { return .refuse(.host) }
    guard !request.hasLargeBody else { return .refuse(.size) }
    if token.matches(request.path.dropFirst()) {
      return request.method == "GET" ? .welcome : .refuse(.method)
    }
    guard hasSession(request) else { return .refuse(.token) }
    guard request.path.hasPrefix(folder) else { return .notFound }
    let isFromOurPage = request.origin == "http://" + host
    switch (request.path.dropFirst(folder.count), request.method) {
    case ("", "GET"): return .page
    case ("door.js", "GET"): return .doorScript
    case ("broadway.js", "GET"): return .broadwayScript
    case ("socket", "GET"): return isFromOurPage ? .socket : .refuse(.origin)
    case ("take-over", "POST"): return isFromOurPage ? .takeOver : .refuse(.origin)
    case ("", _), ("door.js", _), ("broadway.js", _), ("socket", _), ("take-over", _): return .refuse(.method)
    default: return .notFound
    }
  }

  private var allowedHosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"] }

  private func hasSession(_ request: BrowserRequest) -> Bool {
    guard let cookie = request.cookie else { return false }
    let prefix = cookieName + "="
    return cookie.split(separator: ";").contains { pair in
      let pair = pair.drop { $0 == " " }
      return pair.hasPrefix(prefix) && session.matches(pair.dropFirst(prefix.count))
    }
  }
}
