import Foundation

/// The kinds of path elements.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgpathelementtype).
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One element of a path, valid during the call to which it is passed.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgpathelement).
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points: 1, 1, 2, 3 or 0 depending on the type, of which the end point is the last.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The rule that decides which points are inside a path: those around which it winds (`winding`), or those that a ray
/// from outside reaches after an odd number of crossings (`evenOdd`).
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgpathfillrule).
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// The shape of the ends of a stroked path: cut off at the end point, or extended by half the line width, round or
/// square.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cglinecap).
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The shape of a stroked path's corners: pointed up to the miter limit, round, or cut off.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cglinejoin).
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// A function that is called for each element of a path, with a pointer of the caller's. A function of C on Apple's
/// platforms; the compiler allows no structure of Swift in one.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgpathapplierfunction).
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
