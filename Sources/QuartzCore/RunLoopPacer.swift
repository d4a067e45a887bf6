import CoreGraphics
import Dispatch

/// The pacer of a plain process, a unit test for instance: real time, 60 frames a second while somebody wants them.
///
/// Whoever waits decides what moves time on: XCTest's waits and `RunLoop.run(until:)` serve run-loop timers (and the main
/// queue, unless they were called from it), a process that only awaits tasks, as Swift Testing does, serves the main
/// queue and never its run loop. Each wake-up is therefore asked of both and happens once.
@MainActor package final class RunLoopPacer: FramePacer {
  private static let frameInterval: TimeInterval = 1.0 / 60

  private var frame: Wakeup?
  private var lastFrame: TimeInterval = -1

  nonisolated package init() {}

  package nonisolated var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  package func requestFrame() {
    guard frame == nil else { return }
    let delay = min(max(lastFrame + Self.frameInterval - now, 0), Self.frameInterval)
    frame = Wakeup(after: delay) { [weak self] in
      guard let self else { return }
      frame = nil
      lastFrame = now
      FrameScheduler.runFrame()
    }
  }

  package func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any PacerTimer {
    Wakeup(after: max(delay, 0), body)
  }

  package func whenIdle(_ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  /// One call in real time, by the run loop or by the main queue, whichever comes first.
  private final class Wakeup: PacerTimer {
    /// Seconds by which a call may be early: rounding of the clocks.
    private static let tolerance: TimeInterval = 0.0005
    /// Seconds by which a run-loop timer may be early.
    private static let earliness: TimeInterval = 0.010

    private let date: TimeInterval
    private var body: (@MainActor () -> Void)?
    private var timer: Timer?
    private var work: DispatchWorkItem?

    init(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
      date = ProcessInfo.processInfo.systemUptime + delay
      self.body = body
      // Held strongly by the run loop and the queue until one of them fires or `cancel()` is called.
      let work = DispatchWorkItem { MainActor.assumeIsolated { self.fire() } }
      self.work = work
      startTimer(delay)
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
    }

    private func startTimer(_ delay: TimeInterval) {
      let timer = Timer(timeInterval: delay, repeats: false) { _ in
        MainActor.assumeIsolated { self.timerDidFire() }
      }
      self.timer = timer
      RunLoop.main.add(timer, forMode: .common)
    }

    /// Foundation's run-loop timers fire up to 10 ms early on Linux (measured with 6.3.1: a timer of 10 ms after 0.3 ms), so the
    /// rest is waited for with as much added: a timer of the rest alone would fire at once, again and again, and keep the
    /// processor busy. The main queue is exact where it is drained.
    private func timerDidFire() {
      guard body != nil else { return }
      let remaining = date - ProcessInfo.processInfo.systemUptime
      if remaining > Self.tolerance { startTimer(remaining + Self.earliness) } else { fire() }
    }

    private func fire() {
      guard let body else { return }
      cancel()
      body()
    }

    func cancel() {
      body = nil
      timer?.invalidate()
      timer = nil
      work?.cancel()
      work = nil
    }
  }
}
