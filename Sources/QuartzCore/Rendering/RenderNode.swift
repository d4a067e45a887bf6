import CGTK
import CoreGraphics

/// An immutable picture: a GSK render node. Cheap to share, to place elsewhere and to compare by identity.
package final class RenderNode: @unchecked Sendable {
  /// Whether one node may stand in several places of a picture. Not where a browser shows it: GTK's server for browsers ends
  /// when a node of the frame before comes twice (GTK 4.8, `append_node_ops`). Set once, before anything is drawn.
  package nonisolated(unsafe) static var mayRepeat = true

  /// The `GskRenderNode`.
  package let pointer: OpaquePointer

  /// Takes over the caller's reference.
  package init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit {
    gsk_render_node_unref(pointer)
  }

  /// The rectangle outside which the node draws nothing.
  package var bounds: CGRect {
    var rect = graphene_rect_t()
    gsk_render_node_get_bounds(pointer, &rect)
    return CGRect(rect)
  }

  /// Draws on a Cairo context (`cairo_t`), under its current transform and clip.
  package func draw(in cairo: OpaquePointer) {
    gsk_render_node_draw(pointer, cairo)
  }
}

extension RenderNode {
  /// - Parameter radii: clockwise from the top left corner; `nil` for square corners.
  package static func fill(_ rect: CGRect, corners: CornerRadii?, color: CGColor) -> RenderNode {
    _ = GraphicsRuntime.ready
    var rgba = GdkRGBA(color)
    var bounds = graphene_rect_t(rect)
    let plain = gsk_color_node_new(&rgba, &bounds)!
    guard let corners else { return RenderNode(owning: plain) }
    var rounded = GskRoundedRect(rect, corners)
    let clipped = gsk_rounded_clip_node_new(plain, &rounded)!
    gsk_render_node_unref(plain)
    return RenderNode(owning: clipped)
  }

  /// A frame of one colour inside `rect`.
  package static func border(_ rect: CGRect, corners: CornerRadii?, width: CGFloat, color: CGColor) -> RenderNode {
    _ = GraphicsRuntime.ready
    var outline = GskRoundedRect(rect, corners ?? .zero)
    let width = Float(min(width, min(rect.width, rect.height) / 2))
    let widths = [width, width, width, width]
    let rgba = GdkRGBA(color)
    let colors = [rgba, rgba, rgba, rgba]
    return RenderNode(owning: gsk_border_node_new(&outline, widths, colors)!)
  }

  package static func container(_ nodes: [RenderNode]) -> RenderNode? {
    if nodes.count < 2 { return nodes.first }
    return withUnsafeTemporaryAllocation(of: OpaquePointer?.self, capacity: nodes.count) { buffer in
      for (index, node) in nodes.enumerated() { buffer[index] = node.pointer }
      return RenderNode(owning: gsk_container_node_new(buffer.baseAddress, UInt32(nodes.count))!)
    }
  }

  /// Up to four nodes over each other.
  static func container(
    _ first: RenderNode?, _ second: RenderNode?, _ third: RenderNode?, _ fourth: RenderNode? = nil
  ) -> RenderNode? {
    withUnsafeTemporaryAllocation(of: OpaquePointer?.self, capacity: 4) { buffer in
      var count = 0
      var only: RenderNode?
      func add(_ node: RenderNode?) {
        guard let node else { return }
        buffer[count] = node.pointer
        count += 1
        only = node
      }
      add(first)
      add(second)
      add(third)
      add(fourth)
      return count < 2 ? only : RenderNode(owning: gsk_container_node_new(buffer.baseAddress, UInt32(count))!)
    }
  }

  package func clipped(to rect: CGRect, corners: CornerRadii?) -> RenderNode {
    if let corners {
      var rounded = GskRoundedRect(rect, corners)
      var own = graphene_rect_t()
      gsk_render_node_get_bounds(pointer, &own)
      // A clip that cuts nothing costs time all the same.
      if gsk_rounded_rect_contains_rect(&rounded, &own) != 0 { return self }
      return RenderNode(owning: gsk_rounded_clip_node_new(pointer, &rounded)!)
    }
    var clip = graphene_rect_t(rect)
    var own = graphene_rect_t()
    gsk_render_node_get_bounds(pointer, &own)
    if graphene_rect_contains_rect(&clip, &own) { return self }
    return RenderNode(owning: gsk_clip_node_new(pointer, &clip)!)
  }

  package func translated(x: CGFloat, y: CGFloat) -> RenderNode {
    if x == 0, y == 0 { return self }
    var offset = graphene_point_t(x: Float(x), y: Float(y))
    // GSK takes an offset near zero for none, and has no transform for that.
    guard let transform = gsk_transform_translate(nil, &offset) else { return self }
    let node = gsk_transform_node_new(pointer, transform)!
    gsk_transform_unref(transform)
    return RenderNode(owning: node)
  }

  /// - Returns: `nil` when the map leaves no area.
  package func transformed(by map: CGAffineTransform) -> RenderNode? {
    if map.isTranslation { return translated(x: map.tx, y: map.ty) }
    guard map.a * map.d - map.b * map.c != 0, map.tx.isFinite, map.ty.isFinite else { return nil }
    // Built of GSK's own steps and not of a matrix: a matrix counts as three-dimensional, which Cairo cannot draw.
    let parts = map.decomposed()
    var offset = graphene_point_t(x: Float(map.tx), y: Float(map.ty))
    var transform = gsk_transform_translate(nil, &offset)
    if parts.rotation != 0 { transform = gsk_transform_rotate(transform, Float(parts.rotation * 180 / .pi)) }
    if parts.horizontalShear != 0 {
      transform = gsk_transform_skew(transform, Float(atan(parts.horizontalShear) * 180 / .pi), 0)
    }
    transform = gsk_transform_scale(transform, Float(parts.scale.width), Float(parts.scale.height))
    let node = gsk_transform_node_new(pointer, transform)!
    gsk_transform_unref(transform)
    return RenderNode(owning: node)
  }

  package func withOpacity(_ opacity: Float) -> RenderNode {
    opacity >= 1 ? self : RenderNode(owning: gsk_opacity_node_new(pointer, max(opacity, 0))!)
  }

  /// A mix of two pictures: `progress` 0 is `self`, 1 is `other`.
  package func crossFaded(to other: RenderNode, progress: CGFloat) -> RenderNode {
    RenderNode(owning: gsk_cross_fade_node_new(pointer, other.pointer, Float(progress))!)
  }

  /// The picture with a shadow of its own outline under it.
  package func withShadow(color: CGColor, opacity: Float, offset: CGSize, radius: CGFloat) -> RenderNode {
    var shadow = GskShadow(
      color: GdkRGBA(color, opacity: opacity), dx: Float(offset.width), dy: Float(offset.height),
      radius: Float(radius))
    return RenderNode(owning: gsk_shadow_node_new(pointer, &shadow, 1)!)
  }

  package func blurred(_ radius: CGFloat) -> RenderNode {
    radius > 0 ? RenderNode(owning: gsk_blur_node_new(pointer, Float(radius))!) : self
  }

  /// The shadow alone of a rounded rectangle, outside of it.
  package static func boxShadow(
    _ rect: CGRect, corners: CornerRadii?, color: CGColor, opacity: Float, offset: CGSize, radius: CGFloat
  ) -> RenderNode {
    _ = GraphicsRuntime.ready
    var outline = GskRoundedRect(rect, corners ?? .zero)
    var rgba = GdkRGBA(color, opacity: opacity)
    // A box shadow's radius is twice the standard deviation, which is Core Animation's shadow radius; that of
    // `gsk_shadow_node_new` is the standard deviation itself (measured, GTK 4.8).
    return RenderNode(
      owning: gsk_outset_shadow_node_new(
        &outline, &rgba, Float(offset.width), Float(offset.height), 0, Float(2 * radius))!)
  }

  /// A picture recorded from drawing calls, replayed at whatever resolution it is shown.
  package static func drawing(_ rect: CGRect, _ body: (OpaquePointer) -> Void) -> RenderNode {
    _ = GraphicsRuntime.ready
    var bounds = graphene_rect_t(rect)
    let node = gsk_cairo_node_new(&bounds)!
    let cairo = gsk_cairo_node_get_draw_context(node)!
    body(cairo)
    cairo_destroy(cairo)
    return RenderNode(owning: node)
  }

  /// The picture where `mask` is opaque.
  package func masked(by mask: RenderNode) -> RenderNode {
    let area = bounds.intersection(mask.bounds)
    return .drawing(area.isNull ? .zero : area) { cairo in
      cairo_push_group(cairo)
      mask.draw(in: cairo)
      let pattern = cairo_pop_group(cairo)
      cairo_push_group(cairo)
      self.draw(in: cairo)
      cairo_pop_group_to_source(cairo)
      cairo_mask(cairo, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  package static func image(_ image: CGImage, in rect: CGRect) -> RenderNode? {
    _ = GraphicsRuntime.ready
    guard let texture = image.texture else { return nil }
    var bounds = graphene_rect_t(rect)
    return RenderNode(owning: gsk_texture_node_new(texture, &bounds)!)
  }
}
