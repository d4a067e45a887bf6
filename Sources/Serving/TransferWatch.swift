import CSoup
import Foundation
import TransferTiming

/// Watches a body that comes from a client, or goes to one: the rule of downloads (`HTTPLimits`), on the thread of a
/// loop.
package final class TransferWatch {
  private var clock: TransferClock
  private let loop: EventLoop
  private let onLapse: (TransferLapse) -> Void
  private var timer: LoopSource?

  /// Starts the clocks.
  ///
  /// - Parameter onLapse: called once if the client is too slow, unless this object is deallocated before.
  package init(_ limits: HTTPLimits, loop: EventLoop, onLapse: @escaping (TransferLapse) -> Void) {
    clock = TransferClock(limits, now: Self.now)
    self.loop = loop
    self.onLapse = onLapse
    wait()
  }

  /// Counts bytes that have come, or gone.
  package func count(_ bytes: Int) { clock.receive(bytes, at: Self.now) }

  private static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  private func wait() {
    // A byte moves the deadline, so what is due is looked up when the time comes.
    let seconds = min(max(0, clock.deadline - Self.now), 3_600)
    timer = LoopSource(milliseconds: Int(seconds * 1_000) + 1, loop: loop) { [weak self] in
      self?.look()
      return false
    }
  }

  private func look() {
    guard let lapse = clock.expire(at: Self.now) else { return wait() }
    timer = nil
    onLapse(lapse)
  }
}
