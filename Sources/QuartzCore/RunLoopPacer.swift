import CoreGraphics
import Dispatch

/// The pacer of a plain process, such as a unit test: real time, 60 frames per second while they are requested.
///
/// How a process waits determines what advances time: XCTest's waits and `RunLoop.run(until:)` serve run-loop timers
/// (and the main queue, unless called from it); a process that only awaits tasks, as Swift Testing does, serves the
/// main queue and never its run loop. Each wake-up is therefore scheduled on both and happens once.
@MainActor package final class RunLoopPacer: FramePacer {
  private static let frameInterval: TimeInterval = 1.0 / 60

  private var frame: Wakeup?
  private var lastFrame: TimeInterval = -1

  package weak var scheduler: FrameScheduler?

  nonisolated package init() {}

  package nonisolated var now: TimeInterval { Self.time }
  nonisolated static var time: TimeInterval { ProcessInfo.processInfo.systemUptime }

  package func requestFrame() {
    guard frame == nil else { return }
    let delay = min(max(lastFrame + Self.frameInterval - now, 0), Self.frameInterval)
    frame = Wakeup(after: delay) { [weak self] in
      guard let self else { return }
      frame = nil
      lastFrame = now
      scheduler?.runFrame()
    }
  }

  package func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any PacerTimer {
    Wakeup(after: max(delay, 0), AmbientContext.keeping(body))
  }

  package func whenIdle(_ body: @escaping @MainActor () -> Void) {
    let body = AmbientContext.keeping(body)
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  /// One call in real time, by the run loop or by the main queue, whichever comes first.
  private final class Wakeup: PacerTimer {
    /// The seconds by which a call may be early because clocks are rounded.
    private static let tolerance: TimeInterval = 0.0005

    private let date: TimeInterval
    private var body: (@MainActor () -> Void)?
    private var timer: Timer?
    private var work: DispatchWorkItem?

    init(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
      date = ProcessInfo.processInfo.systemUptime + delay
      self.body = body
      // Retained by the run loop and the queue until one of them fires or `cancel()` is called.
      let work = DispatchWorkItem { MainActor.assumeIsolated { self.fire() } }
      self.work = work
      startTimer(delay)
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
    }

    private func startTimer(_ delay: TimeInterval) {
      // `Timer(timeInterval:repeats:block:)` of swift-corelibs-foundation fires at once, whatever the interval
      // (observed with 6.3.1).
      let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) { _ in
        MainActor.assumeIsolated { self.timerDidFire() }
      }
      self.timer = timer
      RunLoop.main.add(timer, forMode: .common)
    }

    /// Waits for the remaining time if the run loop's clock, which follows the time of day, ran ahead.
    private func timerDidFire() {
      guard body != nil else { return }
      let remaining = date - ProcessInfo.processInfo.systemUptime
      if remaining > Self.tolerance { startTimer(remaining) } else { fire() }
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
