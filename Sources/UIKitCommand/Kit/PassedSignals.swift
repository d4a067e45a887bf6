import Dispatch
import Foundation
import Synchronization

/// The signals that end this process, at each of which another is interrupted while that runs.
struct PassedSignals {
  /// The signal that arrived last; 0 before.
  private final class Last: Sendable {
    let number = Atomic<Int32>(0)
  }

  private let last = Last()
  private var sources: [any DispatchSourceSignal] = []
  /// The handlers from before; nil for the default.
  private var former: [(number: Int32, handler: (@convention(c) (Int32) -> Void)?)] = []

  /// Begins to pass on signals.
  init(to process: pid_t) {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      former.append((number, signal(number, SIG_IGN)))
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [last] in
        last.number.store(number, ordering: .relaxed)
        // At others SwiftPM ends without the programs that it has started.
        kill(process, SIGINT)
      }
      source.resume()
      sources.append(source)
    }
  }

  /// Stops passing them on, after the other process has ended. If one arrived, this process ends by it, too.
  ///
  /// The former handlers return: programs that are started later would ignore the signals as well.
  func stop() {
    for source in sources { source.cancel() }
    for (number, handler) in former { signal(number, handler) }
    let number = last.number.load(ordering: .relaxed)
    if number != 0 { raise(number) }
  }
}
