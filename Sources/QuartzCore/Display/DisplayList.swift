import CGTK
import CoreGraphics

/// A layer tree at one instant as a list of pictures, back to front, in device pixels.
///
/// Large layers are taken apart, so that what scrolls in them can be told from what stays. Small ones, cells for instance,
/// are one picture each.
package struct DisplayList {
  package struct Item {
    /// What is drawn; the same object means the same picture.
    package let node: RenderNode
    /// From the node's coordinates to device pixels.
    package let transform: CGAffineTransform
    /// The pixels the item may touch: its bounds, cut by the clips of its ancestors.
    package let visible: PixelRect
    /// The clip of its ancestors.
    package let clip: PixelRect
    /// The area of a picture that is one colour all over, as far as it is whole pixels: moving it inside that area is not
    /// seen. Otherwise `nil`.
    package let uniform: PixelRect?
    /// Pixels whose every trace of what is under the item it hides; `nil` when there are none for sure.
    package let opaque: PixelRect?
  }

  /// In device pixels.
  package let size: PixelRect
  package private(set) var items: [Item] = []

  /// Composes the tree under `layer` at the current time.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels per point.
  @MainActor package init(_ layer: CALayer, size: CGSize, scale: CGFloat) {
    self.size = PixelRect(covering: CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
    let time = CACurrentMediaTime()
    guard layer.compose(at: time) != nil else { return }
    // A picture smaller than this is not taken apart.
    let limit = size.width * size.height / 8
    add(layer, CGAffineTransform(scaleX: scale, y: scale), self.size, limit: limit, time: time)
  }

  /// - Parameter map: from points from the top left of the layer's bounds to device pixels.
  @MainActor private mutating func add(
    _ layer: CALayer, _ map: CGAffineTransform, _ clip: PixelRect, limit: CGFloat, time: CFTimeInterval
  ) {
    guard let subtree = layer.compose(at: time) else { return }
    let shown = layer.animations == nil ? layer : (layer.presentationLayer(at: time) ?? layer)
    let box = CGRect(origin: .zero, size: shown.geometry.bounds.size)
    guard !layer.sublayerList.isEmpty, box.width * box.height >= limit, layer.canBeTakenApart(shown), map.b == 0,
      map.c == 0
    else {
      append(
        subtree, map, clip, uniform: nil, opaque: layer.canBeTakenApart(shown) ? opaqueArea(shown, map, clip) : nil)
      return
    }
    var inner = clip
    if shown.appearance.masksToBounds {
      let device = box.applying(map)
      // A clip through the middle of pixels is left to the renderer.
      guard device.isWhole else {
        append(subtree, map, clip, uniform: nil)
        return
      }
      inner = clip.intersection(PixelRect(covering: device))
    }
    if let back = layer.cache.back {
      let device = box.applying(map)
      let isPlain = shown.appearance.cornerRadius <= 0 && device.isWhole
      append(
        back, map, clip, uniform: isPlain ? PixelRect(covering: device).intersection(clip) : nil,
        opaque: opaqueArea(shown, map, clip))
    }
    if let content = layer.cache.content { append(content, map, inner, uniform: nil) }
    let origin = shown.geometry.bounds.origin
    let bounds = map.translatedBy(x: -origin.x, y: -origin.y)
    let clips = shown.appearance.masksToBounds
    for sublayer in layer.paintOrder {
      if clips, sublayer.isSelfContained, !sublayer.geometry.frame.intersects(shown.geometry.bounds) { continue }
      guard !inner.isEmpty, sublayer.composePlaced(at: time) != nil else { continue }
      let placed = sublayer.animations == nil ? sublayer : (sublayer.presentationLayer(at: time) ?? sublayer)
      add(sublayer, placed.geometry.boxToSuperlayer.concatenating(bounds), inner, limit: limit, time: time)
    }
    if let front = layer.cache.front { append(front, map, clip, uniform: nil) }
  }

  /// The whole pixels that the layer's background hides.
  @MainActor private func opaqueArea(_ layer: CALayer, _ map: CGAffineTransform, _ clip: PixelRect) -> PixelRect? {
    guard (layer.appearance.backgroundColor?.rgba.alpha ?? 0) >= 1, map.b == 0, map.c == 0 else { return nil }
    let inset = layer.appearance.cornerRadius
    let box = CGRect(origin: .zero, size: layer.geometry.bounds.size).insetBy(dx: inset, dy: inset)
    guard !box.isNull else { return nil }
    let device = box.applying(map)
    let left = device.minX.rounded(.up)
    let top = device.minY.rounded(.up)
    let inner = PixelRect(
      covering: CGRect(
        x: left, y: top, width: max(0, device.maxX.rounded(.down) - left),
        height: max(0, device.maxY.rounded(.down) - top))
    ).intersection(clip)
    return inner.isEmpty ? nil : inner
  }

  private mutating func append(
    _ node: RenderNode, _ map: CGAffineTransform, _ clip: PixelRect, uniform: PixelRect?, opaque: PixelRect? = nil
  ) {
    let bounds = node.bounds.applying(map)
    let visible: PixelRect
    if bounds.isWhole {
      visible = PixelRect(covering: bounds).intersection(clip)
    } else {
      // Smoothed edges and glyphs on whole pixels may reach a pixel further.
      visible = PixelRect(covering: bounds.insetBy(dx: -1, dy: -1)).intersection(clip)
    }
    if visible.isEmpty { return }
    items.append(Item(node: node, transform: map, visible: visible, clip: clip, uniform: uniform, opaque: opaque))
  }

  /// Draws the list where `damage` says.
  ///
  /// - Parameter cairo: a context whose device space is the list's pixels, without a clip.
  package func draw(in cairo: OpaquePointer, damage: [PixelRect]) {
    // One rectangle at a time: under a clip of several Cairo smooths edges by another way, with other pixels.
    for rect in damage { draw(in: cairo, rect: rect) }
  }

  private func draw(in cairo: OpaquePointer, rect: PixelRect) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_rectangle(cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    cairo_clip(cairo)
    // What an opaque picture covers need not be drawn.
    let first = items.lastIndex { $0.opaque?.contains(rect) == true } ?? 0
    cairo_save(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_paint(cairo)
    cairo_restore(cairo)
    for item in items[first...] where rect.intersects(item.visible) {
      cairo_save(cairo)
      let clip = item.clip
      if !clip.contains(rect) {
        cairo_rectangle(cairo, Double(clip.x), Double(clip.y), Double(clip.width), Double(clip.height))
        cairo_clip(cairo)
      }
      let t = item.transform
      var matrix = cairo_matrix_t(
        xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx), y0: Double(t.ty))
      cairo_transform(cairo, &matrix)
      item.node.draw(in: cairo)
      cairo_restore(cairo)
    }
    cairo_restore(cairo)
  }
}

extension CGRect {
  /// Whether all edges lie between pixels.
  var isWhole: Bool {
    func near(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 1e-6 }
    return near(minX) && near(minY) && near(maxX) && near(maxY)
  }
}

extension CALayer {
  /// Whether the layer's picture is nothing but its parts one over the other.
  fileprivate func canBeTakenApart(_ shown: CALayer) -> Bool {
    let look = shown.appearance
    return look.opacity >= 1 && extra?.mask == nil && (shown.extra?.shadowOpacity ?? 0) == 0
      && !shown.geometry.hasSublayerTransform && cache.before == nil && !(look.masksToBounds && look.cornerRadius > 0)
  }
}
