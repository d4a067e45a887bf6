import CoreLocation
import Foundation

/// The place of the device on a map. It is not known here.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkuserlocation).
open class MKUserLocation: NSObject, MKAnnotation {
  /// The place: not valid.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The place as measured: nil.
  open var location: CLLocation? { nil }
  /// The direction of the device: nil.
  open var heading: CLHeading? { nil }
  /// Whether the place is being measured: false.
  open var isUpdating: Bool { false }
  /// The title; nil by default.
  open var title: String?
  /// The text below the title; nil by default.
  open var subtitle: String?

  /// Creates a place that is not known.
  public override init() { super.init() }
}
