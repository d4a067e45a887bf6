import GuideModel

/// Cancels an import from another thread; the guide stays as it was.
public final class ImportCancellation: Sendable {
  private struct State {
    var isCancelled = false
    var handlers: [Int: () -> Void] = [:]
    var nextHandler = 0
  }
  private let state = Guarded(State())

  /// Creates a cancellation that has not been used.
  public init() {}

  /// Cancels the import. Any thread may call it, more than once; handlers run on this thread before it returns.
  public func cancel() {
    state.withLock { state in
      state.isCancelled = true
      // Under the lock, so that a handler is not running any more once it has been removed.
      for handler in state.handlers.values { handler() }
    }
  }

  /// Whether `cancel()` has been called.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func check() throws(GuideStoreError) {
    if isCancelled { throw GuideStoreError.cancelled }
  }

  /// Runs `body`; `handler` is called, on any thread, if the import is cancelled meanwhile.
  func whileRunning<Result>(onCancel handler: @escaping () -> Void, _ body: () throws -> Result) throws -> Result {
    let number = try state.withLock { state in
      guard !state.isCancelled else { throw GuideStoreError.cancelled }
      state.nextHandler += 1
      state.handlers[state.nextHandler] = handler
      return state.nextHandler
    }
    defer { _ = state.withLock { $0.handlers.removeValue(forKey: number) } }
    return try body()
  }
}
