extension CALayer {
  /// The cached pictures that a change invalidates.
  package struct Damage: OptionSet {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The layer's own picture: colours, content, border.
    static let own = Damage(rawValue: 1)
    /// The picture of the sublayers.
    static let children = Damage(rawValue: 2)
    /// The picture of the layer with its sublayers, as the superlayer shows it.
    static let subtree = Damage(rawValue: 4)
    /// None of the layer's pictures: its superlayer shows it elsewhere, or not at all.
    static let placement = Damage(rawValue: 8)
    /// The order of the superlayer's sublayers.
    static let order = Damage(rawValue: 16)
  }

  /// A property whose change is visible, by the key that actions and animations use.
  package enum Property: String {
    case anchorPoint, anchorPointZ, bounds, position, sublayerTransform, transform, zPosition
    case doubleSided, hidden, masksToBounds, opacity
    case backgroundColor, borderColor, borderWidth, cornerCurve, cornerRadius, maskedCorners
    case contents, contentsCenter, contentsGravity, contentsRect, contentsScale
    case mask, shadowColor, shadowOffset, shadowOpacity, shadowPath, shadowRadius

    /// The cached pictures that a change invalidates.
    @inline(__always) var damage: Damage {
      switch self {
      case .anchorPoint, .anchorPointZ, .doubleSided, .hidden, .position, .transform: .placement
      case .zPosition: [.placement, .order]
      case .bounds: [.own, .children, .placement]
      case .sublayerTransform: .children
      // The superlayer leaves out a layer of opacity 0.
      case .opacity: [.subtree, .placement]
      case .masksToBounds: [.own, .children]
      case .mask, .shadowColor, .shadowOffset, .shadowOpacity, .shadowPath, .shadowRadius: .subtree
      case .backgroundColor, .borderColor, .borderWidth, .cornerCurve, .cornerRadius, .maskedCorners, .contents,
        .contentsCenter, .contentsGravity, .contentsRect, .contentsScale:
        .own
      }
    }

    /// Whether a change animates implicitly, in a layer without a delegate.
    var isAnimatable: Bool {
      switch self {
      case .contentsGravity, .cornerCurve, .doubleSided, .mask, .maskedCorners: false
      default: true
      }
    }

    /// Creates the property of a key; nil if there is none. `isHidden` is the getter's name in Swift.
    init?(key: String) { self.init(rawValue: key == "isHidden" ? "hidden" : key) }
  }

  /// Invalidates cached pictures.
  @inline(__always) final func invalidate(_ damage: Damage) {
    if damage.contains(.order) { parentLayer?.paintOrderCache = nil }
    if damage.contains(.own) { invalidateOwn() }
    if damage.contains(.children) { invalidateChildren() }
    if damage.contains(.subtree) { invalidateSubtree() }
    if damage.contains(.placement) { invalidatePlacement() }
  }

  /// Sets a property: its action is determined before the change and runs after it. An equal value changes nothing.
  ///
  /// Inlined, so that a setter that names property and path costs no more than a handwritten one.
  @inline(__always) final func set<Value: Equatable>(
    _ property: Property, _ path: ReferenceWritableKeyPath<CALayer, Value>, _ new: Value
  ) {
    guard new != self[keyPath: path] else { return }
    change(property) {
      self[keyPath: path] = new
      invalidate(property.damage)
    }
  }

  /// Changes a property, with the action that was determined before the change.
  @inline(__always) final func change(_ property: Property, _ body: () -> Void) {
    let action = actionBeforeChange(property.rawValue)
    body()
    action?.run(forKey: property.rawValue, object: self, arguments: nil)
  }
}
