import Foundation
import Synchronization

/// Whether the person allows an app to use the camera or the microphone.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avauthorizationstatus).
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// The decisions about cameras and microphones: none before the first request, then no, as there is nothing to allow.
enum CaptureDecisions {
  private static let denied = Mutex<Set<AVMediaType>>([])

  static func status(_ mediaType: AVMediaType) -> AVAuthorizationStatus {
    denied.withLock { $0.contains(mediaType) } ? .denied : .notDetermined
  }

  static func deny(_ mediaType: AVMediaType) { denied.withLock { _ = $0.insert(mediaType) } }
}
