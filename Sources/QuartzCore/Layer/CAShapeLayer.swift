import CGTK
import CoreGraphics

/// A layer whose content is a filled and stroked path.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/cashapelayer).
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  fileprivate struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
  }

  private var shape = Shape()

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAShapeLayer { shape = other.shape }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func change(_ key: String, _ body: (inout Shape) -> Void) {
    let action = actionBeforeChange(key)
    body(&shape)
    invalidateOwn()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The path, in the layer's coordinates; nil by default.
  open var path: CGPath? {
    get { shape.path }
    set { change("path") { $0.path = newValue } }
  }
  /// The colour of the fill; opaque black by default, and nil fills nothing.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor") { $0.fillColor = newValue } }
  }
  /// The regions that are filled; `.nonZero` by default.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change("fillRule") { $0.fillRule = newValue } }
  }
  /// The colour of the stroke; nil, the default, strokes nothing.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor") { $0.strokeColor = newValue } }
  }
  /// The fraction of the path's length at which the stroke starts, from 0 (the default) to 1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change("strokeStart") { $0.strokeStart = newValue } }
  }
  /// The fraction of the path's length at which the stroke ends, from 0 to 1 (the default).
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change("strokeEnd") { $0.strokeEnd = newValue } }
  }
  /// The width of the stroke in points; 1 by default.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change("lineWidth") { $0.lineWidth = newValue } }
  }
  /// The length of a miter relative to the line width above which a join is bevelled; 10 by default.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change("miterLimit") { $0.miterLimit = newValue } }
  }
  /// The shape of the ends of the stroke; `.butt` by default.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change("lineCap") { $0.lineCap = newValue } }
  }
  /// The shape of the joins of segments; `.miter` by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change("lineJoin") { $0.lineJoin = newValue } }
  }
  /// The distance into the dash pattern at which the stroke starts, in points; 0 by default.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change("lineDashPhase") { $0.lineDashPhase = newValue } }
  }
  /// The alternating lengths of dashes and gaps, in points; nil, the default, means a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { change("lineDashPattern") { $0.lineDashPattern = newValue } }
  }

  private static let shapeKeys: Set<String> = [
    "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase",
  ]

  package override func isAnimatable(_ key: String) -> Bool { Self.shapeKeys.contains(key) || super.isAnimatable(key) }

  package override func propertyValue(_ key: String) -> Any?? {
    switch key {
    case "path": .some(path)
    case "fillColor": .some(fillColor)
    case "strokeColor": .some(strokeColor)
    case "strokeStart": strokeStart
    case "strokeEnd": strokeEnd
    case "lineWidth": lineWidth
    case "miterLimit": miterLimit
    case "lineDashPhase": lineDashPhase
    default: super.propertyValue(key)
    }
  }

  package override func setPropertyValue(_ any: Any?, _ key: String) -> Bool {
    switch (key, any.map(AnimatableValue.init) ?? .none(())) {
    case ("path", .path(let v)): path = v
    case ("path", .none): path = nil
    case ("fillColor", .color(let v)): fillColor = v
    case ("fillColor", .none): fillColor = nil
    case ("strokeColor", .color(let v)): strokeColor = v
    case ("strokeColor", .none): strokeColor = nil
    case ("strokeStart", .scalar(let v)): strokeStart = v
    case ("strokeEnd", .scalar(let v)): strokeEnd = v
    case ("lineWidth", .scalar(let v)): lineWidth = v
    case ("miterLimit", .scalar(let v)): miterLimit = v
    case ("lineDashPhase", .scalar(let v)): lineDashPhase = v
    default: return super.setPropertyValue(any, key)
    }
    return true
  }

  package override func makeContentNode() -> RenderNode? {
    let under = super.makeContentNode()
    guard let path = shape.path, !path.isEmpty else { return under }
    let hasStroke = shape.strokeColor != nil && shape.lineWidth > 0 && shape.strokeEnd > shape.strokeStart
    guard shape.fillColor != nil || hasStroke else { return under }
    let origin = geometry.bounds.origin
    // A miter extends by its limit times half the width.
    let reach = hasStroke ? shape.lineWidth * max(shape.lineJoin == .miter ? shape.miterLimit / 2 : 1, 1) : 0
    let area = path.boundingBoxOfPath.insetBy(dx: -reach - 1, dy: -reach - 1).offsetBy(dx: -origin.x, dy: -origin.y)
    let shape = shape
    let node = RenderNode.drawing(area) { cairo in
      cairo.translate(x: Double(-origin.x), y: Double(-origin.y))
      if let fill = shape.fillColor?.rgba {
        path.append(to: cairo)
        cairo.setFillRule(isEvenOdd: shape.fillRule == .evenOdd)
        cairo.setSource(red: fill.red, green: fill.green, blue: fill.blue, alpha: fill.alpha)
        cairo.fill()
      }
      if hasStroke, let stroke = shape.strokeColor?.rgba {
        shape.strokedPath(path).append(to: cairo)
        cairo.lineWidth = Double(shape.lineWidth)
        cairo.miterLimit = Double(shape.miterLimit)
        cairo.lineCap =
          shape.lineCap == .round
          ? CAIRO_LINE_CAP_ROUND : shape.lineCap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT
        cairo.lineJoin =
          shape.lineJoin == .round
          ? CAIRO_LINE_JOIN_ROUND : shape.lineJoin == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER
        if let pattern = shape.lineDashPattern, !pattern.isEmpty {
          let dashes = pattern.map(\.doubleValue)
          cairo.setDash(dashes, phase: Double(shape.lineDashPhase))
        }
        cairo.setSource(red: stroke.red, green: stroke.green, blue: stroke.blue, alpha: stroke.alpha)
        cairo.stroke()
      }
    }
    return RenderNode.container([under, node].compactMap { $0 })
  }
}

extension CAShapeLayer.Shape {
  /// Returns the part of the path between `strokeStart` and `strokeEnd`.
  fileprivate func strokedPath(_ path: CGPath) -> CGPath {
    let start = min(max(strokeStart, 0), 1)
    let end = min(max(strokeEnd, 0), 1)
    if start == 0, end == 1 { return path }
    let lines = path.flattenedPoints()
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
    let total = lines.reduce(CGFloat(0)) { sum, line in
      sum + zip(line, line.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    let part = CGMutablePath()
    var done: CGFloat = 0
    let (from, to) = (start * total, end * total)
    for line in lines {
      var isDrawing = false
      for (a, b) in zip(line, line.dropFirst()) {
        let step = length(a, b)
        defer { done += step }
        guard step > 0, done + step > from, done < to else {
          isDrawing = false
          continue
        }
        func at(_ distance: CGFloat) -> CGPoint {
          CGPoint(x: a.x + (b.x - a.x) * distance / step, y: a.y + (b.y - a.y) * distance / step)
        }
        if !isDrawing { part.move(to: at(max(from - done, 0))) }
        part.addLine(to: at(min(to - done, step)))
        isDrawing = true
      }
    }
    return part
  }
}
