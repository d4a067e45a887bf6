import CSoup
import Foundation

/// Accepts connections and answers requests as `RequestPolicy` decides. Belongs to the loop's thread.
///
/// libsoup reads requests and writes answers. Who may connect, for how long, and what follows a WebSocket's handshake is seen to
/// here: libsoup's server limits neither connections nor their time, nor what waits to be sent to a slow viewer.
final class Door: @unchecked Sendable {
  var title: String

  private static let longestForm = 1024
  private static let acceptedAtOnce = 32
  private static let pauseMilliseconds = 100

  private let policy: RequestPolicy
  private let texts: BrowserTexts
  private let script: [UInt8]
  private let serverPath: String
  private let context: OpaquePointer
  private let connections: Connections
  private var server: UnsafeMutablePointer<SoupServer>?
  private var listeners: [Int32] = []
  private var watches: [LoopSource] = []
  private var pause: LoopSource?
  private var viewer: Viewer?

  init(
    policy: RequestPolicy, texts: BrowserTexts, script: [UInt8], serverPath: String, title: String,
    context: OpaquePointer
  ) {
    self.policy = policy
    self.texts = texts
    self.script = script
    self.serverPath = serverPath
    self.title = title
    self.context = context
    connections = Connections(context: context)
  }

  /// Begins to accept.
  func open(_ listeners: [Int32]) {
    guard let server = lineup_soup_server_new() else { return }
    self.server = server
    self.listeners = listeners
    let data = Unmanaged.passUnretained(self).toOpaque()
    // Before a body is read, so that none is kept; a WebSocket's handshake is answered after that.
    soup_server_add_early_handler(server, nil, { Door.from($4)?.answer($1, path: $2) }, data, nil)
    soup_server_add_handler(server, nil, { Door.from($4)?.upgrade($1, path: $2) }, data, nil)
    resume()
  }

  /// Ends everything.
  func close() {
    pause = nil
    watches = []
    for listener in listeners { Foundation.close(listener) }
    listeners = []
    viewer?.end(.goingAway)
    viewer = nil
    connections.removeAll()
    if let server {
      soup_server_disconnect(server)
      g_object_unref(server)
    }
    server = nil
  }

  private static func from(_ data: gpointer?) -> Door? {
    data.map { Unmanaged<Door>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Connections

  private func resume() {
    pause = nil
    watches = listeners.map { listener in
      LoopSource(descriptor: listener, G_IO_IN, context: context) { [weak self] in self?.accept(listener) ?? false }
    }
  }

  private func accept(_ listener: Int32) -> Bool {
    for _ in 0..<Self.acceptedAtOnce {
      let descriptor = lineup_accept4(listener, nil, nil, Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue))
      guard descriptor >= 0 else {
        if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { waitForRoom() }
        return pause == nil
      }
      admit(descriptor)
    }
    return true
  }

  /// The listeners stay readable while there is no descriptor to accept with.
  private func waitForRoom() {
    watches = []
    pause = LoopSource(milliseconds: Self.pauseMilliseconds, context: context) { [weak self] in
      self?.resume()
      return false
    }
  }

  private func admit(_ descriptor: Int32) {
    // The page's frames are small and awaited.
    var on: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    guard let server, let socket = g_socket_new_from_fd(descriptor, nil) else {
      Foundation.close(descriptor)
      return
    }
    defer { g_object_unref(socket) }
    guard let local = g_socket_get_local_address(socket, nil) else { return }
    defer { g_object_unref(local) }
    guard let remote = g_socket_get_remote_address(socket, nil),
      let stream = g_socket_connection_factory_create_connection(socket)
    else { return }
    defer {
      g_object_unref(stream)
      g_object_unref(remote)
    }
    connections.add(stream, remote: remote)
    let io = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GIOStream.self)
    soup_server_accept_iostream(server, io, local, remote, nil)
  }

  // MARK: Requests

  private func decide(_ message: OpaquePointer, path: UnsafePointer<CChar>?) -> RequestPolicy.Decision {
    let headers = soup_server_message_get_request_headers(message)
    func value(_ name: String) -> String? { soup_message_headers_get_list(headers, name).map { String(cString: $0) } }
    let isChunked = soup_message_headers_get_encoding(headers) == SOUP_ENCODING_CHUNKED
    return policy.decide(
      BrowserRequest(
        method: soup_server_message_get_method(message).map { String(cString: $0) } ?? "",
        path: path.map { String(cString: $0) } ?? "", host: value("Host"), origin: value("Origin"),
        cookie: value("Cookie"),
        hasLargeBody: isChunked
          || !(0...Self.longestForm).contains(Int(soup_message_headers_get_content_length(headers)))))
  }

  private func answer(_ message: OpaquePointer?, path: UnsafePointer<CChar>?) {
    guard let message else { return }
    soup_message_body_set_accumulate(soup_server_message_get_request_body(message), 0)
    let decision = decide(message, path: path)
    guard decision != .socket else { return }
    let headers = soup_server_message_get_response_headers(message)
    for (name, value) in Self.headers { soup_message_headers_replace(headers, name, value) }
    switch decision {
    case .welcome:
      soup_message_headers_replace(headers, "Set-Cookie", policy.cookie)
      lead(message, to: policy.folder)
    case .page: respond(message, SOUP_STATUS_OK, BrowserPages.viewer(title: title, texts: texts))
    case .doorScript: respond(message, SOUP_STATUS_OK, BrowserPages.doorScript, type: "text/javascript; charset=utf-8")
    case .broadwayScript: respond(message, SOUP_STATUS_OK, script, type: "text/javascript; charset=utf-8")
    case .takeOver:
      viewer?.end(.takenOver)
      lead(message, to: policy.folder)
    case .notFound: respond(message, SOUP_STATUS_NOT_FOUND, BrowserPages.notFound(title: title, texts: texts))
    case .refuse(let refusal):
      let status =
        switch refusal {
        case .host, .token, .origin: SOUP_STATUS_FORBIDDEN
        case .method: SOUP_STATUS_METHOD_NOT_ALLOWED
        case .size: SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE
        }
      respond(message, status, BrowserPages.refusal(refusal, title: title, texts: texts))
    case .socket: break
    }
  }

  /// One request a connection; nothing kept, guessed, framed or told to others.
  private static let headers = [
    ("Connection", "close"),
    ("Cache-Control", "no-store"),
    ("Content-Security-Policy", BrowserPages.contentSecurityPolicy),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    // Without any, a form's Origin would be null.
    ("Referrer-Policy", "same-origin"),
  ]

  private func lead(_ message: OpaquePointer, to path: String) {
    soup_message_headers_replace(soup_server_message_get_response_headers(message), "Location", path)
    soup_server_message_set_status(message, SOUP_STATUS_SEE_OTHER.rawValue, nil)
  }

  private func respond(
    _ message: OpaquePointer, _ status: SoupStatus, _ text: String, type: String = "text/html; charset=utf-8"
  ) {
    respond(message, status, Array(text.utf8), type: type)
  }

  private func respond(_ message: OpaquePointer, _ status: SoupStatus, _ body: [UInt8], type: String) {
    soup_server_message_set_status(message, status.rawValue, nil)
    body.withUnsafeBytes {
      soup_server_message_set_response(
        message, type, SOUP_MEMORY_COPY, $0.baseAddress?.assumingMemoryBound(to: CChar.self), gsize($0.count))
    }
  }

  // MARK: WebSocket

  /// Answers what the early handler left: a handshake that may proceed.
  private func upgrade(_ message: OpaquePointer?, path: UnsafePointer<CChar>?) {
    guard let message else { return }
    guard decide(message, path: path) == .socket else {
      return respond(message, SOUP_STATUS_FORBIDDEN, BrowserPages.refusal(.token, title: title, texts: texts))
    }
    var name = Array("broadway".utf8CString)
    let isAccepted = name.withUnsafeMutableBufferPointer { name in
      var protocols = [name.baseAddress, nil]
      return soup_websocket_server_process_handshake(message, nil, &protocols, nil, nil) != 0
    }
    guard isAccepted else {
      soup_message_headers_replace(soup_server_message_get_response_headers(message), "Connection", "close")
      return
    }
    let handler: @convention(c) (OpaquePointer?, gpointer?) -> Void = { Door.from($1)?.connect($0) }
    g_signal_connect_data(
      UnsafeMutableRawPointer(message), "wrote-informational", unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  private func connect(_ message: OpaquePointer?) {
    guard let message else { return }
    let descriptor = connections.release(remote: soup_server_message_get_remote_address(message))
    guard let stream = soup_server_message_steal_connection(message) else { return }
    guard let descriptor else {
      g_object_unref(stream)
      return
    }
    let newcomer = Viewer(
      stream: stream, browser: descriptor, serverPath: serverPath, isBusy: viewer != nil, context: context)
    if viewer == nil {
      viewer = newcomer
      newcomer.onEnd = { [weak self, weak newcomer] in
        if let self, viewer === newcomer { viewer = nil }
      }
    }
    newcomer.start()
  }
}
