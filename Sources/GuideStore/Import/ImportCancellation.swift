/// Stops an import from another thread; the guide stays as it was.
public final class ImportCancellation: Sendable {
  private let flag = Guarded(false)

  public init() {}

  public func cancel() { flag.withLock { $0 = true } }

  public var isCancelled: Bool { flag.withLock { $0 } }

  func check() throws(GuideStoreError) {
    if isCancelled { throw GuideStoreError.cancelled }
  }
}
