import QuartzCore
import Synchronization
import WindowServer

/// A clock that moves only when a test advances it: the same calls give the same frames and timers in the same order on
/// any machine.
///
/// Timers run in order of their dates, those with equal dates in the order of their creation, and before a frame at
/// that date. Frames lie on a grid of 1/60 s from the clock's origin and happen only where one was requested.
@MainActor package final class VirtualClockPacer: FramePacer {
  static let framesPerSecond = 60.0

  package weak var scheduler: FrameScheduler?
  package nonisolated var now: TimeInterval { time.withLock { $0 } }
  /// The number of frames that have run.
  package private(set) var frameCount = 0
  /// Whether a frame is waiting for the clock to reach it.
  package var wantsFrame: Bool { frameIndex != nil }
  /// The date of the next timer, if there is one.
  package var nextTimerDate: TimeInterval? { timers.first?.date }

  private let origin: TimeInterval
  private nonisolated let time: Mutex<TimeInterval>
  private var frameIndex: Int?
  /// Sorted by date, then by creation.
  private var timers: [VirtualTimer] = []
  private var isAdvancing = false
  private var idleWork: [@MainActor () -> Void] = []

  /// Creates a clock.
  ///
  /// - Parameter origin: the clock's first reading, in seconds.
  package init(origin: TimeInterval = 0) {
    self.origin = origin
    time = Mutex(origin)
  }

  /// Makes a virtual clock the current one while `body` runs.
  package static func run<Result>(
    origin: TimeInterval = 0, _ body: @MainActor (VirtualClockPacer) throws -> Result
  ) rethrows -> Result {
    let pacer = VirtualClockPacer(origin: origin)
    return try FrameScheduler(pacer).perform { try body(pacer) }
  }

  package func requestFrame() {
    if frameIndex == nil { frameIndex = currentFrame + 1 }
  }

  package func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any PacerTimer {
    let timer = VirtualTimer(date: now + max(delay, 0), body: AmbientContext.keeping(body), pacer: self)
    // Most timers are the latest so far, so the position is searched from the end.
    var index = timers.count
    while index > 0, timers[index - 1].date > timer.date { index -= 1 }
    timers.insert(timer, at: index)
    return timer
  }

  package func whenIdle(_ body: @escaping @MainActor () -> Void) {
    idleWork.append(AmbientContext.keeping(body))
  }

  /// Runs the work that waits for idle time, and any that it schedules in turn. There is no other idle time, so that
  /// tests control it.
  package func runIdleWork() {
    while !idleWork.isEmpty { idleWork.removeFirst()() }
  }

  /// Advances the clock by `duration` seconds and runs everything due on the way.
  package func advance(by duration: TimeInterval) {
    advance(to: now + max(duration, 0))
  }

  /// Advances the clock to the `count`-th next point of the frame grid, whether or not frames are requested there.
  package func advance(frames count: Int) {
    advance(to: date(ofFrame: currentFrame + max(count, 0)))
  }

  /// Advances the clock while frames are requested, at most by `limit` seconds.
  ///
  /// - Returns: whether nothing is pending any more.
  @discardableResult package func advanceUntilIdle(limit: TimeInterval = 10) -> Bool {
    let end = now + limit
    while let frameIndex {
      let next = date(ofFrame: frameIndex)
      if next > end { return false }
      advance(to: next)
    }
    return true
  }

  private func advance(to end: TimeInterval) {
    precondition(!isAdvancing, "The clock is already moving: a frame or timer called advance.")
    isAdvancing = true
    defer { isAdvancing = false }
    // Sums of 1/60 miss the grid by rounding; a microsecond is far less than a frame and far more than the error.
    let tolerance = 1e-6
    while true {
      let timerDate = timers.first?.date ?? .infinity
      let frameDate = frameIndex.map(date(ofFrame:)) ?? .infinity
      if min(timerDate, frameDate) > end + tolerance { break }
      if timerDate <= frameDate + tolerance {
        let timer = timers.removeFirst()
        move(to: timer.date)
        timer.fire()
      } else {
        move(to: frameDate)
        frameIndex = nil
        frameCount += 1
        scheduler?.runFrame()
      }
    }
    move(to: end)
  }

  /// Moves the clock, but never back.
  private func move(to date: TimeInterval) { time.withLock { $0 = max($0, date) } }

  private var currentFrame: Int { Int(((now - origin) * Self.framesPerSecond + 1e-4).rounded(.down)) }

  private func date(ofFrame index: Int) -> TimeInterval { origin + Double(index) / Self.framesPerSecond }

  private func remove(_ timer: VirtualTimer) {
    timers.removeAll { $0 === timer }
  }

  private final class VirtualTimer: PacerTimer {
    let date: TimeInterval
    private var body: (@MainActor () -> Void)?
    private weak var pacer: VirtualClockPacer?

    init(date: TimeInterval, body: @escaping @MainActor () -> Void, pacer: VirtualClockPacer) {
      self.date = date
      self.body = body
      self.pacer = pacer
    }

    func fire() {
      let body = body
      self.body = nil
      body?()
    }

    func cancel() {
      guard body != nil else { return }
      body = nil
      pacer?.remove(self)
    }
  }
}
