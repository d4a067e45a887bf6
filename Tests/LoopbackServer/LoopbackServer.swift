import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A real HTTP server on 127.0.0.1: the test's closure answers each request, on a thread of its own.
public final class LoopbackServer: Sendable {
  public struct Request: Sendable {
    public let method: String
    /// The target as received, percent-encoded.
    public let target: String
    public let path: String
    /// The decoded query; `+` stays a plus.
    public let query: [String: String]
    /// The headers by lower-case name.
    public let headers: [String: String]
  }

  public struct Response: Sendable {
    public enum Flaw: Sendable {
      /// Closes the connection without a byte.
      case hangUp
      /// Announces a longer body than it sends, and closes.
      case truncated
      /// Sends chunks and closes the connection in the middle of one.
      case cutChunk
      /// Sends bytes that are no HTTP.
      case noHTTP
      /// Never ends, without announcing a length.
      case endless
      /// Never ends, and sends a byte every hundredth of a second.
      case dripping
      /// Sends a head that never ends.
      case endlessHead
      /// Sends the first half of the body at once, and the second when the gate is open.
      case pausesHalfway
    }

    public var status = 200
    public var headers: [String: String] = [:]
    public var body = Data()
    public var flaw: Flaw?
    /// If set, the answer is sent when the gate is open.
    public var gate: Gate?
    /// Whether the connection stays open for another request.
    public var keepsConnection = false

    public init(
      _ body: Data = Data(), status: Int = 200, headers: [String: String] = [:], flaw: Flaw? = nil, gate: Gate? = nil
    ) {
      self.status = status
      self.headers = headers
      self.body = body
      self.flaw = flaw
      self.gate = gate
    }

    public init(json: String, status: Int = 200, headers: [String: String] = [:]) {
      self.init(Data(json.utf8), status: status, headers: headers)
    }
  }

  /// Holds answers back until a test releases them.
  public final class Gate: @unchecked Sendable {
    private let condition = NSCondition()
    private var isOpen = false

    public init() {}

    public func open() {
      condition.withLock {
        isOpen = true
        condition.broadcast()
      }
    }

    func pass() {
      condition.withLock {
        let end = Date(timeIntervalSinceNow: 60)
        while !isOpen, condition.wait(until: end) {}
      }
    }
  }

  public struct Failure: Error { let what: String }

  public let url: URL
  private let listener: Int32
  private let log = Log()

  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [Request] = []
    func append(_ request: Request) { lock.withLock { entries.append(request) } }
    var all: [Request] { lock.withLock { entries } }
  }

  /// - Parameter host: an address of this machine; on Linux, 127.0.0.2 is another one.
  public init(host: String = "127.0.0.1", _ respond: @escaping @Sendable (Request) -> Response) throws {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    guard listener >= 0 else { throw Failure(what: "socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    guard inet_pton(AF_INET, host, &address.sin_addr) == 1 else {
      close(listener)
      throw Failure(what: "address")
    }
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    guard bound, let url = URL(string: "http://\(host):\(UInt16(bigEndian: address.sin_port))") else {
      close(listener)
      throw Failure(what: "bind")
    }
    self.url = url
    self.listener = listener
    let log = log
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else {
          // Closed here and nowhere else: afterwards the number may belong to the next server, whose requests this one
          // would answer.
          close(listener)
          return
        }
        Thread.detachNewThread {
          while Self.serve(connection, log, respond) {}
          close(connection)
        }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  /// All requests so far, in order of arrival.
  public var requests: [Request] { log.all }

  /// - Returns: whether another request may come.
  private static func serve(_ connection: Int32, _ log: Log, _ respond: (Request) -> Response) -> Bool {
    guard let request = readRequest(connection) else { return false }
    log.append(request)
    let response = respond(request)
    if case .pausesHalfway? = response.flaw {} else { response.gate?.pass() }
    switch response.flaw {
    case .hangUp: break
    case .noHTTP: send(connection, Data("this is not the protocol you are looking for\n".utf8))
    case .truncated: send(connection, head(response, length: response.body.count + 1000) + response.body)
    case .cutChunk:
      let chunk = Data("\(String(response.body.count + 1_000, radix: 16))\r\n".utf8) + response.body
      send(connection, head(response, length: nil, more: ["Transfer-Encoding: chunked"]) + chunk)
    case .endless:
      let block = Data(repeating: 0x20, count: 1 << 16)
      guard send(connection, head(response, length: nil)) else { break }
      while send(connection, block) {}
    case .dripping:
      guard send(connection, head(response, length: nil)) else { break }
      while send(connection, Data([0x20])) { usleep(10_000) }
    case .pausesHalfway:
      let half = response.body.count / 2
      guard send(connection, head(response, length: response.body.count) + response.body.prefix(half)) else { break }
      response.gate?.pass()
      send(connection, response.body.dropFirst(half))
    case .endlessHead:
      guard send(connection, Data("HTTP/1.1 200 OK\r\n".utf8)) else { break }
      let line = Data("X-Long: \(String(repeating: "x", count: 1000))\r\n".utf8)
      while send(connection, line) {}
    case nil:
      return send(connection, head(response, length: response.body.count) + response.body) && response.keepsConnection
    }
    return false
  }

  private static func head(_ response: Response, length: Int?, more: [String] = []) -> Data {
    var lines = ["HTTP/1.1 \(response.status) Status"]
    if !response.keepsConnection { lines.append("Connection: close") }
    if let length, response.status != 304 { lines.append("Content-Length: \(length)") }
    lines += more
    lines += response.headers.map { "\($0): \($1)" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  @discardableResult private static func send(_ connection: Int32, _ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        guard let base = bytes.baseAddress else { return false }
        #if canImport(Glibc)
          let count = Glibc.send(connection, base + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        #else
          let count = Darwin.send(connection, base + sent, bytes.count - sent, 0)
        #endif
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  private static func readRequest(_ connection: Int32) -> Request? {
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while received.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0, received.count < 1 << 16 else { return nil }
      received.append(contentsOf: buffer[..<count])
    }
    let lines = String(decoding: received, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { break }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let target = String(words[1])
    let parts = target.split(separator: "?", maxSplits: 1)
    var query: [String: String] = [:]
    for item in parts.count > 1 ? parts[1].split(separator: "&") : [] {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[String(pair[0])] = pair.count > 1 ? String(pair[1]).removingPercentEncoding ?? "" : ""
    }
    return Request(
      method: String(words[0]), target: target, path: parts.first.map(String.init) ?? "/", query: query,
      headers: headers)
  }
}
