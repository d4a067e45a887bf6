import CoreGraphics
import CoreImage
import Foundation
import Testing

struct DetectorTests {
  private let white = CGColor(gray: 1, alpha: 1)
  private let grey = CGColor(gray: 0.3, alpha: 1)

  /// Returns a dark picture with a drawing in white; y points up.
  private func picture(_ width: Int = 400, _ height: Int = 300, _ draw: (CGContext) -> Void) throws -> CIImage {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(grey)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    context.setFillColor(white)
    draw(context)
    return CIImage(cgImage: try #require(context.makeImage()))
  }

  private func fill(_ points: [CGPoint], _ context: CGContext) {
    context.addLines(between: points)
    context.closePath()
    context.fillPath()
  }

  private func rectangles(in image: CIImage, _ options: [String: Any] = [:]) throws -> [CIRectangleFeature] {
    var options = options
    options[CIDetectorAccuracy] = CIDetectorAccuracyHigh
    let detector = try #require(CIDetector(ofType: CIDetectorTypeRectangle, context: nil, options: options))
    return detector.features(in: image).compactMap { $0 as? CIRectangleFeature }
  }

  private func isNear(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(point.x - x) <= 4 && abs(point.y - y) <= 4
  }

  @Test func anUprightRectangleIsFound() throws {
    let image = try picture { $0.fill(CGRect(x: 100, y: 60, width: 200, height: 150)) }
    let found = try #require(try rectangles(in: image).first)
    #expect(found.type == CIFeatureTypeRectangle)
    #expect(isNear(found.topLeft, 100, 210) && isNear(found.topRight, 300, 210))
    #expect(isNear(found.bottomLeft, 100, 60) && isNear(found.bottomRight, 300, 60))
    #expect(isNear(found.bounds.origin, 100, 60))
  }

  @Test func aPageInPerspectiveWithWritingIsFound() throws {
    let corners = [CGPoint(x: 90, y: 50), CGPoint(x: 330, y: 30), CGPoint(x: 290, y: 250), CGPoint(x: 120, y: 270)]
    let image = try picture { context in
      fill(corners, context)
      context.setFillColor(grey)
      for line in 0..<6 { context.fill(CGRect(x: 140, y: 70 + line * 30, width: 130, height: 8)) }
    }
    let found = try #require(try rectangles(in: image).first)
    #expect(isNear(found.bottomLeft, 90, 50) && isNear(found.bottomRight, 330, 30))
    #expect(isNear(found.topRight, 290, 250) && isNear(found.topLeft, 120, 270))
  }

  @Test func aTurnedRectangleIsFoundInALargePictureWithAnOrigin() throws {
    let corners = [(900, 300), (1_500, 900), (1_100, 1_300), (500, 700)].map { CGPoint(x: $0.0, y: $0.1) }
    let image = try picture(2_000, 1_600) { fill(corners, $0) }
      .transformed(by: CGAffineTransform(translationX: 50, y: 70))
    let found = try #require(try rectangles(in: image).first)
    let places = [found.topLeft, found.topRight, found.bottomRight, found.bottomLeft]
    for corner in corners {
      #expect(places.contains { hypot($0.x - corner.x - 50, $0.y - corner.y - 70) < 16 })
    }
  }

  @Test func darkRectanglesAreFoundAndTheLargestIsFirst() throws {
    let image = try picture { context in
      context.fill(CGRect(x: 0, y: 0, width: 400, height: 300))
      context.setFillColor(grey)
      context.fill(CGRect(x: 20, y: 20, width: 60, height: 60))
      context.fill(CGRect(x: 150, y: 40, width: 200, height: 200))
    }
    #expect(try rectangles(in: image).map { $0.bounds.width > 150 } == [true])
    #expect(try rectangles(in: image, [CIDetectorMaxFeatureCount: 9]).map { $0.bounds.width > 150 } == [true, false])
    let large = [CIDetectorMaxFeatureCount: 9, CIDetectorMinFeatureSize: 0.5] as [String: Any]
    #expect(try rectangles(in: image, large).count == 1)
  }

  @Test func otherShapesAreNotFound() throws {
    let shapes: [(CGContext) -> Void] = [
      { $0.fillEllipse(in: CGRect(x: 100, y: 50, width: 200, height: 200)) },
      { self.fill([CGPoint(x: 100, y: 50), CGPoint(x: 300, y: 60), CGPoint(x: 200, y: 250)], $0) },
      { context in
        context.fill(CGRect(x: 100, y: 50, width: 200, height: 40))
        context.fill(CGRect(x: 100, y: 50, width: 40, height: 200))
      },
      { $0.fill(CGRect(x: -10, y: 50, width: 200, height: 100)) },
      { $0.fill(CGRect(x: 100, y: 100, width: 3, height: 3)) },
      { _ in },
    ]
    for (index, shape) in shapes.enumerated() {
      #expect(try rectangles(in: picture(400, 300, shape)).isEmpty, "shape \(index)")
    }
  }

  @Test func emptyAndInfinitePicturesHaveNoRectangles() throws {
    #expect(try rectangles(in: .empty()).isEmpty && rectangles(in: .white).isEmpty)
  }

  @Test(arguments: [CIDetectorTypeFace, CIDetectorTypeQRCode, CIDetectorTypeText, ""])
  func thereAreNoOtherDetectors(_ type: String) { #expect(CIDetector(ofType: type, context: nil, options: nil) == nil) }
}
