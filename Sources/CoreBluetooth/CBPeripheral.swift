import Foundation

/// Another device.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbpeer).
open class CBPeer: NSObject {
  /// The identifier by which an app recognises the device.
  open var identifier: UUID { ownIdentifier }
  private let ownIdentifier = UUID()

  override init() { super.init() }
}

/// Another device that uses this one's services. There is none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbcentral).
open class CBCentral: CBPeer {
  /// The largest number of bytes of a value that is announced: 20, the least that Bluetooth allows.
  open var maximumUpdateValueLength: Int { 20 }
}

/// Whether a device is connected.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbperipheralstate).
public enum CBPeripheralState: Int, Sendable { case disconnected = 0, connecting, connected, disconnecting }

/// Whether a device answers that a value was written.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbcharacteristicwritetype).
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse = 0, withoutResponse }

/// The number of a channel.
public typealias CBL2CAPPSM = UInt16

/// A device nearby. None is found here.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbperipheral).
open class CBPeripheral: CBPeer {
  /// The delegate, which is never called here. It is not retained.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The device's name: nil.
  open var name: String? { nil }
  /// Whether the device is connected: it is not.
  open var state: CBPeripheralState { .disconnected }
  /// The services that were found: nil.
  open var services: [CBService]? { nil }
  /// Whether values can be written without an answer: false.
  open var canSendWriteWithoutResponse: Bool { false }
  /// Whether the device may show notifications: false.
  open var ancsAuthorized: Bool { false }

  /// Does nothing: the device is not connected.
  open func readRSSI() {}
  /// Does nothing: the device is not connected.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Does nothing: the device is not connected.
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  /// Does nothing: the device is not connected.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Does nothing: the device is not connected.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  /// Does nothing: the device is not connected.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Does nothing: the device is not connected.
  open func readValue(for descriptor: CBDescriptor) {}
  /// Returns the largest number of bytes of a value: 20, the least that Bluetooth allows.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
  /// Does nothing: the device is not connected.
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  /// Does nothing: the device is not connected.
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  /// Does nothing: the device is not connected.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// Does nothing: the device is not connected.
  open func openL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}

/// A stream of bytes to a device. There is none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbl2capchannel).
open class CBL2CAPChannel: NSObject {
  /// The device: nil.
  open var peer: CBPeer! { nil }
  /// The bytes from the device: nil.
  open var inputStream: InputStream! { nil }
  /// The bytes to the device: nil.
  open var outputStream: OutputStream! { nil }
  /// The number of the channel: 0.
  open var psm: CBL2CAPPSM { 0 }

  override init() { super.init() }
}
