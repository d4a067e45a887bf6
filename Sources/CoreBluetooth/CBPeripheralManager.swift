import Foundation

/// Whether the user allows an app to offer services.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbperipheralmanagerauthorizationstatus).
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized
}

/// The delay of a connection.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbperipheralmanagerconnectionlatency).
public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low = 0, medium, high }

/// A request of another device. There is none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbattrequest).
open class CBATTRequest: NSObject {
  /// The other device.
  public let central: CBCentral
  /// The characteristic that is read or written.
  public let characteristic: CBCharacteristic
  /// The first byte that is read or written.
  public let offset: Int
  /// The value that is read or written.
  open var value: Data?

  init(central: CBCentral, characteristic: CBCharacteristic, offset: Int) {
    (self.central, self.characteristic, self.offset) = (central, characteristic, offset)
  }
}

/// Offers services to devices nearby: to none here, as on a device without Bluetooth.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbperipheralmanager).
open class CBPeripheralManager: CBManager {
  /// The delegate, which receives the state. It is not retained.
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Whether the device advertises its services: false.
  open var isAdvertising: Bool { false }
  /// Returns whether the user allows an app to offer services: not determined, as permission is never requested.
  @available(*, deprecated, message: "Use CBManager.authorization.")
  open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus { .notDetermined }

  /// Creates a manager without a delegate.
  public override init() { super.init() }

  /// Creates a manager and reports the state to the delegate on the queue; nil for the main queue.
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init()
    let reference = Reference(manager: self)
    (queue ?? .main).async {
      if let manager = reference.manager { manager.delegate?.peripheralManagerDidUpdateState(manager) }
    }
  }

  /// Unchecked because the manager is used on its queue, as Apple's is.
  private struct Reference: @unchecked Sendable { weak var manager: CBPeripheralManager? }

  /// Does nothing: Bluetooth is not supported.
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  /// Does nothing.
  open func stopAdvertising() {}
  /// Does nothing: there is no connection.
  open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) {}
  /// Does nothing: Bluetooth is not supported.
  open func add(_ service: CBMutableService) {}
  /// Does nothing.
  open func remove(_ service: CBMutableService) {}
  /// Does nothing.
  open func removeAllServices() {}
  /// Does nothing: there is no request.
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  /// Returns false: no device waits for the value.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
  /// Does nothing: Bluetooth is not supported.
  open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {}
  /// Does nothing.
  open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}
