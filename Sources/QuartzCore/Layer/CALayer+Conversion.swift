import CoreGraphics

extension CALayer.Geometry {
  /// The transform from this layer's coordinates to its superlayer's, without the superlayer's `sublayerTransform`.
  var toSuperlayer: CGAffineTransform {
    let anchor = anchor
    if !hasTransform {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    let t = planeTransform
    return CGAffineTransform(
      a: t.a, b: t.b, c: t.c, d: t.d, tx: position.x + t.tx - anchor.x * t.a - anchor.y * t.c,
      ty: position.y + t.ty - anchor.x * t.b - anchor.y * t.d)
  }

  /// The effect of `transform` on the plane. A perspective is approximated by the affine transform that agrees with it
  /// in three corners of the bounds.
  var planeTransform: CGAffineTransform {
    let t = transform
    if t.m14 == 0, t.m24 == 0, t.m44 == 1 { return t.affine }
    let anchor = anchor
    let box = bounds.offsetBy(dx: -anchor.x, dy: -anchor.y)
    func project(_ p: CGPoint) -> CGPoint {
      let w = p.x * t.m14 + p.y * t.m24 + t.m44
      let scale = abs(w) < 1e-9 ? 1 : 1 / w
      return CGPoint(x: (p.x * t.m11 + p.y * t.m21 + t.m41) * scale, y: (p.x * t.m12 + p.y * t.m22 + t.m42) * scale)
    }
    let width = box.width == 0 ? 1 : box.width
    let height = box.height == 0 ? 1 : box.height
    let origin = project(box.origin)
    let right = project(CGPoint(x: box.origin.x + width, y: box.origin.y))
    let below = project(CGPoint(x: box.origin.x, y: box.origin.y + height))
    let a = (right.x - origin.x) / width
    let b = (right.y - origin.y) / width
    let c = (below.x - origin.x) / height
    let d = (below.y - origin.y) / height
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: origin.x - box.origin.x * a - box.origin.y * c,
      ty: origin.y - box.origin.x * b - box.origin.y * d)
  }

  /// Whether the transform turns the layer's back to the viewer.
  var showsBack: Bool {
    guard hasTransform else { return false }
    let t = planeTransform
    // A reflection in the plane does not show the back; a rotation about x or y also turns the z axis.
    return transform.m33 < 0 && t.a * t.d - t.b * t.c < 0
  }

  var frame: CGRect {
    if !hasTransform {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    return bounds.applying(toSuperlayer)
  }

  /// Returns the position and size for which `frame` equals `rect`.
  func placement(forFrame rect: CGRect) -> (position: CGPoint, size: CGSize) {
    if !hasTransform {
      return (
        CGPoint(x: rect.origin.x + anchorPoint.x * rect.width, y: rect.origin.y + anchorPoint.y * rect.height),
        rect.size
      )
    }
    var box = self
    box.bounds.size = CGRect(origin: .zero, size: rect.size).applying(planeTransform.inverted()).size
    box.position = .zero
    let placed = box.bounds.applying(box.toSuperlayer)
    return (CGPoint(x: rect.origin.x - placed.origin.x, y: rect.origin.y - placed.origin.y), box.bounds.size)
  }

  /// The transform that `sublayerTransform` adds between the sublayers' coordinates and this layer's.
  var sublayerMap: CGAffineTransform {
    let anchor = anchor
    let t = sublayerTransform.affine
    return CGAffineTransform(
      a: t.a, b: t.b, c: t.c, d: t.d, tx: anchor.x + t.tx - anchor.x * t.a - anchor.y * t.c,
      ty: anchor.y + t.ty - anchor.x * t.b - anchor.y * t.d)
  }
}

extension CALayer {
  /// The transform from this layer's coordinates to its superlayer's.
  final var mapToSuperlayer: CGAffineTransform {
    let map = geometry.toSuperlayer
    if let parent = parentLayer, parent.geometry.hasSublayerTransform {
      return map.concatenating(parent.geometry.sublayerMap)
    }
    return map
  }

  /// The transform from this layer's coordinates to those of the root's superlayer.
  final var mapToRoot: CGAffineTransform {
    var map = mapToSuperlayer
    var layer = parentLayer
    while let current = layer {
      map = map.concatenating(current.mapToSuperlayer)
      layer = current.parentLayer
    }
    return map
  }

  /// Returns the transform between two layers of one tree; nil stands for the coordinates of the root's superlayer,
  /// which layers of different trees share.
  static func map(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
    if source === target { return .identity }
    // Most conversions are between a layer and an ancestor and need no inverse on the way up.
    if let source, let target {
      var map = CGAffineTransform.identity
      var layer: CALayer? = source
      while let current = layer {
        if current === target { return map }
        map = map.concatenating(current.mapToSuperlayer)
        layer = current.parentLayer
      }
      return map.concatenating(target.mapToRoot.inverted())
    }
    if let source { return source.mapToRoot }
    return target?.mapToRoot.inverted() ?? .identity
  }

  final func convertPoint(_ p: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
    let map = Self.map(from: source, to: target)
    return map.isIdentity ? p : p.applying(map)
  }

  final func convertRect(_ r: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
    let map = Self.map(from: source, to: target)
    return map.isIdentity ? r : r.applying(map)
  }

  final func hitTestTree(_ p: CGPoint) -> CALayer? {
    guard !appearance.isHidden, appearance.opacity > 0 else { return nil }
    let map = mapToSuperlayer
    guard map.a * map.d - map.b * map.c != 0 else { return nil }
    let local = p.applying(map.inverted())
    let inside = contains(local)
    if appearance.masksToBounds, !inside { return nil }
    if let mask = extra?.mask, mask.hitTest(local) == nil { return nil }
    for layer in paintOrder.reversed() {
      if let hit = layer.hitTest(local) { return hit }
    }
    return inside ? self : nil
  }

  final var visibleBounds: CGRect {
    var rect = geometry.bounds
    var layer: CALayer = self
    var map = CGAffineTransform.identity
    while let parent = layer.parentLayer {
      map = map.concatenating(layer.mapToSuperlayer)
      if parent.appearance.masksToBounds {
        rect = rect.intersection(parent.geometry.bounds.applying(map.inverted()))
      }
      layer = parent
    }
    return rect
  }
}
