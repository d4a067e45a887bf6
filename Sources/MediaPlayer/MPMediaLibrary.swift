import Foundation

/// Whether the user allows an app to use the music library.
///
/// See [Apple's page](https://developer.apple.com/documentation/mediaplayer/mpmedialibraryauthorizationstatus).
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, restricted, authorized }

/// The user's music. As on a phone whose user denies access, there is none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/mediaplayer/mpmedialibrary).
open class MPMediaLibrary: NSObject {
  override init() { super.init() }

  /// Returns whether the user allows access: denied.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }

  /// Calls the handler with `.denied`, on another queue.
  @preconcurrency open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(.denied) }
  }

  /// Returns `.denied`.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}
