import BridgedErrors
import Foundation

/// The domain of errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of the photo library.
///
/// See [Apple's page](https://developer.apple.com/documentation/photos/phphotoserror).
public struct PHPhotosError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { PHPhotosErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { PHPhotosErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = PHPhotosError
    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }

  /// The user denied access.
  public static var accessUserDenied: Code { .accessUserDenied }
  /// The device's restrictions deny access.
  public static var accessRestricted: Code { .accessRestricted }
  /// The user cancelled.
  public static var userCancelled: Code { .userCancelled }
}
