import Foundation

/// Writes a message in `printf` format; privacy such as in `%{public}@` is ignored.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(formatted(message, arguments), type: type)
}

/// Writes a message in `printf` format to a log, with a type.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(formatted(message, arguments), type: type)
}

private func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  let format = message.description.replacingOccurrences(
    of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
  return String(format: format, arguments: arguments)
}
