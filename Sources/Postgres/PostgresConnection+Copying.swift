extension PostgresConnection {
  /// Copies rows into a table.
  /// - Parameters:
  ///   - target: `table(column, …)`.
  ///   - body: appends rows, and calls `send` from time to time, which sends full buffers.
  package func copy(
    into target: String, _ body: (_ buffer: inout CopyBuffer, _ send: (inout CopyBuffer) throws -> Void) throws -> Void
  ) throws {
    _ = try result(answer { library.sendQuery(connection, "COPY \(target) FROM STDIN (FORMAT binary)") })
    var buffer = CopyBuffer()
    buffer.appendHeader()
    do {
      try body(&buffer) { buffer in
        if buffer.bytes.count >= 1 << 18 { try put(&buffer) }
      }
      buffer.appendTrailer()
      try put(&buffer)
    } catch {
      if !isBroken { try? endCopy(reason: "given up") }
      throw error
    }
    try endCopy(reason: nil)
  }

  private func put(_ buffer: inout CopyBuffer) throws {
    try send {
      buffer.bytes.withUnsafeBytes { bytes in
        library.putCopyData(connection, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
      }
    }
    buffer.removeAll()
  }

  /// - Parameter reason: the reason why the rows are to be forgotten; `nil` if they are to be kept.
  private func endCopy(reason: String?) throws {
    try send { library.putCopyEnd(connection, reason) }
    var failure: PostgresFailure?
    while true {
      guard try awaitAnswer() else { throw lost }
      guard let answer = library.nextResult(connection) else { break }
      if library.resultStatus(answer) == 1 { library.clear(answer) } else { failure = failure ?? self.failure(answer) }
    }
    if let failure { throw failure }
  }

  /// Passes something to the library, which may have no room for it until the server has taken what came before.
  /// - Parameter pass: returns 1 if it was taken, 0 if there was no room.
  private func send(_ pass: () -> Int32) throws {
    while true {
      let isTaken = pass()
      guard isTaken >= 0, try flush() else { throw lost }
      if isTaken == 1 { return }
    }
  }

  private var lost: PostgresFailure {
    PostgresFailure(.connection, message: Self.message(library, connection))
  }
}
