import CoreLocation

/// A region of the map by its centre and extent. Like Apple's, it is not `Equatable`.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkcoordinateregion).
public struct MKCoordinateRegion: Sendable {
  /// The coordinate of the region's centre.
  public var center: CLLocationCoordinate2D
  /// The extent in degrees.
  public var span: MKCoordinateSpan

  /// Creates an empty region at 0, 0.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

  /// Creates a region with an extent in metres.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    // The length of a degree of the ellipsoid at the centre.
    func length(_ latitude: Double, _ longitude: Double) -> Double {
      let here = centerCoordinate
      let west = CLLocation(latitude: here.latitude - latitude / 2, longitude: -longitude / 2)
      return west.distance(from: CLLocation(latitude: here.latitude + latitude / 2, longitude: longitude / 2))
    }
    center = centerCoordinate
    span = MKCoordinateSpan(
      latitudeDelta: min(180, latitudinalMeters / length(1, 0)),
      longitudeDelta: min(360, longitudinalMeters / max(length(0, 1), 1e-9)))
  }

  /// Creates the region of a rectangle on the map.
  public init(_ rect: MKMapRect) {
    let northWest = rect.origin.coordinate
    let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    let middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    center = CLLocationCoordinate2D(
      latitude: (northWest.latitude + southEast.latitude) / 2, longitude: middle.longitude)
    span = MKCoordinateSpan(
      latitudeDelta: northWest.latitude - southEast.latitude,
      longitudeDelta: rect.width / MKMapSize.world.width * 360)
  }
}

/// Creates a region.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// Creates a region with an extent in metres.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
