import Foundation

/// The orientation of a device. None is measured here.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremotion/cmattitude).
open class CMAttitude: NSObject, NSCopying {
  /// The rotation around the axis from bottom to top, in radians.
  open var roll: Double { 0 }
  /// The rotation around the axis from side to side, in radians.
  open var pitch: Double { 0 }
  /// The rotation around the vertical axis, in radians.
  open var yaw: Double { 0 }
  /// The rotation as a quaternion.
  open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }

  /// Creates the attitude of a device that lies level.
  public override init() { super.init() }

  /// Does nothing: every attitude is the same here.
  open func multiply(byInverseOf attitude: CMAttitude) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
