import CGTK
import CoreGraphics

/// Draws the part of a node tree that intersects a rectangle.
///
/// `gsk_render_node_draw` visits every node and leaves culling to Cairo, after text has been shaped; for a strip of a
/// large picture most of that is wasted. The tree is first reduced to a list of visible parts. Of these, `PixelCanvas`
/// writes fills, frames and text on whole pixels, Cairo everything else.
@MainActor package struct CulledPainter {
  typealias Rect = PixelRect
  typealias Offset = (x: Double, y: Double)

  private let cairo: CairoContext
  private let canvas: PixelCanvas
  /// The pixels per point, and the drawing's origin in pixels.
  private let scale: Double
  private let origin: Offset
  /// Cairo's clip.
  private let outer: Rect
  private let steps = PaintSteps.shared
  private let uncovered = UncoveredParts.shared

  /// Draws a part of a node.
  ///
  /// - Parameters:
  ///   - rect: the part in the node's coordinates; the caller sets Cairo's clip.
  ///   - bandHeight: the lines of pixels painted at a time; nil for a number that suits the processor's cache.
  package static func draw(_ node: RenderNode, in cairo: CairoContext, rect: graphene_rect_t, bandHeight: Int? = nil) {
    guard let painter = CulledPainter(cairo, rect) else {
      node.draw(in: cairo)
      return
    }
    painter.collect(node, (0, 0), clip: painter.outer, cut: Self.everything, rounding: nil)
    painter.paint(bandHeight: bandHeight ?? Self.bandHeight(width: painter.outer.width))
    cairo.target.markDirty()
  }

  /// Draws a node on all of an image, with the same pixels as Cairo.
  ///
  /// - Parameter scale: pixels per point.
  static func draw(_ node: RenderNode, on image: CairoSurface, scale: CGFloat) {
    image.draw { cairo in
      cairo.scale(x: scale, y: scale)
      // At other scales most edges are between pixels, where Cairo draws anyway.
      guard scale == scale.rounded() else {
        node.draw(in: cairo)
        return
      }
      let size = graphene_size_t(
        width: Float(CGFloat(image.width) / scale), height: Float(CGFloat(image.height) / scale))
      draw(node, in: cairo, rect: graphene_rect_t(origin: graphene_point_t(x: 0, y: 0), size: size))
    }
  }

  private init?(_ cairo: CairoContext, _ rect: graphene_rect_t) {
    let matrix = cairo.transform
    guard matrix.c == 0, matrix.b == 0, matrix.a == matrix.d, matrix.a > 0, let canvas = PixelCanvas(cairo.target)
    else { return nil }
    self.cairo = cairo
    self.canvas = canvas
    scale = Double(matrix.a)
    origin = (Double(matrix.tx), Double(matrix.ty))
    let left = (Double(rect.origin.x) * scale + origin.x + 0.01).rounded(.down)
    let top = (Double(rect.origin.y) * scale + origin.y + 0.01).rounded(.down)
    let right = (Double(rect.origin.x + rect.size.width) * scale + origin.x - 0.01).rounded(.up)
    let bottom = (Double(rect.origin.y + rect.size.height) * scale + origin.y - 0.01).rounded(.up)
    outer = Rect(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom)).cut(to: canvas.bounds)
  }

  // MARK: The tree

  private static let everything = Rect(left: -10_000_000, top: -10_000_000, right: 10_000_000, bottom: 10_000_000)

  /// Collects what has to be painted of a node and its children, from back to front.
  ///
  /// - Parameters:
  ///   - offset: the offset of the node's coordinates, in points.
  ///   - clip: the clip in pixels.
  ///   - cut: the clip of the nodes alone, without that of the part being drawn.
  private func collect(
    _ node: RenderNode, _ offset: Offset, clip: Rect, cut: Rect, rounding outer: PixelCanvas.Rounding?
  ) {
    if isOutside(node.extent, offset, clip) { return }
    let place = around(node.extent, offset)
    guard place.meets(clip) else { return }
    var rounding = outer
    // Corners that clip nothing are dropped.
    if let outer, outer.encloses(place.cut(to: clip)) { rounding = nil }
    var step = PaintSteps.Step(node, offset, place, clip: clip, cut: cut, rounding: rounding)
    switch node.kind {
    case .container:
      let children = unsafeDowncast(node, to: ContainerNode.self).children
      for index in firstVisible(of: children, offset, clip)..<children.count {
        collect(children[index], offset, clip: clip, cut: cut, rounding: rounding)
      }
      return
    case .translation:
      let node = unsafeDowncast(node, to: TranslationNode.self)
      collect(
        node.child, (offset.x + Double(node.x), offset.y + Double(node.y)), clip: clip, cut: cut, rounding: rounding)
      return
    case .clip:
      let node = unsafeDowncast(node, to: ClipNode.self)
      if let inner = exactly(node.clip, offset) {
        collect(node.child, offset, clip: clip.cut(to: inner), cut: cut.cut(to: inner), rounding: rounding)
        return
      }
    case .roundedClip:
      let node = unsafeDowncast(node, to: RoundedClipNode.self)
      if rounding == nil, let inner = self.rounding(node.clip, offset) {
        collect(node.child, offset, clip: clip.cut(to: inner.rect), cut: cut, rounding: inner)
        return
      }
    case .fill:
      if let rect = exactly(node.extent, offset) {
        step.form = .fill(rect, PixelCanvas.Paint(unsafeDowncast(node, to: FillNode.self).color))
      }
    case .border:
      if rounding == nil, let frame = frame(of: unsafeDowncast(node, to: BorderNode.self), offset) {
        step.form = frame
      }
    case .text:
      if rounding == nil, let start = node.gsk.textOffset {
        step.form = .text(
          x: origin.x + (offset.x + Double(start.x)) * scale, y: origin.y + (offset.y + Double(start.y)) * scale)
      }
    case .other: break
    }
    steps.append(step)
  }

  // MARK: Painting

  /// Approximately the bytes that stay in the processor's second-level cache while they are painted over.
  private static let bandBytes = 384 * 1_024

  /// Returns the lines of pixels to paint at a time.
  private static func bandHeight(width: Int) -> Int { max(16, bandBytes / (4 * max(width, 1))) }

  /// Paints the collected steps in bands: a window has more pixels than the processor's cache holds, and most are
  /// painted two or three times, by the background, a cell and its text.
  private func paint(bandHeight: Int) {
    defer { steps.removeAll() }
    var first = 0
    while first < steps.count {
      // Cairo would set up its drawing again for each band.
      var end = first
      while end < steps.count, steps[end].isPixels { end += 1 }
      if end > first { paint(first..<end, bandHeight: bandHeight) }
      if end < steps.count {
        paint(steps[end], clip: steps[end].clip)
        end += 1
      }
      first = end
    }
  }

  private func paint(_ range: Range<Int>, bandHeight: Int) {
    var top = outer.y
    while top < outer.maxY {
      let bottom = min(top + bandHeight, outer.maxY)
      for index in range where steps[index].meets(top, bottom) {
        let clip = steps[index].clip
        let part = Rect(left: clip.x, top: max(clip.y, top), right: clip.maxX, bottom: min(clip.maxY, bottom))
        // For a fill with rounded corners `opaqueFill` is only a part.
        if steps[index].rounding == nil, let fill = steps[index].opaqueFill,
          fill.cut(to: part).area >= Self.leastBackground
        {
          paintBackground(steps[index], fill.cut(to: part), under: index + 1..<range.upperBound)
        } else {
          paint(steps[index], clip: part)
        }
      }
      top = bottom
    }
  }

  /// Smaller fills are painted without this step.
  private static let leastBackground = 20_000

  /// Paints the parts of a fill that later opaque fills leave visible: cells cover most of a grid's background.
  private func paintBackground(_ step: PaintSteps.Step, _ area: Rect, under later: Range<Int>) {
    uncovered.begin(area)
    for index in later where steps[index].meets(area.y, area.maxY) {
      if let cover = steps[index].opaqueFill { uncovered.cover(cover) }
    }
    uncovered.end()
    for part in uncovered.parts { paint(step, clip: part) }
  }

  private func paint(_ step: PaintSteps.Step, clip: Rect) {
    switch step.form {
    case .fill(let rect, let paint):
      if let rounding = step.rounding {
        canvas.fill(rect, within: rounding, paint, cut: step.cut, clip: clip)
      } else {
        canvas.fill(rect, paint, clip: clip)
      }
    case .frame(let rounding, let width, let paint): canvas.frame(rounding, width: width, paint, clip: clip)
    case .text(let x, let y):
      let text = unsafeDowncast(step.node, to: TextNode.self)
      if !canvas.text(text, x: x, y: y, scale: scale, clip: clip) { drawByCairo(step, clip: clip) }
    case .other: drawByCairo(step, clip: clip)
    }
  }

  /// Returns the last of the first few children that covers all of `clip`: those below it need not be painted.
  private func firstVisible(of children: [RenderNode], _ offset: Offset, _ clip: Rect) -> Int {
    guard children.count > 1, children.count <= 8 else { return 0 }
    for index in stride(from: children.count - 1, to: 0, by: -1)
    where covers(children[index], offset, clip, depth: 0) {
      return index
    }
    return 0
  }

  /// Returns whether the node paints every pixel of `area` in an opaque colour.
  private func covers(_ node: RenderNode, _ offset: Offset, _ area: Rect, depth: Int) -> Bool {
    guard depth < 8, around(node.extent, offset).encloses(area) else { return false }
    switch node.kind {
    case .fill:
      guard unsafeDowncast(node, to: FillNode.self).color.alpha >= 1, let rect = exactly(node.extent, offset) else {
        return false
      }
      return rect.encloses(area)
    case .container:
      // The background comes first.
      let children = unsafeDowncast(node, to: ContainerNode.self).children
      for index in 0..<min(children.count, 4) where covers(children[index], offset, area, depth: depth + 1) {
        return true
      }
      return false
    case .translation:
      let node = unsafeDowncast(node, to: TranslationNode.self)
      return covers(node.child, (offset.x + Double(node.x), offset.y + Double(node.y)), area, depth: depth + 1)
    case .clip:
      let node = unsafeDowncast(node, to: ClipNode.self)
      guard let inner = exactly(node.clip, offset) else { return false }
      return inner.encloses(area) && covers(node.child, offset, area, depth: depth + 1)
    default: return false
    }
  }

  /// Returns a frame of one width and colour on whole pixels; nil for any other.
  private func frame(of node: BorderNode, _ offset: Offset) -> PaintSteps.Form? {
    guard let rounding = rounding(node.outline, offset) else { return nil }
    let width = (Double(node.width) * scale).rounded()
    guard width >= 1, abs(width - Double(node.width) * scale) < 0.01,
      rounding.radius == 0 || Float(width) <= rounding.radius, Int(width) * 2 <= rounding.rect.width,
      Int(width) * 2 <= rounding.rect.height
    else { return nil }
    return .frame(rounding, width: Int(width), PixelCanvas.Paint(node.color))
  }

  private func drawByCairo(_ step: PaintSteps.Step, clip: Rect) {
    cairo.save()
    if let rounding = step.rounding {
      cairo.resetTransform()
      path(rounding)
      cairo.clip()
    }
    if clip != outer, !clip.encloses(step.place) {
      cairo.resetTransform()
      cairo.addRect(CGRect(x: clip.x, y: clip.y, width: clip.width, height: clip.height))
      cairo.clip()
    }
    cairo.transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: origin.x + step.offset.x * scale, ty: origin.y + step.offset.y * scale)
    step.node.draw(in: cairo)
    cairo.restore()
  }

  /// Adds the path that GSK clips to, from the same curves, so that the same pixels are inside.
  private func path(_ rounding: PixelCanvas.Rounding) {
    let radius = Double(rounding.radius)
    let (left, top) = (Double(rounding.rect.x) + radius, Double(rounding.rect.y) + radius)
    let (right, bottom) = (Double(rounding.rect.maxX) - radius, Double(rounding.rect.maxY) - radius)
    func arc(_ x: Double, _ y: Double, from start: Double) {
      cairo.save()
      cairo.translate(x: x, y: y)
      cairo.scale(x: radius, y: radius)
      cairo.addUnitArc(from: start, to: start + 0.5 * .pi)
      cairo.restore()
    }
    cairo.newPath()
    if radius > 0 {
      arc(right, top, from: -0.5 * .pi)
      arc(right, bottom, from: 0)
      arc(left, bottom, from: 0.5 * .pi)
      arc(left, top, from: .pi)
    } else {
      cairo.addRect(CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }
    cairo.closePath()
  }

  // MARK: Pixels

  private func edges(_ rect: graphene_rect_t, _ offset: Offset) -> (
    left: Double, top: Double, right: Double, bottom: Double
  ) {
    let x = (Double(rect.origin.x) + offset.x) * scale + origin.x
    let y = (Double(rect.origin.y) + offset.y) * scale + origin.y
    return (x, y, x + Double(rect.size.width) * scale, y + Double(rect.size.height) * scale)
  }

  /// Returns whether `rect` is certain to be outside of `clip`: most parts of a scrolled grid are, and rounding their
  /// edges to pixels would take ten times as long.
  private func isOutside(_ rect: graphene_rect_t, _ offset: Offset, _ clip: Rect) -> Bool {
    let y = (Double(rect.origin.y) + offset.y) * scale + origin.y
    if y > Double(clip.maxY + 1) || y + Double(rect.size.height) * scale < Double(clip.y - 1) { return true }
    let x = (Double(rect.origin.x) + offset.x) * scale + origin.x
    return x > Double(clip.maxX + 1) || x + Double(rect.size.width) * scale < Double(clip.x - 1)
  }

  /// Returns the pixels that `rect` touches. Coordinates far outside the picture are clamped.
  private func around(_ rect: graphene_rect_t, _ offset: Offset) -> Rect {
    let edges = edges(rect, offset)
    return Rect(
      left: WholePixel.below(edges.left + 0.01), top: WholePixel.below(edges.top + 0.01),
      right: WholePixel.above(edges.right - 0.01), bottom: WholePixel.above(edges.bottom - 0.01))
  }

  /// Returns `rect` in pixels if its edges are on pixel boundaries, which sums of single-precision offsets miss
  /// slightly.
  private func exactly(_ rect: graphene_rect_t, _ offset: Offset) -> Rect? {
    let edges = edges(rect, offset)
    guard let left = WholePixel.exactly(edges.left), let top = WholePixel.exactly(edges.top),
      let right = WholePixel.exactly(edges.right), let bottom = WholePixel.exactly(edges.bottom)
    else { return nil }
    return Rect(left: left, top: top, right: right, bottom: bottom)
  }

  /// Returns four equal circular corners, or none, on whole pixels.
  private func rounding(_ rect: GskRoundedRect, _ offset: Offset) -> PixelCanvas.Rounding? {
    guard let place = exactly(rect.bounds, offset) else { return nil }
    let radius = rect.corner.0.width
    func isRound(_ corner: graphene_size_t) -> Bool { corner.width == radius && corner.height == radius }
    guard isRound(rect.corner.0), isRound(rect.corner.1), isRound(rect.corner.2), isRound(rect.corner.3) else {
      return nil
    }
    let pixels = radius * Float(scale)
    guard pixels <= 64, Int(pixels.rounded(.up)) * 2 <= min(place.width, place.height) else { return nil }
    return PixelCanvas.Rounding(rect: place, radius: pixels)
  }
}
