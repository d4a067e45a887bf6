/// Writes messages with interpolated values, by the rules of `OSLog`.
///
/// See [Apple's page](https://developer.apple.com/documentation/os/logger).
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger for the default log.
  public init() { log = .default }
  /// Creates a logger for a log.
  public init(_ logObj: OSLog) { log = logObj }
  /// Creates a logger for a subsystem and a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes a message of the default type.
  public func log(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .default) }
  /// Writes a message of a type. It is not evaluated if the type is not written.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    log.write(message().text, type: level)
  }
  /// Writes a message of the type debug, which goes nowhere here.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .debug) }
  /// Writes a message of the type debug, which goes nowhere here.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .debug) }
  /// Writes a message of the type info, which goes only to `OSLogStore` here.
  public func info(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .info) }
  /// Writes a message of the default type.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .default) }
  /// Writes a message of the type error.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .error) }
  /// Writes a message of the type error.
  public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .error) }
  /// Writes a message of the type fault.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .fault) }
  /// Writes a message of the type fault.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .fault) }
}
