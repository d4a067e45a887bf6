import Foundation

extension PostgresConnection {
  /// Sends a statement and waits for its answer as long as the server's silence permits.
  /// - Parameter send: sends it, and returns 1 if that succeeded.
  /// - Returns: the answer of the last statement, or the invitation to copy; `nil` if the connection broke.
  func answer(_ send: () -> Int32) throws -> Libpq.Answer? {
    guard send() == 1, try flush() else { return nil }
    var last: Libpq.Answer?
    do {
      while true {
        guard try awaitAnswer() else {
          if let last { library.clear(last) }
          return nil
        }
        guard let next = library.nextResult(connection) else { return last }
        if let last { library.clear(last) }
        last = next
        // While rows are copied, the library returns this again and again.
        if [3, 4].contains(library.resultStatus(next)) { return last }
      }
    } catch {
      if let last { library.clear(last) }
      throw error
    }
  }

  /// Waits until everything that was sent is on its way.
  /// - Returns: whether there is a connection.
  func flush() throws -> Bool {
    while true {
      let isPending = library.flush(connection)
      if isPending == 0 { return true }
      // The server may have to be listened to before it takes more.
      guard isPending == 1, try wait(for: Int16(POLLIN | POLLOUT)), library.consumeInput(connection) == 1 else {
        return false
      }
    }
  }

  /// Waits until the next answer can be taken.
  /// - Returns: whether there is a connection.
  func awaitAnswer() throws -> Bool {
    while library.isBusy(connection) != 0 {
      guard try wait(for: Int16(POLLIN)), library.consumeInput(connection) == 1 else { return false }
    }
    return true
  }

  /// Waits for the socket.
  /// - Returns: whether there is one.
  /// - Throws: `PostgresFailure` if nothing happened for so long.
  private func wait(for events: Int16) throws -> Bool {
    var descriptor = pollfd(fd: socket, events: events, revents: 0)
    guard descriptor.fd >= 0 else { return false }
    let began = DispatchTime.now().uptimeNanoseconds
    var limit = silence.longest
    while true {
      let waited = Double(DispatchTime.now().uptimeNanoseconds - began) / 1e9
      let left = max(0, limit - waited) * 1e3
      let found = poll(&descriptor, 1, Int32(min(left.rounded(.up), 1e9)))
      if found > 0 { return true }
      if found < 0, errno == EINTR { continue }
      guard found == 0 else { return false }
      if waited < limit { continue }
      if limit < silence.longestOfWork, isServerThere() {
        limit = min(waited + silence.longest, silence.longestOfWork)
        continue
      }
      isLost = true
      throw PostgresFailure(.silence, message: "no answer within \(Int(waited)) s")
    }
  }
}
