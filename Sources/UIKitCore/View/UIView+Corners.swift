import QuartzCore

extension UIView {
  /// The radii of the corners; none by default. It rounds the background and the border, and with `clipsToBounds` the
  /// content. It replaces the layer's `cornerRadius`, `maskedCorners` and `cornerCurve`.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiview/cornerconfiguration-7l0ja).
  public var cornerConfiguration: UICornerConfiguration {
    get { appearanceState.cornerConfiguration ?? .corners(radius: .fixed(Double(backingLayer.cornerRadius))) }
    set {
      guard appearanceState.cornerConfiguration != newValue else { return }
      appearanceState.cornerConfiguration = newValue
      backingLayer.cornerCurve = .continuous
      updateCorners()
    }
  }

  /// Returns the radius in points with which a corner is drawn; of several corners, that of the first in the order top
  /// left, top right, bottom left, bottom right.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiview/effectiveradius(corner:)).
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = effectiveCornerRadii
    if corner.contains(.topLeft) { return radii.topLeft }
    if corner.contains(.topRight) { return radii.topRight }
    if corner.contains(.bottomLeft) { return radii.bottomLeft }
    return corner.contains(.bottomRight) ? radii.bottomRight : 0
  }

  /// Applies the configuration to the layer, and those of views inside that depend on it. O(views inside) for a view
  /// with a configuration, O(1) for others.
  func updateCorners() {
    guard appearanceState.cornerConfiguration != nil else { return }
    let radii = effectiveCornerRadii
    let largest = max(max(radii.topLeft, radii.topRight), max(radii.bottomLeft, radii.bottomRight))
    let corners: [(CGFloat, CACornerMask)] = [
      (radii.topLeft, .layerMinXMinYCorner), (radii.topRight, .layerMaxXMinYCorner),
      (radii.bottomLeft, .layerMinXMaxYCorner), (radii.bottomRight, .layerMaxXMaxYCorner),
    ]
    // One radius is set as such, because it can be animated.
    let haveOneRadius = corners.allSatisfy { $0.0 == 0 || $0.0 == largest }
    backingLayer.cornerRadii = haveOneRadius ? nil : radii
    backingLayer.maskedCorners =
      largest == 0 ? .all : corners.reduce(into: []) { if $1.0 > 0 { $0.insert($1.1) } }
    backingLayer.cornerRadius = largest
    updateConcentricCorners()
  }

  private func updateConcentricCorners() {
    for view in subviewList {
      if let configuration = view.appearanceState.cornerConfiguration {
        if configuration.isConcentric { view.updateCorners() }
      } else {
        view.updateConcentricCorners()
      }
    }
  }

  private var effectiveCornerRadii: CornerRadii {
    let size = bounds.size
    guard let configuration = appearanceState.cornerConfiguration else {
      return backingLayer.cornerRadii?.fitted(to: size)
        ?? CornerRadii(radius: backingLayer.cornerRadius, corners: backingLayer.maskedCorners, size: size)
        ?? CornerRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)
    }
    switch configuration.shape {
    case .capsule(let maximum):
      let radius = min(min(size.width, size.height) / 2, maximum ?? .infinity)
      return CornerRadii(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight, let uniformity):
      let container = configuration.isConcentric ? concentricRadii : nil
      func length(_ radius: UICornerRadius, _ corner: KeyPath<CornerRadii, CGFloat>) -> CGFloat {
        switch radius.kind {
        case .fixed(let length): length
        case .containerConcentric(let minimum): max(minimum, container?[keyPath: corner] ?? 0)
        }
      }
      var radii = CornerRadii(
        topLeft: length(topLeft, \.topLeft), topRight: length(topRight, \.topRight),
        bottomRight: length(bottomRight, \.bottomRight), bottomLeft: length(bottomLeft, \.bottomLeft))
      radii.makeUniform(uniformity)
      return radii.fitted(to: size)
    }
  }

  /// The container's radii less the distances from its corners; nil without a container. A corner that is not equally
  /// far from both sides counts as being as far away as from the more distant one.
  private var concentricRadii: CornerRadii? {
    var ancestor = superviewReference
    while let view = ancestor, view.appearanceState.cornerConfiguration == nil { ancestor = view.superviewReference }
    guard let container = ancestor else { return nil }
    let outer = container.effectiveCornerRadii
    let box = container.bounds
    let place = convert(bounds, to: container)
    let (left, right) = (place.minX - box.minX, box.maxX - place.maxX)
    let (top, bottom) = (place.minY - box.minY, box.maxY - place.maxY)
    func inner(_ radius: CGFloat, _ horizontal: CGFloat, _ vertical: CGFloat) -> CGFloat {
      max(0, radius - max(0, max(horizontal, vertical)))
    }
    return CornerRadii(
      topLeft: inner(outer.topLeft, left, top), topRight: inner(outer.topRight, right, top),
      bottomRight: inner(outer.bottomRight, right, bottom), bottomLeft: inner(outer.bottomLeft, left, bottom))
  }
}

extension CornerRadii {
  fileprivate mutating func makeUniform(_ uniformity: UICornerConfiguration.Uniformity) {
    func share(_ first: WritableKeyPath<CornerRadii, CGFloat>, _ second: WritableKeyPath<CornerRadii, CGFloat>) {
      let larger = max(self[keyPath: first], self[keyPath: second])
      self[keyPath: first] = larger
      self[keyPath: second] = larger
    }
    switch uniformity {
    case .none: break
    case .top: share(\.topLeft, \.topRight)
    case .bottom: share(\.bottomLeft, \.bottomRight)
    case .left: share(\.topLeft, \.bottomLeft)
    case .right: share(\.topRight, \.bottomRight)
    case .topAndBottom:
      share(\.topLeft, \.topRight)
      share(\.bottomLeft, \.bottomRight)
    case .leftAndRight:
      share(\.topLeft, \.bottomLeft)
      share(\.topRight, \.bottomRight)
    case .all:
      share(\.topLeft, \.topRight)
      share(\.bottomLeft, \.bottomRight)
      share(\.topLeft, \.bottomLeft)
      share(\.topRight, \.bottomRight)
    }
  }
}
