import Foundation

/// The direction in which a device points. None is measured here.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/clheading).
open class CLHeading: NSObject, NSCopying {
  /// The heading relative to magnetic north in degrees.
  open var magneticHeading: CLLocationDirection { -1 }
  /// The heading relative to true north in degrees; negative if it is not valid.
  open var trueHeading: CLLocationDirection { -1 }
  /// The uncertainty in degrees; negative if the direction is not valid.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The magnetic field along the x axis.
  open var x: CLHeadingComponentValue { 0 }
  /// The magnetic field along the y axis.
  open var y: CLHeadingComponentValue { 0 }
  /// The magnetic field along the z axis.
  open var z: CLHeadingComponentValue { 0 }
  /// The time of the measurement.
  public let timestamp = Date()

  override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A visit. None is ever reported here.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/clvisit).
open class CLVisit: NSObject {
  /// The coordinate of the visit.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The radius of uncertainty in metres.
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
  /// The time of arrival.
  open var arrivalDate: Date { .distantPast }
  /// The time of departure.
  open var departureDate: Date { .distantFuture }

  /// Creates a visit of no place, for subclasses.
  public override init() { super.init() }
}
