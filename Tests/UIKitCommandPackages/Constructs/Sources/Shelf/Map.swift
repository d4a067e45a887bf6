import MapKit

/// An initialiser that MapKit has, too.
extension MKMapRect {
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
}
