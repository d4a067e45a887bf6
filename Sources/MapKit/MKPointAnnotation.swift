import CoreLocation
import Foundation

/// An annotation at a coordinate.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkpointannotation).
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()
  /// The coordinate; 0, 0 by default. Maps notice a change at their next layout.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }

  /// Creates an annotation at 0, 0.
  public override init() { super.init() }

  /// Creates an annotation.
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    super.init()
    (place, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}
