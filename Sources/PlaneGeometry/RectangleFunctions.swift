import Foundation

// Core Graphics' functions of points, sizes and rectangles in their C form. Swift code for iOS can call them beside the
// members of the same meaning.

/// Returns whether two points are equal.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
/// Returns whether two sizes are equal.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
/// Returns whether two rectangles are equal.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }

/// Returns the same rectangle with a width and height that are not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// Returns whether the rectangle has no width or height, or is null.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Returns whether the rectangle is the null rectangle, which the intersection of apart rectangles is.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Returns whether the rectangle is the infinite rectangle.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
/// Returns the rectangle with its sides moved inwards by `dx` and `dy`; outwards where they are negative.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
/// Returns the rectangle moved by `dx` and `dy`.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
/// Returns the smallest rectangle with whole coordinates that contains the rectangle.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// Returns the smallest rectangle that contains both rectangles.
public func CGRectUnion(_ rect1: CGRect, _ rect2: CGRect) -> CGRect { rect1.union(rect2) }
/// Returns the area that both rectangles have in common; the null rectangle if there is none.
public func CGRectIntersection(_ rect1: CGRect, _ rect2: CGRect) -> CGRect { rect1.intersection(rect2) }
/// Returns whether the rectangles have an area in common.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }
/// Returns whether a point is in the rectangle, its right and lower edges excepted.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Returns whether the first rectangle contains the second.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }

/// Divides a rectangle by a line parallel to an edge.
///
/// - Parameters:
///   - slice: the part at the edge.
///   - remainder: the rest.
///   - amount: the distance of the line from the edge.
public func CGRectDivide(
  _ rect: CGRect, _ slice: UnsafeMutablePointer<CGRect>, _ remainder: UnsafeMutablePointer<CGRect>, _ amount: CGFloat,
  _ edge: CGRectEdge
) {
  let parts = rect.divided(atDistance: amount, from: edge)
  slice.pointee = parts.slice
  remainder.pointee = parts.remainder
}

/// The point (0, 0).
public var CGPointZero: CGPoint { .zero }
/// The size without width and height.
public var CGSizeZero: CGSize { .zero }
/// The rectangle without width and height at (0, 0).
public var CGRectZero: CGRect { .zero }
/// The rectangle that the intersection of apart rectangles is.
public var CGRectNull: CGRect { .null }
/// The rectangle without bounds.
public var CGRectInfinite: CGRect { .infinite }

/// Returns a point as a dictionary with the keys X and Y.
public func CGPointCreateDictionaryRepresentation(_ point: CGPoint) -> NSDictionary { point.dictionaryRepresentation }
/// Returns a size as a dictionary with the keys Width and Height.
public func CGSizeCreateDictionaryRepresentation(_ size: CGSize) -> NSDictionary { size.dictionaryRepresentation }
/// Returns a rectangle as a dictionary with the keys X, Y, Width and Height.
public func CGRectCreateDictionaryRepresentation(_ rect: CGRect) -> NSDictionary { rect.dictionaryRepresentation }

/// Stores the point that a dictionary describes.
///
/// - Returns: whether the dictionary has both keys, with numbers.
public func CGPointMakeWithDictionaryRepresentation(
  _ dict: NSDictionary, _ point: UnsafeMutablePointer<CGPoint>
) -> Bool { store(CGPoint(dictionaryRepresentation: dict), in: point) }

/// Stores the size that a dictionary describes.
///
/// - Returns: whether the dictionary has both keys, with numbers.
public func CGSizeMakeWithDictionaryRepresentation(
  _ dict: NSDictionary, _ size: UnsafeMutablePointer<CGSize>
) -> Bool { store(CGSize(dictionaryRepresentation: dict), in: size) }

/// Stores the rectangle that a dictionary describes.
///
/// - Returns: whether the dictionary has all four keys, with numbers.
public func CGRectMakeWithDictionaryRepresentation(
  _ dict: NSDictionary, _ rect: UnsafeMutablePointer<CGRect>
) -> Bool { store(CGRect(dictionaryRepresentation: dict), in: rect) }

private func store<Value>(_ value: Value?, in place: UnsafeMutablePointer<Value>) -> Bool {
  guard let value else { return false }
  place.pointee = value
  return true
}

/// Returns a point transformed by `t`.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint { point.applying(t) }
/// Returns a size transformed by `t` as a vector, without the translation.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { size.applying(t) }
/// Returns the smallest upright rectangle around the transformed corners.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { rect.applying(t) }
