import Foundation

@testable import AVFoundation

extension AVPlayer {
  /// Waits for a condition, checking it after each change that the player reports and also fifty times a second: a
  /// pipeline ends on its own thread, perhaps long after the last change.
  /// - Returns: whether it became true within three minutes, a limit that is only for hangs and measures nothing.
  func reaches(_ condition: @escaping @MainActor () -> Bool) async -> Bool {
    if condition() { return true }
    let wait = Wait()
    return await withCheckedContinuation { continuation in
      wait.continuation = continuation
      let look: @MainActor () -> Void = { if condition() { wait.end(true) } }
      wait.observation = observeChanges(look)
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.setEventHandler { MainActor.assumeIsolated(look) }
      timer.schedule(deadline: .now(), repeating: .milliseconds(20))
      timer.activate()
      wait.cleanUp = { timer.cancel() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 180) { MainActor.assumeIsolated { wait.end(false) } }
    }
  }

  func seeks(to seconds: Double, isExact: Bool = true) async -> Bool {
    await withCheckedContinuation { continuation in
      let tolerance = isExact ? CMTime.zero : .positiveInfinity
      seek(
        to: CMTime(seconds: seconds, preferredTimescale: 1_000), toleranceBefore: tolerance, toleranceAfter: tolerance
      ) { continuation.resume(returning: $0) }
    }
  }
}

@MainActor private final class Wait {
  var continuation: CheckedContinuation<Bool, Never>?
  var observation: AVChangeObservation?
  var cleanUp: (() -> Void)?

  func end(_ isSo: Bool) {
    guard let continuation else { return }
    self.continuation = nil
    observation = nil
    cleanUp?()
    cleanUp = nil
    continuation.resume(returning: isSo)
  }
}

/// Counts notifications.
@MainActor final class Counter {
  private(set) var count = 0
  private var observer: (any NSObjectProtocol)?

  init(_ name: Notification.Name, of object: AnyObject) {
    observer = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }

  isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
}
