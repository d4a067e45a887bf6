/// The state of an interval that has begun.
///
/// See [Apple's page](https://developer.apple.com/documentation/os/ossignpostintervalstate).
public struct OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
}

/// Marks events and intervals. Nothing is recorded here.
///
/// See [Apple's page](https://developer.apple.com/documentation/os/ossignposter).
public struct OSSignposter: Sendable {
  /// The signposter of the disabled log.
  public static let disabled = OSSignposter(logHandle: .disabled)
  /// The log.
  public let logHandle: OSLog

  /// Creates a signposter for the default log.
  public init() { self.init(logHandle: .default) }
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) { self.logHandle = logHandle }
  /// Creates a signposter for a logger's log.
  public init(logger: Logger) { self.init(logHandle: logger.log) }
  /// Creates a signposter for a subsystem and a category.
  public init(subsystem: String, category: String) {
    self.init(logHandle: OSLog(subsystem: subsystem, category: category))
  }
  /// Creates a signposter for a subsystem and a category for tools.
  public init(subsystem: String, category: OSLog.Category) {
    self.init(logHandle: OSLog(subsystem: subsystem, category: category))
  }

  /// Whether signposts are recorded; always false.
  public var isEnabled: Bool { logHandle.signpostsEnabled }

  /// Returns a random identifier.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: logHandle) }
  /// Returns an identifier from an object's identity.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: logHandle, object: object) }

  /// Begins an interval. Nothing is recorded.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  /// Begins an interval with a message, which is not evaluated. Nothing is recorded.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  /// Ends an interval. Nothing is recorded.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval with a message, which is not evaluated. Nothing is recorded.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Marks an event. Nothing is recorded.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks an event with a message, which is not evaluated. Nothing is recorded.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) {}

  /// Runs `task` as an interval and returns its result. Nothing is recorded.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }
}
