import CoreGraphics
import QuartzCore
import Synchronization

/// A clock that the test advances.
@MainActor final class VirtualPacer: FramePacer {
  private final class Entry: PacerTimer {
    let time: TimeInterval
    var body: (@MainActor () -> Void)?
    init(_ time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
      self.time = time
      self.body = body
    }
    func cancel() { body = nil }
  }

  weak var scheduler: FrameScheduler?
  nonisolated var now: TimeInterval { time.withLock { $0 } }
  private nonisolated let time = Mutex<TimeInterval>(100)
  private var timers: [Entry] = []
  private var wantsFrame = false
  private(set) var frames = 0

  func requestFrame() { wantsFrame = true }

  func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any PacerTimer {
    let entry = Entry(now + delay, body)
    timers.append(entry)
    return entry
  }

  func whenIdle(_ body: @escaping @MainActor () -> Void) { _ = schedule(after: 0, body) }

  /// Runs timers and frames, 60 a second while requested, up to `seconds` from now.
  func advance(_ seconds: TimeInterval) {
    let end = now + seconds
    while true {
      runTimers()
      if wantsFrame {
        wantsFrame = false
        frames += 1
        scheduler?.runFrame()
        runTimers()
      }
      if now >= end { return }
      time.withLock { $0 = min(end, $0 + 1.0 / 60) }
    }
  }

  private func runTimers() {
    while let index = timers.indices.filter({ timers[$0].time <= now }).min(by: { timers[$0].time < timers[$1].time }) {
      let entry = timers.remove(at: index)
      let body = entry.body
      body?()
    }
  }

  /// Runs `body` with its own clock.
  static func run(_ body: (VirtualPacer) throws -> Void) rethrows {
    let pacer = VirtualPacer()
    try FrameScheduler(pacer).perform {
      defer { pacer.advance(0) }
      try body(pacer)
    }
  }
}
