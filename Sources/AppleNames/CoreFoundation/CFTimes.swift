import UIKit

/// The seconds from the beginning of 1970 to that of 2001, UTC.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
/// The seconds from the beginning of 1904 to that of 2001, UTC.
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

/// The reason for which a run loop returned.
///
/// See [Apple's page](https://developer.apple.com/documentation/corefoundation/cfrunlooprunresult).
public enum CFRunLoopRunResult: Int32, Sendable {
  /// There is nothing to wait for.
  case finished = 1
  /// It was stopped.
  case stopped
  /// The time is over.
  case timedOut
  /// Something was handled, and it was to return then.
  case handledSource
}

/// Runs the current thread's run loop in a mode for a time.
///
/// - Parameter returnAfterSourceHandled: whether to return as soon as something was handled.
@discardableResult public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let end = Date(timeIntervalSinceNow: seconds)
  let mode = (mode ?? .defaultMode).mode
  let result = RunLoopRuns.run { loop -> CFRunLoopRunResult? in
    guard loop.run(mode: mode, before: end) else { return .finished }
    if Date() >= end { return .timedOut }
    return returnAfterSourceHandled ? .handledSource : nil
  }
  return result ?? .stopped
}

/// Runs the current thread's run loop in a mode for a time. Foundation on Linux has this form, in which a mode is its
/// name.
@_disfavoredOverload @discardableResult public func CFRunLoopRunInMode(
  _ mode: CFString!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let mode = mode.map { CFRunLoopMode($0 as String) } ?? .defaultMode
  return CFRunLoopRunInMode(mode, seconds, returnAfterSourceHandled)
}

/// Runs the current thread's run loop until it is stopped or has nothing to wait for.
public func CFRunLoopRun() {
  _ = RunLoopRuns.run { $0.run(mode: .default, before: .distantFuture) ? nil : () }
}
