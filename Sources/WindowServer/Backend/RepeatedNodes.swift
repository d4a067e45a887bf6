import CGTK

/// Finds nodes that stand in several places of a picture.
enum RepeatedNodes {
  /// O(nodes).
  static func occur(in root: OpaquePointer) -> Bool {
    var seen: Set<OpaquePointer> = []
    return visit(root, &seen)
  }

  private static func visit(_ node: OpaquePointer, _ seen: inout Set<OpaquePointer>) -> Bool {
    guard seen.insert(node).inserted else { return true }
    for child in children(of: node) where visit(child, &seen) { return true }
    return false
  }

  private static func children(of node: OpaquePointer) -> [OpaquePointer] {
    switch gsk_render_node_get_node_type(node) {
    case GSK_CONTAINER_NODE:
      (0..<gsk_container_node_get_n_children(node)).compactMap { gsk_container_node_get_child(node, $0) }
    case GSK_TRANSFORM_NODE: [gsk_transform_node_get_child(node)].compactMap { $0 }
    case GSK_CLIP_NODE: [gsk_clip_node_get_child(node)].compactMap { $0 }
    case GSK_ROUNDED_CLIP_NODE: [gsk_rounded_clip_node_get_child(node)].compactMap { $0 }
    case GSK_OPACITY_NODE: [gsk_opacity_node_get_child(node)].compactMap { $0 }
    case GSK_SHADOW_NODE: [gsk_shadow_node_get_child(node)].compactMap { $0 }
    case GSK_BLUR_NODE: [gsk_blur_node_get_child(node)].compactMap { $0 }
    case GSK_CROSS_FADE_NODE:
      [gsk_cross_fade_node_get_start_child(node), gsk_cross_fade_node_get_end_child(node)].compactMap { $0 }
    case GSK_DEBUG_NODE: [gsk_debug_node_get_child(node)].compactMap { $0 }
    default: []
    }
  }
}
