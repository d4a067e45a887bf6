import Foundation
import QuartzCore

/// Calls a function when playing passes given times.
///
/// The position is checked thirty times a second while the item plays.
@MainActor final class BoundaryTimeObserver: TimeObserver {
  private let times: [Double]
  private let position: @MainActor () -> Double?
  private let body: @MainActor () -> Void
  private var timer: (any PacerTimer)?
  private var isRunning = false
  private var last: Double?

  private static let interval = 1.0 / 30
  /// The seconds between two checks above which the position has jumped: a second's worth at the highest rate.
  private static let jump = 16.0

  /// Creates an observer of times in seconds.
  init(_ times: [Double], position: @escaping @MainActor () -> Double?, body: @escaping @MainActor () -> Void) {
    self.times = times.sorted()
    self.position = position
    self.body = body
  }

  func update(isRunning: Bool) {
    guard isRunning != self.isRunning else { return }
    // The last times before a pause or the end are passed, too.
    if self.isRunning { look() }
    self.isRunning = isRunning
    timer?.cancel()
    timer = nil
    guard isRunning else { return }
    last = position()
    schedule()
  }

  private func schedule() {
    timer = FrameScheduler.current.schedule(after: Self.interval) { [weak self] in
      guard let self, isRunning else { return }
      schedule()
      look()
    }
  }

  private func look() {
    guard let now = position() else { return }
    defer { last = now }
    guard let last, last != now, abs(now - last) < Self.jump else { return }
    let isPassed: (Double) -> Bool = now > last ? { last < $0 && $0 <= now } : { now <= $0 && $0 < last }
    for _ in times.filter(isPassed) { body() }
  }

  func stop() {
    isRunning = false
    timer?.cancel()
    timer = nil
  }

  isolated deinit { timer?.cancel() }
}
