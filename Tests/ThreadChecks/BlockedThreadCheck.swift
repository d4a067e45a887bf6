/// Finds operations that block the calling thread: that make it wait for a lock, a disk, a socket or another thread.
///
/// The time in which the thread runs, or could run if others left it a processor, does not count. So the result depends
/// on what the operation does, not on how busy the machine is.
package struct BlockedThreadCheck {
  /// An operation that blocked the thread.
  package struct Finding: CustomStringConvertible {
    package var operation: String
    package var seconds: Double

    package var description: String { "\(operation) blocks for \(Int(seconds * 1_000)) ms" }
  }

  /// The seconds that an operation may block.
  private let limit: Double
  /// The seconds that it may block even once. Locks that are held for moments are held for longer if their holder is
  /// not given a processor, but not by a second.
  private let limitOnce = 1.0
  package private(set) var findings: [Finding] = []

  /// - Parameter limit: the seconds that an operation may block.
  package init(limit: Double = 0.05) { self.limit = limit }

  /// Returns the seconds for which `body` blocks the calling thread.
  package static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let before = ThreadTimes.now
    try body()
    return ThreadTimes.now.blocked(since: before)
  }

  /// Does something, and up to twice more if it blocks: what waits for another program or an import does so each time.
  package mutating func run(_ operation: String, _ body: () throws -> Void) rethrows {
    var least = try Self.seconds(body)
    var most = least
    for _ in 0..<2 where least > limit && most <= limitOnce {
      let again = try Self.seconds(body)
      (least, most) = (min(least, again), max(most, again))
    }
    if least > limit || most > limitOnce { findings.append(Finding(operation: operation, seconds: most)) }
  }
}
