import BridgedErrors
import Foundation

/// The domain of errors of attributes.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// An error of errors of attributes.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbatterror-swift.struct).
public struct CBATTError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CBATTErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { CBATTErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = CBATTError
    case success = 0, invalidHandle = 1, readNotPermitted = 2, writeNotPermitted = 3, invalidPdu = 4
    case insufficientAuthentication = 5, requestNotSupported = 6, invalidOffset = 7
    case insufficientAuthorization = 8, prepareQueueFull = 9, attributeNotFound = 10, attributeNotLong = 11
    case insufficientEncryptionKeySize = 12, invalidAttributeValueLength = 13, unlikelyError = 14
    case insufficientEncryption = 15, unsupportedGroupType = 16, insufficientResources = 17
  }

  /// There is no error.
  public static var success: Code { .success }
  /// The attribute is not valid.
  public static var invalidHandle: Code { .invalidHandle }
  /// The attribute cannot be read.
  public static var readNotPermitted: Code { .readNotPermitted }
  /// The attribute cannot be written.
  public static var writeNotPermitted: Code { .writeNotPermitted }
  /// The message is not valid.
  public static var invalidPdu: Code { .invalidPdu }
  /// The attribute requires authentication.
  public static var insufficientAuthentication: Code { .insufficientAuthentication }
  /// The request is not supported.
  public static var requestNotSupported: Code { .requestNotSupported }
  /// The offset is not valid.
  public static var invalidOffset: Code { .invalidOffset }
  /// The attribute requires a permission.
  public static var insufficientAuthorization: Code { .insufficientAuthorization }
  /// There are too many writes.
  public static var prepareQueueFull: Code { .prepareQueueFull }
  /// There is no such attribute.
  public static var attributeNotFound: Code { .attributeNotFound }
  /// The attribute is too short.
  public static var attributeNotLong: Code { .attributeNotLong }
  /// The key of the encryption is too short.
  public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
  /// The value has the wrong length.
  public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
  /// An unlikely error has happened.
  public static var unlikelyError: Code { .unlikelyError }
  /// The attribute requires encryption.
  public static var insufficientEncryption: Code { .insufficientEncryption }
  /// The kind of attribute is not supported.
  public static var unsupportedGroupType: Code { .unsupportedGroupType }
  /// There is not enough memory.
  public static var insufficientResources: Code { .insufficientResources }
}
