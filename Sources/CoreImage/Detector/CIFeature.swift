import CoreGraphics
import Foundation

/// The type of faces.
public let CIFeatureTypeFace = "Face"
/// The type of rectangles.
public let CIFeatureTypeRectangle = "Rectangle"
/// The type of QR codes.
public let CIFeatureTypeQRCode = "QRCode"
/// The type of text.
public let CIFeatureTypeText = "Text"

/// A thing that a detector has found in a picture. Coordinates are those of the picture.
///
/// Unchecked because the class can be subclassed; it stores constants.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreimage/cifeature).
open class CIFeature: NSObject, @unchecked Sendable {
  /// The type of the feature.
  public let type: String
  /// The upright rectangle around the feature.
  public let bounds: CGRect

  init(type: String, bounds: CGRect) {
    self.type = type
    self.bounds = bounds
    super.init()
  }
}

/// A rectangle in a picture, perhaps in perspective.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreimage/cirectanglefeature).
public final class CIRectangleFeature: CIFeature, @unchecked Sendable {
  /// The corner at the upper left.
  public let topLeft: CGPoint
  /// The corner at the upper right.
  public let topRight: CGPoint
  /// The corner at the lower left.
  public let bottomLeft: CGPoint
  /// The corner at the lower right.
  public let bottomRight: CGPoint

  /// Creates a feature of four corners in the order of their outline.
  init(corners: [CGPoint]) {
    // Corners that are far to the upper left have a small sum of x and −y, and so on.
    let first = corners.indices.min { corners[$0].x - corners[$0].y < corners[$1].x - corners[$1].y } ?? 0
    let turned = corners.indices.map { corners[(first + $0) % corners.count] }
    // Clockwise from the upper left, with y pointing up.
    let isClockwise = Quadrilateral.area(turned) < 0
    topLeft = turned[0]
    topRight = isClockwise ? turned[1] : turned[3]
    bottomRight = turned[2]
    bottomLeft = isClockwise ? turned[3] : turned[1]
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, bottom) = (xs.min() ?? 0, ys.min() ?? 0)
    super.init(
      type: CIFeatureTypeRectangle,
      bounds: CGRect(x: left, y: bottom, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - bottom))
  }
}

/// A QR code in a picture. None is ever found here.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreimage/ciqrcodefeature).
public final class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  /// The text of the code; nil if it is not text.
  public var messageString: String? { nil }
}

/// A face in a picture. None is ever found here.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreimage/cifacefeature).
public final class CIFaceFeature: CIFeature, @unchecked Sendable {
  /// Whether the place of the left eye is known.
  public var hasLeftEyePosition: Bool { false }
  /// The place of the left eye.
  public var leftEyePosition: CGPoint { .zero }
  /// Whether the place of the right eye is known.
  public var hasRightEyePosition: Bool { false }
  /// The place of the right eye.
  public var rightEyePosition: CGPoint { .zero }
  /// Whether the place of the mouth is known.
  public var hasMouthPosition: Bool { false }
  /// The place of the mouth.
  public var mouthPosition: CGPoint { .zero }
}
