/// Writes messages with values in them, by the rules of `OSLog`.
public struct Logger: Sendable {
  let log: OSLog

  public init() { log = .default }
  public init(_ logObj: OSLog) { log = logObj }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public func log(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .default) }
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    log.write(message().text, type: level)
  }
  public func trace(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .debug) }
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .debug) }
  public func info(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .info) }
  public func notice(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .default) }
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .error) }
  public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .error) }
  public func critical(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .fault) }
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .fault) }
}
