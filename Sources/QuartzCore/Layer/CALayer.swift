import CoreGraphics

/// A rectangle of content with a place in a tree of others.
///
/// Setting a property changes the model at once; what is on the screen follows when the frame is composed, with an animation
/// where `action(forKey:)` gives one.
@preconcurrency @MainActor open class CALayer: NSObject {
  // MARK: Life

  public override init() {
    super.init()
  }

  /// A copy of `layer`'s properties, without its sublayers: made for presentation layers. Subclasses with properties of
  /// their own override it.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    geometry = other.geometry
    appearance = other.appearance
    delegate = nil
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The value of a property of a new layer that was not set: `nil` for those this class knows itself.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether a change of the property redraws the content.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The action of the class for a key, asked last.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Stored state

  /// What places the layer.
  package struct Geometry: Equatable {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    package var anchorPointZ: CGFloat = 0
    package var transform = CATransform3DIdentity
    package var sublayerTransform = CATransform3DIdentity
    /// Kept so that the common case needs no comparison of sixteen numbers.
    package var hasTransform = false
    package var hasSublayerTransform = false
    package var isGeometryFlipped = false
  }

  /// What the layer looks like, apart from its place.
  package struct Appearance {
    package var isHidden = false
    package var isDoubleSided = true
    package var opacity: Float = 1
    package var masksToBounds = false
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
  }

  package var geometry = Geometry()
  package var appearance = Appearance()
  package private(set) var sublayerList: [CALayer] = []

  open weak var delegate: (any CALayerDelegate)?
  open var name: String?

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates. Its origin scrolls the sublayers.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      guard newValue != geometry.bounds else { return }
      let sizeChanged = newValue.size != geometry.bounds.size
      let action = action(willChange: "bounds")
      geometry.bounds = newValue
      if sizeChanged { setNeedsLayout() }
      action?.run(forKey: "bounds", object: self, arguments: nil)
    }
  }

  /// Where the anchor point is in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set {
      guard newValue != geometry.position else { return }
      let action = action(willChange: "position")
      geometry.position = newValue
      action?.run(forKey: "position", object: self, arguments: nil)
    }
  }

  /// The point that `position` places and transforms turn about, in units of the bounds. The default is the centre.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      guard newValue != geometry.anchorPoint else { return }
      let action = action(willChange: "anchorPoint")
      geometry.anchorPoint = newValue
      action?.run(forKey: "anchorPoint", object: self, arguments: nil)
    }
  }

  /// The order among siblings: higher ones are in front; equal ones in the order of `sublayers`.
  open var zPosition: CGFloat {
    get { geometry.zPosition }
    set {
      guard newValue != geometry.zPosition else { return }
      let action = action(willChange: "zPosition")
      geometry.zPosition = newValue
      action?.run(forKey: "zPosition", object: self, arguments: nil)
    }
  }

  open var anchorPointZ: CGFloat {
    get { geometry.anchorPointZ }
    set {
      guard newValue != geometry.anchorPointZ else { return }
      let action = action(willChange: "anchorPointZ")
      geometry.anchorPointZ = newValue
      action?.run(forKey: "anchorPointZ", object: self, arguments: nil)
    }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { geometry.transform }
    set {
      guard newValue != geometry.transform else { return }
      let action = action(willChange: "transform")
      geometry.transform = newValue
      geometry.hasTransform = !CATransform3DIsIdentity(newValue)
      action?.run(forKey: "transform", object: self, arguments: nil)
    }
  }

  /// The transform of all sublayers, about this layer's anchor point.
  open var sublayerTransform: CATransform3D {
    get { geometry.sublayerTransform }
    set {
      guard newValue != geometry.sublayerTransform else { return }
      let action = action(willChange: "sublayerTransform")
      geometry.sublayerTransform = newValue
      geometry.hasSublayerTransform = !CATransform3DIsIdentity(newValue)
      action?.run(forKey: "sublayerTransform", object: self, arguments: nil)
    }
  }

  open func affineTransform() -> CGAffineTransform { geometry.transform.affine }

  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The rectangle in the superlayer's coordinates that encloses the transformed bounds; setting it sets `bounds.size` and
  /// `position`.
  open var frame: CGRect {
    get {
      let g = geometry
      if !g.hasTransform {
        return CGRect(
          x: g.position.x - g.anchorPoint.x * g.bounds.width, y: g.position.y - g.anchorPoint.y * g.bounds.height,
          width: g.bounds.width, height: g.bounds.height)
      }
      return g.rectToSuperlayer(g.bounds)
    }
    set {
      var size = newValue.size
      var position = CGPoint(
        x: newValue.origin.x + geometry.anchorPoint.x * size.width,
        y: newValue.origin.y + geometry.anchorPoint.y * size.height)
      if geometry.hasTransform {
        let linear = geometry.transform.affine
        size = CGRect(origin: .zero, size: size).applying(linear.inverted()).size
        var box = geometry
        box.bounds.size = size
        box.position = .zero
        let placed = box.rectToSuperlayer(box.bounds)
        position = CGPoint(x: newValue.origin.x - placed.origin.x, y: newValue.origin.y - placed.origin.y)
      }
      self.position = position
      bounds = CGRect(origin: geometry.bounds.origin, size: size)
    }
  }

  /// Whether the layer's y axis points up for its sublayers. Kept; drawing and conversion ignore it.
  open var isGeometryFlipped: Bool {
    get { geometry.isGeometryFlipped }
    set { geometry.isGeometryFlipped = newValue }
  }

  // MARK: Appearance

  open var isHidden: Bool {
    get { appearance.isHidden }
    set {
      guard newValue != appearance.isHidden else { return }
      let action = action(willChange: "hidden")
      appearance.isHidden = newValue
      action?.run(forKey: "hidden", object: self, arguments: nil)
    }
  }

  open var opacity: Float {
    get { appearance.opacity }
    set {
      guard newValue != appearance.opacity else { return }
      let action = action(willChange: "opacity")
      appearance.opacity = newValue
      action?.run(forKey: "opacity", object: self, arguments: nil)
    }
  }

  open var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set {
      guard newValue != appearance.backgroundColor else { return }
      let action = action(willChange: "backgroundColor")
      appearance.backgroundColor = newValue
      action?.run(forKey: "backgroundColor", object: self, arguments: nil)
    }
  }

  open var masksToBounds: Bool {
    get { appearance.masksToBounds }
    set {
      guard newValue != appearance.masksToBounds else { return }
      let action = action(willChange: "masksToBounds")
      appearance.masksToBounds = newValue
      action?.run(forKey: "masksToBounds", object: self, arguments: nil)
    }
  }

  open var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set {
      guard newValue != appearance.cornerRadius else { return }
      let action = action(willChange: "cornerRadius")
      appearance.cornerRadius = newValue
      action?.run(forKey: "cornerRadius", object: self, arguments: nil)
    }
  }

  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set {
      guard newValue != appearance.borderWidth else { return }
      let action = action(willChange: "borderWidth")
      appearance.borderWidth = newValue
      action?.run(forKey: "borderWidth", object: self, arguments: nil)
    }
  }

  open var borderColor: CGColor? {
    get { appearance.borderColor }
    set {
      guard newValue != appearance.borderColor else { return }
      let action = action(willChange: "borderColor")
      appearance.borderColor = newValue
      action?.run(forKey: "borderColor", object: self, arguments: nil)
    }
  }

  // MARK: Hierarchy

  open private(set) weak var superlayer: CALayer?

  /// The sublayers from back to front; `nil` when there are none.
  open var sublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set {
      for layer in sublayerList where newValue?.contains(where: { $0 === layer }) != true {
        layer.superlayer = nil
      }
      let layers = newValue ?? []
      for layer in layers where layer.superlayer !== self { layer.removeFromSuperlayer() }
      sublayerList = layers
      for layer in layers { layer.superlayer = self }
      setNeedsLayout()
    }
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: { $0.count })
  }

  /// - Parameter idx: the place in `sublayers`, counted without `layer` itself; values past the end mean the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: { min(Int(idx), $0.count) })
  }

  /// Inserts `layer` behind `sibling`; behind all when `sibling` is no sublayer of this one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: { list in list.firstIndex { $0 === sibling } ?? 0 })
  }

  /// Inserts `layer` in front of `sibling`; in front of all when `sibling` is no sublayer of this one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: { list in list.firstIndex { $0 === sibling }.map { $0 + 1 } ?? list.count })
  }

  /// Puts `newLayer` in the place of `oldLayer`; does nothing when that is no sublayer of this one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insert(newLayer, at: { list in list.firstIndex { $0 === oldLayer } ?? list.count })
    oldLayer.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    if let index = parent.sublayerList.lastIndex(where: { $0 === self }) { parent.sublayerList.remove(at: index) }
    superlayer = nil
    parent.setNeedsLayout()
  }

  private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    precondition(!isDescendant(of: layer), "a layer cannot be its own sublayer")
    layer.removeFromSuperlayer()
    sublayerList.insert(layer, at: place(sublayerList))
    layer.superlayer = self
    setNeedsLayout()
  }

  private func isDescendant(of other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.superlayer
    }
    return false
  }

  // MARK: Layout and display

  private var layoutIsNeeded = false
  private var displayIsNeeded = false

  open func setNeedsLayout() { layoutIsNeeded = true }
  open func needsLayout() -> Bool { layoutIsNeeded }

  /// Lays out this layer's tree, from the topmost ancestor that needs it.
  open func layoutIfNeeded() {
    guard layoutIsNeeded else { return }
    layoutIsNeeded = false
    layoutSublayers()
  }

  /// Asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  open func setNeedsDisplay() { displayIsNeeded = true }
  open func setNeedsDisplay(_ r: CGRect) { displayIsNeeded = true }
  open func needsDisplay() -> Bool { displayIsNeeded }

  open func displayIfNeeded() {
    guard displayIsNeeded else { return }
    displayIsNeeded = false
    display()
  }

  open func display() {
    if let delegate { delegate.display(self) } else { displayByDrawing() }
  }

  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  package func displayByDrawing() {}

  // MARK: Actions

  /// The actions of this layer by key, asked after the delegate.
  open var actions: [String: any CAAction]?

  /// Looks for an action: the delegate, `actions`, the class's default. `NSNull` ends the search with none.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    return type(of: self).defaultAction(forKey: event)
  }

  private func action(willChange key: String) -> (any CAAction)? {
    action(forKey: key)
  }

  // MARK: Hit testing and conversion

  /// Whether `p`, in this layer's coordinates, is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { geometry.bounds.contains(p) }
}
