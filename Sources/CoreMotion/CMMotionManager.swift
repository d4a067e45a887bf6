import Foundation

/// Measures movements. Here it behaves as in a simulator: nothing is available, and no handler is ever called.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremotion/cmmotionmanager).
open class CMMotionManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }

  /// Whether movements are measured: false.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether movements are being measured: false.
  open var isDeviceMotionActive: Bool { false }
  /// The last movement: nil.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The interval in seconds between movements. Stored; has no effect.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// Whether the user is asked to move the device to calibrate the compass; false by default. Stored; has no effect.
  open var showsDeviceMovementDisplay = false
  /// The reference frame of attitudes.
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  /// Returns the reference frames that are available: none.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  /// Does nothing.
  open func startDeviceMotionUpdates() {}
  /// Does nothing.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
  /// Does nothing.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  /// Does nothing.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Does nothing.
  open func stopDeviceMotionUpdates() {}

  /// Whether accelerations are measured: false.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether accelerations are being measured: false.
  open var isAccelerometerActive: Bool { false }
  /// The last acceleration: nil.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The interval in seconds between accelerations. Stored; has no effect.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// Does nothing.
  open func startAccelerometerUpdates() {}
  /// Does nothing.
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
  }
  /// Does nothing.
  open func stopAccelerometerUpdates() {}

  /// Whether rotations are measured: false.
  open var isGyroAvailable: Bool { false }
  /// Whether rotations are being measured: false.
  open var isGyroActive: Bool { false }
  /// The last rotation: nil.
  open var gyroData: CMGyroData? { nil }
  /// The interval in seconds between rotations. Stored; has no effect.
  open var gyroUpdateInterval: TimeInterval = 0
  /// Does nothing.
  open func startGyroUpdates() {}
  /// Does nothing.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
  /// Does nothing.
  open func stopGyroUpdates() {}

  /// Whether magnetic fields are measured: false.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether magnetic fields are being measured: false.
  open var isMagnetometerActive: Bool { false }
  /// The last magnetic field: nil.
  open var magnetometerData: CMMagnetometerData? { nil }
  /// The interval in seconds between magnetic fields. Stored; has no effect.
  open var magnetometerUpdateInterval: TimeInterval = 0
  /// Does nothing.
  open func startMagnetometerUpdates() {}
  /// Does nothing.
  open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {}
  /// Does nothing.
  open func stopMagnetometerUpdates() {}
}
