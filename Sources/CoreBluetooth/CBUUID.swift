import Foundation

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

  /// Creates an identifier from 2, 4 or 16 bytes.
  public init(data theData: Data) {
    let digits = theData.map { String(format: "%02X", $0) }
    // The places of the hyphens in a UUID.
    uuidString =
      digits.count == 16
      ? [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }.joined(separator: "-") : digits.joined()
  }

  /// The identifier's bytes.
  open var data: Data {
    let digits = Array(uuidString.filter { $0 != "-" })
    return Data(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  open override var hash: Int { uuidString.hashValue }
}

/// The descriptor of a characteristic's further properties.
public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
/// The descriptor of a characteristic that users read.
public let CBUUIDCharacteristicUserDescriptionString = "2901"
/// The descriptor of a client's settings.
public let CBUUIDClientCharacteristicConfigurationString = "2902"
/// The descriptor of a server's settings.
public let CBUUIDServerCharacteristicConfigurationString = "2903"
/// The descriptor of a value's form.
public let CBUUIDCharacteristicFormatString = "2904"
/// The descriptor of several values' forms.
public let CBUUIDCharacteristicAggregateFormatString = "2905"
/// The descriptor of the values that are valid.
public let CBUUIDCharacteristicValidRangeString = "2906"
/// The characteristic of the number of a channel.
public let CBUUIDL2CAPPSMCharacteristicString = "ABDD3056-28FA-441D-A470-55A75A52553A"
