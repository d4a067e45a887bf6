import CGTK
import Foundation

/// A drawing that is created once and drawn often.
///
/// It has the resolution of the context for which it is created. Its own y axis points up from its lower left corner.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cglayer).
public final class CGLayer: Hashable {
  /// The size in points.
  public let size: CGSize
  private let bitmap: CGContext

  /// Creates an empty drawing.
  ///
  /// - Parameters:
  ///   - context: the context into which the layer will be drawn, for its resolution.
  ///   - auxiliaryInfo: nil; nothing is defined for it.
  /// - Returns: nil for a size without an area, or too large for an image.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    let transform = context.ctm
    let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    guard size.width > 0, size.height > 0,
      let bitmap = CGContext(size: size, scale: scale.isFinite && scale > 0 ? scale : 1, opaque: false)
    else { return nil }
    self.size = size
    self.bitmap = bitmap
    bitmap.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
  }

  /// The context in which to draw.
  public var context: CGContext? { bitmap }

  /// The drawing so far. It shares its pixels with the layer, so it must be used before more is drawn.
  fileprivate var image: CGImage? {
    bitmap.surface.flatMap { CGImage($0) }
  }
}

extension CGContext {
  /// Draws a layer, scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    if let image = layer.image { draw(image, in: rect) }
  }

  /// Draws a layer in its own size, with its lower left corner at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}

/// Objects are equal if they are the same one, as Core Foundation compares those that have no other rule.
extension CGLayer {
  public static func == (lhs: CGLayer, rhs: CGLayer) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
