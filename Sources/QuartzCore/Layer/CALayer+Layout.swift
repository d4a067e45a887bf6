import CoreGraphics

extension CALayer {
  final func noteDescendantNeedsLayout() {
    var layer = self
    while let parent = layer.parentLayer {
      if parent.descendantNeedsLayout { return }
      parent.descendantNeedsLayout = true
      layer = parent
    }
    if layer.onNeedsRender != nil { ImplicitTransaction.noteLayout(under: layer) }
  }

  final func layoutTreeIfNeeded() {
    var top: CALayer = self
    while let parent = top.parentLayer, parent.layoutIsNeeded { top = parent }
    // Layout can invalidate the layout again; a layer that always does must not hang the program.
    for _ in 0..<Self.layoutPasses {
      guard top.layoutIsNeeded || top.descendantNeedsLayout else { return }
      top.layoutTree()
    }
  }

  private static var layoutPasses: Int { 16 }

  private func layoutTree() {
    if layoutIsNeeded {
      layoutIsNeeded = false
      layoutSublayers()
    }
    if descendantNeedsLayout {
      descendantNeedsLayout = false
      for layer in sublayerList where layer.parentLayer === self { layer.layoutTree() }
    }
  }

  final func boundsDidChange(from old: CGRect) {
    if old.size != geometry.bounds.size {
      setNeedsLayout()
      if appearance.needsDisplayOnBoundsChange { setNeedsDisplay() }
      invalidateOwn()
      invalidatePlacement()
      invalidateChildren()
    } else {
      // Scrolling changes neither the layer's picture nor its sublayers, only which of them are visible and where.
      invalidateChildren()
    }
  }
}
