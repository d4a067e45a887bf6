import CGTK
import CoreGraphics

/// A node of GSK's (`GskRenderNode`), which GTK and Cairo draw: a borrowed reference.
///
/// `RenderNode` owns one of each of its own. Nodes are immutable and may be used on any thread.
package struct GSKNode: Equatable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// The node at an address; nil for 0.
  init?(address: UInt) {
    guard let pointer = OpaquePointer(bitPattern: address) else { return nil }
    self.init(pointer)
  }

  var address: UInt { UInt(bitPattern: pointer) }

  func retain() { gsk_render_node_ref(pointer) }
  func release() { gsk_render_node_unref(pointer) }

  package func draw(in cairo: CairoContext) { gsk_render_node_draw(pointer, cairo.pointer) }

  var kind: GskRenderNodeType { gsk_render_node_get_node_type(pointer) }

  /// The rectangle outside of which the node draws nothing.
  var extent: graphene_rect_t {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(pointer, &bounds)
    return bounds
  }

  // MARK: The parts of a node

  /// The children of a container.
  var children: [GSKNode] {
    (0..<gsk_container_node_get_n_children(pointer)).compactMap {
      gsk_container_node_get_child(pointer, $0).map(GSKNode.init)
    }
  }

  /// The node that a node of transforms moves, and how far; nil if it does more than that.
  var translatedChild: (node: GSKNode, x: Float, y: Float)? {
    let transform = gsk_transform_node_get_transform(pointer)
    guard gsk_transform_get_category(transform).rawValue >= GSK_TRANSFORM_CATEGORY_2D_TRANSLATE.rawValue,
      let child = gsk_transform_node_get_child(pointer)
    else { return nil }
    var (x, y): (Float, Float) = (0, 0)
    gsk_transform_to_translate(transform, &x, &y)
    return (GSKNode(child), x, y)
  }

  /// The child of a debug node.
  var debuggedChild: GSKNode? { gsk_debug_node_get_child(pointer).map(GSKNode.init) }

  // MARK: Text

  /// The place of the pen before the first glyph; nil for a node that is not text.
  var textOffset: graphene_point_t? { gsk_text_node_get_offset(pointer)?.pointee }

  /// The font, the glyphs and their colour of a node of text.
  struct Text {
    let font: UnsafeMutablePointer<PangoFont>
    let glyphs: UnsafePointer<PangoGlyphInfo>
    let count: Int
    let color: GdkRGBA
  }

  /// Nil for a node that is not text, and if glyphs have colours of their own.
  var text: Text? {
    guard gsk_text_node_has_color_glyphs(pointer) == 0, let font = gsk_text_node_get_font(pointer),
      let color = gsk_text_node_get_color(pointer)?.pointee
    else { return nil }
    // Not through the parameter: GTK declares the function pure, so that compilers take the number to stay what it was.
    guard let glyphs = gsk_text_node_get_glyphs(pointer, nil) else { return nil }
    return Text(font: font, glyphs: glyphs, count: Int(gsk_text_node_get_num_glyphs(pointer)), color: color)
  }
}
