import CGTK
import Foundation

/// Where drawing is let through.
extension CGContext {
  public func clip(using rule: CGPathFillRule = .winding) {
    withCairo { cairo in
      cairo.newPath()
      current.append(to: cairo)
      cairo.setFillRule(isEvenOdd: rule == .evenOdd)
      cairo.clip()
    }
    beginPath()
  }

  public func clip(to rect: CGRect) {
    withCairo { cairo in
      cairo.newPath()
      cairo.addRect(rect)
      cairo.clip()
    }
  }

  public func clip(to rects: [CGRect]) {
    withCairo { cairo in
      cairo.newPath()
      for rect in rects {
        cairo.addRect(rect)
      }
      cairo.clip()
    }
  }

  /// Clips to a rectangle and, within it, to a picture: to its alpha, or to its brightness where it is gray or has no
  /// alpha. The picture's first row is at the rectangle's largest y, as in `draw(_:in:byTiling:)`.
  ///
  /// Each drawing call goes through a picture as large as the clip.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    if let mask = ClipMask(mask, in: rect, transform: ctm) { state.masks.append(mask) }
  }

  public func resetClip() {
    withCairo { $0.resetClip() }
    state.masks = []
  }

  public var boundingBoxOfClipPath: CGRect {
    var box = CGRect.zero
    withCairo { box = $0.clipExtents }
    return box
  }
}
