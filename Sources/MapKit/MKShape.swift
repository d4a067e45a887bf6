import CoreLocation
import UIKit

/// An annotation with a title.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkshape).
open class MKShape: NSObject, MKAnnotation {
  /// The title; nil by default.
  open var title: String?
  /// The text below the title; nil by default.
  open var subtitle: String?
  /// The coordinate: subclasses override it.
  open var coordinate: CLLocationCoordinate2D {
    get { kCLLocationCoordinate2DInvalid }
    set {}
  }

  override init() { super.init() }
}
