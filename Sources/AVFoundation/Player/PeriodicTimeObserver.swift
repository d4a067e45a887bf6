import Foundation
import QuartzCore

/// An observer of the time of a player.
@MainActor protocol TimeObserver: AnyObject {
  /// Called when the item starts or stops playing.
  func update(isRunning: Bool)
  /// Ends the observation.
  func stop()
}

/// Calls a function at an interval while an item plays, and when playing starts or stops.
@MainActor final class PeriodicTimeObserver: TimeObserver {
  private let interval: Double
  private let body: @MainActor () -> Void
  private var timer: (any PacerTimer)?
  private var isRunning = false

  /// Creates an observer.
  ///
  /// - Parameter interval: the seconds between calls; at least a hundredth.
  init(interval: Double, body: @escaping @MainActor () -> Void) {
    self.interval = max(interval, 0.01)
    self.body = body
  }

  func update(isRunning: Bool) {
    guard isRunning != self.isRunning else { return }
    self.isRunning = isRunning
    timer?.cancel()
    timer = nil
    if isRunning { schedule() }
    body()
  }

  private func schedule() {
    timer = FrameScheduler.current.schedule(after: interval) { [weak self] in
      guard let self, isRunning else { return }
      schedule()
      body()
    }
  }

  func stop() {
    isRunning = false
    timer?.cancel()
    timer = nil
  }

  isolated deinit { timer?.cancel() }
}
