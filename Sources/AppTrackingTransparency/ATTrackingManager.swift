@_exported import Foundation

/// Requests permission to track the user. Here it is always denied.
///
/// See [Apple's page](https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager).
open class ATTrackingManager: NSObject {
  /// Whether the user allows tracking.
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined = 0, restricted, denied, authorized }

  /// Whether the user allows tracking: denied.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

  /// Calls the handler with `.denied`, on another queue.
  @preconcurrency open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    DispatchQueue.global().async { completion(.denied) }
  }

  /// Returns `.denied`.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
