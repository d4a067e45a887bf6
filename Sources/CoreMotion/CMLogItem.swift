import Foundation

/// A measurement. None is made here.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremotion/cmlogitem).
open class CMLogItem: NSObject, NSCopying {
  /// The time of the measurement, in seconds since the device started.
  open var timestamp: TimeInterval { created }
  private let created = ProcessInfo.processInfo.systemUptime

  /// Creates a measurement of now.
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A measured acceleration. None is measured here.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremotion/cmaccelerometerdata).
open class CMAccelerometerData: CMLogItem {
  /// The acceleration along the device's axes.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A measured rotation. None is measured here.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremotion/cmgyrodata).
open class CMGyroData: CMLogItem {
  /// The rotation rate around the device's axes.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// A measured magnetic field. None is measured here.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremotion/cmmagnetometerdata).
open class CMMagnetometerData: CMLogItem {
  /// The magnetic field along the device's axes.
  open var magneticField: CMMagneticField { CMMagneticField() }
}

/// A measured movement. None is measured here.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremotion/cmdevicemotion).
open class CMDeviceMotion: CMLogItem {
  /// The device's orientation.
  open var attitude: CMAttitude { level }
  private let level = CMAttitude()
  /// The rotation rate without the sensors' bias.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The direction of gravity.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration that the user gives the device.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// The heading from north in degrees; negative if it is not known.
  open var heading: Double { -1 }
}
