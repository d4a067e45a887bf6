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

/// The identifier of a service or characteristic.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbuuid).
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; the variable is constant.
  /// The identifier as text: 4 or 8 digits of a short one, or a UUID.
  public let uuidString: String

  /// Creates an identifier.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// Creates an identifier.
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }

  /// The identifier's bytes.
  open var data: Data {
    let digits = Array(uuidString.replacingOccurrences(of: "-", with: ""))
    return Data(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  open override var hash: Int { uuidString.hashValue }
}

/// A device nearby. None is found here.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbperipheral).
open class CBPeripheral: NSObject {
  /// The device's name.
  open var name: String? { nil }
  /// The identifier by which an app recognises the device.
  public let identifier = UUID()

  override init() { super.init() }
}
