@_exported import Foundation

/// Asks whether the app may track the person. Here the answer is no.
///
/// See [Apple's page](https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager).
open class ATTrackingManager: NSObject {
  /// Whether the person allows tracking.
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined = 0, restricted, denied, authorized }

  /// Whether the person allows tracking: denied.
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
