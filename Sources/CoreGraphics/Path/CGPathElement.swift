import Foundation

/// The kinds of path elements.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One element of a path, valid during the call it is passed to.
public struct CGPathElement {
  public var type: CGPathElementType
  /// 1, 1, 2, 3 or 0 points by type; the end point comes last.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
