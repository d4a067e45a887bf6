import Foundation

/// Returns the seconds since the reference date, 1 January 2001, 00:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

extension ProcessInfo {
  /// Whether this is an iPad app on a Mac: always false.
  public var isMacCatalystApp: Bool { false }
  /// Whether this is an iOS app on a Mac: always false.
  public var isiOSAppOnMac: Bool { false }
}
