import CoreLocation
import UIKit

/// An object with a coordinate on the map.
///
/// See [Apple's page](https://developer.apple.com/documentation/mapkit/mkannotation).
public protocol MKAnnotation: NSObjectProtocol {
  /// The coordinate of the annotation.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title; nil by default. Apple's optional requirement is nil twice; this one has one level.
  var title: String? { get }
  /// The text below the title; nil by default.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}
