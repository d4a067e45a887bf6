import CoreGraphics

extension CALayer {
  /// Invalidates the picture of background, content and border.
  final func invalidateOwn() {
    cache.ownValid = false
    invalidateSubtree()
  }

  /// Invalidates the picture of the sublayers after one of them, their list or the scroll position has changed.
  final func invalidateChildren() {
    cache.childrenValid = false
    invalidateSubtree()
  }

  /// Invalidates the picture of the tree. Stops at the first ancestor that is already invalid: O(depth).
  final func invalidateSubtree() {
    observers?.look()
    var layer = self
    while layer.cache.subtreeValid {
      layer.cache.subtreeValid = false
      layer.cache.placedValid = false
      if let parent = layer.parentLayer {
        parent.cache.childrenValid = false
        layer = parent
      } else if let owner = layer.maskOwner {
        layer = owner
      } else {
        layer.onNeedsRender?()
        return
      }
    }
  }

  /// Invalidates the place in the superlayer, or whether the layer is shown there.
  final func invalidatePlacement() {
    observers?.look()
    cache.placedValid = false
    if let parent = parentLayer {
      parent.invalidateChildren()
    } else if let owner = maskOwner {
      owner.invalidateSubtree()
    } else {
      invalidateSubtree()
    }
  }

  /// Discards all pictures of the tree, for when they depend on something outside of it.
  final func invalidateTree() {
    for layer in sublayerList { layer.invalidateTree() }
    extra?.mask?.invalidateTree()
    invalidateOwn()
    cache.childrenValid = false
    cache.placedValid = false
  }
}
