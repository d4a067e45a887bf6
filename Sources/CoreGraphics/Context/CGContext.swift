import CGTK
import Foundation

/// A drawing destination: a bitmap, or a layer's recording.
///
/// A bitmap context's y axis points up from the lower left corner, as Apple's; a layer's and UIKit's points down.
public final class CGContext {
  private var cairo: OpaquePointer?
  let surface: OpaquePointer?
  let pixels: Pixels?
  let size: CGSize
  /// The map from user space to Cairo's device space when the context was made.
  let base: CGAffineTransform
  private(set) var states: [State] = []
  var state = State()
  let current = CGMutablePath()

  struct State {
    var fill = CGColor.black
    var stroke = CGColor.black
    var alpha: Double = 1
    var shadow: (offset: CGSize, blur: CGFloat, color: CGColor)?
    var masks: [ClipMask] = []
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

  /// A context on a `cairo_t` that is owned elsewhere, whose y axis points down.
  package init(cairo: OpaquePointer, size: CGSize) {
    self.cairo = cairo_reference(cairo)
    surface = nil
    pixels = nil
    self.size = size
    base = .identity
    cairo_set_line_width(cairo, 1)
  }

  /// A bitmap of 8 bits a component. `data` nil allocates; memory of the caller in another order than premultiplied
  /// BGRA is filled by `flush()`, `makeImage()` and `data`.
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

  /// A bitmap of `size` points whose y axis points down, at `scale` pixels a point.
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

  /// Ends the context's use of a Cairo context it does not own. Later calls draw nothing.
  package func detach() {
    if let cairo { cairo_destroy(cairo) }
    cairo = nil
  }

  /// Whether the context has been drawn to or its state changed.
  package private(set) var wasUsed = false

  /// Draws by Cairo, in user space; does nothing after `detach()`.
  package func withCairo(_ body: (OpaquePointer) -> Void) {
    wasUsed = true
    if let cairo { body(cairo) }
  }

  // MARK: State

  public func saveGState() {
    withCairo { cairo_save($0) }
    states.append(state)
  }

  public func restoreGState() {
    guard let last = states.popLast() else { return }
    withCairo { cairo_restore($0) }
    state = last
  }

  public var ctm: CGAffineTransform {
    var matrix = cairo_matrix_t()
    withCairo { cairo_get_matrix($0, &matrix) }
    return CGAffineTransform(
      a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
      tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
  }

  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
      x0: Double(transform.tx), y0: Double(transform.ty))
    withCairo { cairo_transform($0, &matrix) }
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(max(alpha, 0), 1)) }

  public func setLineWidth(_ width: CGFloat) { withCairo { cairo_set_line_width($0, Double(width)) } }

  public func setLineCap(_ cap: CGLineCap) {
    let value =
      switch cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    withCairo { cairo_set_line_cap($0, value) }
  }

  public func setLineJoin(_ join: CGLineJoin) {
    let value =
      switch join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    withCairo { cairo_set_line_join($0, value) }
  }

  public func setMiterLimit(_ limit: CGFloat) { withCairo { cairo_set_miter_limit($0, Double(limit)) } }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let dashes = lengths.map { Double($0) }
    withCairo { cairo_set_dash($0, dashes, Int32(dashes.count), Double(phase)) }
  }

  public func setFlatness(_ flatness: CGFloat) { withCairo { cairo_set_tolerance($0, Double(max(flatness, 0.01))) } }

  public func setShouldAntialias(_ shouldAntialias: Bool) {
    withCairo { cairo_set_antialias($0, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }
  }

  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { setShouldAntialias(allowsAntialiasing) }

  public var interpolationQuality: CGInterpolationQuality = .default

  public func setBlendMode(_ mode: CGBlendMode) { withCairo { cairo_set_operator($0, mode.cairoOperator) } }

  /// A shadow under everything drawn from now on. The offset is in the context's base space; `blur` is twice the
  /// standard deviation, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, blur, $0) }
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Coordinates

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// The colour that fills, for text drawn by the module above.
  var fillColor: CGColor.RGBA { state.fill.rgba }
}
