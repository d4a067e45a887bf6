import CoreLocation

/// A place that a device could be told to be at. Devices here take none.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuilocation).
open class XCUILocation: NSObject {
  /// The place.
  public let location: CLLocation

  /// Creates a place.
  public init(location: CLLocation) { self.location = location }
}

extension XCUIDevice {
  /// The simulated place of the device: nil, whatever is set.
  public var location: XCUILocation? {
    get { nil }
    set {}
  }
}
