import Foundation

/// Imports Foundation only, and uses a name that it has on Apple's platforms alone: compiled for iOS in the second try.
public enum Clock {
  public static func isRunning() -> Bool { autoreleasepool { CFAbsoluteTimeGetCurrent() > 0 } }
}
