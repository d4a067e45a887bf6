import Foundation
import GuideModel
import GuideStore

/// Keeps the search index up to date while the guide is shown, on a thread of its own that yields to everything else.
final class BackgroundIndexing: Sendable {
  private struct State {
    var isRunning = false
    /// Something changed since the run began.
    var isWanted = false
    /// Runs that failed, one after the other.
    var failures = 0
  }

  /// Seconds until what failed is tried again for the first time, and at most: the wait doubles.
  private static let (firstWait, longestWait) = (2, 300)

  private let store: GuideStore
  private let cancellation = ImportCancellation()
  private let queue = DispatchQueue(label: "search index", qos: .background)
  private let group = DispatchGroup()
  private let state = Guarded(State())

  init(store: GuideStore) { self.store = store }

  /// Looks whether there is anything to do, and does it. Returns at once; may be called as often as anything changes.
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
          try store.updateSearchIndex(cancellation: cancellation)
          note(failed: false)
        } catch {
          note(failed: true)
        }
      }
    }
  }

  /// Tries again later where a run failed: a disk that is full, or another process that keeps writing.
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

  /// Ends the work; what is done stays.
  func stop() {
    cancellation.cancel()
    group.wait()
  }
}
