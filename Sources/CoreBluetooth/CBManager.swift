@_exported import Foundation

/// The state of the Bluetooth hardware.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbmanagerstate).
public enum CBManagerState: Int, Sendable {
  case unknown = 0, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Whether the user allows an app to use Bluetooth.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbmanagerauthorization).
public enum CBManagerAuthorization: Int, Sendable { case notDetermined = 0, restricted, denied, allowedAlways }

/// Uses Bluetooth, which is not supported here.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbmanager).
open class CBManager: NSObject {
  /// The state of the Bluetooth hardware: unsupported.
  open var state: CBManagerState { .unsupported }
  /// The same as `CBManager.authorization`.
  open var authorization: CBManagerAuthorization { Self.authorization }
  /// Whether the user allows Bluetooth: not determined, as permission is never requested.
  open class var authorization: CBManagerAuthorization { .notDetermined }

  override init() { super.init() }
}
