import CGTK
import CoreGraphics

/// The radii of a rectangle's corners, in points.
package struct CornerRadii: Equatable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomRight: CGFloat
  package var bottomLeft: CGFloat

  static let zero = CornerRadii(all: 0)

  init(all radius: CGFloat) {
    topLeft = radius
    topRight = radius
    bottomRight = radius
    bottomLeft = radius
  }

  package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Returns the radii, reduced in proportion until no two of them overlap on a side of `size`, as in CSS.
  package func fitted(to size: CGSize) -> CornerRadii {
    var scale: CGFloat = 1
    func fit(_ first: CGFloat, _ second: CGFloat, _ side: CGFloat) {
      if first + second > side { scale = min(scale, max(side, 0) / (first + second)) }
    }
    fit(topLeft, topRight, size.width)
    fit(bottomLeft, bottomRight, size.width)
    fit(topLeft, bottomLeft, size.height)
    fit(topRight, bottomRight, size.height)
    guard scale < 1 else { return self }
    return CornerRadii(
      topLeft: topLeft * scale, topRight: topRight * scale, bottomRight: bottomRight * scale,
      bottomLeft: bottomLeft * scale)
  }

  /// Creates the radii; nil if no corner is round.
  package init?(radius: CGFloat, corners: CACornerMask, size: CGSize) {
    let radius = min(radius, min(size.width, size.height) / 2)
    guard radius > 0, !corners.isEmpty else { return nil }
    topLeft = corners.contains(.layerMinXMinYCorner) ? radius : 0
    topRight = corners.contains(.layerMaxXMinYCorner) ? radius : 0
    bottomRight = corners.contains(.layerMaxXMaxYCorner) ? radius : 0
    bottomLeft = corners.contains(.layerMinXMaxYCorner) ? radius : 0
  }
}

extension GskRoundedRect {
  init(_ rect: CGRect, _ corners: CornerRadii) {
    self.init()
    bounds = graphene_rect_t(rect)
    func size(_ radius: CGFloat) -> graphene_size_t { graphene_size_t(width: Float(radius), height: Float(radius)) }
    corner = (size(corners.topLeft), size(corners.topRight), size(corners.bottomRight), size(corners.bottomLeft))
  }
}

extension graphene_rect_t {
  init(_ rect: CGRect) {
    self.init(
      origin: graphene_point_t(x: Float(rect.origin.x), y: Float(rect.origin.y)),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
  }
}

extension CGRect {
  package init(_ rect: graphene_rect_t) {
    self.init(
      x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
      height: CGFloat(rect.size.height))
  }
}

extension GdkRGBA {
  init(_ color: CGColor, opacity: Float = 1) {
    let rgba = color.rgba
    self.init(
      red: Float(rgba.red), green: Float(rgba.green), blue: Float(rgba.blue), alpha: Float(rgba.alpha) * opacity)
  }
}
