import CSoup
import Foundation
import GuideAPI
import Serving

/// Serves the interface for programs over HTTP on this computer, with libsoup, on the thread that calls `run`. Answers
/// are computed on other threads, a few at a time. `APILimits` and `Connections` limit what a client may take up.
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
  private let context: OpaquePointer
  private let loop: OpaquePointer
  private let limits: APILimits
  private let queue = OperationQueue()
  // Used only on the loop's thread.
  private let connections: Connections
  private var acceptor: Acceptor?
  private var waiting = 0

  /// The port on which it listens.
  public private(set) var port: Int = 0

  /// - Parameters:
  ///   - port: 0 for any free port.
  ///   - limits: how long clients may take.
  /// - Throws: `Failure` if the port is not available.
  public init(api: GuideAPI, door: APIDoor, port: Int, limits: APILimits = APILimits()) throws {
    self.api = api
    self.door = door
    self.limits = limits
    let listener: Int32
    do { listener = try Listener.listen("127.0.0.1", port) } catch Listener.Failure.unavailable(let reason) {
      throw Failure(description: reason)
    } catch {
      throw Failure(description: String(cString: strerror(EADDRINUSE)))
    }
    guard let server = lineup_soup_server_new(), let context = g_main_context_new(),
      let loop = g_main_loop_new(context, 0)
    else { throw Failure(description: "no server") }
    self.server = server
    self.context = context
    self.loop = loop
    self.port = Listener.port(of: listener) ?? port
    connections = Connections(context: context, patience: limits.head)
    queue.maxConcurrentOperationCount = 8
    queue.name = "interface for programs"
    let own = Unmanaged.passUnretained(self).toOpaque()
    // Before a body is read, so that none is kept that is too long.
    soup_server_add_early_handler(server, nil, { APIServer.from($4)?.admit($1) }, own, nil)
    soup_server_add_handler(server, nil, { APIServer.from($4)?.take($1) }, own, nil)
    acceptor = Acceptor(server: server, listeners: [listener], connections: connections, context: context)
  }

  deinit {
    acceptor = nil
    soup_server_disconnect(server)
    g_object_unref(server)
    g_main_loop_unref(loop)
    g_main_context_unref(context)
  }

  /// Serves until `stop` is called; afterwards the port is free.
  public func run() {
    // libsoup serves connections on the loop of the thread that accepts them.
    g_main_context_push_thread_default(context)
    g_main_loop_run(loop)
    acceptor = nil
    queue.waitUntilAllOperationsAreFinished()
    // The last answers, whose connections are closed.
    while g_main_context_iteration(context, 0) != 0 {}
    g_main_context_pop_thread_default(context)
  }

  /// Ends `run`, also if it has not begun; any thread may call it.
  public func stop() { perform { g_main_loop_quit($0.loop) } }

  private static func from(_ data: gpointer?) -> APIServer? {
    data.map { Unmanaged<APIServer>.fromOpaque($0).takeUnretainedValue() }
  }

  private final class Work {
    let server: APIServer
    let body: (APIServer) -> Void
    init(_ server: APIServer, _ body: @escaping (APIServer) -> Void) {
      self.server = server
      self.body = body
    }
  }

  /// Calls `body` on the loop's thread.
  private func perform(_ body: @escaping @Sendable (APIServer) -> Void) {
    let source = g_idle_source_new()
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { data in
        guard let data else { return 0 }
        let work = Unmanaged<Work>.fromOpaque(data).takeUnretainedValue()
        work.body(work.server)
        return 0
      }, Unmanaged.passRetained(Work(self, body)).toOpaque(),
      { data in data.map { Unmanaged<Work>.fromOpaque($0).release() } })
    g_source_attach(source, context)
    g_source_unref(source)
  }

  private func number(_ message: OpaquePointer) -> UInt64? {
    connections.number(of: soup_server_message_get_remote_address(message))
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
    guard let message else { return }
    // The head is complete; the body may take some time more.
    connections.set(.waiting, within: limits.body, of: number(message))
    let headers = soup_server_message_get_response_headers(message)
    // libsoup keeps only those connections open that it has accepted itself.
    soup_message_headers_replace(headers, "Connection", "close")
    guard case .refuse(let status) = decide(message) else { return }
    // libsoup reads the body of a refused request before it writes the answer, and would keep it, however long it is.
    soup_message_body_set_accumulate(soup_server_message_get_request_body(message), 0)
    if status == 401 { soup_message_headers_append(headers, "WWW-Authenticate", "Bearer realm=\"lineup\"") }
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
    // The time until the answer is the server's own.
    connections.set(.answering, within: nil, of: number(message))
    let request = Self.request(message, role)
    // Both are released when the answer is ready.
    soup_server_message_pause(message)
    let reply = Reply(server: self, message: OpaquePointer(g_object_ref(UnsafeMutableRawPointer(message))))
    queue.addOperation { [api] in reply.send(api.respond(to: request)) }
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

  /// An answer on its way back to the loop's thread, and then to the client.
  ///
  /// Unchecked because of `message` and `watch`, which the loop alone uses.
  private final class Reply: @unchecked Sendable {
    private let server: APIServer
    private let message: OpaquePointer
    private var watch: TransferWatch?

    init(server: APIServer, message: OpaquePointer) {
      self.server = server
      self.message = message
    }

    func send(_ response: APIResponse) { server.perform { _ in self.write(response) } }

    private func write(_ response: APIResponse) {
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
      follow()
      soup_server_message_unpause(message)
      g_object_unref(UnsafeMutableRawPointer(message))
    }

    /// Watches the client as it fetches the answer; the message retains this object until it is done or its connection
    /// is closed.
    private func follow() {
      guard let number = server.number(message) else { return }
      let connections = server.connections
      connections.set(.transferring, within: nil, of: number)
      watch = TransferWatch(server.limits.reply, context: server.context) { _ in connections.close(number) }
      let wrote: @convention(c) (OpaquePointer?, guint, gpointer?) -> Void = { _, count, data in
        if let data { Unmanaged<Reply>.fromOpaque(data).takeUnretainedValue().watch?.count(Int(count)) }
      }
      let finished: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
        if let data { Unmanaged<Reply>.fromOpaque(data).takeUnretainedValue().watch = nil }
      }
      let instance = UnsafeMutableRawPointer(message)
      let data = Unmanaged.passRetained(self).toOpaque()
      g_signal_connect_data(
        instance, "wrote-body-data", unsafeBitCast(wrote, to: GCallback.self), data, nil, GConnectFlags(rawValue: 0))
      g_signal_connect_data(
        instance, "finished", unsafeBitCast(finished, to: GCallback.self), data,
        { data, _ in if let data { Unmanaged<Reply>.fromOpaque(data).release() } }, GConnectFlags(rawValue: 0))
    }
  }
}
