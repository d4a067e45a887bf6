import CGTK
import CoreGraphics

/// Draws the part of a node tree that meets a rectangle.
///
/// `gsk_render_node_draw` visits every node and leaves the culling to Cairo, after text was shaped into it; for a strip of a large
/// picture most of that is thrown away. Fills and frames whose edges are whole pixels are written by `PixelCanvas`, everything else
/// by Cairo.
@MainActor struct CulledPainter {
  typealias Rect = PictureChange.Rect
  typealias Offset = (x: Double, y: Double)

  private let cairo: OpaquePointer
  private let canvas: PixelCanvas
  /// Pixels per point, and where the drawing's origin is in pixels.
  private let scale: Double
  private let origin: Offset
  /// The clip Cairo has.
  private let outer: Rect

  /// - Parameter rect: in the node's coordinates; Cairo's clip is set by the caller.
  static func draw(_ node: OpaquePointer, in cairo: OpaquePointer, rect: graphene_rect_t) {
    guard let painter = CulledPainter(cairo, rect) else {
      gsk_render_node_draw(node, cairo)
      return
    }
    painter.draw(node, (0, 0), clip: painter.outer, rounding: nil)
    if let image = cairo_get_target(cairo) { cairo_surface_mark_dirty(image) }
  }

  private init?(_ cairo: OpaquePointer, _ rect: graphene_rect_t) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0, let image = cairo_get_target(cairo),
      let canvas = PixelCanvas(image)
    else { return nil }
    self.cairo = cairo
    self.canvas = canvas
    scale = matrix.xx
    origin = (matrix.x0, matrix.y0)
    let left = (Double(rect.origin.x) * scale + matrix.x0 + 0.01).rounded(.down)
    let top = (Double(rect.origin.y) * scale + matrix.y0 + 0.01).rounded(.down)
    let right = (Double(rect.origin.x + rect.size.width) * scale + matrix.x0 - 0.01).rounded(.up)
    let bottom = (Double(rect.origin.y + rect.size.height) * scale + matrix.y0 - 0.01).rounded(.up)
    outer = Rect(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom)).cut(to: canvas.bounds)
  }

  // MARK: The tree

  /// - Parameters:
  ///   - offset: of the node's coordinates, in points.
  ///   - clip: in pixels.
  private func draw(_ node: OpaquePointer, _ offset: Offset, clip: Rect, rounding: PixelCanvas.Rounding?) {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    let place = around(bounds, offset)
    guard place.meets(clip) else { return }
    // Corners that cut nothing are forgotten.
    let rounding = rounding.flatMap { $0.encloses(place.cut(to: clip)) ? nil : $0 }
    switch gsk_render_node_get_node_type(node) {
    case GSK_CONTAINER_NODE:
      for index in firstVisible(of: node, offset, clip)..<gsk_container_node_get_n_children(node) {
        if let child = gsk_container_node_get_child(node, index) { draw(child, offset, clip: clip, rounding: rounding) }
      }
    case GSK_TRANSFORM_NODE:
      guard let child = gsk_transform_node_get_child(node), let by = Self.translation(of: node) else {
        drawByCairo(node, offset, place, clip: clip, rounding: rounding)
        return
      }
      draw(child, (offset.x + Double(by.x), offset.y + Double(by.y)), clip: clip, rounding: rounding)
    case GSK_CLIP_NODE:
      guard let child = gsk_clip_node_get_child(node), let rect = gsk_clip_node_get_clip(node)?.pointee else { return }
      if let inner = exactly(rect, offset) {
        draw(child, offset, clip: clip.cut(to: inner), rounding: rounding)
      } else {
        drawByCairo(node, offset, place, clip: clip, rounding: rounding)
      }
    case GSK_ROUNDED_CLIP_NODE:
      if rounding == nil, let child = gsk_rounded_clip_node_get_child(node),
        let corners = gsk_rounded_clip_node_get_clip(node), let inner = self.rounding(corners.pointee, offset)
      {
        draw(child, offset, clip: clip.cut(to: inner.rect), rounding: inner)
      } else {
        drawByCairo(node, offset, place, clip: clip, rounding: rounding)
      }
    case GSK_DEBUG_NODE:
      if let child = gsk_debug_node_get_child(node) { draw(child, offset, clip: clip, rounding: rounding) }
    case GSK_COLOR_NODE:
      guard let color = gsk_color_node_get_color(node)?.pointee, let rect = exactly(bounds, offset) else {
        drawByCairo(node, offset, place, clip: clip, rounding: rounding)
        return
      }
      if let rounding {
        canvas.fill(rect, within: rounding, PixelCanvas.Paint(color), clip: clip)
      } else {
        canvas.fill(rect, PixelCanvas.Paint(color), clip: clip)
      }
    case GSK_BORDER_NODE:
      if rounding != nil || !drawFrame(node, offset, clip: clip) {
        drawByCairo(node, offset, place, clip: clip, rounding: rounding)
      }
    case GSK_TEXT_NODE:
      guard rounding == nil, let start = gsk_text_node_get_offset(node)?.pointee,
        canvas.text(
          node, x: origin.x + (offset.x + Double(start.x)) * scale, y: origin.y + (offset.y + Double(start.y)) * scale,
          scale: scale, clip: clip)
      else {
        drawByCairo(node, offset, place, clip: clip, rounding: rounding)
        return
      }
    default: drawByCairo(node, offset, place, clip: clip, rounding: rounding)
    }
  }

  /// The last of a few children that covers all of `clip`: what is under it need not be painted.
  private func firstVisible(of node: OpaquePointer, _ offset: Offset, _ clip: Rect) -> UInt32 {
    let count = gsk_container_node_get_n_children(node)
    guard count > 1, count <= 8 else { return 0 }
    for index in stride(from: count - 1, to: 0, by: -1) {
      if let child = gsk_container_node_get_child(node, index), covers(child, offset, clip, depth: 0) { return index }
    }
    return 0
  }

  /// Whether the node paints every pixel of `area` in an opaque colour.
  private func covers(_ node: OpaquePointer, _ offset: Offset, _ area: Rect, depth: Int) -> Bool {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    guard depth < 8, around(bounds, offset).encloses(area) else { return false }
    switch gsk_render_node_get_node_type(node) {
    case GSK_COLOR_NODE:
      guard let color = gsk_color_node_get_color(node), color.pointee.alpha >= 1, let rect = exactly(bounds, offset)
      else { return false }
      return rect.encloses(area)
    case GSK_CONTAINER_NODE:
      // The background comes first.
      return (0..<min(gsk_container_node_get_n_children(node), 4)).contains { index in
        gsk_container_node_get_child(node, index).map { covers($0, offset, area, depth: depth + 1) } ?? false
      }
    case GSK_TRANSFORM_NODE:
      guard let child = gsk_transform_node_get_child(node), let by = Self.translation(of: node) else { return false }
      return covers(child, (offset.x + Double(by.x), offset.y + Double(by.y)), area, depth: depth + 1)
    case GSK_CLIP_NODE:
      guard let child = gsk_clip_node_get_child(node), let rect = gsk_clip_node_get_clip(node)?.pointee,
        let inner = exactly(rect, offset)
      else { return false }
      return inner.encloses(area) && covers(child, offset, area, depth: depth + 1)
    default: return false
    }
  }

  /// - Returns: whether the frame is of one width and colour and of whole pixels, and was drawn.
  private func drawFrame(_ node: OpaquePointer, _ offset: Offset, clip: Rect) -> Bool {
    guard let outline = gsk_border_node_get_outline(node)?.pointee, let widths = gsk_border_node_get_widths(node),
      let colors = gsk_border_node_get_colors(node), let rounding = rounding(outline, offset)
    else { return false }
    let width = (Double(widths[0]) * scale).rounded()
    guard width >= 1, abs(width - Double(widths[0]) * scale) < 0.01,
      rounding.radius == 0 || Float(width) <= rounding.radius, Int(width) * 2 <= rounding.rect.width,
      Int(width) * 2 <= rounding.rect.height
    else { return false }
    for side in 1..<4 {
      guard widths[side] == widths[0], gdk_rgba_equal(colors + side, colors) != 0 else { return false }
    }
    canvas.frame(rounding, width: Int(width), PixelCanvas.Paint(colors[0]), clip: clip)
    return true
  }

  private func drawByCairo(
    _ node: OpaquePointer, _ offset: Offset, _ place: Rect, clip: Rect, rounding: PixelCanvas.Rounding?
  ) {
    cairo_save(cairo)
    if let rounding {
      cairo_identity_matrix(cairo)
      path(rounding)
      cairo_clip(cairo)
    }
    if clip != outer, !clip.encloses(place) {
      cairo_identity_matrix(cairo)
      cairo_rectangle(cairo, Double(clip.x), Double(clip.y), Double(clip.width), Double(clip.height))
      cairo_clip(cairo)
    }
    var matrix = cairo_matrix_t(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: origin.x + offset.x * scale, y0: origin.y + offset.y * scale)
    cairo_set_matrix(cairo, &matrix)
    gsk_render_node_draw(node, cairo)
    cairo_restore(cairo)
  }

  private func path(_ rounding: PixelCanvas.Rounding) {
    let (left, top) = (Double(rounding.rect.x), Double(rounding.rect.y))
    let (right, bottom) = (Double(rounding.rect.maxX), Double(rounding.rect.maxY))
    let radius = Double(rounding.radius)
    cairo_new_path(cairo)
    cairo_arc(cairo, left + radius, top + radius, radius, .pi, 1.5 * .pi)
    cairo_arc(cairo, right - radius, top + radius, radius, 1.5 * .pi, 2 * .pi)
    cairo_arc(cairo, right - radius, bottom - radius, radius, 0, 0.5 * .pi)
    cairo_arc(cairo, left + radius, bottom - radius, radius, 0.5 * .pi, .pi)
    cairo_close_path(cairo)
  }

  // MARK: Pixels

  private func edges(_ rect: graphene_rect_t, _ offset: Offset) -> (
    left: Double, top: Double, right: Double, bottom: Double
  ) {
    let x = (Double(rect.origin.x) + offset.x) * scale + origin.x
    let y = (Double(rect.origin.y) + offset.y) * scale + origin.y
    return (x, y, x + Double(rect.size.width) * scale, y + Double(rect.size.height) * scale)
  }

  /// The pixels that `rect` touches. Coordinates far outside are limited.
  private func around(_ rect: graphene_rect_t, _ offset: Offset) -> Rect {
    let edges = edges(rect, offset)
    func whole(_ value: Double) -> Int { Int(min(max(value, -1e7), 1e7)) }
    return Rect(
      left: whole((edges.left + 0.01).rounded(.down)), top: whole((edges.top + 0.01).rounded(.down)),
      right: whole((edges.right - 0.01).rounded(.up)), bottom: whole((edges.bottom - 0.01).rounded(.up)))
  }

  /// `rect` in pixels if its edges are between pixels; sums of single-precision offsets miss them by a little.
  private func exactly(_ rect: graphene_rect_t, _ offset: Offset) -> Rect? {
    let edges = edges(rect, offset)
    func whole(_ value: Double) -> Int? {
      let rounded = value.rounded()
      return abs(value - rounded) < 0.02 && abs(rounded) < 1e7 ? Int(rounded) : nil
    }
    guard let left = whole(edges.left), let top = whole(edges.top), let right = whole(edges.right),
      let bottom = whole(edges.bottom)
    else { return nil }
    return Rect(left: left, top: top, right: right, bottom: bottom)
  }

  /// Four equal circular corners, or none, on whole pixels.
  private func rounding(_ rect: GskRoundedRect, _ offset: Offset) -> PixelCanvas.Rounding? {
    guard let place = exactly(rect.bounds, offset) else { return nil }
    let radius = rect.corner.0.width
    for corner in [rect.corner.0, rect.corner.1, rect.corner.2, rect.corner.3] {
      guard corner.width == radius, corner.height == radius else { return nil }
    }
    let pixels = radius * Float(scale)
    guard pixels <= 64, Int(pixels.rounded(.up)) * 2 <= min(place.width, place.height) else { return nil }
    return PixelCanvas.Rounding(rect: place, radius: pixels)
  }

  /// The offset of a transform node that only moves.
  nonisolated static func translation(of node: OpaquePointer) -> (x: Float, y: Float)? {
    let transform = gsk_transform_node_get_transform(node)
    let category = gsk_transform_get_category(transform)
    guard category.rawValue >= GSK_TRANSFORM_CATEGORY_2D_TRANSLATE.rawValue else { return nil }
    var x: Float = 0
    var y: Float = 0
    gsk_transform_to_translate(transform, &x, &y)
    return (x, y)
  }
}
