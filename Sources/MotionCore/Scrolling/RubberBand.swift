import Foundation

/// The displayed part of an overshoot while content is dragged past its edge (facts 11.7).
package enum RubberBand {
  package static let coefficient: CGFloat = 0.55

  /// Returns the displayed overshoot.
  ///
  /// - Parameters:
  ///   - overshoot: how far past the edge the finger pulls the content, in points, positive or negative.
  ///   - dimension: the viewport's length on the axis.
  package static func shown(_ overshoot: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let distance = abs(overshoot)
    let shown = coefficient * distance * dimension / (coefficient * distance + dimension)
    return overshoot < 0 ? -shown : shown
  }

  /// Returns the overshoot that is displayed as `shown`, for a finger that catches content beyond its edge.
  package static func overshoot(showing shown: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let distance = min(abs(shown), dimension * 0.999)
    let overshoot = distance * dimension / (coefficient * (dimension - distance))
    return shown < 0 ? -overshoot : overshoot
  }

  /// Returns `offset` with the displayed overshoot beyond `range`.
  package static func banded(_ offset: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
    if offset < range.lowerBound { return range.lowerBound + shown(offset - range.lowerBound, dimension: dimension) }
    if offset > range.upperBound { return range.upperBound + shown(offset - range.upperBound, dimension: dimension) }
    return offset
  }

  /// Returns the inverse of `banded`.
  package static func unbanded(_ offset: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
    if offset < range.lowerBound {
      return range.lowerBound + overshoot(showing: offset - range.lowerBound, dimension: dimension)
    }
    if offset > range.upperBound {
      return range.upperBound + overshoot(showing: offset - range.upperBound, dimension: dimension)
    }
    return offset
  }
}
