/// An interval that was begun.
public struct OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
}

/// Marks events and intervals; nothing here records them.
public struct OSSignposter: Sendable {
  public static let disabled = OSSignposter(logHandle: .disabled)
  public let logHandle: OSLog

  public init() { self.init(logHandle: .default) }
  public init(logHandle: OSLog) { self.logHandle = logHandle }
  public init(logger: Logger) { self.init(logHandle: logger.log) }
  public init(subsystem: String, category: String) {
    self.init(logHandle: OSLog(subsystem: subsystem, category: category))
  }
  public init(subsystem: String, category: OSLog.Category) {
    self.init(logHandle: OSLog(subsystem: subsystem, category: category))
  }

  public var isEnabled: Bool { logHandle.signpostsEnabled }

  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: logHandle) }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: logHandle, object: object) }

  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
  ) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) {}

  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }
}
