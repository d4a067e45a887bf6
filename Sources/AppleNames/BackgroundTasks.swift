import Synchronization
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

/// Numbers of tasks, which any thread may begin.
private let taskNumbers = Mutex(0)

extension UIApplication {
  /// Returns an identifier for the task. The handler is never called, as background time is unlimited.
  @preconcurrency public nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(
      rawValue: taskNumbers.withLock {
        $0 += 1
        return $0
      })
  }

  /// Returns an identifier for the task. The handler is never called, as background time is unlimited.
  @preconcurrency public nonisolated func beginBackgroundTask(
    withName name: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }

  /// Ends a task. Without effect.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The seconds left in the background: always unlimited.
  @preconcurrency @MainActor public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
