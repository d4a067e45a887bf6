import CoreGraphics
import Foundation

/// The detector of faces. There is none here.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The detector of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The detector of QR codes. There is none here.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The detector of text. There is none here.
public let CIDetectorTypeText = "CIDetectorTypeText"

/// The option for accuracy: one of the two below.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// The quick search: in a picture of at most 256 pixels a side.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// The thorough search: in a picture of at most 512 pixels a side.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The option for following a feature from picture to picture. Without effect.
public let CIDetectorTracking = "CIDetectorTracking"
/// The option for the least size, as a fraction of the picture's shorter side from 0 to 1: a number.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The option for the greatest number of features, from 1, the default, to 256.
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
/// The option for the number of angles of faces. Without effect.
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
/// The option for the picture's orientation. Without effect, as rectangles are found in all.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The option for closed eyes. Without effect.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The option for smiles. Without effect.
public let CIDetectorSmile = "CIDetectorSmile"
/// The option for the focal length. Without effect.
public let CIDetectorFocalLength = "CIDetectorFocalLength"
/// The option for the proportion of rectangles. Without effect.
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
/// The option for parts of features. Without effect.
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"

/// Finds rectangles in pictures. Detectors of other features cannot be created.
///
/// A rectangle is an area that is brighter or darker than what is around it and has four straight sides, also in
/// perspective. Outlines on a ground of the same brightness are not found, nor are rectangles that the picture's edge
/// cuts.
///
/// Unchecked because of `NSObject`: all stored values are constants.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreimage/cidetector).
open class CIDetector: NSObject, @unchecked Sendable {
  private let side: Int
  private let count: Int
  private let leastSize: Double

  /// Creates a detector; nil for another type than that of rectangles.
  ///
  /// - Parameter context: without effect.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    guard type == CIDetectorTypeRectangle else { return nil }
    side = options?[CIDetectorAccuracy] as? String == CIDetectorAccuracyHigh ? 512 : 256
    count = min(max((options?[CIDetectorMaxFeatureCount] as? NSNumber)?.intValue ?? 1, 1), 256)
    let least = (options?[CIDetectorMinFeatureSize] as? NSNumber)?.doubleValue ?? 0.1
    leastSize = least.isFinite ? min(max(least, 0), 1) : 0.1
    super.init()
  }

  /// Returns the rectangles in a picture, the largest first; none for an infinite or empty picture.
  ///
  /// Linear in the number of the picture's pixels.
  open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

  /// Returns the rectangles in a picture, the largest first. The options have no effect.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    guard let brightness = Brightness(image, longestSide: side) else { return [] }
    let found = Quadrilateral.found(in: brightness, leastSide: leastSize)
    return found.prefix(count).map { CIRectangleFeature(corners: $0.corners.map(brightness.place)) }
  }
}
