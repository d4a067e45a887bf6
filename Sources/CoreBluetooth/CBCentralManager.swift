import Foundation

/// Receives the manager's state and the devices it finds. All methods but the first are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate).
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Called after the manager has been created.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Never called here.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  /// Never called here.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Never called here.
  func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// Never called here.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) {}
}

/// The option that shows the user an alert if Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"

/// Finds devices nearby: none here, as on a device without Bluetooth.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbcentralmanager).
open class CBCentralManager: CBManager {
  /// The delegate, which receives the state. It is not retained.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether the manager is scanning for devices: false.
  open var isScanning: Bool { false }

  /// Creates a manager without a delegate.
  public override init() { super.init() }

  /// Creates a manager and reports the state to the delegate on the queue; nil for the main queue.
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init()
    let reference = Reference(manager: self)
    (queue ?? .main).async {
      if let manager = reference.manager { manager.delegate?.centralManagerDidUpdateState(manager) }
    }
  }

  /// Unchecked because the manager is used on its queue, as Apple's is.
  private struct Reference: @unchecked Sendable { weak var manager: CBCentralManager? }

  /// Does nothing: Bluetooth is not supported.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  /// Does nothing.
  open func stopScan() {}
  /// Does nothing: Bluetooth is not supported.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Does nothing.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}
