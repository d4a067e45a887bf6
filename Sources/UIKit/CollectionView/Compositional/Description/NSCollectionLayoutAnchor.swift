import CoreGraphics
import Foundation

/// A point on the edges of a rectangle, moved by points or by fractions of the supplementary item's size (facts 9.5).
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  private let fractional: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, fractional: Bool) {
    self.edges = edges
    self.offset = offset
    self.fractional = fractional
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, fractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, fractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, fractional: true)
  }

  open var isAbsoluteOffset: Bool { !fractional }
  open var isFractionalOffset: Bool { fractional }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Where on each axis, as a fraction from leading or top: the middle unless just one of the two edges is named.
  var unitPoint: CGPoint {
    func along(_ near: NSDirectionalRectEdge, _ far: NSDirectionalRectEdge) -> CGFloat {
      switch (edges.contains(near), edges.contains(far)) {
      case (true, false): 0
      case (false, true): 1
      default: 0.5
      }
    }
    return CGPoint(x: along(.leading, .trailing), y: along(.top, .bottom))
  }

  /// The offset in points for a supplementary item of the size.
  func offset(for size: CGSize) -> CGPoint {
    fractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
