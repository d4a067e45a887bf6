import CGTK
import Foundation

/// A destination of drawing: a bitmap, a PDF document, or a layer's recording.
///
/// In a bitmap context and in a document the y axis points up from the lower left corner, as on Apple's platforms; in a
/// layer's and in UIKit's it points down.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgcontext).
public final class CGContext: Hashable {
  /// Owned; nil after `detach()`.
  private var cairo: CairoContext?
  let surface: CairoSurface?
  /// Whether the bitmap began opaque, so that its images have no alpha.
  private(set) var isOpaque = false
  let pixels: Pixels?
  let size: CGSize
  /// The transform from user space to Cairo's device space at the creation of the context.
  private(set) var base: CGAffineTransform
  /// The document whose pages are drawn; nil for other destinations.
  let document: PDFDocument?
  private(set) var states: [State] = []
  /// The transform of text before that of user space, with the place of the next text as its translation. It is not
  /// part of the graphics state.
  public var textMatrix = CGAffineTransform.identity
  var state = State()
  let current = CGMutablePath()
  /// The nesting depth of operations that draw, and of transparency layers: the outermost ends in the caller's memory.
  var drawing = 0

  struct State {
    var fill = CGColor.black
    var stroke = CGColor.black
    var alpha: Double = 1
    var shadow: (offset: CGSize, blur: CGFloat, color: CGColor)?
    var masks: [ClipMask] = []
    var font: (name: String, size: CGFloat) = ("", 0)
    var textMode = CGTextDrawingMode.fill
    var blendMode = CGBlendMode.normal
  }

  struct Pixels {
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

  /// Creates a context on one of Cairo's that is owned elsewhere, whose y axis points down.
  package init(cairo: CairoContext, size: CGSize) {
    cairo.retain()
    self.cairo = cairo
    surface = nil
    pixels = nil
    document = nil
    self.size = size
    base = .identity
    cairo.lineWidth = 1
  }

  /// Creates a bitmap with 8 bits per component, of grey or RGB; nil for an unsupported format or size. With `data` nil
  /// it allocates memory, which `flush()`, `makeImage()` and `data` bring up to date. The caller's memory is drawn
  /// over: it is read here, and each operation that draws writes the part that it may have changed.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let isGray = space?.model == .monochrome
    let pixel = isGray ? 1 : 4
    guard bitsPerComponent == 8, let space, space.model != .cmyk, (1...CGImage.sideLimit).contains(width),
      bytesPerRow == 0 || bytesPerRow >= width * pixel,
      let surface = CGImage.makeSurface(width: width, height: height)
    else { return nil }
    let row = bytesPerRow == 0 ? (width * pixel + 15) / 16 * 16 : bytesPerRow
    // Memory that is not written to takes no space.
    guard let memory = data ?? calloc(height, row) else { return nil }
    self.surface = surface
    pixels = Pixels(
      width: width, height: height, bytesPerRow: row, layout: PixelLayout(info, bytes: pixel, gray: isGray),
      space: space, info: info, bits: bitsPerComponent, memory: memory, ownsMemory: data == nil)
    document = nil
    if data != nil, bytesPerRow > 0 { Self.read(pixels, into: surface) }
    size = CGSize(width: width, height: height)
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    let cairo = CairoContext(drawingOn: surface)
    self.cairo = cairo
    cairo.lineWidth = 1
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
    document = nil
    self.size = size
    base = CGAffineTransform(scaleX: scale, y: scale)
    let cairo = CairoContext(drawingOn: surface)
    self.cairo = cairo
    isOpaque = opaque
    if opaque {
      cairo.setSource(red: 0, green: 0, blue: 0)
      cairo.paint()
    }
    cairo.lineWidth = 1
    concatenate(base)
  }

  /// Creates a context on a document, whose pages are begun and ended.
  init(document: PDFDocument, size: CGSize) {
    self.document = document
    surface = nil
    pixels = nil
    self.size = size
    base = .identity
    let cairo = CairoContext(drawingOn: document.surface)
    self.cairo = cairo
    cairo.lineWidth = 1
  }

  /// Begins drawing with a fresh graphics state, in a user space that `transform` maps to device space.
  func beginDrawing(_ transform: CGAffineTransform) {
    base = transform
    saveGState()
    state = State()
    textMatrix = .identity
    concatenate(transform)
  }

  /// Ends the drawing that `beginDrawing(_:)` began, with all graphics states that were saved since.
  func endDrawing() {
    while !states.isEmpty { restoreGState() }
    current.elements = []
  }

  deinit {
    document?.close(self)
    cairo?.release()
    if let pixels, pixels.ownsMemory { free(pixels.memory) }
  }

  /// Ends the context's use of a Cairo context that it does not own. Later calls draw nothing.
  package func detach() {
    cairo?.release()
    cairo = nil
  }

  /// Whether anything was drawn or the state was changed.
  package private(set) var wasUsed = false

  /// Draws with Cairo, in user space; does nothing after `detach()`.
  package func withCairo(_ body: (CairoContext) -> Void) {
    wasUsed = true
    if let cairo { body(cairo) }
  }

  // MARK: State

  /// Pushes a copy of the graphics state, including the clip and the transform.
  public func saveGState() {
    withCairo { $0.save() }
    states.append(state)
  }

  /// Restores the graphics state that was pushed last; does nothing if there is none.
  public func restoreGState() {
    guard let last = states.popLast() else { return }
    withCairo { $0.restore() }
    state = last
  }

  /// The current transform from user space to device space.
  public var ctm: CGAffineTransform {
    var transform = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    withCairo { transform = $0.transform }
    return transform
  }

  /// Applies a transform before the current one; one without an inverse is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
    withCairo { $0.concatenate(transform) }
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

  /// Sets the colour of fills by the amounts of four inks and alpha, from 0 to 1.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the colour of strokes by the amounts of four inks and alpha, from 0 to 1.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setStrokeColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the opacity of everything drawn from now on, from 0 to 1; 1 by default.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(max(alpha, 0), 1)) }

  /// Sets the width of strokes, in user space.
  public func setLineWidth(_ width: CGFloat) { withCairo { $0.lineWidth = Double(width) } }

  /// Sets the shape of the ends of strokes.
  public func setLineCap(_ cap: CGLineCap) {
    let value =
      switch cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    withCairo { $0.lineCap = value }
  }

  /// Sets the shape of the joins of strokes.
  public func setLineJoin(_ join: CGLineJoin) {
    let value =
      switch join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    withCairo { $0.lineJoin = value }
  }

  /// Sets the length of a miter relative to the line width above which a join is bevelled.
  public func setMiterLimit(_ limit: CGFloat) { withCairo { $0.miterLimit = Double(limit) } }

  /// Sets the alternating lengths of dashes and gaps, and the distance into the pattern at which strokes start; no
  /// lengths mean a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let dashes = lengths.map { Double($0) }
    withCairo { $0.setDash(dashes, phase: Double(phase)) }
  }

  /// Sets the tolerance for curves, in device space; at least 0.01.
  public func setFlatness(_ flatness: CGFloat) { withCairo { $0.setTolerance(Double(max(flatness, 0.01))) } }

  /// Sets whether edges are smoothed; true by default.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    withCairo { $0.setAntialias(shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }
  }

  /// Sets the space of the components of fills. Stored; has no effect: colours carry their own.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Sets the space of the components of strokes. Stored; has no effect, like `setFillColorSpace(_:)`.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Sets the treatment of colours outside of the gamut. Stored; has no effect: they are clamped.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Sets whether edges are smoothed, like `setShouldAntialias(_:)`.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { setShouldAntialias(allowsAntialiasing) }

  /// The quality of scaled images.
  public var interpolationQuality: CGInterpolationQuality = .default

  /// Sets how drawing is combined with the existing pixels; `.normal` by default.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
    withCairo { $0.setOperator(mode.cairoOperator) }
  }

  /// Sets a shadow for everything drawn from now on; a nil colour means none. The offset is in the context's base
  /// space; `blur` is twice the standard deviation, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, blur, $0) }
  }

  /// Sets a shadow in black with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Coordinates

  /// The transform from user space to device space, in pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
  /// Converts a point from user space to device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Converts a point from device space to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Converts a size from user space to device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Converts a size from device space to user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// Converts a rectangle from user space to device space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Converts a rectangle from device space to user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// The colour of fills, for text drawn by a higher module.
  package var fillColor: CGColor { state.fill }
}

/// Objects are equal if they are the same one, as Core Foundation compares those that have no other rule.
extension CGContext {
  public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
