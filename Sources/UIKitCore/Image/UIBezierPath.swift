/// A path of lines and curves that draws itself into the current context.
///
/// Unchecked as on iOS: who shares a path does not change it any more.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  private var path = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let rx = min(max(cornerRadii.width, 0), rect.width / 2)
    let ry = min(max(cornerRadii.height, 0), rect.height / 2)
    guard rx > 0, ry > 0 else {
      path.addRect(rect)
      return
    }
    // Four quarter ellipses by Bézier curves; 0.5523 is the usual constant.
    let k: CGFloat = 0.552_284_749_8
    func radius(_ corner: UIRectCorner) -> (x: CGFloat, y: CGFloat) { corners.contains(corner) ? (rx, ry) : (0, 0) }
    let (tl, tr, br, bl) = (radius(.topLeft), radius(.topRight), radius(.bottomRight), radius(.bottomLeft))
    func add(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ corner: (x: CGFloat, y: CGFloat)) {
      if corner.x > 0 { path.addCurve(to: end, control1: control1, control2: control2) }
    }
    path.move(to: CGPoint(x: rect.minX + tl.x, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - tr.x, y: rect.minY))
    add(
      CGPoint(x: rect.maxX, y: rect.minY + tr.y), CGPoint(x: rect.maxX - tr.x * (1 - k), y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.minY + tr.y * (1 - k)), tr)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - br.y))
    add(
      CGPoint(x: rect.maxX - br.x, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY - br.y * (1 - k)),
      CGPoint(x: rect.maxX - br.x * (1 - k), y: rect.maxY), br)
    path.addLine(to: CGPoint(x: rect.minX + bl.x, y: rect.maxY))
    add(
      CGPoint(x: rect.minX, y: rect.maxY - bl.y), CGPoint(x: rect.minX + bl.x * (1 - k), y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY - bl.y * (1 - k)), bl)
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + tl.y))
    add(
      CGPoint(x: rect.minX + tl.x, y: rect.minY), CGPoint(x: rect.minX, y: rect.minY + tl.y * (1 - k)),
      CGPoint(x: rect.minX + tl.x * (1 - k), y: rect.minY), tl)
    path.closeSubpath()
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.mutableCopy() ?? CGMutablePath()
  }

  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Angles are radians from the positive x axis; clockwise as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics counts clockwise with y pointing up.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  open func apply(_ transform: CGAffineTransform) {
    var transform = transform
    path = path.mutableCopy(using: &transform) ?? path
  }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  open func fill() { fill(with: .normal, alpha: 1) }
  open func stroke() { stroke(with: .normal, alpha: 1) }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = prepare(blendMode, alpha) else { return }
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    context.restoreGState()
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = prepare(blendMode, alpha) else { return }
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func prepare(_ blendMode: CGBlendMode, _ alpha: CGFloat) -> CGContext? {
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    return context
  }

  /// The same path drawn the other way round, as far as it consists of one line after another.
  open func reversing() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path.reversed())
    copy.takeStyle(of: self)
    return copy
  }

  private func takeStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashes = other.dashes
    dashPhase = other.dashPhase
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeStyle(of: self)
    return copy
  }
}

extension CGPath {
  /// The path with each of its parts drawn from its end to its start.
  func reversed() -> CGPath {
    var result: [Element] = []
    var part: [(element: Element, from: CGPoint)] = []
    var start = CGPoint.zero
    var point = CGPoint.zero
    func finish(closed: Bool) {
      guard !part.isEmpty else { return }
      result.append(.move(point))
      for (element, from) in part.reversed() {
        switch element {
        case .line: result.append(.line(from))
        case .quad(let control, _): result.append(.quad(control, from))
        case .curve(let first, let second, _): result.append(.curve(second, first, from))
        case .move, .close: break
        }
      }
      if closed { result.append(.close) }
      part = []
    }
    for element in elements {
      switch element {
      case .move(let to):
        finish(closed: false)
        start = to
        point = to
      case .line(let to), .quad(_, let to), .curve(_, _, let to):
        part.append((element, point))
        point = to
      case .close:
        finish(closed: true)
        point = start
      }
    }
    finish(closed: false)
    return CGPath(elements: result)
  }
}
