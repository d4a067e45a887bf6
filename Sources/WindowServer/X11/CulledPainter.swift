import CGTK
import CoreGraphics

/// Draws the part of a node tree that meets a rectangle.
///
/// `gsk_render_node_draw` visits every node and leaves the culling to Cairo, after text was shaped into it; for a strip of a large
/// picture most of that is thrown away.
enum CulledPainter {
  /// - Parameter rect: in the node's coordinates; Cairo's clip is set by the caller.
  static func draw(_ node: OpaquePointer, in cairo: OpaquePointer, rect: graphene_rect_t) {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    guard bounds.meets(rect) else { return }
    switch gsk_render_node_get_node_type(node) {
    case GSK_CONTAINER_NODE:
      for index in 0..<gsk_container_node_get_n_children(node) {
        if let child = gsk_container_node_get_child(node, index) { draw(child, in: cairo, rect: rect) }
      }
    case GSK_TRANSFORM_NODE:
      guard let child = gsk_transform_node_get_child(node), let offset = translation(of: node) else {
        gsk_render_node_draw(node, cairo)
        return
      }
      cairo_save(cairo)
      cairo_translate(cairo, Double(offset.x), Double(offset.y))
      draw(child, in: cairo, rect: rect.moved(-offset.x, -offset.y))
      cairo_restore(cairo)
    case GSK_CLIP_NODE:
      guard let child = gsk_clip_node_get_child(node), let clip = gsk_clip_node_get_clip(node)?.pointee else { return }
      if clip.encloses(rect) {
        draw(child, in: cairo, rect: rect)
        return
      }
      cairo_save(cairo)
      cairo_rectangle(
        cairo, Double(clip.origin.x), Double(clip.origin.y), Double(clip.size.width), Double(clip.size.height))
      cairo_clip(cairo)
      draw(child, in: cairo, rect: rect.cut(to: clip))
      cairo_restore(cairo)
    case GSK_ROUNDED_CLIP_NODE:
      var rect = rect
      if let child = gsk_rounded_clip_node_get_child(node), let clip = gsk_rounded_clip_node_get_clip(node),
        gsk_rounded_rect_contains_rect(clip, &rect) != 0
      {
        draw(child, in: cairo, rect: rect)
      } else {
        gsk_render_node_draw(node, cairo)
      }
    case GSK_DEBUG_NODE:
      if let child = gsk_debug_node_get_child(node) { draw(child, in: cairo, rect: rect) }
    default: gsk_render_node_draw(node, cairo)
    }
  }

  /// The offset of a transform node that only moves.
  static func translation(of node: OpaquePointer) -> (x: Float, y: Float)? {
    let transform = gsk_transform_node_get_transform(node)
    let category = gsk_transform_get_category(transform)
    guard category.rawValue >= GSK_TRANSFORM_CATEGORY_2D_TRANSLATE.rawValue else { return nil }
    var x: Float = 0
    var y: Float = 0
    gsk_transform_to_translate(transform, &x, &y)
    return (x, y)
  }
}

extension graphene_rect_t {
  func meets(_ other: graphene_rect_t) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }

  func encloses(_ other: graphene_rect_t) -> Bool {
    origin.x <= other.origin.x && other.origin.x + other.size.width <= origin.x + size.width
      && origin.y <= other.origin.y && other.origin.y + other.size.height <= origin.y + size.height
  }

  func moved(_ dx: Float, _ dy: Float) -> graphene_rect_t {
    graphene_rect_t(origin: graphene_point_t(x: origin.x + dx, y: origin.y + dy), size: size)
  }

  /// The common part; of no size when there is none.
  func cut(to other: graphene_rect_t) -> graphene_rect_t {
    let x = max(origin.x, other.origin.x)
    let y = max(origin.y, other.origin.y)
    let width = min(origin.x + size.width, other.origin.x + other.size.width) - x
    let height = min(origin.y + size.height, other.origin.y + other.size.height) - y
    return graphene_rect_t(
      origin: graphene_point_t(x: x, y: y), size: graphene_size_t(width: max(width, 0), height: max(height, 0)))
  }
}
