import Foundation

/// The uses of a value.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbcharacteristicproperties).
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Announcing it to all.
  public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
  /// Reading it.
  public static let read = CBCharacteristicProperties(rawValue: 0x02)
  /// Writing it without an answer.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
  /// Writing it.
  public static let write = CBCharacteristicProperties(rawValue: 0x08)
  /// Announcing its changes.
  public static let notify = CBCharacteristicProperties(rawValue: 0x10)
  /// Announcing its changes, which are confirmed.
  public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
  /// Writing it with a signature.
  public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 0x40)
  /// Those that a descriptor names.
  public static let extendedProperties = CBCharacteristicProperties(rawValue: 0x80)
  /// Announcing its changes, encrypted.
  public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 0x100)
  /// Announcing its changes, encrypted, which are confirmed.
  public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 0x200)
}

/// The uses of a value that others may make.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbattributepermissions).
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Reading it.
  public static let readable = CBAttributePermissions(rawValue: 0x01)
  /// Writing it.
  public static let writeable = CBAttributePermissions(rawValue: 0x02)
  /// Reading it encrypted.
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 0x04)
  /// Writing it encrypted.
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 0x08)
}

/// A value of a service.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbcharacteristic).
open class CBCharacteristic: CBAttribute {
  /// The service; nil before it has been added to one.
  open var service: CBService? { owner }
  weak var owner: CBService?
  /// The uses of the value.
  open internal(set) var properties: CBCharacteristicProperties
  /// The value; nil if it is not known.
  open internal(set) var value: Data?
  /// The descriptors; nil by default.
  open internal(set) var descriptors: [CBDescriptor]? {
    didSet { for descriptor in descriptors ?? [] { descriptor.owner = self } }
  }
  /// Whether changes are announced: false.
  open var isNotifying: Bool { false }

  init(_ identifier: CBUUID, properties: CBCharacteristicProperties, value: Data?) {
    (self.properties, self.value) = (properties, value)
    super.init(identifier)
  }
}

/// A value of one of this device's services.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbmutablecharacteristic).
open class CBMutableCharacteristic: CBCharacteristic {
  /// The uses of the value that others may make.
  open var permissions: CBAttributePermissions
  /// The devices to which changes are announced: none.
  open var subscribedCentrals: [CBCentral]? { [] }
  open override var properties: CBCharacteristicProperties {
    get { super.properties }
    set { super.properties = newValue }
  }
  open override var value: Data? {
    get { super.value }
    set { super.value = newValue }
  }
  open override var descriptors: [CBDescriptor]? {
    get { super.descriptors }
    set { super.descriptors = newValue }
  }

  /// Creates a characteristic.
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
  ) {
    self.permissions = permissions
    super.init(UUID, properties: properties, value: value)
  }
}

/// A description of a value.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbdescriptor).
open class CBDescriptor: CBAttribute {
  /// The characteristic; nil before the descriptor has been added to one.
  open var characteristic: CBCharacteristic? { owner }
  weak var owner: CBCharacteristic?
  /// The description; nil if it is not known.
  open var value: Any? { content }
  private let content: Any?

  init(_ identifier: CBUUID, value: Any?) {
    content = value
    super.init(identifier)
  }
}

/// A description of a value of this device's.
///
/// See [Apple's page](https://developer.apple.com/documentation/corebluetooth/cbmutabledescriptor).
open class CBMutableDescriptor: CBDescriptor {
  /// Creates a description.
  public init(type UUID: CBUUID, value: Any?) { super.init(UUID, value: value) }
}
