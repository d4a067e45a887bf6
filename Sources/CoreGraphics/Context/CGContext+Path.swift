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
      let cap: CGLineCap = [.butt, .round, .square][Int(cairo.lineCap.rawValue)]
      let join: CGLineJoin = [.miter, .round, .bevel][Int(cairo.lineJoin.rawValue)]
      current.elements =
        current.copy(
          strokingWithWidth: CGFloat(cairo.lineWidth), lineCap: cap, lineJoin: join,
          miterLimit: CGFloat(cairo.miterLimit)
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
    draw(in: rect) {
      withCairo { cairo in
        cairo.save()
        cairo.setOperator(CAIRO_OPERATOR_CLEAR)
        cairo.addRect(rect)
        cairo.fill()
        cairo.restore()
      }
    }
  }

  private func fill(_ path: CGPath, rule: CGPathFillRule) {
    let color = state.fill
    paint(in: path.boundingBox) { cairo in
      cairo.newPath()
      path.append(to: cairo)
      cairo.setFillRule(isEvenOdd: rule == .evenOdd)
      if color.tile != nil {
        cairo.save()
        cairo.clip()
        paintTiles(of: color, on: cairo)
        cairo.restore()
      } else {
        setSource(color, on: cairo)
        cairo.fill()
      }
    }
  }

  private func setSource(_ color: CGColor, on cairo: CairoContext) {
    let rgba = color.rgba
    cairo.setSource(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha * state.alpha)
  }

  /// Fills the clip with the picture that a colour repeats.
  private func paintTiles(of color: CGColor, on cairo: CairoContext) {
    color.tile?.setSource(on: cairo, base: base)
    cairo.paint(alpha: color.rgba.alpha * state.alpha)
  }

  private func stroke(_ path: CGPath) {
    let color = state.stroke
    paint { cairo in
      cairo.newPath()
      path.append(to: cairo)
      if color.tile != nil {
        // Tiles are painted through what the line covers.
        cairo.pushAlphaGroup()
        cairo.setSource(red: 0, green: 0, blue: 0, alpha: color.rgba.alpha * state.alpha)
        cairo.stroke()
        let line = cairo.popGroup()
        color.tile?.setSource(on: cairo, base: base)
        cairo.mask(line)
      } else {
        setSource(color, on: cairo)
        cairo.stroke()
      }
    }
  }

  /// Runs drawing calls through the masks of the clip.
  ///
  /// - Parameter area: what they may change, in user space; nil for all of the clip.
  func paint(in area: CGRect? = nil, _ body: (CairoContext) -> Void) {
    draw(in: area) { paintMasked(body) }
  }

  private func paintMasked(_ body: (CairoContext) -> Void) {
    guard !state.masks.isEmpty else { return paintUnmasked(body) }
    withCairo { cairo in
      cairo.pushGroup()
      paintUnmasked(body)
      for mask in state.masks { mask.cut(cairo) }
      cairo.popGroupToSource()
      cairo.paint()
    }
  }

  /// Runs drawing calls, with the shadow under them if there is one.
  private func paintUnmasked(_ body: (CairoContext) -> Void) {
    withCairo { cairo in
      if let shadow = state.shadow, shadow.color.rgba.alpha > 0 {
        cairo.pushGroup()
        body(cairo)
        let picture = cairo.popGroup()
        Shadow.draw(picture, offset: shadow.offset, blur: shadow.blur, color: shadow.color, base: base, on: cairo)
        cairo.setSource(picture)
        cairo.paint()
      } else {
        body(cairo)
      }
    }
  }
}
