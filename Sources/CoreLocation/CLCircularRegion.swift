import Foundation

/// A circle on the map.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/clcircularregion).
open class CLCircularRegion: CLRegion {
  /// The coordinate of the circle's centre.
  public let center: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Returns whether a coordinate is not farther from the centre than the radius.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Ellipsoid.distance(from: center, to: coordinate) <= radius
  }

  open override var description: String {
    String(
      format: "CLCircularRegion (identifier:'%@', center:<%+.8f,%+.8f>, radius:%.2fm)", identifier, center.latitude,
      center.longitude, radius)
  }
}
