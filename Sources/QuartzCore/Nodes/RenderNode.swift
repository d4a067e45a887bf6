import CGTK
import CoreGraphics
import Synchronization

/// An immutable picture: a tree of nodes, cheap to share, to place elsewhere and to compare by identity.
///
/// Fills, frames, and nodes that place and clip others have their own classes, which `PictureDiff` and `CulledPainter`
/// read; a frame of a grid has a thousand of them, most of which exist only for that frame. The GSK node that GTK and
/// Cairo draw is created when one of these needs it. What only they can draw is an instance of this class, created from
/// its GSK node.
package class RenderNode: @unchecked Sendable {
  /// The class of the node; texts and all others are of this one.
  package enum Kind: UInt32 {
    case fill, border, container, translation, clip, roundedClip, text, other
  }

  package let kind: Kind
  /// The rectangle outside of which the node draws nothing, in single precision as in GSK.
  package let extent: graphene_rect_t
  /// The address of the `GskRenderNode`; 0 until it is first needed.
  private let made: Atomic<UInt>

  init(_ kind: Kind, extent: graphene_rect_t) {
    self.kind = kind
    self.extent = extent
    made = Atomic(0)
  }

  /// Creates a node that takes over the caller's reference to a `GskRenderNode`.
  init(owning pointer: OpaquePointer) {
    kind = gsk_render_node_get_node_type(pointer) == GSK_TEXT_NODE ? .text : .other
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(pointer, &bounds)
    extent = bounds
    made = Atomic(UInt(bitPattern: pointer))
  }

  deinit {
    if let pointer = OpaquePointer(bitPattern: made.load(ordering: .acquiring)) { gsk_render_node_unref(pointer) }
  }

  /// The `GskRenderNode`, created on first use.
  package final var pointer: OpaquePointer {
    if let pointer = OpaquePointer(bitPattern: made.load(ordering: .acquiring)) { return pointer }
    _ = GraphicsRuntime.ready
    let fresh = makeNode()
    // Another thread may have been faster.
    let (isOurs, first) = made.compareExchange(
      expected: 0, desired: UInt(bitPattern: fresh), ordering: .acquiringAndReleasing)
    if isOurs { return fresh }
    gsk_render_node_unref(fresh)
    return OpaquePointer(bitPattern: first) ?? fresh
  }

  /// Creates the `GskRenderNode`, which the caller owns.
  func makeNode() -> OpaquePointer { preconditionFailure("a node of class RenderNode has its GSK node from the start") }

  package final var bounds: CGRect { CGRect(extent) }

  /// Draws on a Cairo context (`cairo_t`), with its current transform and clip.
  package final func draw(in cairo: OpaquePointer) {
    gsk_render_node_draw(pointer, cairo)
  }

  /// Returns a node for a `GskRenderNode` whose reference it takes over, with its parts as nodes of their own classes
  /// where these exist.
  static func adopting(_ pointer: OpaquePointer) -> RenderNode {
    func child(_ pointer: OpaquePointer?) -> RenderNode? {
      pointer.flatMap { gsk_render_node_ref($0) }.map { adopting($0) }
    }
    let node: RenderNode?
    switch gsk_render_node_get_node_type(pointer) {
    case GSK_CONTAINER_NODE:
      node = container(
        (0..<gsk_container_node_get_n_children(pointer)).compactMap { child(gsk_container_node_get_child(pointer, $0)) }
      )
    case GSK_TRANSFORM_NODE:
      let transform = gsk_transform_node_get_transform(pointer)
      if gsk_transform_get_category(transform).rawValue >= GSK_TRANSFORM_CATEGORY_2D_TRANSLATE.rawValue {
        var (x, y): (Float, Float) = (0, 0)
        gsk_transform_to_translate(transform, &x, &y)
        node = child(gsk_transform_node_get_child(pointer))?.translated(x: CGFloat(x), y: CGFloat(y))
      } else {
        node = nil
      }
    case GSK_DEBUG_NODE: node = child(gsk_debug_node_get_child(pointer))
    default: node = nil
    }
    guard let node else { return RenderNode(owning: pointer) }
    gsk_render_node_unref(pointer)
    return node
  }
}

extension RenderNode {
  /// Returns a filled rectangle.
  ///
  /// - Parameter radii: clockwise from the top left corner; nil for square corners.
  package static func fill(_ rect: CGRect, corners: CornerRadii?, color: CGColor) -> RenderNode {
    let plain = FillNode(graphene_rect_t(rect), GdkRGBA(color))
    guard let corners else { return plain }
    return RoundedClipNode(plain, GskRoundedRect(rect, corners))
  }

  /// Returns the background of a layer: a colour, or the image that a colour repeats from the upper left corner.
  static func background(_ rect: CGRect, corners: CornerRadii?, color: CGColor) -> RenderNode {
    guard let tile = color.tile else { return fill(rect, corners: corners, color: color) }
    let alpha = color.rgba.alpha
    let tiles = drawing(rect) { cairo in
      tile.setSource(on: cairo, base: .identity)
      cairo_paint_with_alpha(cairo, alpha)
    }
    return corners.map { tiles.clipped(to: rect, corners: $0) } ?? tiles
  }

  /// Returns a frame of one colour inside `rect`.
  package static func border(_ rect: CGRect, corners: CornerRadii?, width: CGFloat, color: CGColor) -> RenderNode {
    BorderNode(
      GskRoundedRect(rect, corners ?? .zero), width: Float(min(width, min(rect.width, rect.height) / 2)), GdkRGBA(color)
    )
  }

  package static func container(_ nodes: [RenderNode]) -> RenderNode? {
    nodes.count < 2 ? nodes.first : ContainerNode(nodes)
  }

  /// Returns up to four nodes on top of each other.
  static func container(
    _ first: RenderNode?, _ second: RenderNode?, _ third: RenderNode?, _ fourth: RenderNode? = nil
  ) -> RenderNode? {
    let count = (first == nil ? 0 : 1) + (second == nil ? 0 : 1) + (third == nil ? 0 : 1) + (fourth == nil ? 0 : 1)
    if count < 2 { return first ?? second ?? third ?? fourth }
    var nodes: [RenderNode] = []
    nodes.reserveCapacity(count)
    if let first { nodes.append(first) }
    if let second { nodes.append(second) }
    if let third { nodes.append(third) }
    if let fourth { nodes.append(fourth) }
    return ContainerNode(nodes)
  }

  package final func clipped(to rect: CGRect, corners: CornerRadii?) -> RenderNode {
    var own = extent
    if let corners {
      var rounded = GskRoundedRect(rect, corners)
      // A clip without effect costs time all the same.
      return gsk_rounded_rect_contains_rect(&rounded, &own) != 0 ? self : RoundedClipNode(self, rounded)
    }
    var clip = graphene_rect_t(rect)
    return graphene_rect_contains_rect(&clip, &own) ? self : ClipNode(self, clip)
  }

  package final func translated(x: CGFloat, y: CGFloat) -> RenderNode {
    let (x, y) = (Float(x), Float(y))
    // GSK treats an offset near zero as none, and has no transform for that.
    return abs(x) < 1e-6 && abs(y) < 1e-6 ? self : TranslationNode(self, x: x, y: y)
  }

  /// Returns the transformed picture.
  ///
  /// - Returns: nil if the transform leaves no area.
  final func transformed(by map: CGAffineTransform) -> RenderNode? {
    if map.isTranslation { return translated(x: map.tx, y: map.ty) }
    guard map.a * map.d - map.b * map.c != 0, map.tx.isFinite, map.ty.isFinite else { return nil }
    // Built from GSK's own steps, not from a matrix, which counts as three-dimensional and cannot be drawn by Cairo.
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

  final func withOpacity(_ opacity: Float) -> RenderNode {
    opacity >= 1 ? self : RenderNode(owning: gsk_opacity_node_new(pointer, max(opacity, 0))!)
  }

  /// Returns a mix of two pictures: `self` at `progress` 0, `other` at 1.
  final func crossFaded(to other: RenderNode, progress: CGFloat) -> RenderNode {
    RenderNode(owning: gsk_cross_fade_node_new(pointer, other.pointer, Float(progress))!)
  }

  /// Returns the picture with a shadow of its own outline below it.
  final func withShadow(color: CGColor, opacity: Float, offset: CGSize, radius: CGFloat) -> RenderNode {
    var shadow = GskShadow(
      color: GdkRGBA(color, opacity: opacity), dx: Float(offset.width), dy: Float(offset.height),
      radius: Float(radius))
    return RenderNode(owning: gsk_shadow_node_new(pointer, &shadow, 1)!)
  }

  final func blurred(_ radius: CGFloat) -> RenderNode {
    radius > 0 ? RenderNode(owning: gsk_blur_node_new(pointer, Float(radius))!) : self
  }

  /// Returns only the shadow of a rounded rectangle, outside of it.
  static func boxShadow(
    _ rect: CGRect, corners: CornerRadii?, color: CGColor, opacity: Float, offset: CGSize, radius: CGFloat
  ) -> RenderNode {
    _ = GraphicsRuntime.ready
    var outline = GskRoundedRect(rect, corners ?? .zero)
    var rgba = GdkRGBA(color, opacity: opacity)
    // A box shadow's radius is twice the standard deviation, which is Core Animation's shadow radius; that of
    // `gsk_shadow_node_new` is the standard deviation itself (measured with GTK 4.8).
    return RenderNode(
      owning: gsk_outset_shadow_node_new(
        &outline, &rgba, Float(offset.width), Float(offset.height), 0, Float(2 * radius))!)
  }

  /// Returns a picture recorded from drawing calls, replayed at the resolution at which it is shown.
  package static func drawing(_ rect: CGRect, _ body: (OpaquePointer) -> Void) -> RenderNode {
    _ = GraphicsRuntime.ready
    var bounds = graphene_rect_t(rect)
    let node = gsk_cairo_node_new(&bounds)!
    let cairo = gsk_cairo_node_get_draw_context(node)!
    body(cairo)
    cairo_destroy(cairo)
    return RenderNode(owning: node)
  }

  /// Returns the picture where `mask` is opaque.
  final func masked(by mask: RenderNode) -> RenderNode {
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

  static func image(_ image: CGImage, in rect: CGRect) -> RenderNode? {
    _ = GraphicsRuntime.ready
    guard let texture = image.texture else { return nil }
    var bounds = graphene_rect_t(rect)
    return RenderNode(owning: gsk_texture_node_new(texture, &bounds)!)
  }
}
