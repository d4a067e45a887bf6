import UIKit

/// The identifier of work that continues in the background. Programs are not suspended here, so it always does.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier).
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int
  /// Creates an identifier from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

@MainActor private var lastTask = 0

extension UIApplication {
  /// Returns an identifier for the task. The handler is never called, as background time is unlimited.
  @preconcurrency @MainActor public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  )
    -> UIBackgroundTaskIdentifier
  {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }

  /// Returns an identifier for the task. The handler is never called, as background time is unlimited.
  @preconcurrency @MainActor public func beginBackgroundTask(
    withName name: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }

  /// Ends a task. Without effect.
  @preconcurrency @MainActor public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The seconds left in the background: always unlimited.
  @preconcurrency @MainActor public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
