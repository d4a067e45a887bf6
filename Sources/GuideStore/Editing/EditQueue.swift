import Foundation

/// The background half of editing: stores pending edits in order, one batch after another, and tries again if it fails.
///
/// Unchecked because of its variables, which `condition` guards.
final class EditQueue: @unchecked Sendable {
  private let queue = DispatchQueue(label: "guide edits", qos: .userInitiated)
  private let condition = NSCondition()
  private var isScheduled = false
  /// The number of the last stored edit.
  private var storedNumber = 0
  /// The last failure and the number of failures, by which callers of `wait` recognise failures after their call.
  private var failure: GuideStoreError?
  private var failures = 0
  private var onFailure: (@Sendable (GuideStoreError) -> Void)?

  func setFailureHandler(_ handler: (@Sendable (GuideStoreError) -> Void)?) {
    condition.withLock { onFailure = handler }
  }

  /// Schedules the pending edits to be stored.
  func wake(_ store: GuideStore) { schedule(store, after: 0, attempt: 0) }

  private func schedule(_ store: GuideStore, after seconds: Double, attempt: Int) {
    let isNew = condition.withLock {
      defer { isScheduled = true }
      return !isScheduled
    }
    guard isNew else { return }
    queue.asyncAfter(deadline: .now() + seconds) { self.run(store, attempt: attempt) }
  }

  private func run(_ store: GuideStore, attempt: Int) {
    condition.withLock { isScheduled = false }
    do {
      while let number = try store.storePendingEdits() {
        condition.withLock {
          (storedNumber, failure) = (number, nil)
          condition.broadcast()
        }
      }
    } catch {
      var isBusy = false
      if case .busy = error { isBusy = true }
      let report = condition.withLock { isBusy || failure == error ? nil : onFailure }
      report?(error)
      condition.withLock {
        (failure, failures) = (error, failures + 1)
        condition.broadcast()
      }
      // A lock is soon released; a full disk is not.
      var pause = min(0.05 * Double(1 << min(attempt, 6)), 2)
      if !isBusy { pause = max(pause, 1) }
      schedule(store, after: pause, attempt: attempt + 1)
    }
  }

  /// Waits until an edit is stored.
  /// - Throws: the reason why it is not: at once if waiting does not help, else after `seconds`.
  func wait(for number: Int, seconds: Double) throws(GuideStoreError) {
    let end = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    let before = failures
    while storedNumber < number {
      if let failure, failures > before {
        if case .busy = failure {} else { throw failure }
      }
      guard condition.wait(until: end) else {
        if storedNumber >= number { return }
        throw failure ?? .busy(path: "")
      }
    }
  }
}
