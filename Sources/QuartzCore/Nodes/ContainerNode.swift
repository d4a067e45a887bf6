import CGTK

/// Nodes on top of each other, from back to front.
///
/// Unchecked because its superclass is: it contains only constants.
package final class ContainerNode: RenderNode, @unchecked Sendable {
  package let children: [RenderNode]

  /// - Parameter children: at least two; a single node needs no container.
  init(_ children: [RenderNode]) {
    self.children = children
    var all = children[0].extent
    for index in 1..<children.count { all = all.union(children[index].extent) }
    super.init(.container, extent: all)
  }

  override func makeNode() -> GSKNode { .container(children) }
}

extension graphene_rect_t {
  /// Returns the smallest rectangle around both.
  fileprivate func union(_ other: graphene_rect_t) -> graphene_rect_t {
    let left = min(origin.x, other.origin.x)
    let top = min(origin.y, other.origin.y)
    let right = max(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
    return graphene_rect_t(
      origin: graphene_point_t(x: left, y: top), size: graphene_size_t(width: right - left, height: bottom - top))
  }
}
