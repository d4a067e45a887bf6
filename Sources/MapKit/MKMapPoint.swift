import CoreLocation
import Foundation

/// A point on the flat map: the world in Mercator's projection of a sphere, 2^28 units wide, with the origin in the
/// north-west.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkmappoint).
public struct MKMapPoint: Sendable {
  /// The distance from the western edge.
  public var x: Double
  /// The distance from the northern edge.
  public var y: Double

  /// Creates the point in the north-west.
  public init() { (x, y) = (0, 0) }

  /// Creates a point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The latitude in degrees at which the map ends, so that it is a square: atan(sinh(π)).
  private static let greatestLatitude = 85.05112877980659

  /// Creates the point of a coordinate. Coordinates beyond the edges in the north and south are moved to them.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let world = MKMapSize.world.width
    let latitude = min(max(coordinate.latitude, -Self.greatestLatitude), Self.greatestLatitude)
    x = (coordinate.longitude + 180) / 360 * world
    y = (0.5 - atanh(sin(latitude * .pi / 180)) / (2 * .pi)) * world
  }

  /// The coordinate of the point.
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world.width
    return CLLocationCoordinate2D(
      latitude: atan(sinh((0.5 - y / world) * 2 * .pi)) * 180 / .pi, longitude: x / world * 360 - 180)
  }

  /// Returns the distance to another point in metres, along the surface of the Earth.
  public func distance(to: MKMapPoint) -> CLLocationDistance {
    let (start, end) = (coordinate, to.coordinate)
    return CLLocation(latitude: start.latitude, longitude: start.longitude).distance(
      from: CLLocation(latitude: end.latitude, longitude: end.longitude))
  }
}

/// Creates a point.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// Returns the point of a coordinate.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

/// Returns the length in metres of a unit of the map at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  // The circumference of the equator in WGS 84.
  2 * .pi * 6_378_137 * cos(latitude * .pi / 180) / MKMapSize.world.width
}

/// Returns the number of units of the map in a metre at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
