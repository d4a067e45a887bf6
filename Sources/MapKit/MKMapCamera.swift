import CoreLocation
import UIKit

/// The viewpoint of a map.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkmapcamera).
@preconcurrency @MainActor open class MKMapCamera: NSObject {
  /// The coordinate that the camera looks at; 0, 0 by default.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance to that coordinate in metres; 0 by default.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The height above ground, which follows from the distance and the pitch.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(pitch * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(cos(pitch * .pi / 180), 0.01) }
  }
  /// The angle to the vertical in degrees; 0 by default. Stored; has no effect: the map is flat.
  open var pitch: CGFloat = 0
  /// The direction in degrees from north; 0 by default. Stored; has no effect: north is up.
  open var heading: CLLocationDirection = 0

  /// Creates a camera at 0, 0.
  public override init() { super.init() }

  /// Creates a camera that looks at a coordinate.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
}
