/// Stops an import from another thread; the guide stays as it was.
public final class ImportCancellation: Sendable {
  private struct State {
    var isCancelled = false
    var handlers: [Int: () -> Void] = [:]
    var nextHandler = 0
  }
  private let state = Guarded(State())

  public init() {}

  public func cancel() {
    state.withLock { state in
      state.isCancelled = true
      // Under the lock: whoever takes a handler back may rely on its not running any more.
      for handler in state.handlers.values { handler() }
    }
  }

  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func check() throws(GuideStoreError) {
    if isCancelled { throw GuideStoreError.cancelled }
  }

  /// Runs `body`; `handler` is called, on any thread, when the import is cancelled meanwhile.
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
