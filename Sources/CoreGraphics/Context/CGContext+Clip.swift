import CGTK
import Foundation

/// Where drawing is let through.
extension CGContext {
  public func clip(using rule: CGPathFillRule = .winding) {
    withCairo { cairo in
      cairo_new_path(cairo)
      current.append(to: cairo)
      cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      cairo_clip(cairo)
    }
    beginPath()
  }

  public func clip(to rect: CGRect) {
    withCairo { cairo in
      cairo_new_path(cairo)
      cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      cairo_clip(cairo)
    }
  }

  public func clip(to rects: [CGRect]) {
    withCairo { cairo in
      cairo_new_path(cairo)
      for rect in rects {
        cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      }
      cairo_clip(cairo)
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
    withCairo { cairo_reset_clip($0) }
    state.masks = []
  }

  public var boundingBoxOfClipPath: CGRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    withCairo { cairo_clip_extents($0, &x0, &y0, &x1, &y1) }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
