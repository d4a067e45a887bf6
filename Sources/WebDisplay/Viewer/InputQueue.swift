import Dispatch

/// The messages of a connection that wait for the main thread, which handles them for a few milliseconds at a time, so
/// that a page with expensive messages costs the others no frame.
@MainActor final class InputQueue: Sendable {
  /// The nanoseconds of work after which the others have their turn.
  static let turn: UInt64 = 4_000_000

  private let take: @MainActor (ViewerInput) -> Void
  private let didTake: @MainActor () -> Void
  private let clock: @MainActor () -> UInt64
  private let later: @MainActor (@escaping @MainActor () -> Void) -> Void
  private var batches: [ArraySlice<ViewerInput>] = []
  private var isWorking = false

  /// - Parameters:
  ///   - clock: returns the nanoseconds of a monotonic clock.
  ///   - later: calls its argument after everything that already waits for the main thread.
  ///   - didTake: called after each batch.
  nonisolated init(
    clock: @escaping @MainActor () -> UInt64 = { DispatchTime.now().uptimeNanoseconds },
    later: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void = { body in
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    },
    take: @escaping @MainActor (ViewerInput) -> Void, didTake: @escaping @MainActor () -> Void
  ) {
    self.clock = clock
    self.later = later
    self.take = take
    self.didTake = didTake
  }

  /// Handles a batch of messages after those that wait.
  func add(_ batch: [ViewerInput]) {
    batches.append(batch[...])
    guard !isWorking else { return }
    isWorking = true
    work()
  }

  private func work() {
    let end = clock() + Self.turn
    while var batch = batches.first {
      if let input = batch.popFirst() {
        batches[0] = batch
        take(input)
      }
      if batch.isEmpty {
        batches.removeFirst()
        didTake()
      }
      if !batches.isEmpty, clock() >= end { return later { [self] in work() } }
    }
    isWorking = false
  }
}
