import Foundation
import Synchronization

/// The signals that end this process, at each of which another is interrupted while that runs.
///
/// One at a time. By handlers of C: sources of Dispatch for a signal that was watched before sometimes receive none.
struct PassedSignals {
  private typealias Handler = @convention(c) (Int32) -> Void

  private static let process = Atomic<pid_t>(0)
  /// The signal that arrived last; 0 before.
  private static let last = Atomic<Int32>(0)
  /// The handlers from before; nil for the default.
  private var former: [(number: Int32, handler: Handler?)] = []

  /// Begins to pass on signals, unless this process ignores them.
  init(to process: pid_t) {
    Self.process.store(process, ordering: .relaxed)
    Self.last.store(0, ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let handler = signal(number) { number in
        PassedSignals.last.store(number, ordering: .relaxed)
        let process = PassedSignals.process.load(ordering: .relaxed)
        // At other signals SwiftPM ends without the programs that it has started.
        if process > 0 { kill(process, SIGINT) }
      }
      former.append((number, handler))
      if Self.isIgnored(handler) { signal(number, handler) }
    }
  }

  private static func isIgnored(_ handler: Handler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Stops passing them on, after the other process has ended. If one arrived, this process ends by it, too.
  func stop() {
    Self.process.store(0, ordering: .relaxed)
    for (number, handler) in former { signal(number, handler) }
    let number = Self.last.load(ordering: .relaxed)
    if number != 0 { raise(number) }
  }
}
