import CGTK
import Foundation

/// A destination of drawing: a bitmap, or a layer's recording.
///
/// In a bitmap context the y axis points up from the lower left corner, as on Apple's platforms; in a layer's and in
/// UIKit's it points down.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgcontext).
public final class CGContext {
  private var cairo: OpaquePointer?
  let surface: OpaquePointer?
  private let pixels: Pixels?
  package let size: CGSize
  /// The transform from user space to Cairo's device space at the creation of the context.
  private let base: CGAffineTransform
  private var states: [State] = []
  private var state = State()
  private let current = CGMutablePath()

  private struct State {
    var fill = CGColor.black
    var stroke = CGColor.black
    var alpha: Double = 1
    var shadow: (offset: CGSize, blur: CGFloat, color: CGColor)?
    var masks: [ClipMask] = []
  }

  private struct Pixels {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let layout: PixelLayout
    let space: CGColorSpace?
    let info: CGBitmapInfo
    let bits: Int
    let memory: UnsafeMutableRawPointer
    let ownsMemory: Bool
  }

  /// Creates a context on a `cairo_t` owned elsewhere, whose y axis points down.
  package init(cairo: OpaquePointer, size: CGSize) {
    self.cairo = cairo_reference(cairo)
    surface = nil
    pixels = nil
    self.size = size
    base = .identity
    cairo_set_line_width(cairo, 1)
  }

  /// Creates a bitmap with 8 bits per component; nil for an unsupported format or size. With `data` nil it allocates
  /// memory; the caller's memory in another format than premultiplied BGRA is filled by `flush()`, `makeImage()` and
  /// `data`.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let isGray = space?.model == .monochrome
    let pixel = isGray ? 1 : 4
    guard bitsPerComponent == 8, space != nil, bytesPerRow == 0 || bytesPerRow >= width * pixel,
      let surface = CGImage.makeSurface(width: width, height: height)
    else { return nil }
    let row = bytesPerRow == 0 ? (width * pixel + 15) / 16 * 16 : bytesPerRow
    let memory = data ?? UnsafeMutableRawPointer.allocate(byteCount: row * height, alignment: 16)
    if data == nil { memory.initializeMemory(as: UInt8.self, repeating: 0, count: row * height) }
    self.surface = surface
    pixels = Pixels(
      width: width, height: height, bytesPerRow: row, layout: PixelLayout(info, bytes: pixel, gray: isGray),
      space: space, info: info, bits: bitsPerComponent, memory: memory, ownsMemory: data == nil)
    size = CGSize(width: width, height: height)
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    let cairo = cairo_create(surface)!
    self.cairo = cairo
    cairo_set_line_width(cairo, 1)
    concatenate(base)
  }

  /// Creates a bitmap of `size` points whose y axis points down, with `scale` pixels per point.
  package init?(size: CGSize, scale: CGFloat, opaque: Bool) {
    guard let width = Int(exactly: (size.width * scale).rounded(.up)),
      let height = Int(exactly: (size.height * scale).rounded(.up)),
      let surface = CGImage.makeSurface(width: width, height: height)
    else { return nil }
    self.surface = surface
    pixels = nil
    self.size = size
    base = CGAffineTransform(scaleX: scale, y: scale)
    let cairo = cairo_create(surface)!
    self.cairo = cairo
    if opaque {
      cairo_set_source_rgb(cairo, 0, 0, 0)
      cairo_paint(cairo)
    }
    cairo_set_line_width(cairo, 1)
    concatenate(base)
  }

  deinit {
    if let cairo { cairo_destroy(cairo) }
    if let surface { cairo_surface_destroy(surface) }
    if let pixels, pixels.ownsMemory { pixels.memory.deallocate() }
  }

  /// Ends the context's use of a Cairo context that it does not own. Later calls draw nothing.
  package func detach() {
    if let cairo { cairo_destroy(cairo) }
    cairo = nil
  }

  /// Whether anything was drawn or the state was changed.
  package private(set) var wasUsed = false

  /// Draws with Cairo, in user space; does nothing after `detach()`.
  package func withCairo(_ body: (OpaquePointer) -> Void) {
    wasUsed = true
    if let cairo { body(cairo) }
  }

  // MARK: Bitmap

  /// The width of the bitmap in pixels; 0 for a context without one.
  public var width: Int { pixels?.width ?? surface.map { Int(cairo_image_surface_get_width($0)) } ?? 0 }
  /// The height of the bitmap in pixels; 0 for a context without one.
  public var height: Int { pixels?.height ?? surface.map { Int(cairo_image_surface_get_height($0)) } ?? 0 }
  /// The bytes per row of the caller's memory; 0 for a context without it.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
  /// The bits per component; 8.
  public var bitsPerComponent: Int { pixels?.bits ?? 8 }
  /// The bits per pixel: 8 for grey, otherwise 32.
  public var bitsPerPixel: Int { pixels?.space?.model == .monochrome ? 8 : 32 }
  /// The colour space of the bitmap.
  public var colorSpace: CGColorSpace? { pixels?.space ?? .standard }
  /// The arrangement of components in memory.
  public var bitmapInfo: CGBitmapInfo { pixels?.info ?? [CGBitmapInfo(rawValue: 2), .byteOrder32Little] }
  /// The place of alpha among the components.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }

  /// The bitmap's memory, up to date; nil for a context without one. Changes made there are not read back.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return pixels?.memory
  }

  /// Writes pending drawing to the caller's memory.
  public func flush() {
    guard let surface else { return }
    cairo_surface_flush(surface)
    guard let pixels, let source = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let target = pixels.memory.assumingMemoryBound(to: UInt8.self)
    for y in 0..<pixels.height {
      if pixels.layout.isNative {
        memcpy(target + y * pixels.bytesPerRow, source + y * stride, pixels.width * 4)
      } else {
        pixels.layout.write(source + y * stride, into: target + y * pixels.bytesPerRow, count: pixels.width)
      }
    }
  }

  /// Writes pending drawing to the caller's memory, like `flush()`.
  public func synchronize() { flush() }

  /// Returns a copy of the bitmap; nil for a context without one.
  public func makeImage() -> CGImage? {
    guard let surface else { return nil }
    flush()
    guard let copy = CGImage.makeSurface(width: width, height: height) else { return nil }
    memcpy(
      cairo_image_surface_get_data(copy), cairo_image_surface_get_data(surface),
      Int(cairo_image_surface_get_stride(surface)) * height)
    cairo_surface_mark_dirty(copy)
    return CGImage(owningSurface: copy, isGray: pixels?.space?.model == .monochrome)
  }

  // MARK: State

  /// Pushes a copy of the graphics state, including the clip and the transform.
  public func saveGState() {
    withCairo { cairo_save($0) }
    states.append(state)
  }

  /// Restores the graphics state that was pushed last; does nothing if there is none.
  public func restoreGState() {
    guard let last = states.popLast() else { return }
    withCairo { cairo_restore($0) }
    state = last
  }

  /// The current transform from user space to device space.
  public var ctm: CGAffineTransform {
    var matrix = cairo_matrix_t()
    withCairo { cairo_get_matrix($0, &matrix) }
    return CGAffineTransform(
      a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
      tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
  }

  /// Applies a transform before the current one; one without an inverse is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
      x0: Double(transform.tx), y0: Double(transform.ty))
    withCairo { cairo_transform($0, &matrix) }
  }

  /// Moves the origin of user space, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Rotates user space by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the colour of fills; opaque black by default.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the colour of strokes; opaque black by default.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// Sets the colour of fills by sRGB components and alpha, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of strokes by sRGB components and alpha, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of fills to a grey, from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the colour of strokes to a grey, from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the opacity of everything drawn from now on, from 0 to 1; 1 by default.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(max(alpha, 0), 1)) }

  /// Sets the width of strokes, in user space.
  public func setLineWidth(_ width: CGFloat) { withCairo { cairo_set_line_width($0, Double(width)) } }

  /// Sets the shape of the ends of strokes.
  public func setLineCap(_ cap: CGLineCap) {
    let value =
      switch cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    withCairo { cairo_set_line_cap($0, value) }
  }

  /// Sets the shape of the joins of strokes.
  public func setLineJoin(_ join: CGLineJoin) {
    let value =
      switch join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    withCairo { cairo_set_line_join($0, value) }
  }

  /// Sets the length of a miter relative to the line width above which a join is bevelled.
  public func setMiterLimit(_ limit: CGFloat) { withCairo { cairo_set_miter_limit($0, Double(limit)) } }

  /// Sets the alternating lengths of dashes and gaps, and the distance into the pattern at which strokes start; no
  /// lengths mean a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let dashes = lengths.map { Double($0) }
    withCairo { cairo_set_dash($0, dashes, Int32(dashes.count), Double(phase)) }
  }

  /// Sets the tolerance for curves, in device space; at least 0.01.
  public func setFlatness(_ flatness: CGFloat) { withCairo { cairo_set_tolerance($0, Double(max(flatness, 0.01))) } }

  /// Sets whether edges are smoothed; true by default.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    withCairo { cairo_set_antialias($0, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }
  }

  /// Sets whether edges are smoothed, like `setShouldAntialias(_:)`.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { setShouldAntialias(allowsAntialiasing) }

  /// The quality of scaled images.
  public var interpolationQuality: CGInterpolationQuality = .default

  /// Sets how drawing is combined with the existing pixels; `.normal` by default.
  public func setBlendMode(_ mode: CGBlendMode) { withCairo { cairo_set_operator($0, mode.cairoOperator) } }

  /// Sets a shadow for everything drawn from now on; a nil colour means none. The offset is in the context's base
  /// space; `blur` is twice the standard deviation, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, blur, $0) }
  }

  /// Sets a shadow in black with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Path

  /// Begins a new path and discards the current one.
  public func beginPath() { current.elements = [] }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }
  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Adds rectangles as subpaths.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  /// Adds a subpath of lines through points.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
  /// Adds the ellipse in a rectangle as a subpath.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  /// Adds an arc, after a line from the current point to its start; angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds the arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Adds all elements of a path.
  public func addPath(_ path: CGPath) { current.addPath(path) }
  /// Closes the current subpath.
  public func closePath() { current.closeSubpath() }
  /// A copy of the current path; nil if it is empty.
  public var path: CGPath? { current.isEmpty ? nil : current.copy() }
  /// Whether the current path is empty.
  public var isPathEmpty: Bool { current.isEmpty }
  /// The end of the current path; zero if it is empty.
  public var currentPointOfPath: CGPoint { current.currentPoint }
  /// The smallest rectangle around the points of the current path, including control points; null if it is empty.
  public var boundingBoxOfPath: CGRect { current.boundingBox }

  /// Returns whether a point is inside the current path, by the rule of the mode.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    current.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }

  /// Replaces the current path by the outline of its stroke. Dashes are ignored.
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

  /// Draws the current path and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(current, rule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
    if mode != .fill, mode != .eoFill { stroke(current) }
    beginPath()
  }

  /// Fills the current path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
  /// Strokes the current path and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills a rectangle; the current path is kept.
  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil), rule: .winding) }

  /// Fills rectangles as one path; the current path is kept.
  public func fill(_ rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    fill(path, rule: .winding)
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect, transform: nil), rule: .winding) }
  /// Strokes the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect, transform: nil)) }
  /// Strokes a rectangle with the current line width.
  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect, transform: nil)) }

  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Strokes lines between each two of the points; an odd last point is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }

  /// Makes a rectangle transparent.
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

  /// Fills the clip with the image that a colour repeats.
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
        // Tiles are painted through the area that the line covers.
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
  private func paint(_ body: (OpaquePointer) -> Void) {
    guard !state.masks.isEmpty else { return paintUnmasked(body) }
    withCairo { cairo in
      cairo_push_group(cairo)
      paintUnmasked(body)
      for mask in state.masks { mask.cut(cairo) }
      cairo_pop_group_to_source(cairo)
      cairo_paint(cairo)
    }
  }

  /// Runs drawing calls, with the shadow below them if there is one.
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

  // MARK: Clip

  /// Intersects the clip with the current path, and begins a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    withCairo { cairo in
      cairo_new_path(cairo)
      current.append(to: cairo)
      cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      cairo_clip(cairo)
    }
    beginPath()
  }

  /// Intersects the clip with a rectangle.
  public func clip(to rect: CGRect) {
    withCairo { cairo in
      cairo_new_path(cairo)
      cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      cairo_clip(cairo)
    }
  }

  /// Intersects the clip with the union of rectangles.
  public func clip(to rects: [CGRect]) {
    withCairo { cairo in
      cairo_new_path(cairo)
      for rect in rects {
        cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      }
      cairo_clip(cairo)
    }
  }

  /// Clips to a rectangle and, within it, to an image: to its alpha, or to its brightness if it is grey or has no
  /// alpha. The image's first row is at the rectangle's largest y, as in `draw(_:in:byTiling:)`.
  ///
  /// Each drawing call needs a temporary image as large as the clip.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    if let mask = ClipMask(mask, in: rect, transform: ctm) { state.masks.append(mask) }
  }

  /// Removes the clip, including masks.
  public func resetClip() {
    withCairo { cairo_reset_clip($0) }
    state.masks = []
  }

  /// The smallest rectangle around the clip, in user space.
  public var boundingBoxOfClipPath: CGRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    withCairo { cairo_clip_extents($0, &x0, &y0, &x1, &y1) }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  // MARK: Images, gradients, layers

  /// Draws an image scaled to a rectangle, with its first row at the largest y; with `byTiling`, repeats it from there
  /// over the whole clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    // The image's first row is at the top in a space whose y axis points up.
    withCairo { cairo in
      cairo_save(cairo)
      cairo_translate(cairo, Double(rect.minX), Double(rect.maxY))
      cairo_scale(cairo, 1, -1)
      let upright = CGRect(origin: .zero, size: rect.size)
      if byTiling {
        let box = boundingBoxOfClipPath
        // Tiles without a size, or too many for any context, are not drawn.
        guard rect.width > 0, rect.height > 0,
          let columns = Self.tiles(from: box.minX / rect.width, to: box.maxX / rect.width),
          let rows = Self.tiles(from: box.minY / rect.height, to: box.maxY / rect.height),
          columns.count * rows.count <= 1 << 24
        else { return cairo_restore(cairo) }
        for row in rows {
          for column in columns {
            drawUpright(image, in: upright.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height))
          }
        }
      } else {
        drawUpright(image, in: upright)
      }
      cairo_restore(cairo)
    }
  }

  private static func tiles(from first: CGFloat, to last: CGFloat) -> Range<Int>? {
    guard first <= last, last - first <= 65_536, let lower = Int(exactly: first.rounded(.down)),
      let upper = Int(exactly: last.rounded(.up))
    else { return nil }
    return lower..<upper
  }

  /// Draws with the first row at `rect.minY`, as required where the y axis points down.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    guard rect.width != 0, rect.height != 0 else { return }
    paint { cairo in
      cairo_save(cairo)
      cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      cairo_clip(cairo)
      cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
      cairo_scale(cairo, Double(rect.width) / Double(image.width), Double(rect.height) / Double(image.height))
      cairo_set_source_surface(cairo, image.surface, 0, 0)
      let source = cairo_get_source(cairo)
      // Without this the outermost pixels blend with transparent ones when scaled.
      cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(source, interpolationQuality == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_paint_with_alpha(cairo, self.state.alpha)
      cairo_restore(cairo)
    }
  }

  /// Draws a gradient along a line, over the whole clip at right angles to it.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))!
    let direction = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    withCairo { cairo in
      cairo_save(cairo)
      // The areas before the start and after the end are painted only on request.
      let far: CGFloat = 1e5
      let length = max(hypot(direction.dx, direction.dy), 1e-6)
      let along = CGVector(dx: direction.dx / length, dy: direction.dy / length)
      let before = options.contains(.drawsBeforeStartLocation) ? far : 0
      let after = options.contains(.drawsAfterEndLocation) ? far : 0
      let path = CGMutablePath()
      let first = CGPoint(x: start.x - along.dx * before, y: start.y - along.dy * before)
      let last = CGPoint(x: end.x + along.dx * after, y: end.y + along.dy * after)
      let side = CGVector(dx: -along.dy * far, dy: along.dx * far)
      path.addLines(between: [
        CGPoint(x: first.x + side.dx, y: first.y + side.dy), CGPoint(x: last.x + side.dx, y: last.y + side.dy),
        CGPoint(x: last.x - side.dx, y: last.y - side.dy), CGPoint(x: first.x - side.dx, y: first.y - side.dy),
      ])
      path.closeSubpath()
      if options != [.drawsBeforeStartLocation, .drawsAfterEndLocation] {
        cairo_new_path(cairo)
        path.append(to: cairo)
        cairo_clip(cairo)
      }
      paintGradient(gradient, pattern)
      cairo_restore(cairo)
    }
    cairo_pattern_destroy(pattern)
  }

  /// Draws a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_radial(
      Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x), Double(endCenter.y),
      Double(endRadius))!
    withCairo { cairo in
      cairo_save(cairo)
      if !options.contains(.drawsAfterEndLocation) {
        cairo_new_path(cairo)
        let circle = CGRect(
          x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius, height: 2 * endRadius)
        CGPath(ellipseIn: circle, transform: nil).append(to: cairo)
        cairo_clip(cairo)
      }
      paintGradient(gradient, pattern)
      cairo_restore(cairo)
    }
    cairo_pattern_destroy(pattern)
  }

  private func paintGradient(_ gradient: CGGradient, _ pattern: OpaquePointer) {
    for stop in gradient.stops {
      let c = stop.color.rgba
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), c.red, c.green, c.blue, c.alpha * state.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    paint { cairo in
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
    }
  }

  /// Begins a group whose drawing is combined with the context as a whole, with the present opacity and masks. The
  /// dictionary has no effect.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    withCairo { cairo_push_group($0) }
    state.alpha = 1
    state.shadow = nil
    state.masks = []
  }

  /// Ends a transparency layer and draws it.
  public func endTransparencyLayer() {
    guard let outer = states.last else { return }
    withCairo { cairo in
      for mask in outer.masks { mask.cut(cairo) }
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, outer.alpha)
    }
    restoreGState()
  }

  // MARK: Coordinates

  /// Converts a point from user space to device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Converts a point from device space to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Converts a rectangle from user space to device space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Converts a rectangle from device space to user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// The colour of fills, for text drawn by a higher module.
  package var fillColor: CGColor.RGBA { state.fill.rgba }
}
