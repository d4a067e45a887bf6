import Foundation

/// A connection to a server. Not thread-safe: its owner serialises its use. All calls wait for the server, as long as
/// its silence permits.
package final class PostgresConnection {
  /// The kind of server that is wanted, if there are several.
  package enum Role: Sendable {
    /// A server that can be written to.
    case primary
    /// A standby, if one answers.
    case reader
  }

  /// The greatest number of statements that the server keeps prepared.
  private static let mostPrepared = 64

  let library: Libpq
  /// A number for the connection's owner to use.
  package var seenGeneration: Int64 = 0
  let connection: Libpq.Connection
  private var prepared: [String: String] = [:]
  let silence: Silence
  private let address: PostgresAddress
  /// Whether the server was silent for too long.
  var isLost = false

  /// - Parameters:
  ///   - host: the only server of the address that is wanted; `nil` for any.
  ///   - seconds: how long each server of the address may take to answer.
  ///   - silence: how long a server may be silent before a statement fails and the connection is broken. A server that
  ///     is stopped, or whose disk hangs, keeps its connections open.
  /// - Throws: `PostgresFailure` if none answers.
  package init(
    _ address: PostgresAddress, host: Host? = nil, role: Role, seconds: Int = 5, silence: Silence = .endless
  ) throws {
    let library = try Libpq.shared.get()
    self.library = library
    self.silence = silence
    self.address = address
    // Values before the address are defaults; values after it cannot be overridden by it.
    var options = [
      ("connect_timeout", "\(seconds)"), ("keepalives_idle", "10"), ("keepalives_interval", "5"),
      ("keepalives_count", "3"), ("tcp_user_timeout", "20000"), ("fallback_application_name", "lineup"),
    ]
    if role == .reader { options.append(("target_session_attrs", "prefer-standby")) }
    options.append(("dbname", role == .reader ? address.shuffled.text : address.text))
    if role == .primary { options.append(("target_session_attrs", "read-write")) }
    if let host { options += [("host", host.name), ("port", host.port), ("target_session_attrs", "any")] }
    options.append(("client_encoding", "UTF8"))
    guard let opened = Self.pass(options, to: { library.connect($0, $1, 1) }) else {
      throw PostgresFailure(.connection, message: "out of memory")
    }
    connection = opened
    guard library.status(opened) == 0 else {
      throw PostgresFailure(.connection, message: Self.message(library, opened))
    }
    _ = library.setNoticeReceiver(opened, { _, _ in }, nil)
    _ = library.setNonblocking(opened, 1)
    try execute("SET client_min_messages = warning; SET standard_conforming_strings = on")
  }

  deinit { library.finish(connection) }

  /// Calls a function of the library with options as C texts; a name's last value counts.
  private static func pass<Result>(_ options: [(String, String)], to body: (Libpq.Texts, Libpq.Texts) -> Result?)
    -> Result?
  {
    let names = options.map { strdup($0.0) } + [nil]
    let values = options.map { strdup($0.1) } + [nil]
    defer { for text in names + values { free(text) } }
    return names.map { UnsafePointer($0) }.withUnsafeBufferPointer { names in
      values.map { UnsafePointer($0) }.withUnsafeBufferPointer { values in
        guard let names = names.baseAddress, let values = values.baseAddress else { return nil }
        return body(names, values)
      }
    }
  }

  /// One of an address's servers.
  package struct Host: Sendable {
    var name: String
    var port: String
  }

  /// Whether the server answers over another connection, if only to refuse it: then it is this connection's statement
  /// that takes time. Waits for at most 5 s.
  func isServerThere() -> Bool {
    guard let name = library.host(connection), let port = library.port(connection) else { return false }
    // A name may stand for several servers. Empty for a socket, and then without effect.
    let number = library.hostNumber?(connection).map { String(cString: $0) } ?? ""
    let options = Self.pingOptions(
      address, host: Host(name: String(cString: name), port: String(cString: port)), number: number)
    return PGPing(rawValue: Self.pass(options) { library.ping($0, $1, 1) } ?? -1)?.isAnswer ?? false
  }

  /// The options for asking one of an address's servers. They come after the address, which cannot override them.
  static func pingOptions(_ address: PostgresAddress, host: Host, number: String) -> [(String, String)] {
    [
      ("dbname", address.text), ("host", host.name), ("hostaddr", number), ("port", host.port),
      ("target_session_attrs", "any"), ("connect_timeout", "5"),
    ]
  }

  /// The results of `PQping`, of which the numbers are part of the library's interface.
  private enum PGPing: Int32 {
    case accepts, refuses, noResponse, notTried

    var isAnswer: Bool { self == .accepts || self == .refuses }
  }

  static func message(_ library: Libpq, _ connection: Libpq.Connection) -> String {
    let text = library.errorMessage(connection).map { String(cString: $0) } ?? ""
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "; ")
  }

  /// Whether the connection is known to be unusable.
  package var isBroken: Bool { isLost || library.status(connection) != 0 }

  package var isInTransaction: Bool { library.transactionStatus(connection) != 0 }

  // MARK: Statements

  /// Runs one or more statements without parameters, ignoring their rows.
  package func execute(_ sql: String) throws {
    _ = try result(answer { library.sendQuery(connection, sql) })
  }

  /// Runs a statement with parameters (`$1`…).
  /// - Parameter isKept: whether the server keeps it prepared, for statements that are repeated and cost the same
  ///   whatever the parameters.
  @discardableResult
  package func run(_ sql: String, _ values: [PostgresValue] = [], isKept: Bool = false) throws -> PostgresResult {
    let encoded = values.map(\.encoded)
    let types = values.map(\.type)
    var name: String?
    if isKept {
      if let known = prepared[sql] {
        name = known
      } else if prepared.count < Self.mostPrepared {
        let new = "lineup_\(prepared.count)"
        _ = try result(answer { library.sendPrepare(connection, new, sql, Int32(types.count), types) })
        prepared[sql] = new
        name = new
      }
    }
    let lengths = encoded.map { Int32($0?.count ?? 0) }
    let formats = [Int32](repeating: 1, count: values.count)
    let copies = encoded.map { bytes -> UnsafeMutablePointer<CChar>? in
      guard let bytes else { return nil }
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
      UnsafeMutableRawPointer(copy).copyMemory(from: bytes, byteCount: bytes.count)
      copy[bytes.count] = 0
      return copy
    }
    defer { for copy in copies { copy?.deallocate() } }
    let pointers = copies.map { UnsafePointer($0) }
    let count = Int32(values.count)
    return try result(
      answer {
        if let name {
          library.sendQueryPrepared(connection, name, count, pointers, lengths, formats, 1)
        } else {
          library.sendQueryParams(connection, sql, count, types, pointers, lengths, formats, 1)
        }
      })
  }

  /// Returns the first value of the first row as an integer; `nil` if there is no row, or it is NULL.
  package func integer(_ sql: String, _ values: PostgresValue...) throws -> Int64? {
    let rows = try run(sql, values)
    return rows.count == 0 || rows.isNull(0, 0) ? nil : rows.integer(0, 0)
  }

  /// Runs `body` in a transaction, which is rolled back if `body` throws.
  package func transaction<Result>(_ options: String = "", _ body: () throws -> Result) throws -> Result {
    try execute("BEGIN \(options)")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      if !isBroken { try? execute("ROLLBACK") }
      throw error
    }
  }

  func result(_ answer: Libpq.Answer?) throws -> PostgresResult {
    guard let answer else { throw PostgresFailure(.connection, message: Self.message(library, connection)) }
    switch library.resultStatus(answer) {
    // An empty statement, a command, rows; COPY in and out.
    case 0, 1, 2, 3, 4: return PostgresResult(answer, library)
    default: throw failure(answer)
    }
  }

  func failure(_ answer: Libpq.Answer) -> PostgresFailure {
    // SQLSTATE and the main message, by the letters of the protocol.
    let state = library.resultErrorField(answer, 0x43).map { String(cString: $0) } ?? ""
    let text = library.resultErrorField(answer, 0x4D) ?? library.resultErrorMessage(answer)
    let message = text.map { String(cString: $0).trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
    library.clear(answer)
    // Servers always report a state; a failure without one is the library's, which lost the server.
    return PostgresFailure(isBroken || state.isEmpty ? .connection : .statement, state: state, message: message)
  }

  // MARK: Notifications

  /// The descriptor of the socket, which becomes readable when something arrives; -1 without a connection.
  package var socket: Int32 { library.socket(connection) }

  /// Takes the notifications that have arrived, without waiting.
  /// - Returns: their payloads, in order.
  /// - Throws: `PostgresFailure` if the connection broke.
  package func notifications() throws -> [String] {
    guard library.consumeInput(connection) == 1, !isBroken else {
      throw PostgresFailure(.connection, message: Self.message(library, connection))
    }
    var payloads: [String] = []
    while let notification = library.notifies(connection) {
      // { char *channel; int pid; char *payload; … }
      let payload = notification.load(fromByteOffset: 16, as: UnsafePointer<CChar>?.self)
      payloads.append(payload.map { String(cString: $0) } ?? "")
      library.freeMemory(notification)
    }
    return payloads
  }
}
