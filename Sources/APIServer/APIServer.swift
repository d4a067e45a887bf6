import CSoup
import Foundation
import GuideAPI

/// Serves the interface for programs over HTTP on this computer, with libsoup, on the thread that calls `run`. Answers
/// are computed on other threads, a few at a time.
///
/// Unchecked because of libsoup's objects, which the loop's thread alone uses.
public final class APIServer: @unchecked Sendable {
  /// The reason why the server cannot run.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  /// The greatest number of requests that wait for answers; further ones are refused with a hint to try again.
  private static let mostWaiting = 64

  private let api: GuideAPI
  private let door: APIDoor
  private let server: UnsafeMutablePointer<SoupServer>
  private let loop: OpaquePointer
  private let queue = DispatchQueue(label: "interface for programs", attributes: .concurrent)
  private let slots = DispatchSemaphore(value: 8)
  // Used only on the loop's thread.
  private var waiting = 0

  /// The port on which it listens.
  public private(set) var port: Int = 0

  /// - Parameter port: 0 for any free port.
  /// - Throws: `Failure` if the port is not available.
  public init(api: GuideAPI, door: APIDoor, port: Int) throws {
    self.api = api
    self.door = door
    guard let server = lineup_soup_server_new(), let loop = g_main_loop_new(nil, 0) else {
      throw Failure(description: "no server")
    }
    self.server = server
    self.loop = loop
    let own = Unmanaged.passUnretained(self).toOpaque()
    // Before a body is read, so that none is kept that is too long.
    soup_server_add_early_handler(server, nil, { APIServer.from($4)?.admit($1) }, own, nil)
    soup_server_add_handler(server, nil, { APIServer.from($4)?.take($1) }, own, nil)
    var error: UnsafeMutablePointer<GError>?
    guard soup_server_listen_local(server, guint(port), SOUP_SERVER_LISTEN_IPV4_ONLY, &error) != 0 else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? ""
      g_clear_error(&error)
      throw Failure(description: reason)
    }
    if let first = soup_server_get_uris(server) {
      self.port = Int(g_uri_get_port(OpaquePointer(first.pointee.data)))
      g_slist_free_full(first) { g_uri_unref(OpaquePointer($0)) }
    }
  }

  deinit {
    soup_server_disconnect(server)
    g_object_unref(server)
    g_main_loop_unref(loop)
  }

  /// Serves until `stop` is called.
  public func run() { g_main_loop_run(loop) }

  /// Ends `run`; any thread may call it.
  public func stop() { g_main_loop_quit(loop) }

  private static func from(_ data: gpointer?) -> APIServer? {
    data.map { Unmanaged<APIServer>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Requests

  private func decide(_ message: OpaquePointer) -> APIDoor.Decision {
    let headers = soup_server_message_get_request_headers(message)
    func value(_ name: String) -> String? { soup_message_headers_get_list(headers, name).map { String(cString: $0) } }
    let isChunked = soup_message_headers_get_encoding(headers) == SOUP_ENCODING_CHUNKED
    return door.decide(
      host: value("Host"), origin: value("Origin"), authorization: value("Authorization"),
      bodyLength: isChunked ? nil : max(0, Int(soup_message_headers_get_content_length(headers))))
  }

  private func admit(_ message: OpaquePointer?) {
    guard let message, case .refuse(let status) = decide(message) else { return }
    if status == 401 {
      soup_message_headers_append(
        soup_server_message_get_response_headers(message), "WWW-Authenticate", "Bearer realm=\"lineup\"")
    }
    soup_server_message_set_status(message, guint(status), nil)
  }

  private func take(_ message: OpaquePointer?) {
    // A refused request has its status.
    guard let message, soup_server_message_get_status(message) == 0, case .letIn(let role) = decide(message) else {
      return
    }
    guard waiting < Self.mostWaiting else {
      soup_message_headers_append(soup_server_message_get_response_headers(message), "Retry-After", "1")
      return soup_server_message_set_status(message, 503, nil)
    }
    waiting += 1
    let request = Self.request(message, role)
    // Both are released when the answer is ready.
    soup_server_message_pause(message)
    let reply = Reply(server: self, message: OpaquePointer(g_object_ref(UnsafeMutableRawPointer(message))))
    queue.async { [self] in
      slots.wait()
      let response = api.respond(to: request)
      slots.signal()
      reply.send(response)
    }
  }

  private static func request(_ message: OpaquePointer, _ role: APIRequest.Role) -> APIRequest {
    var request = APIRequest(
      method: soup_server_message_get_method(message).map { String(cString: $0) } ?? "", path: "", role: role)
    if let address = soup_server_message_get_uri(message) {
      request.path = g_uri_get_path(address).map { String(cString: $0) } ?? ""
      request.query = g_uri_get_query(address).map { String(cString: $0) } ?? ""
    }
    let headers = soup_server_message_get_request_headers(message)
    for name in ["if-none-match", "content-type"] {
      if let value = soup_message_headers_get_list(headers, name) { request.headers[name] = String(cString: value) }
    }
    if let body = soup_server_message_get_request_body(message), body.pointee.length > 0, let data = body.pointee.data {
      request.body = [UInt8](UnsafeRawBufferPointer(start: data, count: Int(body.pointee.length)))
    }
    return request
  }

  /// An answer on its way back to the loop's thread.
  ///
  /// Unchecked because of `response`, which is written before the loop is given the answer, and of what the loop
  /// alone uses.
  private final class Reply: @unchecked Sendable {
    private let server: APIServer
    private let message: OpaquePointer
    private var response = APIResponse.none

    init(server: APIServer, message: OpaquePointer) {
      self.server = server
      self.message = message
    }

    func send(_ response: APIResponse) {
      self.response = response
      let source = g_idle_source_new()
      g_source_set_priority(source, G_PRIORITY_DEFAULT)
      g_source_set_callback(
        source,
        { data in
          if let data { Unmanaged<Reply>.fromOpaque(data).takeUnretainedValue().write() }
          return 0
        }, Unmanaged.passRetained(self).toOpaque(),
        { data in data.map { Unmanaged<Reply>.fromOpaque($0).release() } })
      g_source_attach(source, nil)
      g_source_unref(source)
    }

    private func write() {
      server.waiting -= 1
      let headers = soup_server_message_get_response_headers(message)
      for (name, value) in response.headers where name != "content-length" {
        soup_message_headers_replace(headers, name, value)
      }
      soup_server_message_set_status(message, guint(response.status), nil)
      if let length = response.headers["content-length"].flatMap({ goffset($0) }) {
        soup_message_headers_set_content_length(headers, length)
      }
      if !response.body.isEmpty,
        let bytes = response.body.withUnsafeBytes({ g_bytes_new($0.baseAddress, gsize($0.count)) })
      {
        soup_message_body_append_bytes(soup_server_message_get_response_body(message), bytes)
        g_bytes_unref(bytes)
      }
      soup_server_message_unpause(message)
      g_object_unref(UnsafeMutableRawPointer(message))
    }
  }
}
