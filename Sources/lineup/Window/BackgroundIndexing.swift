import Foundation
import GuideModel
import GuideStore

/// Keeps the search index up to date while the guide is shown, on a thread of its own that yields to everything else.
final class BackgroundIndexing: Sendable {
  private struct State {
    var isRunning = false
    /// Whether something has changed since the run began.
    var isWanted = false
    /// The number of runs that failed in a row.
    var failures = 0
  }

  /// Seconds until a failed run is repeated, at first and at most: the delay doubles.
  private static let (firstWait, longestWait) = (2, 300)

  private let store: GuideStore
  private let cancellation = ImportCancellation()
  private let queue = DispatchQueue(label: "search index", qos: .background)
  private let group = DispatchGroup()
  private let state = Guarded(State())

  init(store: GuideStore) { self.store = store }

  /// Updates the index if there is anything to do. Returns at once; call it as often as anything changes.
  func start() {
    guard store.access == .readWrite, !cancellation.isCancelled else { return }
    let begins = state.withLock { state in
      defer { state.isRunning = true }
      state.isWanted = true
      return !state.isRunning
    }
    guard begins else { return }
    queue.async(group: group) { [self] in
      while takeWish() {
        do {
          // One processor is left to the window.
          let threads = ProcessInfo.processInfo.activeProcessorCount - 1
          try store.updateSearchIndex(threads: threads, cancellation: cancellation)
          note(failed: false)
        } catch {
          note(failed: true)
        }
      }
    }
  }

  /// Schedules another run after one failed because of a full disk, or of another process that keeps writing.
  private func note(failed: Bool) {
    let failures = state.withLock { state in
      state.failures = failed ? state.failures + 1 : 0
      return state.failures
    }
    guard failed, !cancellation.isCancelled else { return }
    let wait = min(Self.firstWait << min(failures - 1, 10), Self.longestWait)
    queue.asyncAfter(deadline: .now() + .seconds(wait)) { [weak self] in self?.start() }
  }

  private func takeWish() -> Bool {
    state.withLock { state in
      state.isRunning = state.isWanted && !cancellation.isCancelled
      state.isWanted = false
      return state.isRunning
    }
  }

  /// Stops the work; what is done is kept.
  func stop() {
    cancellation.cancel()
    group.wait()
  }
}
