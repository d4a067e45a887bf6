import Foundation

// Core Graphics' functions in their C form, which Swift code can still call.

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The smallest horizontal coordinate of the rectangle.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The horizontal coordinate of the rectangle's centre.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The largest horizontal coordinate of the rectangle.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The smallest vertical coordinate of the rectangle.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The vertical coordinate of the rectangle's centre.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The largest vertical coordinate of the rectangle.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The rectangle's width, never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The rectangle's height, never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
