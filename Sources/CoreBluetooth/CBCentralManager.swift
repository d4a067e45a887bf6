import Foundation

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

  /// The functions of a device's hardware.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbcentralmanager/feature).
  public struct Feature: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Finding and connecting over longer distances.
    public static let extendedScanAndConnect = Feature(rawValue: 1)
  }

  /// Returns whether the hardware has functions: false.
  open class func supports(_ features: Feature) -> Bool { false }
  /// Returns known devices: none.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Returns connected devices: none.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
  /// Does nothing: Bluetooth is not supported.
  open func registerForConnectionEvents(options: [CBConnectionEventMatchingOption: Any]? = nil) {}
  /// Does nothing: Bluetooth is not supported.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  /// Does nothing.
  open func stopScan() {}
  /// Does nothing: Bluetooth is not supported.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Does nothing.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}

/// A change of a connection.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbconnectionevent).
public enum CBConnectionEvent: Int, Sendable { case peerDisconnected = 0, peerConnected }

/// The connections whose changes are reported.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbconnectioneventmatchingoption).
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Those with services.
  public static let serviceUUIDs = CBConnectionEventMatchingOption(rawValue: "kCBConnectionEventMatchingOptionServices")
  /// Those of devices.
  public static let peripheralUUIDs = CBConnectionEventMatchingOption(
    rawValue: "kCBConnectionEventMatchingOptionPeripherals")
}
