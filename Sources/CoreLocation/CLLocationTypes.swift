@_exported import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// The radius of uncertainty in metres; negative if the value is not valid.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second; negative if it is not valid.
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed in metres per second; negative if it is not valid.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees clockwise from north; negative if it is not valid.
public typealias CLLocationDirection = Double
/// The uncertainty of a direction in degrees; negative if it is not valid.
public typealias CLLocationDirectionAccuracy = Double
/// A component of a magnetic field in microteslas.
public typealias CLHeadingComponentValue = Double

/// The best accuracy, with further sensors for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy; the default.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The filter that reports every change of the heading.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The greatest distance.
public let CLLocationDistanceMax = CLLocationDistance.greatestFiniteMagnitude
/// The greatest interval of time.
public let CLTimeIntervalMax = TimeInterval.greatestFiniteMagnitude
/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// The domain of errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// Returns whether the latitude is between -90 and 90 and the longitude between -180 and 180 degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// Creates a coordinate.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
