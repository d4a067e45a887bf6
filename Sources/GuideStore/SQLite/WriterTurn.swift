import Foundation

/// Serialises the writers of many threads, in the order in which they came. A wait can be given up.
///
/// Unchecked because of its variables, which `condition` guards.
final class WriterTurn: @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting: [Int] = []
  private var nextTicket = 0
  private var isTaken = false
  private var takenByMainThread = 0

  /// The number of turns that the main thread took; a window's never does.
  var mainThreadCount: Int { condition.withLock { takenByMainThread } }

  /// Waits for the turn.
  /// - Parameter wake: called if there is something to wait for, and some twenty times a second from then on; may throw
  ///   to give up.
  func take(wake: () throws -> Void) throws {
    condition.lock()
    defer { condition.unlock() }
    let ticket = nextTicket
    nextTicket += 1
    waiting.append(ticket)
    do {
      while isTaken || waiting.first != ticket {
        try wake()
        _ = condition.wait(until: Date(timeIntervalSinceNow: 0.05))
      }
    } catch {
      waiting.removeAll { $0 == ticket }
      condition.broadcast()
      throw error
    }
    waiting.removeFirst()
    isTaken = true
    if Thread.isMainThread { takenByMainThread += 1 }
  }

  /// Passes the turn to the next.
  func give() {
    condition.withLock {
      isTaken = false
      condition.broadcast()
    }
  }
}
