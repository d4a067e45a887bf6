import CGTK
import Foundation

/// The path that is being made, what fills it and what draws along it.
extension CGContext {
  public func beginPath() { current.elements = [] }
  public func move(to point: CGPoint) { current.move(to: point) }
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  public func addPath(_ path: CGPath) { current.addPath(path) }
  public func closePath() { current.closeSubpath() }
  public var path: CGPath? { current.isEmpty ? nil : current.copy() }
  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { current.currentPoint }
  public var boundingBoxOfPath: CGRect { current.boundingBox }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    current.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }

  public func replacePathWithStrokedPath() {
    withCairo { cairo in
      let cap: CGLineCap = [.butt, .round, .square][Int(cairo_get_line_cap(cairo).rawValue)]
      let join: CGLineJoin = [.miter, .round, .bevel][Int(cairo_get_line_join(cairo).rawValue)]
      current.elements =
        current.copy(
          strokingWithWidth: CGFloat(cairo_get_line_width(cairo)), lineCap: cap, lineJoin: join,
          miterLimit: CGFloat(cairo_get_miter_limit(cairo))
        ).elements
    }
  }

  /// Paints the current path and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(current, rule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
    if mode != .fill, mode != .eoFill { stroke(current) }
    beginPath()
  }

  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
  public func strokePath() { drawPath(using: .stroke) }

  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil), rule: .winding) }

  public func fill(_ rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    fill(path, rule: .winding)
  }

  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect, transform: nil), rule: .winding) }
  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect, transform: nil)) }
  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect, transform: nil)) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }

  public func clear(_ rect: CGRect) {
    withCairo { cairo in
      cairo_save(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
      cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      cairo_fill(cairo)
      cairo_restore(cairo)
    }
  }

  private func fill(_ path: CGPath, rule: CGPathFillRule) {
    let color = state.fill
    paint { cairo in
      cairo_new_path(cairo)
      path.append(to: cairo)
      cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      if color.tile != nil {
        cairo_save(cairo)
        cairo_clip(cairo)
        paintTiles(of: color, on: cairo)
        cairo_restore(cairo)
      } else {
        setSource(color, on: cairo)
        cairo_fill(cairo)
      }
    }
  }

  private func setSource(_ color: CGColor, on cairo: OpaquePointer) {
    let rgba = color.rgba
    cairo_set_source_rgba(cairo, rgba.red, rgba.green, rgba.blue, rgba.alpha * state.alpha)
  }

  /// Fills the clip with the picture that a colour repeats.
  private func paintTiles(of color: CGColor, on cairo: OpaquePointer) {
    color.tile?.setSource(on: cairo, base: base)
    cairo_paint_with_alpha(cairo, color.rgba.alpha * state.alpha)
  }

  private func stroke(_ path: CGPath) {
    let color = state.stroke
    paint { cairo in
      cairo_new_path(cairo)
      path.append(to: cairo)
      if color.tile != nil {
        // Tiles are painted through what the line covers.
        cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
        cairo_set_source_rgba(cairo, 0, 0, 0, color.rgba.alpha * state.alpha)
        cairo_stroke(cairo)
        let line = cairo_pop_group(cairo)
        color.tile?.setSource(on: cairo, base: base)
        cairo_mask(cairo, line)
        cairo_pattern_destroy(line)
      } else {
        setSource(color, on: cairo)
        cairo_stroke(cairo)
      }
    }
  }

  /// Runs drawing calls through the masks of the clip.
  func paint(_ body: (OpaquePointer) -> Void) {
    guard !state.masks.isEmpty else { return paintUnmasked(body) }
    withCairo { cairo in
      cairo_push_group(cairo)
      paintUnmasked(body)
      for mask in state.masks { mask.cut(cairo) }
      cairo_pop_group_to_source(cairo)
      cairo_paint(cairo)
    }
  }

  /// Runs drawing calls, with the shadow under them if there is one.
  private func paintUnmasked(_ body: (OpaquePointer) -> Void) {
    withCairo { cairo in
      if let shadow = state.shadow, shadow.color.rgba.alpha > 0 {
        cairo_push_group(cairo)
        body(cairo)
        let picture = cairo_pop_group(cairo)!
        Shadow.draw(picture, offset: shadow.offset, blur: shadow.blur, color: shadow.color, base: base, on: cairo)
        cairo_set_source(cairo, picture)
        cairo_paint(cairo)
        cairo_pattern_destroy(picture)
      } else {
        body(cairo)
      }
    }
  }
}
