import Foundation

/// A part of a device's data: a service, a characteristic or a descriptor.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbattribute).
open class CBAttribute: NSObject {
  /// The identifier of the attribute.
  open var uuid: CBUUID { identifier }
  private let identifier: CBUUID

  init(_ identifier: CBUUID) { self.identifier = identifier }
}

/// A function of a device.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbservice).
open class CBService: CBAttribute {
  /// The device: nil for this one's own.
  open var peripheral: CBPeripheral? { nil }
  /// Whether the service stands for itself, not for others to include.
  open var isPrimary: Bool { primary }
  /// The services that it includes; nil by default.
  open internal(set) var includedServices: [CBService]?
  /// The characteristics; nil by default.
  open internal(set) var characteristics: [CBCharacteristic]? {
    didSet { for characteristic in characteristics ?? [] { characteristic.owner = self } }
  }
  private let primary: Bool

  init(_ identifier: CBUUID, primary: Bool) {
    self.primary = primary
    super.init(identifier)
  }
}

/// A function of this device, for others.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbmutableservice).
open class CBMutableService: CBService {
  open override var includedServices: [CBService]? {
    get { super.includedServices }
    set { super.includedServices = newValue }
  }
  open override var characteristics: [CBCharacteristic]? {
    get { super.characteristics }
    set { super.characteristics = newValue }
  }

  /// Creates a service.
  public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(UUID, primary: isPrimary) }
}
