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
  private let loop = EventLoop()
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
    guard let server = lineup_soup_server_new() else { throw Failure(description: "no server") }
    self.server = server
    self.port = Listener.port(of: listener) ?? port
    connections = Connections(loop: loop, patience: limits.head)
    queue.maxConcurrentOperationCount = 8
    queue.name = "interface for programs"
    let own = Unmanaged.passUnretained(self).toOpaque()
    // Before a body is read, so that none is kept that is too long.
    soup_server_add_early_handler(
      server, nil,
      { _, message, _, _, data in
        if let message { APIServer.from(data)?.admit(ServerMessage(message)) }
      }, own, nil)
    soup_server_add_handler(
      server, nil,
      { _, message, _, _, data in
        if let message { APIServer.from(data)?.take(ServerMessage(message)) }
      }, own, nil)
    acceptor = Acceptor(server: server, listeners: [listener], connections: connections, loop: loop)
  }

  deinit {
    acceptor = nil
    soup_server_disconnect(server)
    g_object_unref(server)
  }

  /// Serves until `stop` is called; afterwards the port is free.
  public func run() {
    // libsoup serves connections on the loop of the thread that accepts them.
    loop.run {
      acceptor = nil
      queue.waitUntilAllOperationsAreFinished()
      // The last answers, whose connections are closed.
      while loop.iterate(mayBlock: false) {}
    }
  }

  /// Ends `run`, also if it has not begun; any thread may call it.
  public func stop() { loop.perform { [weak loop] in loop?.quit() } }

  private static func from(_ data: gpointer?) -> APIServer? {
    data.map { Unmanaged<APIServer>.fromOpaque($0).takeUnretainedValue() }
  }

  private func number(_ message: ServerMessage) -> UInt64? { connections.number(of: message.remote) }

  // MARK: Requests

  private func decide(_ message: ServerMessage) -> APIDoor.Decision {
    door.decide(
      host: message.header("Host"), origin: message.header("Origin"), authorization: message.header("Authorization"),
      bodyLength: message.bodyLength)
  }

  private func admit(_ message: ServerMessage) {
    // The head is complete; the body may take some time more.
    connections.set(.waiting, within: limits.body, of: number(message))
    // libsoup keeps only those connections open that it has accepted itself.
    message.setHeader("Connection", "close")
    guard case .refuse(let status) = decide(message) else { return }
    // libsoup reads the body of a refused request before it writes the answer, and would keep it, however long it is.
    message.keepBody(false)
    if status == 401 { message.addHeader("WWW-Authenticate", "Bearer realm=\"lineup\"") }
    message.setStatus(guint(status))
  }

  private func take(_ message: ServerMessage) {
    guard !message.isAnswered, case .letIn(let role) = decide(message) else { return }
    guard waiting < Self.mostWaiting else {
      message.addHeader("Retry-After", "1")
      return message.setStatus(503)
    }
    waiting += 1
    // The time until the answer is the server's own.
    connections.set(.answering, within: nil, of: number(message))
    let request = Self.request(message, role)
    message.hold()
    let reply = Reply(server: self, message: message)
    queue.addOperation { [api] in reply.send(api.respond(to: request)) }
  }

  private static func request(_ message: ServerMessage, _ role: APIRequest.Role) -> APIRequest {
    var request = APIRequest(method: message.method, path: message.path, role: role)
    request.query = message.query
    for name in ["if-none-match", "content-type"] {
      if let value = message.header(name) { request.headers[name] = value }
    }
    request.body = message.body()
    return request
  }

  /// An answer on its way back to the loop's thread, and then to the client.
  ///
  /// Unchecked because of `message` and `watch`, which the loop alone uses.
  private final class Reply: @unchecked Sendable {
    private let server: APIServer
    private let message: ServerMessage
    private var watch: TransferWatch?

    init(server: APIServer, message: ServerMessage) {
      self.server = server
      self.message = message
    }

    func send(_ response: APIResponse) { server.loop.perform { self.write(response) } }

    private func write(_ response: APIResponse) {
      server.waiting -= 1
      for (name, value) in response.headers where name != "content-length" { message.setHeader(name, value) }
      message.setStatus(guint(response.status))
      if let length = response.headers["content-length"].flatMap({ goffset($0) }) { message.setContentLength(length) }
      message.append(response.body)
      follow()
      message.resume()
      message.release()
    }

    /// Watches the client as it fetches the answer; the message retains this object until it is done or its connection
    /// is closed.
    private func follow() {
      guard let number = server.number(message) else { return }
      let connections = server.connections
      connections.set(.transferring, within: nil, of: number)
      watch = TransferWatch(server.limits.reply, loop: server.loop) { _ in connections.close(number) }
      message.onSending {
        self.watch?.count($0)
      } end: {
        self.watch = nil
      }
    }
  }
}
