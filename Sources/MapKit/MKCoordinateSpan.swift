import CoreLocation

/// The extent of a region in degrees.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkcoordinatespan).
public struct MKCoordinateSpan: Sendable {
  /// The extent from north to south.
  public var latitudeDelta: CLLocationDegrees
  /// The extent from west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an empty extent.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  /// Creates an extent.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// Creates an extent.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
