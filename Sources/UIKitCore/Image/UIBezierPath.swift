/// A path of lines and curves, which can be drawn into the current context.
///
/// Unchecked as on iOS: a shared path must not be changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibezierpath).
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private var path = CGMutablePath()

  /// The width of the stroke in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The ends of lines; butt by default.
  open var lineCapStyle = CGLineCap.butt
  /// The joins of lines; mitred by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The ratio of length to width above which mitred joins are bevelled; 10 by default.
  open var miterLimit: CGFloat = 10
  /// The precision with which curves are drawn, in pixels; 0.6 by default. Stored; has no effect.
  open var flatness: CGFloat = 0.6
  /// Whether areas are filled by the even-odd rule rather than by winding number; false by default.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  private enum CodingKey {
    static let path = "UIPath"
    static let lineWidth = "UILineWidth"
    static let lineCapStyle = "UILineCapStyle"
    static let lineJoinStyle = "UILineJoinStyle"
    static let miterLimit = "UIMiterLimit"
    static let flatness = "UIFlatness"
    static let usesEvenOddFillRule = "UIUsesEvenOddFillRule"
    static let dashes = "UIDashes"
    static let dashPhase = "UIDashPhase"
  }

  /// Creates a path from an archive; nil if that has none. Archives of paths from iOS cannot be read.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: CodingKey.path),
      let path = PathBytes.path(from: data.copiedBytes)
    else { return nil }
    self.path = path
    lineWidth = CGFloat(coder.decodeDouble(forKey: CodingKey.lineWidth))
    lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: CodingKey.lineCapStyle)) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: CodingKey.lineJoinStyle)) ?? .miter
    miterLimit = CGFloat(coder.decodeDouble(forKey: CodingKey.miterLimit))
    flatness = CGFloat(coder.decodeDouble(forKey: CodingKey.flatness))
    usesEvenOddFillRule = coder.decodeBool(forKey: CodingKey.usesEvenOddFillRule)
    let dashes = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: CodingKey.dashes) as? [NSNumber] ?? []
    self.dashes = dashes.map { CGFloat($0.doubleValue) }
    dashPhase = CGFloat(coder.decodeDouble(forKey: CodingKey.dashPhase))
    super.init()
  }

  /// Writes the elements and the way in which they are drawn.
  open func encode(with coder: NSCoder) {
    coder.encode(PathBytes(path).data as NSData, forKey: CodingKey.path)
    coder.encode(Double(lineWidth), forKey: CodingKey.lineWidth)
    coder.encode(lineCapStyle.rawValue, forKey: CodingKey.lineCapStyle)
    coder.encode(lineJoinStyle.rawValue, forKey: CodingKey.lineJoinStyle)
    coder.encode(Double(miterLimit), forKey: CodingKey.miterLimit)
    coder.encode(Double(flatness), forKey: CodingKey.flatness)
    coder.encode(usesEvenOddFillRule, forKey: CodingKey.usesEvenOddFillRule)
    coder.encode(dashes.map { NSNumber(value: Double($0)) } as NSArray, forKey: CodingKey.dashes)
    coder.encode(Double(dashPhase), forKey: CodingKey.dashPhase)
  }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the path of the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates the path of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the path of a rectangle of which some corners are rounded.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let rx = min(max(cornerRadii.width, 0), rect.width / 2)
    let ry = min(max(cornerRadii.height, 0), rect.height / 2)
    guard rx > 0, ry > 0 else {
      path.addRect(rect)
      return
    }
    // Four quarter ellipses as Bézier curves, with the usual constant.
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

  /// Creates the path of an arc; see `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with a copy of a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.mutableCopy() ?? CGMutablePath()
  }

  /// The path as a Core Graphics path, a copy.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that contains the path.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// The end of the last line or curve.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is inside the path's area.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Starts a part of the path at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line from the current point to another.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point to another.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point to another.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, with a line to its start from the current point. Angles are in radians from the positive x axis;
  /// clockwise is as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics counts clockwise with y pointing up.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the current part with a line to its start.
  open func close() { path.closeSubpath() }
  /// Removes everything from the path.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds the parts of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms the path.
  open func apply(_ transform: CGAffineTransform) {
    var transform = transform
    path = path.mutableCopy(using: &transform) ?? path
  }

  /// Stores the lengths of dashes and gaps, their number, and the length from which the pattern starts. To learn the
  /// number first, pass nil for the pattern.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dashes, count: dashes.count)
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  /// Sets the lengths of dashes and gaps in points, and where in the pattern lines start; nil removes them.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Fills the path in the current context. Does nothing without one.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Strokes the path in the current context. Does nothing without one.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the path in the current context with a blend mode and an opacity from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = prepare(blendMode, alpha) else { return }
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    context.restoreGState()
  }

  /// Strokes the path in the current context with a blend mode and an opacity from 0 to 1.
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

  /// Limits drawing in the current context to the path's area.
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

  /// Returns the path drawn in the opposite direction. Its parts keep their order.
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

  /// Returns a copy of the path with its line style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeStyle(of: self)
    return copy
  }
}

extension CGPath {
  /// Returns the path with each part drawn from its end to its start.
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
