import AppleNames
import CoreText

/// The conditions under which an item can be read.
///
/// See [Apple's page](https://developer.apple.com/documentation/security/secaccesscontrol).
public final class SecAccessControl: @unchecked Sendable {
  // Unchecked because of the string's class; the variables are constants.
  let protection: CFTypeRef
  let flags: SecAccessControlCreateFlags

  init(protection: CFTypeRef, flags: SecAccessControlCreateFlags) {
    (self.protection, self.flags) = (protection, flags)
  }
}

/// The ways in which the user must be authenticated.
///
/// See [Apple's page](https://developer.apple.com/documentation/security/secaccesscontrolcreateflags).
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// With a sensor or the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// With a sensor.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// With a sensor whose enrolled users have not changed.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// With the passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// In any one of the ways.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// In all of the ways.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// For the use of a key.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// With a password of the app.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Creates conditions. Items with one of the flags cannot be added, as authentication always fails here.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(protection: protection, flags: flags) }

/// Returns the number of the type of conditions.
public func SecAccessControlGetTypeID() -> CFTypeID { typeID(SecAccessControl.self) }
