/// A latitude and a longitude in WGS 84. Like Apple's, it conforms neither to `Equatable` nor to `Codable`, as packages
/// declare these conformances themselves.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d).
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude: positive in the north.
  public var latitude: CLLocationDegrees
  /// The longitude: positive in the east.
  public var longitude: CLLocationDegrees

  /// Creates the coordinate 0, 0.
  public init() { (latitude, longitude) = (0, 0) }

  /// Creates a coordinate.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}
