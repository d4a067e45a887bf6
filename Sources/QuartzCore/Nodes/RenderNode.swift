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
  /// The class of the node; all others are of this one.
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

  /// Creates a node that takes over the caller's reference to a `GskRenderNode`. Texts are of the class `TextNode`.
  init(_ kind: Kind = .other, owning node: GSKNode) {
    self.kind = kind
    extent = node.extent
    made = Atomic(node.address)
  }

  deinit { GSKNode(address: made.load(ordering: .acquiring))?.release() }

  /// The `GskRenderNode`, created on first use.
  package final var gsk: GSKNode {
    if let node = GSKNode(address: made.load(ordering: .acquiring)) { return node }
    _ = GraphicsRuntime.ready
    let fresh = makeNode()
    // Another thread may have been faster.
    let (isOurs, first) = made.compareExchange(
      expected: 0, desired: fresh.address, ordering: .acquiringAndReleasing)
    if isOurs { return fresh }
    fresh.release()
    return GSKNode(address: first) ?? fresh
  }

  /// Creates the `GskRenderNode`, which the caller owns.
  func makeNode() -> GSKNode { preconditionFailure("a node of class RenderNode has its GSK node from the start") }

  package final var bounds: CGRect { CGRect(extent) }

  /// Draws with Cairo's current transform and clip.
  package final func draw(in cairo: CairoContext) { gsk.draw(in: cairo) }

  /// Returns a node for one of GSK's whose reference it takes over, with its parts as nodes of their own classes where
  /// these exist.
  static func adopting(_ whole: GSKNode) -> RenderNode {
    func kept(_ node: GSKNode) -> RenderNode {
      node.retain()
      return adopting(node)
    }
    let node: RenderNode?
    switch whole.kind {
    case GSK_CONTAINER_NODE: node = container(whole.children.map(kept))
    case GSK_TRANSFORM_NODE:
      node = whole.translatedChild.map { kept($0.node).translated(x: CGFloat($0.x), y: CGFloat($0.y)) }
    case GSK_DEBUG_NODE: node = whole.debuggedChild.map(kept)
    case GSK_TEXT_NODE: return TextNode(owning: whole)
    default: node = nil
    }
    guard let node else { return RenderNode(owning: whole) }
    whole.release()
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
      cairo.paint(alpha: alpha)
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
    return RenderNode(owning: gsk.transformed(by: map))
  }

  final func withOpacity(_ opacity: Float) -> RenderNode {
    opacity >= 1 ? self : RenderNode(owning: gsk.withOpacity(max(opacity, 0)))
  }

  /// Returns a mix of two pictures: `self` at `progress` 0, `other` at 1.
  final func crossFaded(to other: RenderNode, progress: CGFloat) -> RenderNode {
    RenderNode(owning: gsk.crossFaded(to: other.gsk, progress: Float(progress)))
  }

  /// Returns the picture with a shadow of its own outline below it.
  final func withShadow(color: CGColor, opacity: Float, offset: CGSize, radius: CGFloat) -> RenderNode {
    let shadow = GskShadow(
      color: GdkRGBA(color, opacity: opacity), dx: Float(offset.width), dy: Float(offset.height),
      radius: Float(radius))
    return RenderNode(owning: gsk.withShadow(shadow))
  }

  final func blurred(_ radius: CGFloat) -> RenderNode {
    radius > 0 ? RenderNode(owning: gsk.blurred(Float(radius))) : self
  }

  /// Returns only the shadow of a rounded rectangle, outside of it.
  static func boxShadow(
    _ rect: CGRect, corners: CornerRadii?, color: CGColor, opacity: Float, offset: CGSize, radius: CGFloat
  ) -> RenderNode {
    _ = GraphicsRuntime.ready
    // Core Animation's radius of a shadow is the standard deviation.
    return RenderNode(
      owning: .outsetShadow(
        of: GskRoundedRect(rect, corners ?? .zero), GdkRGBA(color, opacity: opacity), dx: Float(offset.width),
        dy: Float(offset.height), radius: Float(2 * radius)))
  }

  /// Returns a picture recorded from drawing calls, replayed at the resolution at which it is shown.
  package static func drawing(_ rect: CGRect, _ body: (CairoContext) -> Void) -> RenderNode {
    _ = GraphicsRuntime.ready
    return RenderNode(owning: .drawing(graphene_rect_t(rect), body))
  }

  /// Returns the picture where `mask` is opaque.
  final func masked(by mask: RenderNode) -> RenderNode {
    let area = bounds.intersection(mask.bounds)
    return .drawing(area.isNull ? .zero : area) { cairo in
      cairo.pushGroup()
      mask.draw(in: cairo)
      let pattern = cairo.popGroup()
      cairo.pushGroup()
      self.draw(in: cairo)
      cairo.popGroupToSource()
      cairo.mask(pattern)
    }
  }

  static func image(_ image: CGImage, in rect: CGRect) -> RenderNode? {
    _ = GraphicsRuntime.ready
    return GSKNode.image(image, in: graphene_rect_t(rect)).map { RenderNode(owning: $0) }
  }
}
