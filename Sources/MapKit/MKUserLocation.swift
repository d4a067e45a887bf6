import CoreLocation
import Foundation

/// The user's location on a map. It is not known here.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkuserlocation).
open class MKUserLocation: NSObject, MKAnnotation {
  /// The coordinate: not valid.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The measured location: nil.
  open var location: CLLocation? { nil }
  /// The user's heading: nil.
  open var heading: CLHeading? { nil }
  /// Whether the location is being measured: false.
  open var isUpdating: Bool { false }
  /// The title; nil by default.
  open var title: String?
  /// The text below the title; nil by default.
  open var subtitle: String?

  /// Creates a location that is not known.
  public override init() { super.init() }
}
