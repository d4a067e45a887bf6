import Foundation

/// Something found in a picture. Nothing is ever found here, as there are no pictures.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmetadataobject).
open class AVMetadataObject: NSObject, @unchecked Sendable {
  // Unchecked because the class can be subclassed; the variables are constant.
  /// The kind of what was found.
  public let type: ObjectType
  /// The place, in a picture from (0, 0) to (1, 1) in landscape, or in a layer.
  public let bounds: CGRect
  /// The time of the picture.
  public let time: CMTime
  /// The duration of the picture.
  public let duration: CMTime

  init(type: ObjectType, bounds: CGRect, time: CMTime = .invalid, duration: CMTime = .invalid) {
    (self.type, self.bounds, self.time, self.duration) = (type, bounds, time, duration)
    super.init()
  }

  /// Returns the same at another place.
  func moved(_ place: (CGRect) -> CGRect, _ point: (CGPoint) -> CGPoint) -> AVMetadataObject {
    AVMetadataObject(type: type, bounds: place(bounds), time: time, duration: duration)
  }
}

/// A code that machines read.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmetadatamachinereadablecodeobject).
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The corners.
  public let corners: [CGPoint]
  /// The text; nil if it is not one.
  public let stringValue: String?

  init(
    type: ObjectType, bounds: CGRect, corners: [CGPoint], text: String?, time: CMTime = .invalid,
    duration: CMTime = .invalid
  ) {
    (self.corners, stringValue) = (corners, text)
    super.init(type: type, bounds: bounds, time: time, duration: duration)
  }

  override func moved(_ place: (CGRect) -> CGRect, _ point: (CGPoint) -> CGPoint) -> AVMetadataObject {
    AVMetadataMachineReadableCodeObject(
      type: type, bounds: place(bounds), corners: corners.map(point), text: stringValue, time: time,
      duration: duration)
  }
}

/// A face.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmetadatafaceobject).
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
  /// The number of the face, which it keeps while it is seen.
  open var faceID: Int { 0 }
  /// Whether it is known how the face is tilted.
  open var hasRollAngle: Bool { false }
  /// The angle in degrees by which the face is tilted.
  open var rollAngle: CGFloat { 0 }
  /// Whether it is known how the face is turned.
  open var hasYawAngle: Bool { false }
  /// The angle in degrees by which the face is turned.
  open var yawAngle: CGFloat { 0 }
}

/// A body.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmetadatabodyobject).
open class AVMetadataBodyObject: AVMetadataObject, @unchecked Sendable {
  /// The number of the body, which it keeps while it is seen.
  open var bodyID: Int { 0 }
}

/// The body of a person.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmetadatahumanbodyobject).
open class AVMetadataHumanBodyObject: AVMetadataBodyObject, @unchecked Sendable {}

/// An object that attracts attention.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmetadatasalientobject).
open class AVMetadataSalientObject: AVMetadataObject, @unchecked Sendable {
  /// The number of the object, which it keeps while it is seen.
  open var objectID: Int { 0 }
}
