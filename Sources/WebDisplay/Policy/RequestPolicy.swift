/// Decides which requests may reach the windows, and which are answered without a session.
///
/// - A request must name this server as its `Host`, as otherwise a foreign name could be made to point here (DNS
///   rebinding).
/// - On loopback the printed address contains a token. Opening it sets a cookie and redirects to `folder`. Cookies do
///   not distinguish ports: other servers on this machine get those of `/`. So this one applies to `folder` alone,
///   whose name they cannot guess.
/// - Elsewhere a password opens a session, over TLS only; or a trusted proxy identifies the user.
/// - Anything that causes changes, including the WebSocket, must come from a page of this server: `Origin` is its own.
package struct RequestPolicy: Sendable {
  /// The way in which users are admitted.
  package enum Entry: Sendable {
    /// The printed address, which contains a secret.
    case token(AccessToken)
    case password
    /// The header in which a trusted proxy identifies the user.
    case proxy
  }

  package enum Decision: Equatable, Sendable {
    /// Opens a session and redirects to `folder`, with the query.
    case welcome
    /// The page with the form for the password.
    case form
    case login, logout
    case page, script, manifest, icon
    /// Opens the WebSocket.
    case socket
    /// Receives a file.
    case upload
    /// Answers a program.
    case program
    case notFound
    case refuse(Refusal)
  }

  package enum Refusal: Equatable, Sendable, CaseIterable { case host, token, origin, method, size, guest }

  /// The maximum size of a login form and of a dropped file, in bytes.
  package static let longestForm = 2_048
  package static let longestUpload = 256 << 20
  /// The maximum size of a program's body, in bytes.
  static let longestProgramBody = 65_536

  let entry: Entry
  let isSecure: Bool
  /// `host:port` as browsers send it, in lower case.
  let hosts: Set<String>
  let origins: Set<String>
  /// The path of the page, with a slash at either end.
  package let folder: String
  let cookieName: String

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - hosts: the names and addresses by which browsers address the server, with the port if it is not the scheme's
  ///     default.
  ///   - folder: the number of a secret folder; nil serves at `/`.
  package init(entry: Entry, isSecure: Bool, hosts: Set<String>, port: Int, folder: UInt64?) {
    self.entry = entry
    self.isSecure = isSecure
    self.hosts = Set(hosts.map { $0.lowercased() })
    origins = Set(self.hosts.map { (isSecure ? "https://" : "http://") + $0 })
    self.folder = folder.map { "/\(AccessToken($0, 0).text.prefix(16))/" } ?? "/"
    // A name that only a secure page of this very host can set.
    cookieName = isSecure && folder == nil ? "__Host-lineup" : "lineup-\(port)"
  }

  /// Returns the value of a `Set-Cookie` header.
  package func cookie(_ session: AccessToken) -> String {
    "\(cookieName)=\(session.text); Path=\(folder); HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
  }

  var farewellCookie: String {
    "\(cookieName)=; Path=\(folder); Max-Age=0; HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
  }

  /// Returns the part of a path that belongs to a program, `api/…`, and the part before it, without a slash at its end;
  /// nil for other paths. Programs that send no cookie need not know the folder.
  package func program(_ path: String) -> (base: String, path: String)? {
    for base in Set([folder, "/"]) where path.hasPrefix(base + "api/") {
      return (String(base.dropLast()), "/" + path.dropFirst(base.count))
    }
    return nil
  }

  /// Returns whether the request contains the secret of the printed address, as those of programs without cookies do.
  package func carriesToken(_ request: WebRequest) -> Bool {
    guard case .token(let token) = entry, let bearer = request.bearer else { return false }
    return token.matches(bearer[...])
  }

  /// Returns the session that the request names: by its header for a program, by its cookie for a page.
  package func session(of request: WebRequest) -> Substring? {
    if let bearer = request.bearer { return program(request.path) == nil ? nil : bearer[...] }
    let prefix = cookieName + "="
    return request.cookie?.split(separator: ";").lazy.map { $0.drop { $0 == " " } }
      .first { $0.hasPrefix(prefix) }?.dropFirst(prefix.count)
  }

  /// Decides how to handle a request. O(its length).
  ///
  /// - Parameter role: that of the request's session, or of the user whom the proxy names; nil without either.
  package func decide(_ request: WebRequest, role: ViewerRole?) -> Decision {
    guard let host = request.host?.lowercased(), hosts.contains(host) else { return .refuse(.host) }
    guard let length = request.bodyLength else { return .refuse(.size) }
    let isOurs = request.origin.map { origins.contains($0.lowercased()) } ?? false
    if case .token(let token) = entry, token.matches(request.path.dropFirst()) {
      return request.method == "GET" ? .welcome : .refuse(.method)
    }
    if program(request.path) != nil { return decide(program: request, length, isOurs: isOurs, role) }
    guard request.path.hasPrefix(folder) else { return role == nil ? .refuse(.token) : .notFound }
    let name = request.path.dropFirst(folder.count)
    if name == "upload" {
      guard request.method == "POST" else { return .refuse(.method) }
      guard let role else { return .refuse(.token) }
      guard role == .owner else { return .refuse(.guest) }
      guard length <= Self.longestUpload else { return .refuse(.size) }
      return isOurs ? .upload : .refuse(.origin)
    }
    guard length <= Self.longestForm else { return .refuse(.size) }
    if case .password = entry, role == nil {
      switch (name, request.method) {
      case ("", "GET"): return .form
      case ("login", "POST"): return isOurs ? .login : .refuse(.origin)
      case ("icon.svg", "GET"): return .icon
      default: return .refuse(.token)
      }
    }
    guard role != nil else { return .refuse(.token) }
    switch (name, request.method) {
    case ("", "GET"): return .page
    case ("client.js", "GET"): return .script
    case ("manifest.json", "GET"): return .manifest
    case ("icon.svg", "GET"): return .icon
    case ("socket", "GET"): return isOurs ? .socket : .refuse(.origin)
    case ("logout", "POST"): return isOurs ? .logout : .refuse(.origin)
    case ("login", "POST"): return .page
    case ("", _), ("client.js", _), ("manifest.json", _), ("icon.svg", _), ("socket", _), ("logout", _), ("login", _):
      return .refuse(.method)
    default: return .notFound
    }
  }

  /// Decides how to handle a program's request. Reading requires only its session; changes have to come from a page of
  /// this server, or with its secret in a header, which no browser adds by itself.
  private func decide(program request: WebRequest, _ length: Int, isOurs: Bool, _ role: ViewerRole?) -> Decision {
    guard role != nil else { return .refuse(.token) }
    guard ["GET", "HEAD", "POST", "DELETE"].contains(request.method) else { return .refuse(.method) }
    guard length <= Self.longestProgramBody else { return .refuse(.size) }
    guard isOurs || (request.origin == nil && (request.bearer != nil || ["GET", "HEAD"].contains(request.method)))
    else { return .refuse(.origin) }
    return .program
  }

  /// Returns a query that is safe in an address to which browsers are redirected; empty if it contains anything
  /// unusual.
  package static func harmless(_ query: String) -> String {
    let signs = Set("-._~%&=+:,".utf8)
    let isHarmless =
      query.utf8.count <= ViewerInput.longestQuery
      && query.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || signs.contains(byte)
      }
    return isHarmless ? query : ""
  }
}
