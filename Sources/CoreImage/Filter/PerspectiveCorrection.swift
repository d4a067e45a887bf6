import CoreGraphics
import Foundation

/// The map of a rectangle to four corners in perspective.
struct PerspectiveCorrection {
  /// The size of the rectangle: the longer of two opposite sides each.
  let size: CGSize
  /// The corners' bounds.
  let bounds: CGRect
  private let (a, b, c, d, e, f, g, h): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)

  /// Creates a map; nil if the corners are no quadrilateral.
  init?(topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint) {
    func length(_ first: CGPoint, _ second: CGPoint) -> CGFloat { hypot(first.x - second.x, first.y - second.y) }
    size = CGSize(
      width: max(length(topLeft, topRight), length(bottomLeft, bottomRight)),
      height: max(length(topLeft, bottomLeft), length(topRight, bottomRight)))
    let corners = [topLeft, topRight, bottomRight, bottomLeft]
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let bottom = ys.min(), let top = ys.max() else { return nil }
    bounds = CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
    // The projective map of the unit square (Heckbert, Fundamentals of Texture Mapping and Image Warping, 2.2.3).
    let (x1, y1) = (bottomRight.x - topRight.x, bottomRight.y - topRight.y)
    let (x2, y2) = (topLeft.x - topRight.x, topLeft.y - topRight.y)
    let x3 = bottomLeft.x - bottomRight.x + topRight.x - topLeft.x
    let y3 = bottomLeft.y - bottomRight.y + topRight.y - topLeft.y
    let area = x1 * y2 - x2 * y1
    guard area != 0, area.isFinite, size.width > 0, size.height > 0 else { return nil }
    g = (x3 * y2 - x2 * y3) / area
    h = (x1 * y3 - x3 * y1) / area
    (a, b, c) = (
      bottomRight.x - bottomLeft.x + g * bottomRight.x, topLeft.x - bottomLeft.x + h * topLeft.x, bottomLeft.x
    )
    (d, e, f) = (
      bottomRight.y - bottomLeft.y + g * bottomRight.y, topLeft.y - bottomLeft.y + h * topLeft.y, bottomLeft.y
    )
  }

  /// Returns the place between the corners that belongs to a place in the rectangle.
  func source(of place: CGPoint) -> CGPoint {
    let (u, v) = (place.x / size.width, place.y / size.height)
    let scale = g * u + h * v + 1
    return CGPoint(x: (a * u + b * v + c) / scale, y: (d * u + e * v + f) / scale)
  }

  /// Returns the part of an image between the corners as a rectangle whose lower left corner is the origin; colours
  /// between pixels are interpolated.
  func applied(to image: CIImage) -> CIImage {
    CIImage(extent: CGRect(origin: .zero, size: size)) { area, rendering in
      let source = image.rendered(PixelArea(bounds).grown(by: 1).clipped(to: image.extent), rendering)
      var result = Pixels(area)
      result.fill { x, y in
        let place = self.source(of: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
        return source.interpolated(x: Float(place.x) - 0.5, y: Float(place.y) - 0.5)
      }
      return result
    }
  }
}
