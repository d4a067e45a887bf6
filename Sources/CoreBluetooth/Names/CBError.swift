import BridgedErrors
import Foundation

/// The domain of errors of Bluetooth.
public let CBErrorDomain = "CBErrorDomain"

/// An error of errors of Bluetooth.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cberror-swift.struct).
public struct CBError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CBErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { CBErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = CBError
    case unknown = 0, invalidParameters = 1, invalidHandle = 2, notConnected = 3, outOfSpace = 4
    case operationCancelled = 5, connectionTimeout = 6, peripheralDisconnected = 7, uuidNotAllowed = 8
    case alreadyAdvertising = 9, connectionFailed = 10, connectionLimitReached = 11, unkownDevice = 12
    case operationNotSupported = 13, peerRemovedPairingInformation = 14, encryptionTimedOut = 15
    case tooManyLEPairedDevices = 16
    /// The device is not known; `unkownDevice` spelt right.
    public static var unknownDevice: Code { .unkownDevice }
  }

  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// A parameter is not valid.
  public static var invalidParameters: Code { .invalidParameters }
  /// The attribute is not valid.
  public static var invalidHandle: Code { .invalidHandle }
  /// The device is not connected.
  public static var notConnected: Code { .notConnected }
  /// There is no space left.
  public static var outOfSpace: Code { .outOfSpace }
  /// The request was cancelled.
  public static var operationCancelled: Code { .operationCancelled }
  /// The connection took too long.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// The device ended the connection.
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  /// The identifier is not allowed.
  public static var uuidNotAllowed: Code { .uuidNotAllowed }
  /// The device advertises already.
  public static var alreadyAdvertising: Code { .alreadyAdvertising }
  /// The connection failed.
  public static var connectionFailed: Code { .connectionFailed }
  /// There are too many connections.
  public static var connectionLimitReached: Code { .connectionLimitReached }
  /// The device is not known.
  public static var unkownDevice: Code { .unkownDevice }
  /// The request is not supported.
  public static var operationNotSupported: Code { .operationNotSupported }
  /// The device has removed the pairing.
  public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
  /// The encryption took too long.
  public static var encryptionTimedOut: Code { .encryptionTimedOut }
  /// Too many devices are paired.
  public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }
  /// The device is not known.
  public static var unknownDevice: Code { .unkownDevice }
}
