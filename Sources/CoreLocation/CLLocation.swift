import Foundation

/// A location, with its accuracy and the time at which it was measured.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/cllocation).
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; all variables are constants.
  /// The latitude and longitude.
  public let coordinate: CLLocationCoordinate2D
  /// The height above sea level in metres.
  public let altitude: CLLocationDistance
  /// The radius of uncertainty of the coordinate in metres; negative if the coordinate is not valid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the altitude in metres; negative if the altitude is not valid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel in degrees from north; negative if it is not valid.
  public let course: CLLocationDirection
  /// The uncertainty of the course in degrees; negative if it is not valid.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// The speed in metres per second; negative if it is not valid.
  public let speed: CLLocationSpeed
  /// The uncertainty of the speed in metres per second; negative if it is not valid.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The time of the measurement.
  public let timestamp: Date
  /// The height above the ellipsoid in metres: the altitude, as the shape of the sea level is not known here.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// The floor of the building; nil here.
  open var floor: CLFloor? { nil }

  /// Creates a location whose altitude, course and speed are not valid, measured now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location whose course and speed are not valid.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location with a course and a speed of unknown accuracy.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }

  /// Creates a location.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
  }

  /// Returns the distance to another location in metres, along the surface of the WGS 84 ellipsoid. Altitudes are
  /// ignored.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Ellipsoid.distance(from: coordinate, to: location.coordinate)
  }

  open override var description: String {
    let place = String(format: "<%+.8f,%+.8f> +/- %.2fm", coordinate.latitude, coordinate.longitude, horizontalAccuracy)
    return place + String(format: " (speed %.2f mps / course %.2f) @ ", speed, course) + "\(timestamp)"
  }

  /// Returns the location itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Coding

  private enum Key: String, CaseIterable {
    case latitude, longitude, altitude, horizontalAccuracy, verticalAccuracy, course, courseAccuracy, speed
    case speedAccuracy, timestamp
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    let values: [Key: Double] = [
      .latitude: coordinate.latitude, .longitude: coordinate.longitude, .altitude: altitude,
      .horizontalAccuracy: horizontalAccuracy, .verticalAccuracy: verticalAccuracy, .course: course,
      .courseAccuracy: courseAccuracy, .speed: speed, .speedAccuracy: speedAccuracy,
      .timestamp: timestamp.timeIntervalSinceReferenceDate,
    ]
    for (key, value) in values { coder.encode(value, forKey: key.rawValue) }
  }

  public required init?(coder: NSCoder) {
    func value(_ key: Key) -> Double { coder.decodeDouble(forKey: key.rawValue) }
    guard Key.allCases.allSatisfy({ coder.containsValue(forKey: $0.rawValue) }) else { return nil }
    coordinate = CLLocationCoordinate2D(latitude: value(.latitude), longitude: value(.longitude))
    altitude = value(.altitude)
    horizontalAccuracy = value(.horizontalAccuracy)
    verticalAccuracy = value(.verticalAccuracy)
    course = value(.course)
    courseAccuracy = value(.courseAccuracy)
    speed = value(.speed)
    speedAccuracy = value(.speedAccuracy)
    timestamp = Date(timeIntervalSinceReferenceDate: value(.timestamp))
    super.init()
  }
}
