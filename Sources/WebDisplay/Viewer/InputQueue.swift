import Dispatch

/// The messages of a connection that wait for the main thread, which works on them a few milliseconds at a time: a page
/// that sends what costs much takes no frame from the others.
@MainActor final class InputQueue: Sendable {
  /// Nanoseconds of work after which others have their turn.
  static let turn: UInt64 = 4_000_000

  private let take: @MainActor (ViewerInput) -> Void
  private let didTake: @MainActor () -> Void
  private let clock: @MainActor () -> UInt64
  private let later: @MainActor (@escaping @MainActor () -> Void) -> Void
  private var batches: [ArraySlice<ViewerInput>] = []
  private var isWorking = false

  /// - Parameters:
  ///   - clock: nanoseconds of a clock that does not go back.
  ///   - later: calls its argument after what waits for the main thread by now.
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

  /// Works on a batch of messages after those that wait.
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
