import Foundation

/// The more significant number of a beacon.
public typealias CLBeaconMajorValue = UInt16
/// The less significant number of a beacon.
public typealias CLBeaconMinorValue = UInt16

/// The surroundings of radio beacons. None are found here.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/clbeaconregion).
open class CLBeaconRegion: CLRegion {
  /// The identifier that the beacons send.
  public let uuid: UUID
  /// The more significant number; nil for any.
  public let major: NSNumber?
  /// The less significant number; nil for any.
  public let minor: NSNumber?
  /// Whether beacons are reported when the screen is turned on; false by default. Nothing is reported here.
  open var notifyEntryStateOnDisplay = false

  /// Creates a region of all beacons with an identifier.
  public init(uuid: UUID, identifier: String) {
    (self.uuid, major, minor) = (uuid, nil, nil)
    super.init(identifier: identifier)
  }

  /// Creates a region of beacons with an identifier and a number.
  public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    (self.uuid, self.major, minor) = (uuid, NSNumber(value: major), nil)
    super.init(identifier: identifier)
  }

  /// Creates a region of beacons with an identifier and two numbers.
  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
    super.init(identifier: identifier)
  }
}
