import CGTK
import CoreGraphics

/// New nodes, which the caller owns.
extension GSKNode {
  static func fill(_ rect: graphene_rect_t, _ color: GdkRGBA) -> GSKNode {
    var (color, rect) = (color, rect)
    return GSKNode(gsk_color_node_new(&color, &rect))
  }

  static func border(_ outline: GskRoundedRect, width: Float, _ color: GdkRGBA) -> GSKNode {
    var outline = outline
    return GSKNode(gsk_border_node_new(&outline, [width, width, width, width], [color, color, color, color]))
  }

  static func container(_ children: [RenderNode]) -> GSKNode {
    withUnsafeTemporaryAllocation(of: OpaquePointer?.self, capacity: children.count) { buffer in
      for (index, child) in children.enumerated() { buffer.initializeElement(at: index, to: child.gsk.pointer) }
      return GSKNode(gsk_container_node_new(buffer.baseAddress, UInt32(children.count)))
    }
  }

  func clipped(to clip: graphene_rect_t) -> GSKNode {
    var clip = clip
    return GSKNode(gsk_clip_node_new(pointer, &clip))
  }

  func clipped(to clip: GskRoundedRect) -> GSKNode {
    var clip = clip
    return GSKNode(gsk_rounded_clip_node_new(pointer, &clip))
  }

  func translated(x: Float, y: Float) -> GSKNode {
    var offset = graphene_point_t(x: x, y: y)
    let transform = gsk_transform_translate(nil, &offset)
    defer { gsk_transform_unref(transform) }
    return GSKNode(gsk_transform_node_new(pointer, transform))
  }

  /// Built from GSK's own steps, not from a matrix, which counts as three-dimensional and cannot be drawn by Cairo.
  func transformed(by map: CGAffineTransform) -> GSKNode {
    let parts = map.decomposed()
    var offset = graphene_point_t(x: Float(map.tx), y: Float(map.ty))
    var transform = gsk_transform_translate(nil, &offset)
    if parts.rotation != 0 { transform = gsk_transform_rotate(transform, Float(parts.rotation * 180 / .pi)) }
    if parts.horizontalShear != 0 {
      transform = gsk_transform_skew(transform, Float(atan(parts.horizontalShear) * 180 / .pi), 0)
    }
    transform = gsk_transform_scale(transform, Float(parts.scale.width), Float(parts.scale.height))
    defer { gsk_transform_unref(transform) }
    return GSKNode(gsk_transform_node_new(pointer, transform))
  }

  func withOpacity(_ opacity: Float) -> GSKNode { GSKNode(gsk_opacity_node_new(pointer, opacity)) }

  func crossFaded(to other: GSKNode, progress: Float) -> GSKNode {
    GSKNode(gsk_cross_fade_node_new(pointer, other.pointer, progress))
  }

  func withShadow(_ shadow: GskShadow) -> GSKNode {
    var shadow = shadow
    return GSKNode(gsk_shadow_node_new(pointer, &shadow, 1))
  }

  func blurred(_ radius: Float) -> GSKNode { GSKNode(gsk_blur_node_new(pointer, radius)) }

  /// The shadow of a shape alone, outside of it.
  ///
  /// - Parameter radius: twice the standard deviation, unlike in `withShadow(_:)` (measured with GTK 4.8).
  static func outsetShadow(
    of outline: GskRoundedRect, _ color: GdkRGBA, dx: Float, dy: Float, radius: Float
  ) -> GSKNode {
    var (outline, color) = (outline, color)
    return GSKNode(gsk_outset_shadow_node_new(&outline, &color, dx, dy, 0, radius))
  }

  /// Multiplies the colours by a matrix.
  func multiplied(by matrix: graphene_matrix_t) -> GSKNode {
    var matrix = matrix
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, 0, 0, 0, 0)
    return GSKNode(gsk_color_matrix_node_new(pointer, &matrix, &offset))
  }

  /// Records drawing calls.
  static func drawing(_ rect: graphene_rect_t, _ body: (CairoContext) -> Void) -> GSKNode {
    var rect = rect
    let node = gsk_cairo_node_new(&rect)!
    let cairo = CairoContext(gsk_cairo_node_get_draw_context(node))
    defer { cairo.release() }
    body(cairo)
    return GSKNode(node)
  }

  /// - Returns: nil if there is not enough memory.
  static func image(_ image: CGImage, in rect: graphene_rect_t) -> GSKNode? {
    var rect = rect
    return image.withTexture { GSKNode(gsk_texture_node_new($0, &rect)) }
  }

  static func text(
    _ font: UnsafeMutablePointer<PangoFont>, _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ color: GdkRGBA,
    at offset: graphene_point_t
  ) -> GSKNode? {
    var (color, offset) = (color, offset)
    return gsk_text_node_new(font, glyphs, &color, &offset).map(GSKNode.init)
  }

  static func linearGradient(
    _ rect: graphene_rect_t, from start: graphene_point_t, to end: graphene_point_t, _ stops: [GskColorStop]
  ) -> GSKNode {
    var (rect, start, end) = (rect, start, end)
    return GSKNode(gsk_linear_gradient_node_new(&rect, &start, &end, stops, gsize(stops.count)))
  }

  static func radialGradient(
    _ rect: graphene_rect_t, around center: graphene_point_t, rx: Float, ry: Float, _ stops: [GskColorStop]
  ) -> GSKNode {
    var (rect, center) = (rect, center)
    return GSKNode(gsk_radial_gradient_node_new(&rect, &center, rx, ry, 0, 1, stops, gsize(stops.count)))
  }

  /// - Parameter angle: where the first colour is, in degrees clockwise from the top.
  static func conicGradient(
    _ rect: graphene_rect_t, around center: graphene_point_t, angle: Float, _ stops: [GskColorStop]
  ) -> GSKNode {
    var (rect, center) = (rect, center)
    return GSKNode(gsk_conic_gradient_node_new(&rect, &center, angle, stops, gsize(stops.count)))
  }
}
