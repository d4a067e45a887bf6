import Foundation

/// How much of an overshoot is shown while content is dragged past its edge (facts 11.7).
package enum RubberBand {
  package static let coefficient: CGFloat = 0.55

  /// - Parameters:
  ///   - overshoot: how far past the edge the finger pulls the content, in points, of either sign.
  ///   - dimension: the viewport's length on the axis.
  package static func shown(_ overshoot: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let distance = abs(overshoot)
    let shown = coefficient * distance * dimension / (coefficient * distance + dimension)
    return overshoot < 0 ? -shown : shown
  }

  /// The overshoot that is shown as `shown`: for a finger that catches content beyond its edge.
  package static func overshoot(showing shown: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let distance = min(abs(shown), dimension * 0.999)
    let overshoot = distance * dimension / (coefficient * (dimension - distance))
    return shown < 0 ? -overshoot : overshoot
  }

  /// `offset` held back to `range` the way a finger feels it.
  package static func banded(_ offset: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
    if offset < range.lowerBound { return range.lowerBound + shown(offset - range.lowerBound, dimension: dimension) }
    if offset > range.upperBound { return range.upperBound + shown(offset - range.upperBound, dimension: dimension) }
    return offset
  }

  /// The inverse of `banded`.
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
