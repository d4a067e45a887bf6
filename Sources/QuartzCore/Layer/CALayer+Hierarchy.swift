import CoreGraphics

extension CALayer {
  final func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    precondition(!isDescendant(of: layer), "A layer cannot be its own sublayer.")
    layer.maskOwner?.mask = nil
    layer.detach()
    sublayerList.insert(layer, at: place(sublayerList))
    layer.parentLayer = self
    CATransaction.noteJoined(layer)
    if layer.layoutIsNeeded || layer.descendantNeedsLayout { layer.noteDescendantNeedsLayout() }
    sublayersDidChange()
    layer.runOrderAction(kCAOnOrderIn)
  }

  final func detach() {
    guard let parent = parentLayer else { return }
    runOrderAction(kCAOnOrderOut)
    if let index = Self.position(of: self, in: parent.sublayerList) { parent.sublayerList.remove(at: index) }
    parentLayer = nil
    parent.sublayersDidChange()
  }

  final func replaceSublayers(with layers: [CALayer]) {
    let kept = Set(layers.map(ObjectIdentifier.init))
    for layer in sublayerList where !kept.contains(ObjectIdentifier(layer)) { layer.parentLayer = nil }
    for layer in layers where layer.parentLayer !== self {
      precondition(!isDescendant(of: layer), "A layer cannot be its own sublayer.")
      layer.removeFromSuperlayer()
    }
    sublayerList = layers
    for layer in layers {
      if layer.parentLayer !== self { CATransaction.noteJoined(layer) }
      layer.parentLayer = self
      if layer.layoutIsNeeded || layer.descendantNeedsLayout { layer.noteDescendantNeedsLayout() }
    }
    sublayersDidChange()
  }

  /// Returns the index of `layer`; nil if it is not in the list. A loop, as a closure would check its actor each time.
  static func position(of layer: CALayer?, in list: [CALayer]) -> Int? {
    guard let layer else { return nil }
    for index in list.indices where list[index] === layer { return index }
    return nil
  }

  private func sublayersDidChange() {
    paintOrderCache = nil
    invalidateChildren()
    setNeedsLayout()
  }

  private func runOrderAction(_ event: String) {
    guard wasComposed, !CATransaction.disableActions() else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }

  final func isDescendant(of other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.parentLayer
    }
    return false
  }

  /// The sublayers from back to front.
  final var paintOrder: [CALayer] {
    if let paintOrderCache { return paintOrderCache }
    var order = sublayerList
    var isFlat = true
    for layer in order where layer.geometry.zPosition != 0 { isFlat = false }
    if !isFlat {
      order = order.enumerated()
        .sorted { ($0.element.geometry.zPosition, $0.offset) < ($1.element.geometry.zPosition, $1.offset) }
        .map(\.element)
    }
    paintOrderCache = order
    return order
  }
}
