import QuartzCore
import UIKitCore

/// Lines of text in the bounding box of a path. The coordinates of its lines start at the box's lower left corner, and
/// y points up.
///
/// Unchecked because of the attributes, which are not changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctframe).
public final class CTFrame: @unchecked Sendable {
  private let laid: LaidText
  let lines: [CTLine]
  let range: Range<Int>
  let path: CGPath
  let attributes: NSDictionary?
  private let box: CGRect

  init(_ laid: LaidText, _ count: Int, _ range: Range<Int>, _ path: CGPath, _ attributes: NSDictionary?) {
    self.laid = laid
    lines = (0..<count).map { CTLine(laid, $0) }
    self.range = range
    self.path = path.copy() ?? path
    self.attributes = attributes
    box = path.boundingBox
  }

  /// The characters of the lines, as indices of the caller's string.
  var visible: Range<Int> { range.lowerBound..<(lines.last?.range.upperBound ?? range.lowerBound) }

  /// Returns the left end of a line's baseline.
  func origin(of number: Int) -> CGPoint {
    let origin = laid.lines[number].origin
    return CGPoint(x: origin.x, y: box.height - origin.y)
  }

  func draw(in context: CGContext) {
    guard let last = lines.last?.line else { return }
    let matrix = context.textMatrix
    guard matrix.a == 1, matrix.b == 0, matrix.c == 0, matrix.d == 1 else {
      drawLines(in: context, matrix)
      return
    }
    context.saveGState()
    context.translateBy(x: box.minX, y: box.maxY)
    context.scaleBy(x: 1, y: -1)
    if lines.count < laid.lines.count {
      // Far beyond the box, so that only the lines below are cut.
      let far: CGFloat = 1e4
      context.clip(to: CGRect(x: -far, y: -far, width: 2 * far + box.width, height: far + last.bottom))
    }
    laid.draw(in: context)
    context.restoreGState()
  }

  /// Draws the lines one by one, each with the text matrix around its origin.
  private func drawLines(in context: CGContext, _ matrix: CGAffineTransform) {
    for (number, line) in lines.enumerated() {
      let origin = origin(of: number)
      context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
      CTLineDraw(line, context)
    }
    context.textMatrix = matrix
  }
}

/// Draws the lines in the context's space. Where its y axis points down, as in a view, it has to be flipped before.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }

/// Returns the lines, objects of `CTLine`, from top to bottom.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Copies the left ends of the baselines of a range of lines, or of all from its start if its length is 0, from the
/// lower left corner of the path's bounding box.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  for (place, number) in range.resolved(in: frame.lines.count).enumerated() {
    origins[place] = frame.origin(of: number)
  }
}

/// Returns the text with which the frame was created.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }

/// Returns the part of the text that fits, with which the next frame starts where it ends.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.visible) }

/// Returns the path with which the frame was created.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the attributes with which the frame was created.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> NSDictionary? { frame.attributes }
