import Foundation

/// A beacon's major value.
public typealias CLBeaconMajorValue = UInt16
/// A beacon's minor value.
public typealias CLBeaconMinorValue = UInt16

/// The area around radio beacons. None are found here.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/clbeaconregion).
open class CLBeaconRegion: CLRegion {
  /// The identifier that the beacons send.
  public let uuid: UUID
  /// The major value; nil for any.
  public let major: NSNumber?
  /// The minor value; nil for any.
  public let minor: NSNumber?
  /// Whether beacons are reported when the screen is turned on; false by default. Nothing is reported here.
  open var notifyEntryStateOnDisplay = false

  /// Creates a region of all beacons with an identifier.
  public init(uuid: UUID, identifier: String) {
    (self.uuid, major, minor) = (uuid, nil, nil)
    super.init(identifier: identifier)
  }

  /// Creates a region of beacons with an identifier and a major value.
  public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    (self.uuid, self.major, minor) = (uuid, NSNumber(value: major), nil)
    super.init(identifier: identifier)
  }

  /// Creates a region of beacons with an identifier, a major and a minor value.
  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
    super.init(identifier: identifier)
  }
}
