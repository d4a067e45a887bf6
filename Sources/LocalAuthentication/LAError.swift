import BridgedErrors
@_exported import Foundation

/// The domain of errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authenticating the user.
///
/// See [Apple's page](https://developer.apple.com/documentation/localauthentication/laerror).
public struct LAError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { LAErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { LAErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = LAError
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004

    /// The older name of `biometryNotAvailable`.
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// The older name of `biometryNotEnrolled`.
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// The older name of `biometryLockout`.
    public static var touchIDLockout: Code { .biometryLockout }
  }

  /// The user could not be authenticated.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user cancelled.
  public static var userCancel: Code { .userCancel }
  /// The user wants to enter a password.
  public static var userFallback: Code { .userFallback }
  /// The system cancelled.
  public static var systemCancel: Code { .systemCancel }
  /// There is no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// There is no sensor.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The user has not enrolled with the sensor.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many failures.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app cancelled.
  public static var appCancel: Code { .appCancel }
  /// The context is no longer valid.
  public static var invalidContext: Code { .invalidContext }
}
