import Foundation

/// A connection that is made for the first of its users, and ends with the last one.
///
/// Unchecked: the lock guards everything that changes, and is not held while connections begin and end.
final class SharedConnection: @unchecked Sendable {
  private let lock = NSLock()
  private var users = 0
  /// The number of times at which the first user came or the last one went: a connection that takes time to make must
  /// not outlive its users, nor take the place of a later one.
  private var turn = 0
  private var current: AnyCancellable?

  /// Adds a user.
  ///
  /// - Parameter connect: makes the connection. Called for the first user only.
  func join(_ connect: () -> AnyCancellable) {
    let turn = lock.withLock { () -> Int? in
      users += 1
      guard users == 1 else { return nil }
      self.turn += 1
      return self.turn
    }
    guard let turn else { return }
    let made = connect()
    let isNeeded = lock.withLock {
      if self.turn == turn { current = made }
      return self.turn == turn
    }
    if !isNeeded { made.cancel() }
  }

  /// Removes a user.
  func leave() {
    let ended = lock.withLock { () -> AnyCancellable? in
      users -= 1
      guard users == 0 else { return nil }
      turn += 1
      defer { current = nil }
      return current
    }
    ended?.cancel()
  }
}
