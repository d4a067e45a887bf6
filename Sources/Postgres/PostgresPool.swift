import Foundation

/// Connections of one role, each used by one thread at a time. The pool grows to the greatest number that ever worked
/// at once, at most `limit`.
///
/// Unchecked because of its variables, which `condition` guards.
package final class PostgresPool: @unchecked Sendable {
  private let address: PostgresAddress
  private let role: PostgresConnection.Role
  private let limit: Int
  private let silence: Silence
  private let condition = NSCondition()
  private var idle: [PostgresConnection] = []
  private var active = 0

  /// - Parameter silence: how long a server may be silent before a statement fails.
  package init(
    _ address: PostgresAddress, role: PostgresConnection.Role, limit: Int = 8, silence: Silence = .endless
  ) {
    self.address = address
    self.role = role
    self.limit = limit
    self.silence = silence
  }

  /// Calls `body` with a connection of its own, and again with another one, after a while, if that failed for a
  /// temporary reason (a server that went away, a standby that had to cancel). So `body` must be safe to repeat.
  package func withConnection<Result>(
    _ patience: RetryPatience = RetryPatience(), _ body: (PostgresConnection) throws -> Result
  ) throws -> Result {
    try patience.retrying {
      let connection = try borrow()
      do {
        let result = try body(connection)
        giveBack(connection)
        return result
      } catch {
        giveBack((error as? PostgresFailure)?.isPassing == true ? nil : connection)
        throw error
      }
    }
  }

  private func borrow() throws -> PostgresConnection {
    condition.lock()
    while idle.isEmpty, active >= limit { condition.wait() }
    active += 1
    let known = idle.popLast()
    condition.unlock()
    if let known, !known.isBroken { return known }
    do {
      return try PostgresConnection(address, role: role, silence: silence)
    } catch {
      giveBack(nil)
      throw error
    }
  }

  private func giveBack(_ connection: PostgresConnection?) {
    condition.withLock {
      active -= 1
      if let connection, !connection.isBroken, !connection.isInTransaction { idle.append(connection) }
      condition.signal()
    }
  }
}
