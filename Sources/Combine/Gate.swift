import Foundation

/// Whether values still pass, and the number of the latest one.
final class Gate: @unchecked Sendable {
  private let lock = NSLock()
  private var isClosed = false
  private var turn = 0

  var isOpen: Bool { lock.withLock { !isClosed } }
  func close() { lock.withLock { isClosed = true } }

  /// Closes the gate. Returns whether it was open.
  func closeIfOpen() -> Bool {
    lock.withLock {
      defer { isClosed = true }
      return !isClosed
    }
  }

  func next() -> Int {
    lock.withLock {
      turn += 1
      return turn
    }
  }

  func isLast(_ turn: Int) -> Bool { lock.withLock { self.turn == turn } }
}
