@_exported import Foundation

/// An acceleration in units of the Earth's gravity.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremotion/cmacceleration).
public struct CMAcceleration: Sendable {
  /// The part along the x axis.
  public var x: Double
  /// The part along the y axis.
  public var y: Double
  /// The part along the z axis.
  public var z: Double

  /// Creates an acceleration of zero.
  public init() { (x, y, z) = (0, 0, 0) }
  /// Creates an acceleration.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A speed of rotation in radians per second.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremotion/cmrotationrate).
public struct CMRotationRate: Sendable {
  /// The part around the x axis.
  public var x: Double
  /// The part around the y axis.
  public var y: Double
  /// The part around the z axis.
  public var z: Double

  /// Creates a rotation rate of zero.
  public init() { (x, y, z) = (0, 0, 0) }
  /// Creates a rotation rate.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field in microteslas.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremotion/cmmagneticfield).
public struct CMMagneticField: Sendable {
  /// The part along the x axis.
  public var x: Double
  /// The part along the y axis.
  public var y: Double
  /// The part along the z axis.
  public var z: Double

  /// Creates a field of zero.
  public init() { (x, y, z) = (0, 0, 0) }
  /// Creates a field.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation as a quaternion.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremotion/cmquaternion).
public struct CMQuaternion: Sendable {
  /// The part along the x axis.
  public var x: Double
  /// The part along the y axis.
  public var y: Double
  /// The part along the z axis.
  public var z: Double
  /// The real part.
  public var w: Double

  /// Creates a quaternion of zeros.
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  /// Creates a quaternion.
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// The reference frame of attitudes.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremotion/cmattitudereferenceframe).
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The z axis is vertical.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// The z axis is vertical, and the others are corrected by a compass.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// The z axis is vertical, and the x axis points to the magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// The z axis is vertical, and the x axis points to true north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// Whether the user allows an app to know movements.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremotion/cmauthorizationstatus).
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// The domain of errors.
public let CMErrorDomain = "CMErrorDomain"

/// A function that receives movements.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
/// A function that receives accelerations.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A function that receives rotations.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A function that receives magnetic fields.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
