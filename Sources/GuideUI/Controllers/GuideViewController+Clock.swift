import Foundation
import GuideModel
import UIKit

/// Updates that follow the clock. The window shows time in whole minutes, so nothing is drawn in between.
extension GuideViewController {
  /// Seconds between checks of the clock, which include the whole minutes. They are more frequent than minutes because
  /// after suspend a wait continues where it stopped, and because clocks are set.
  private static let clockInterval = 15.0

  private var minute: Int64 { Int64((clock().timeIntervalSince1970 / 60).rounded(.down)) }

  /// Starts checking the clock.
  func startTimer() {
    timer?.invalidate()
    let now = Date().timeIntervalSince1970
    // A run loop's timer may fire 10 ms early, which must not show the minute before.
    let next = ((now / Self.clockInterval).rounded(.down) + 1) * Self.clockInterval + 0.02
    let look = GuideLocale.keepingViewer { [weak self] in
      guard let self else { return }
      startTimer()
      if minute != shownMinute { tick() }
    }
    let timer = Timer(fire: Date(timeIntervalSince1970: next), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { look() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stopTimer() {
    timer?.invalidate()
    timer = nil
  }

  /// Moves the line and the progress of programmes that are on. Cost: O(visible cells).
  public func tick() {
    shownMinute = minute
    followTimeZone()
    grid.tick()
    guard isViewLoaded else { return }
    updateCouch()
    if mode == .onNow { onNow?.tick(now: rows.now) }
    channelDay?.tick(now: rows.now)
    updateDays(isForced: dayPlan?.today.map { !(dayPlan?.days[$0].day.interval.contains(rows.now) ?? false) } ?? true)
  }

  /// Follows the system's time zone, unless one was given.
  private func followTimeZone() {
    guard fixedTimeZone == nil else { return }
    background.run(systemTimeZone) { [weak self] in self?.take($0) }
  }

  private func take(_ zone: TimeZone) {
    guard zone != times.calendar.timeZone else { return }
    use(makeTimes(in: zone))
  }
}
