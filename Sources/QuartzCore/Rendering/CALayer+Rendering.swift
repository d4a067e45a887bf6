import CGTK
import CoreGraphics

extension CALayer {
  /// Returns the tree's picture as it is now on screen, in points from the top left of the bounds; nil if there is
  /// nothing to see. Only what has changed since the last call is composed again.
  package final func renderNode() -> RenderNode? {
    if onNeedsRender == nil { frames.animations.catchUp(self) }
    return compose(at: frames.now)
  }

  /// Returns the layer whose values are shown: the model, or a copy with the animations' values.
  private func shown(at time: CFTimeInterval) -> CALayer {
    animations == nil ? self : (presentationLayer(at: time) ?? self)
  }

  final func compose(at time: CFTimeInterval) -> RenderNode? {
    updateCache(at: time)
    if !cache.isContentAlone { return cache.subtree }
    return cache.content?.translated(x: cache.contentOrigin.x, y: cache.contentOrigin.y)
  }

  private func updateCache(at time: CFTimeInterval) {
    if cache.subtreeValid { return }
    wasComposed = true
    displayIfNeeded()
    let shown = shown(at: time)
    if !cache.ownValid { composeOwn(shown) }
    if !cache.childrenValid {
      cache.children = composeChildren(shown, at: time)
      cache.childrenValid = true
    }
    cache.isContentAlone = shown === self && showsContentAlone
    cache.subtree = cache.isContentAlone ? nil : composeSubtree(shown, at: time)
    cache.subtreeValid = true
  }

  private var showsContentAlone: Bool {
    guard let content = cache.content, cache.back == nil, cache.front == nil, cache.children == nil, extra == nil,
      appearance.opacity >= 1, animations == nil
    else { return false }
    guard appearance.masksToBounds else { return true }
    return appearance.cornerRadius == 0
      && CGRect(origin: .zero, size: geometry.bounds.size)
        .contains(content.bounds.offsetBy(dx: cache.contentOrigin.x, dy: cache.contentOrigin.y))
  }

  /// Returns the tree's picture in the superlayer's coordinates.
  final func composePlaced(at time: CFTimeInterval) -> RenderNode? {
    if cache.placedValid, cache.subtreeValid { return cache.placed }
    updateCache(at: time)
    if !cache.placedValid {
      let shown = shown(at: time)
      if shown.appearance.isHidden || shown.appearance.opacity <= 0
        || (!shown.appearance.isDoubleSided && shown.geometry.showsBack)
      {
        cache.placed = nil
      } else {
        var place = shown.geometry.boxToSuperlayer
        let base = parentLayer?.cache.base ?? .zero
        place.tx -= base.x
        place.ty -= base.y
        if cache.isContentAlone, place.isTranslation {
          cache.placed = cache.content?.translated(
            x: place.tx + cache.contentOrigin.x, y: place.ty + cache.contentOrigin.y)
        } else {
          cache.placed = compose(at: time)?.transformed(by: place)
        }
      }
      cache.placedValid = true
    }
    return cache.placed
  }

  // Parts of `appearance` are read one by one in the following: a copy of it retains all its references.

  private func composeOwn(_ shown: CALayer) {
    let box = CGRect(origin: .zero, size: shown.geometry.bounds.size)
    let hasArea = box.width > 0 && box.height > 0
    cache.back = nil
    guard drawsItself else {
      cache.content = nil
      cache.contentOrigin = .zero
      cache.front = nil
      cache.ownValid = true
      return
    }
    if hasArea, let color = shown.appearance.backgroundColor, color.rgba.alpha > 0 {
      cache.back = .background(box, corners: shown.corners(of: box), color: color)
    }
    if type(of: shown) == CALayer.self, !shown.appearance.hasContents, shown.drawnContent == nil {
      cache.content = shown.contentNode
      cache.contentOrigin = shown.contentNodeOrigin
    } else {
      cache.content = shown.makeContentNode()
      cache.contentOrigin = .zero
    }
    cache.front = nil
    if hasArea, shown.appearance.borderWidth > 0, let color = shown.appearance.borderColor, color.rgba.alpha > 0 {
      cache.front = .border(
        box, corners: shown.corners(of: box), width: shown.appearance.borderWidth, color: color)
    }
    cache.ownValid = true
  }

  /// Returns the radii of a box of the layer's size; nil if no corner is round.
  final func corners(of box: CGRect) -> CornerRadii? {
    if let radii = extra?.cornerRadii { return radii == .zero ? nil : radii.fitted(to: box.size) }
    return CornerRadii(radius: appearance.cornerRadius, corners: appearance.maskedCorners, size: box.size)
  }

  private func composeChildren(_ shown: CALayer, at time: CFTimeInterval) -> RenderNode? {
    if sublayerList.isEmpty { return nil }
    return placeChildren(composeSublayers(shown, at: time), shown: shown, at: time)
  }

  /// Returns the sublayers' pictures, in coordinates relative to `cache.base`.
  final func composeSublayers(_ shown: CALayer, at time: CFTimeInterval) -> RenderNode? {
    let geometry = shown.geometry
    let culls = shown.appearance.masksToBounds && !geometry.hasSublayerTransform && !shown.showsChildrenElsewhere
    let visible = geometry.bounds
    let base = geometry.hasSublayerTransform ? .zero : Self.base(near: visible.origin)
    if base != cache.base {
      cache.base = base
      for layer in sublayerList { layer.cache.placedValid = false }
    }
    let visibleFromBase = visible.offsetBy(dx: -base.x, dy: -base.y)
    var nodes: [RenderNode] = []
    nodes.reserveCapacity(sublayerList.count)
    for layer in paintOrder {
      if layer.appearance.isHidden, layer.animations == nil { continue }
      if culls, layer.isSelfContained, !layer.geometry.frame.intersects(visible) { continue }
      guard let node = layer.composePlaced(at: time) else { continue }
      if culls, !node.bounds.intersects(visibleFromBase) { continue }
      nodes.append(node)
    }
    let all = RenderNode.container(nodes)
    return geometry.hasSublayerTransform ? all?.transformed(by: geometry.sublayerMap) : all
  }

  /// Returns a point that stays the same while up to a hundred screens are scrolled.
  private static func base(near origin: CGPoint) -> CGPoint {
    let step: CGFloat = 65_536
    return CGPoint(x: (origin.x / step).rounded() * step, y: (origin.y / step).rounded() * step)
  }

  /// Whether nothing of the tree can be visible outside of the frame.
  final var isSelfContained: Bool {
    animations == nil && !geometry.hasTransform && (extra?.shadowOpacity ?? 0) == 0
      && (appearance.masksToBounds || (sublayerList.isEmpty && contentNode == nil && !drawsOutsideBounds))
  }

  private func composeSubtree(_ shown: CALayer, at time: CFTimeInterval) -> RenderNode? {
    let box = CGRect(origin: .zero, size: shown.geometry.bounds.size)
    let origin = shown.geometry.bounds.origin
    let content = cache.content?.translated(x: cache.contentOrigin.x, y: cache.contentOrigin.y)
    let children = cache.children?.translated(x: cache.base.x - origin.x, y: cache.base.y - origin.y)
    let all: RenderNode?
    if shown.appearance.masksToBounds {
      let inner = box.width > 0 && box.height > 0 ? RenderNode.container(content, children, nil) : nil
      all = .container(cache.back, inner?.clipped(to: box, corners: shown.corners(of: box)), cache.front)
    } else {
      all = .container(cache.back, content, children, cache.front)
    }
    guard var node = all ?? shadowOnly(shown) else { return nil }
    if let extra = shown.extra, extra.shadowOpacity > 0, !shown.appearance.masksToBounds {
      node = shown.shadowed(node, extra)
    }
    if let transition = runningTransition(at: time) {
      node = transition.transition.mix(cache.before, node, box: box, progress: transition.progress)
    }
    if let mask = extra?.mask {
      guard let cut = mask.composePlaced(at: time) else { return nil }
      node = node.masked(by: cut.translated(x: -origin.x, y: -origin.y))
    }
    return node.withOpacity(shown.appearance.opacity)
  }

  /// Returns the shadow of the `shadowPath` of a layer without any content.
  private func shadowOnly(_ shown: CALayer) -> RenderNode? {
    guard let extra = shown.extra, extra.shadowOpacity > 0, extra.shadowPath != nil else { return nil }
    return .drawing(.zero) { _ in }
  }

  private func shadowed(_ node: RenderNode, _ extra: Effects) -> RenderNode {
    guard let color = extra.shadowColor else { return node }
    let look = appearance
    let box = CGRect(origin: .zero, size: geometry.bounds.size)
    if let path = extra.shadowPath {
      let origin = geometry.bounds.origin
      let outline: RenderNode
      if let rect = path.asRect {
        outline = .boxShadow(
          rect.offsetBy(dx: -origin.x, dy: -origin.y), corners: nil, color: color, opacity: extra.shadowOpacity,
          offset: extra.shadowOffset, radius: extra.shadowRadius)
      } else {
        let offset = extra.shadowOffset
        let move = CGPoint(x: offset.width - origin.x, y: offset.height - origin.y)
        let rgba = color.rgba
        // The blur is cut off near the picture's edge, so the edge has to be far enough out.
        let margin = extra.shadowRadius * 3
        let area = path.boundingBoxOfPath.offsetBy(dx: move.x, dy: move.y).insetBy(dx: -margin, dy: -margin)
        let shape = RenderNode.drawing(area) { cairo in
          cairo.translate(x: Double(move.x), y: Double(move.y))
          path.append(to: cairo)
          cairo.setSource(
            red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha * Double(extra.shadowOpacity))
          cairo.fill()
        }
        outline = shape.blurred(extra.shadowRadius)
      }
      return RenderNode.container([outline, node]) ?? node
    }
    if let background = look.backgroundColor, background.rgba.alpha >= 1, background.tile == nil {
      let shadow = RenderNode.boxShadow(
        box, corners: corners(of: box), color: color, opacity: extra.shadowOpacity, offset: extra.shadowOffset,
        radius: extra.shadowRadius)
      return RenderNode.container([shadow, node]) ?? node
    }
    return node.withShadow(
      color: color, opacity: extra.shadowOpacity, offset: extra.shadowOffset, radius: extra.shadowRadius)
  }

  /// Draws what is on screen now or, with `model`, the layers' own values, as if no animation ran. O(layers).
  package final func draw(in context: CGContext, model: Bool) {
    let node = model ? withoutAnimations { compose(at: frames.now) } : renderNode()
    guard let node else { return }
    context.withCairo { cairo in
      cairo.save()
      cairo.translate(x: Double(geometry.bounds.origin.x), y: Double(geometry.bounds.origin.y))
      node.draw(in: cairo)
      cairo.restore()
    }
  }

  /// Runs `body` while no layer of the tree has animations. Pictures composed with them are composed again afterwards.
  private func withoutAnimations(_ body: () -> RenderNode?) -> RenderNode? {
    var paused: [(CALayer, AnimationList)] = []
    collectAnimations(&paused)
    for (layer, _) in paused {
      layer.animations = nil
      layer.invalidateAllAspects()
    }
    let node = body()
    for (layer, list) in paused {
      layer.animations = list
      layer.invalidateAllAspects()
    }
    return node
  }

  private func collectAnimations(_ found: inout [(CALayer, AnimationList)]) {
    if let list = animations { found.append((self, list)) }
    extra?.mask?.collectAnimations(&found)
    for child in sublayerList { child.collectAnimations(&found) }
  }

  final func invalidateAllAspects() {
    cache.childrenValid = false
    invalidateOwn()
    invalidatePlacement()
  }
}

extension CALayer.Geometry {
  /// The transform from points from the top left of the bounds to the superlayer's coordinates. Scrolling does not
  /// change it.
  var boxToSuperlayer: CGAffineTransform {
    if !hasTransform {
      return CGAffineTransform(
        translationX: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height)
    }
    return toSuperlayer.translatedBy(x: bounds.origin.x, y: bounds.origin.y)
  }
}
