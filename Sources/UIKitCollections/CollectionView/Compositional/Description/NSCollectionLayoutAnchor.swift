import CollectionCore
import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A point on the edges of a rectangle, moved by points or by fractions of the supplementary item's size (facts 9.5).
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor).
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges or the corner that the anchor is on: one edge means its middle, two adjacent ones their corner.
  public let edges: NSDirectionalRectEdge
  /// The distance from the edges: points, or fractions of the supplementary item's size.
  public let offset: CGPoint
  private let fractional: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, fractional: Bool) {
    self.edges = edges
    self.offset = offset
    self.fractional = fractional
    super.init()
  }

  /// Creates an anchor on the edges themselves.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, fractional: false)
  }

  /// Creates an anchor at a distance in points; positive values go towards trailing and bottom.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, fractional: false)
  }

  /// Creates an anchor at a distance in fractions of the supplementary item's own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, fractional: true)
  }

  /// Whether `offset` is in points.
  open var isAbsoluteOffset: Bool { !fractional }
  /// Whether `offset` is in fractions of the supplementary item's size.
  open var isFractionalOffset: Bool { fractional }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The anchor's position on each axis, as a fraction from leading or top: 0.5 unless exactly one of the two edges is
  /// named.
  private var unitPoint: CGPoint {
    func along(_ near: NSDirectionalRectEdge, _ far: NSDirectionalRectEdge) -> CGFloat {
      switch (edges.contains(near), edges.contains(far)) {
      case (true, false): 0
      case (false, true): 1
      default: 0.5
      }
    }
    return CGPoint(x: along(.leading, .trailing), y: along(.top, .bottom))
  }

  var value: LayoutAnchor { LayoutAnchor(unitPoint: unitPoint, offset: offset, isFractional: fractional) }
}
