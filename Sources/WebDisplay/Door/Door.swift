import CSoup
import Foundation
import Serving
import TransferTiming

/// Accepts connections and answers requests as `RequestPolicy` decides. Belongs to the loop's thread.
///
/// libsoup reads requests and writes answers. `Acceptor` controls who may connect and for how long. What follows a
/// WebSocket's handshake is controlled here: libsoup does not limit the data that waits to be sent to a slow viewer.
///
/// Unchecked because of its variables, which the loop's thread alone uses.
final class Door: @unchecked Sendable {
  /// The maximum number of passwords checked at the same time.
  private static let mostLogins = 4

  /// The parts of pages that may change while they are served.
  var title: String
  /// Called with a viewer whose handshake is complete, before it starts.
  var onViewer: (@Sendable (ViewerSocket) -> Void)?
  /// Called with a received file, and the session of the viewer that has sent it.
  var onUpload: (@Sendable (_ path: String, _ session: String) -> Void)?

  private let policy: RequestPolicy
  private let options: WebOptions
  private let thread: LoopThread
  private let connections: Connections
  private let uploads: Uploads
  private let desk: ProgramDesk?
  private var certificate: UnsafeMutablePointer<GTlsCertificate>?
  private var sessions = SessionStore()
  /// The limits for each address and for all together, so that guessing passwords does not prevent other users from
  /// logging in.
  private var loginRates = RateLimits(perSecond: 1, burst: 8)
  private var loginRate = RateLimit(perSecond: 4, burst: 32)
  private let logins = DispatchQueue(label: "web logins", qos: .utility)
  private var loginCount = 0
  private var server: UnsafeMutablePointer<SoupServer>?
  private var acceptor: Acceptor?
  private struct Connected {
    // A viewer that ends is released.
    weak var socket: ViewerSocket?
    let role: ViewerRole
    let session: String?
  }
  private var connected: [ObjectIdentifier: Connected] = [:]

  init(
    policy: RequestPolicy, options: WebOptions, certificate: UnsafeMutablePointer<GTlsCertificate>?, thread: LoopThread
  ) {
    self.policy = policy
    self.options = options
    self.certificate = certificate
    self.thread = thread
    title = options.title
    connections = Connections(loop: thread.loop)
    uploads = Uploads()
    desk = options.programs.map { ProgramDesk(thread: thread, answer: $0) }
    if case .token = policy.entry, let session = options.session {
      _ = sessions.open(.owner, token: session, at: seconds)
    }
  }

  /// Starts accepting.
  func open(_ listeners: [Int32]) {
    guard let server = lineup_soup_server_new() else { return }
    self.server = server
    let data = Unmanaged.passUnretained(self).toOpaque()
    // Before a body is read, so that no unwanted one is kept; a WebSocket's handshake is answered afterwards.
    soup_server_add_early_handler(
      server, nil, { Door.from($4)?.answer($1.map(ServerMessage.init), path: $2) }, data, nil)
    soup_server_add_handler(server, nil, { Door.from($4)?.answerLate($1.map(ServerMessage.init), path: $2) }, data, nil)
    acceptor = Acceptor(
      server: server, listeners: listeners, certificate: certificate, connections: connections, loop: thread.loop)
  }

  /// Ends everything except the viewers, which others end.
  func close() {
    acceptor = nil
    connections.removeAll()
    if let server {
      soup_server_disconnect(server)
      g_object_unref(server)
    }
    server = nil
    if let certificate { g_object_unref(certificate) }
    certificate = nil
    uploads.removeAll()
  }

  private static func from(_ data: gpointer?) -> Door? {
    data.map { Unmanaged<Door>.fromOpaque($0).takeUnretainedValue() }
  }

  private var seconds: UInt64 { DispatchTime.now().uptimeNanoseconds / 1_000_000_000 }

  // MARK: Requests

  private func request(_ message: ServerMessage, path: UnsafePointer<CChar>?) -> WebRequest {
    let authorization = message.header("Authorization").flatMap { text -> String? in
      text.lowercased().hasPrefix("bearer ") ? String(text.dropFirst(7)) : nil
    }
    return WebRequest(
      method: message.method, path: path.map { String(cString: $0) } ?? "", query: message.query,
      host: message.header("Host"), origin: message.header("Origin"), cookie: message.header("Cookie"),
      user: options.trustedHeader.flatMap { message.header($0) }, bearer: authorization, bodyLength: message.bodyLength)
  }

  /// Returns the pages in the language that a browser prefers.
  private func pages(for message: ServerMessage) -> WebPages {
    let texts = message.header("Accept-Language").flatMap { options.textsFor?($0) } ?? options.texts
    return WebPages(title: title, texts: texts, folder: policy.folder)
  }

  private func role(of request: WebRequest) -> ViewerRole? {
    if case .proxy = policy.entry { return request.user.flatMap { $0.isEmpty ? nil : .owner } }
    if policy.carriesToken(request), policy.program(request.path) != nil { return .owner }
    return policy.session(of: request).flatMap { sessions.role(of: $0, at: seconds) }
  }

  private func answer(_ message: ServerMessage?, path: UnsafePointer<CChar>?) {
    guard let message else { return }
    let request = request(message, path: path)
    let decision = policy.decide(request, role: role(of: request))
    let isLate = decision == .socket || decision == .login || decision == .program
    message.keepBody(isLate && decision != .socket)
    guard !isLate else { return }
    setHeaders(of: message)
    let pages = self.pages(for: message)
    switch decision {
    case .welcome:
      let session = sessions.open(.owner, token: options.session ?? .random(), at: seconds)
      message.setHeader("Set-Cookie", policy.cookie(session))
      let query = RequestPolicy.harmless(request.query)
      lead(message, to: policy.folder + (query.isEmpty ? "" : "?" + query))
    case .form: respond(message, SOUP_STATUS_OK, pages.form(isWrong: false, query: request.query))
    case .page:
      if request.method == "POST" { return lead(message, to: policy.folder) }
      let isPerson = if case .password = policy.entry { true } else { false }
      respond(message, SOUP_STATUS_OK, pages.viewer(canLeave: isPerson, isGuest: role(of: request) == .guest))
    case .logout:
      if let session = policy.session(of: request) {
        sessions.close(session)
        // The session's other pages end as well.
        for other in connected.values where other.session == String(session) { other.socket?.end(.goingAway) }
      }
      message.setHeader("Set-Cookie", policy.farewellCookie)
      lead(message, to: policy.folder)
    case .script: message.respond(SOUP_STATUS_OK.rawValue, WebPages.script, type: "text/javascript; charset=utf-8")
    case .manifest: respond(message, SOUP_STATUS_OK, pages.manifest, type: "application/manifest+json")
    case .icon: message.respond(SOUP_STATUS_OK.rawValue, Array(options.icon.utf8), type: "image/svg+xml")
    case .upload: takeIn(message, request)
    case .notFound: respond(message, SOUP_STATUS_NOT_FOUND, pages.notFound)
    case .refuse(let refusal):
      refuse(message, refusal, pages, isProgram: policy.program(request.path) != nil)
    case .socket, .login, .program: break
    }
  }

  private func refuse(
    _ message: ServerMessage, _ refusal: RequestPolicy.Refusal, _ pages: WebPages, isProgram: Bool = false
  ) {
    let status =
      switch refusal {
      case .host, .token, .origin, .guest: SOUP_STATUS_FORBIDDEN
      case .method: SOUP_STATUS_METHOD_NOT_ALLOWED
      case .size: SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE
      }
    if isProgram, let desk {
      return desk.refuse(message, status: refusal == .token ? 401 : Int(status.rawValue))
    }
    respond(message, status, pages.refusal(refusal))
  }

  /// One request per connection, with headers that forbid caching, type sniffing, framing and referrers.
  private static let headers = [
    ("Connection", "close"),
    ("Cache-Control", "no-store"),
    ("Content-Security-Policy", WebPages.contentSecurityPolicy),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    // Without a referrer, a form's Origin would be null.
    ("Referrer-Policy", "same-origin"),
  ]

  private func setHeaders(of message: ServerMessage) {
    for (name, value) in Self.headers { message.setHeader(name, value) }
  }

  private func lead(_ message: ServerMessage, to path: String) {
    message.setHeader("Location", path)
    message.setStatus(SOUP_STATUS_SEE_OTHER.rawValue)
  }

  private func respond(
    _ message: ServerMessage, _ status: SoupStatus, _ text: String, type: String = "text/html; charset=utf-8"
  ) {
    message.respond(status.rawValue, Array(text.utf8), type: type)
  }

  /// Answers the requests left by the early handler: a handshake that may proceed, a password that has arrived, a
  /// received file.
  private func answerLate(_ message: ServerMessage?, path: UnsafePointer<CChar>?) {
    guard let message else { return }
    let request = request(message, path: path)
    switch policy.decide(request, role: role(of: request)) {
    case .socket: upgrade(message)
    case .login: login(message)
    case .program: answerProgram(message, request)
    case let decision:
      setHeaders(of: message)
      let refusal: RequestPolicy.Refusal = if case .refuse(let refusal) = decision { refusal } else { .token }
      refuse(message, refusal, pages(for: message))
    }
  }

  // MARK: Programs

  private func answerProgram(_ message: ServerMessage, _ request: WebRequest) {
    // A request that was refused before its body arrived already has its answer.
    guard !message.isAnswered else { return }
    setHeaders(of: message)
    guard let desk, let role = role(of: request), let (base, path) = policy.program(request.path) else {
      let pages = self.pages(for: message)
      return respond(message, SOUP_STATUS_NOT_FOUND, pages.notFound)
    }
    let name = request.user ?? policy.session(of: request).map(String.init) ?? ""
    desk.take(message, request, path: path, base: base, role: role, name: name)
  }

  // MARK: Files

  private func takeIn(_ message: ServerMessage, _ request: WebRequest) {
    let fields = Form.fields(of: request.query)
    guard let name = fields["name"], let session = fields["session"],
      let upload = uploads.begin(name: name, length: request.bodyLength ?? 0)
    else { return respond(message, SOUP_STATUS_SERVICE_UNAVAILABLE, "") }
    // Files take longer than other requests, and no longer than downloads.
    let number = connections.number(of: message.remote)
    connections.set(.transferring, within: nil, of: number)
    upload.watch(HTTPLimits(), loop: thread.loop)
    upload.onLapse = { [connections] in connections.close(number) }
    upload.onReceived = { [connections] in connections.set(.waiting, within: Connections.patience, of: number) }
    upload.onDone = { [onUpload] path in onUpload?(path, session) }
    upload.follow(message)
    message.setStatus(SOUP_STATUS_NO_CONTENT.rawValue)
  }

  // MARK: Passwords

  private func login(_ message: ServerMessage) {
    setHeaders(of: message)
    let pages = self.pages(for: message)
    let now = DispatchTime.now().uptimeNanoseconds
    let address = Connections.network(of: message.remote)
    guard loginCount < Self.mostLogins, loginRates.allows(address, at: now), loginRate.allows(at: now) else {
      message.setHeader("Retry-After", "5")
      return message.respond(429, Array(pages.tooMany.utf8), type: "text/html; charset=utf-8")
    }
    let fields = Form.fields(of: String(decoding: message.body(most: 4_096), as: UTF8.self))
    let password = fields["password"] ?? ""
    let query = RequestPolicy.harmless(fields["query"] ?? "")
    loginCount += 1
    message.hold()
    logins.async { [self] in
      let role = options.accounts.role(of: password)
      thread.perform { [self] in
        loginCount -= 1
        defer { message.release() }
        guard server != nil else { return }
        if let role {
          let session = sessions.open(role, at: seconds)
          message.setHeader("Set-Cookie", policy.cookie(session))
          lead(message, to: policy.folder + (query.isEmpty ? "" : "?" + query))
        } else {
          respond(message, SOUP_STATUS_FORBIDDEN, pages.form(isWrong: true, query: query))
        }
        message.resume()
      }
    }
  }

  // MARK: WebSocket

  private func upgrade(_ message: ServerMessage) {
    guard message.processHandshake() else { return message.setHeader("Connection", "close") }
    message.onInformationalAnswer { [weak self] in self?.connect(message) }
  }

  private func connect(_ message: ServerMessage) {
    let request = request(message, path: nil)
    let role = role(of: request)
    connections.release(remote: message.remote)
    guard let stream = message.stealConnection() else { return }
    guard let role, let socket = ViewerSocket(stream: stream, role: role, thread: thread) else {
      g_object_unref(stream)
      return
    }
    let guests = connected.values.count { $0.role == .guest }
    guard
      ViewerPlaces(most: options.mostViewers).hasRoom(for: role, owners: connected.count - guests, guests: guests)
    else {
      socket.start()
      return socket.end(.full)
    }
    let key = ObjectIdentifier(socket)
    connected[key] = Connected(socket: socket, role: role, session: policy.session(of: request).map(String.init))
    socket.onGone = { [weak self] in self?.connected[key] = nil }
    onViewer?(socket)
    socket.start()
  }
}
