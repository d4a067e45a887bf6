import Foundation

/// A slot for a subscription that may be cancelled before it is created.
final class CancellableSlot: @unchecked Sendable {
  private let lock = NSLock()
  private var content: AnyCancellable?
  private var isCancelled = false

  /// Replaces the subscription.
  func fill(_ new: AnyCancellable) {
    let old = lock.withLock { () -> AnyCancellable? in
      if isCancelled { return new }
      defer { content = new }
      return content
    }
    old?.cancel()
  }

  func cancel() {
    let content = lock.withLock {
      isCancelled = true
      defer { self.content = nil }
      return self.content
    }
    content?.cancel()
  }
}
