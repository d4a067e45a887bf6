import CoreGraphics

/// A rectangle of content with a place in a tree of others.
///
/// Setting a property changes the model at once. What is on the screen follows when the next frame is composed, with an
/// animation where `action(forKey:)` gives one. Composing costs in proportion to the layers that changed and their
/// ancestors.
///
/// Swift has members that can be overridden in the body of a class only. So they are all here, and call what the
/// extensions beside this file implement.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
  // MARK: Stored state

  package final var geometry = Geometry()
  final var appearance = Appearance()
  final var extra: Effects?
  final var timing: Timing?
  package final var cache = RenderCache()
  /// The sublayers from back to front, by z and then by order; `nil` when it has to be made.
  final var paintOrderCache: [CALayer]?
  /// Not isolated for `deinit` alone, which cuts the sublayers loose.
  nonisolated(unsafe) final var sublayerList: [CALayer] = []
  package final var animations: AnimationList?
  /// Client values for keys that are no properties.
  final var userValues: [String: Any]?

  /// The content that `draw(in:)` recorded.
  package final var drawnContent: RenderNode?
  /// A picture given by a module above, a label's text for instance, in points from the top left of the bounds.
  package private(set) final var contentNode: RenderNode?
  /// Where it is put, in points from the top left of the bounds.
  private(set) final var contentNodeOrigin = CGPoint.zero
  package final func setContentNode(_ node: RenderNode?, at origin: CGPoint = .zero) {
    guard node !== contentNode || origin != contentNodeOrigin else { return }
    contentNode = node
    contentNodeOrigin = origin
    invalidateOwn()
  }

  /// The superlayer, which clears this when it goes. Not weak: weak references slow down every use of what they refer
  /// to.
  private nonisolated(unsafe) final unowned(unsafe) var linkedParent: CALayer?
  final var parentLayer: CALayer? {
    get { isPresentation ? modelLayer?.linkedParent : linkedParent }
    set { linkedParent = newValue }
  }
  /// The delegate, where that is the view whose layer this is: it clears this when it goes.
  package nonisolated(unsafe) final unowned(unsafe) var owner: (any CALayerDelegate)?
  final weak var maskOwner: CALayer?
  /// The layer a presentation layer shows.
  final weak var modelLayer: CALayer?
  final var isPresentation = false
  /// Whether the layer was in a composed frame: only then do changes animate by themselves.
  final var wasComposed = false
  /// Set on the root of a tree that is shown. Called once when something in the tree changed after it was last
  /// composed; the tree is laid out in each frame's layout phase.
  package final var onNeedsRender: (@MainActor () -> Void)? {
    didSet {
      if onNeedsRender != nil, layoutIsNeeded || descendantNeedsLayout { CATransaction.noteLayout(under: self) }
    }
  }
  final var presentationCache: PresentationCache?
  /// Observers of the layer's properties.
  package final var observers: (any PropertyObservers)?

  final var layoutIsNeeded = false
  final var descendantNeedsLayout = false
  final var displayIsNeeded = false

  final var effects: Effects {
    get { extra ?? Effects() }
    _modify {
      var value = extra ?? Effects()
      extra = nil
      yield &value
      extra = value
    }
  }

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
    extra = other.extra
    extra?.mask = nil
    timing = other.timing
    userValues = other.userValues
    drawnContent = other.drawnContent
    contentNode = other.contentNode
    contentNodeOrigin = other.contentNodeOrigin
    name = other.name
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // Not isolated: subclasses elsewhere could have no `deinit` of their own. Layers end on the main thread, as on iOS.
  deinit {
    for layer in sublayerList { layer.linkedParent = nil }
  }

  /// The value of a property that was never set; `nil` for those this class does not know.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether a change of the property redraws the content.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The default action of the class for a key; used when the delegate and `actions` have none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  open var delegate: (any CALayerDelegate)? {
    get { owner ?? otherDelegate }
    set {
      owner = nil
      otherDelegate = newValue
    }
  }
  private final weak var otherDelegate: (any CALayerDelegate)?
  open var name: String?

  /// The actions of this layer by key, used when the delegate has none.
  open var actions: [String: any CAAction]?
  /// Default values and actions (under the key `actions`).
  open var style: [AnyHashable: Any]?

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates. Its origin scrolls the sublayers.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      let old = geometry.bounds
      guard newValue != old else { return }
      change(.bounds) {
        geometry.bounds = newValue
        boundsDidChange(from: old)
      }
    }
  }

  /// Where the anchor point is in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set { set(.position, \.geometry.position, newValue) }
  }

  /// The point that `position` places and transforms turn about, in units of the bounds. The default is the centre.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      set(.anchorPoint, \.geometry.anchorPoint, newValue)
      if geometry.hasSublayerTransform { invalidateChildren() }
    }
  }

  /// The order among siblings: higher ones are in front; equal ones in the order of `sublayers`.
  open var zPosition: CGFloat {
    get { geometry.zPosition }
    set { set(.zPosition, \.geometry.zPosition, newValue) }
  }

  /// The anchor point's place on the z axis, in points.
  open var anchorPointZ: CGFloat {
    get { geometry.anchorPointZ }
    set { set(.anchorPointZ, \.geometry.anchorPointZ, newValue) }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { geometry.transform }
    set { set(.transform, \.geometry.transform, newValue) }
  }

  /// The transform of all sublayers, about this layer's anchor point.
  open var sublayerTransform: CATransform3D {
    get { geometry.sublayerTransform }
    set { set(.sublayerTransform, \.geometry.sublayerTransform, newValue) }
  }

  /// `transform` as an affine map of the plane.
  open func affineTransform() -> CGAffineTransform { geometry.transform.affine }

  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The rectangle in the superlayer's coordinates that encloses the transformed bounds; setting it sets `bounds.size`
  /// and `position`.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      let (position, size) = geometry.placement(forFrame: newValue)
      self.position = position
      bounds = CGRect(origin: geometry.bounds.origin, size: size)
    }
  }

  /// Whether the y axis points up for the sublayers. Kept; drawing and conversion ignore it.
  open var isGeometryFlipped: Bool {
    get { geometry.isGeometryFlipped }
    set { geometry.isGeometryFlipped = newValue }
  }

  open func contentsAreFlipped() -> Bool { false }

  // MARK: Appearance

  /// Whether the layer and its sublayers are left out.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { set(.hidden, \.appearance.isHidden, newValue) }
  }

  /// Whether the layer is seen from behind too.
  open var isDoubleSided: Bool {
    get { appearance.isDoubleSided }
    set { set(.doubleSided, \.appearance.isDoubleSided, newValue) }
  }

  /// 0 to 1, for the layer and its sublayers as one picture.
  open var opacity: Float {
    get { appearance.opacity }
    set { set(.opacity, \.appearance.opacity, newValue) }
  }

  /// The colour under the content, rounded by `cornerRadius`.
  open var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set { set(.backgroundColor, \.appearance.backgroundColor, newValue) }
  }

  /// Whether content and sublayers are clipped to the rounded bounds.
  open var masksToBounds: Bool {
    get { appearance.masksToBounds }
    set { set(.masksToBounds, \.appearance.masksToBounds, newValue) }
  }

  /// In points; more than half of the shorter side counts as half.
  open var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set { set(.cornerRadius, \.appearance.cornerRadius, newValue) }
  }

  /// The corners `cornerRadius` applies to.
  open var maskedCorners: CACornerMask {
    get { appearance.maskedCorners }
    set { set(.maskedCorners, \.appearance.maskedCorners, newValue) }
  }

  /// The shape of rounded corners.
  open var cornerCurve: CALayerCornerCurve {
    get { appearance.cornerCurve }
    set { set(.cornerCurve, \.appearance.cornerCurve, newValue) }
  }

  /// In points; the border lies inside the bounds, above content and sublayers.
  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set { set(.borderWidth, \.appearance.borderWidth, newValue) }
  }

  /// The default is opaque black.
  open var borderColor: CGColor? {
    get { appearance.borderColor }
    set { set(.borderColor, \.appearance.borderColor, newValue) }
  }

  /// The picture: a `CGImage`. Anything else draws nothing.
  open var contents: Any? {
    get { appearance.contents }
    set {
      change(.contents) {
        appearance.contents = newValue
        drawnContent = nil
        invalidateOwn()
      }
    }
  }

  /// The part of the picture that is used, in units of its size.
  open var contentsRect: CGRect {
    get { appearance.contentsRect }
    set { set(.contentsRect, \.appearance.contentsRect, newValue) }
  }

  /// The part of the picture that stretches, in units of its size; what is outside keeps its size.
  open var contentsCenter: CGRect {
    get { appearance.contentsCenter }
    set { set(.contentsCenter, \.appearance.contentsCenter, newValue) }
  }

  /// How the picture is placed in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { appearance.contentsGravity }
    set { set(.contentsGravity, \.appearance.contentsGravity, newValue) }
  }

  /// Pixels of the picture per point.
  open var contentsScale: CGFloat {
    get { appearance.contentsScale }
    set { set(.contentsScale, \.appearance.contentsScale, newValue) }
  }

  /// The default is opaque black.
  open var shadowColor: CGColor? {
    get { effects.shadowColor }
    set { set(.shadowColor, \.effects.shadowColor, newValue) }
  }

  /// 0, the default, means no shadow.
  open var shadowOpacity: Float {
    get { effects.shadowOpacity }
    set { set(.shadowOpacity, \.effects.shadowOpacity, newValue) }
  }

  /// In points. The default is (0, -3).
  open var shadowOffset: CGSize {
    get { effects.shadowOffset }
    set { set(.shadowOffset, \.effects.shadowOffset, newValue) }
  }

  /// The standard deviation of the blur, in points. The default is 3.
  open var shadowRadius: CGFloat {
    get { effects.shadowRadius }
    set { set(.shadowRadius, \.effects.shadowRadius, newValue) }
  }

  /// The outline of what throws the shadow, instead of the layer's content.
  open var shadowPath: CGPath? {
    get { effects.shadowPath }
    set { set(.shadowPath, \.effects.shadowPath, newValue) }
  }

  /// A layer, outside the tree, whose alpha cuts out this one.
  open var mask: CALayer? {
    get { extra?.mask }
    set {
      guard newValue !== extra?.mask else { return }
      change(.mask) {
        extra?.mask?.maskOwner = nil
        newValue?.removeFromSuperlayer()
        effects.mask = newValue
        newValue?.maskOwner = self
        invalidateSubtree()
      }
    }
  }

  /// A promise that the content has no transparency. Drawing does not depend on it.
  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  /// Whether a new size redraws the content.
  open var needsDisplayOnBoundsChange: Bool {
    get { appearance.needsDisplayOnBoundsChange }
    set { appearance.needsDisplayOnBoundsChange = newValue }
  }

  /// A hint; every layer is cached here.
  open var shouldRasterize: Bool {
    get { effects.shouldRasterize }
    set { effects.shouldRasterize = newValue }
  }

  /// Kept with `shouldRasterize`.
  open var rasterizationScale: CGFloat {
    get { effects.rasterizationScale }
    set { effects.rasterizationScale = newValue }
  }

  /// Kept; edges are always smoothed.
  open var allowsEdgeAntialiasing: Bool {
    get { effects.allowsEdgeAntialiasing }
    set { effects.allowsEdgeAntialiasing = newValue }
  }

  /// Kept; opacity is always that of the group.
  open var allowsGroupOpacity: Bool {
    get { effects.allowsGroupOpacity }
    set { effects.allowsGroupOpacity = newValue }
  }

  /// Kept; drawing is synchronous.
  open var drawsAsynchronously: Bool {
    get { effects.drawsAsynchronously }
    set { effects.drawsAsynchronously = newValue }
  }

  /// Kept; filtering is linear.
  open var minificationFilter: CALayerContentsFilter {
    get { effects.minificationFilter }
    set { effects.minificationFilter = newValue }
  }

  /// Kept; filtering is linear.
  open var magnificationFilter: CALayerContentsFilter {
    get { effects.magnificationFilter }
    set { effects.magnificationFilter = newValue }
  }

  /// Kept, not applied, as on iOS.
  open var filters: [Any]? {
    get { effects.filters }
    set { effects.filters = newValue }
  }

  /// Kept, not applied, as on iOS.
  open var backgroundFilters: [Any]? {
    get { effects.backgroundFilters }
    set { effects.backgroundFilters = newValue }
  }

  /// Kept, not applied, as on iOS.
  open var compositingFilter: Any? {
    get { effects.compositingFilter }
    set { effects.compositingFilter = newValue }
  }

  // MARK: Timing

  /// When the layer's clock starts on its superlayer's, in seconds.
  open var beginTime: CFTimeInterval {
    get { timing?.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue } }
  }

  open var timeOffset: CFTimeInterval {
    get { timing?.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// 0 stops all animations in the tree.
  open var speed: Float {
    get { timing?.speed ?? 1 }
    set { changeTiming { $0.speed = newValue } }
  }

  open var duration: CFTimeInterval {
    get { timing?.duration ?? .infinity }
    set { changeTiming { $0.duration = newValue } }
  }

  open var repeatCount: Float {
    get { timing?.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  open var repeatDuration: CFTimeInterval {
    get { timing?.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  open var autoreverses: Bool {
    get { timing?.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing?.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }

  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atAbsolute: l?.absoluteTime(atLocal: t) ?? t)
  }

  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let absolute = absoluteTime(atLocal: t)
    return l?.localTime(atAbsolute: absolute) ?? absolute
  }

  // MARK: Hierarchy

  open internal(set) var superlayer: CALayer? {
    get { parentLayer }
    set { parentLayer = newValue }
  }

  /// The sublayers from back to front; `nil` when there are none.
  open var sublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set { replaceSublayers(with: newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer) { $0.count }
  }

  /// - Parameter idx: the place in `sublayers`, counted without `layer` itself; values past the end mean the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.count) }
  }

  /// Inserts `layer` behind `sibling`; behind all when `sibling` is no sublayer of this one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { list in Self.position(of: sibling, in: list) ?? 0 }
  }

  /// Inserts `layer` in front of `sibling`; in front of all when `sibling` is no sublayer of this one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { list in Self.position(of: sibling, in: list).map { $0 + 1 } ?? list.count }
  }

  /// Puts `newLayer` in the place of `oldLayer`; does nothing when that is no sublayer of this one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parentLayer === self else { return }
    insert(newLayer) { list in list.firstIndex { $0 === oldLayer } ?? list.count }
    oldLayer.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() {
    if let owner = maskOwner { owner.mask = nil }
    detach()
  }

  // MARK: Layout and display

  open func setNeedsLayout() {
    guard !layoutIsNeeded else { return }
    layoutIsNeeded = true
    noteDescendantNeedsLayout()
  }

  open func needsLayout() -> Bool { layoutIsNeeded }

  /// Lays out the tree under the topmost of the unbroken row of ancestors that need it; without need does nothing but
  /// for descendants that need it.
  open func layoutIfNeeded() {
    layoutTreeIfNeeded()
  }

  /// Asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The size the layer would like: its bounds' size.
  open func preferredFrameSize() -> CGSize { geometry.bounds.size }

  open func setNeedsDisplay() {
    guard !displayIsNeeded else { return }
    displayIsNeeded = true
    invalidateOwn()
  }

  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  open func needsDisplay() -> Bool { displayIsNeeded }

  open func displayIfNeeded() {
    guard displayIsNeeded else { return }
    displayIsNeeded = false
    display()
  }

  /// Asks the delegate for content; without one draws by `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { displayByDrawing() }
  }

  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the tree as the model says, without animations, in the layer's own coordinates.
  open func render(in ctx: CGContext) { draw(in: ctx, model: true) }

  // MARK: Actions and animations

  /// Looks for an action: the delegate, `actions`, `style`, the class's default, at last the implicit animation of an
  /// animatable property of a layer that has been on the screen. `NSNull` ends the search with none.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// Adds a copy of `anim`; one with the same key is replaced.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

  open func removeAllAnimations() { removeAnimations { _ in true } }

  open func removeAnimation(forKey key: String) { removeAnimations { $0 == key } }

  open func animationKeys() -> [String]? { animations?.keys }

  open func animation(forKey key: String) -> CAAnimation? { animations?[key] }

  /// A copy of the layer with the values now on the screen; `nil` before a transaction was committed with the layer in
  /// a shown tree.
  open func presentation() -> Self? { presentationLayer(at: CACurrentMediaTime()) as? Self }

  /// The layer itself, for a presentation layer the one it was made from.
  open func model() -> Self { (modelLayer as? Self) ?? self }

  // MARK: Values by key

  /// The value of a property, or of a part of one (`position.x`, `transform.rotation.z`), or one set under any other
  /// key.
  open func value(forKeyPath keyPath: String) -> Any? { layerValue(forKeyPath: keyPath) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setLayerValue(value, forKeyPath: keyPath) }

  open func value(forKey key: String) -> Any? { layerValue(forKeyPath: key) }

  open func setValue(_ value: Any?, forKey key: String) { setLayerValue(value, forKeyPath: key) }

  /// The value for `key` of this class alone, for the key-path machinery; subclasses add theirs.
  func propertyValue(_ key: String) -> Any?? { ownPropertyValue(key) }

  /// - Returns: whether the class has such a property.
  func setPropertyValue(_ value: Any?, _ key: String) -> Bool { setOwnPropertyValue(value, key) }

  /// Whether changes of the property animate.
  func isAnimatable(_ key: String) -> Bool { Property(key: key)?.isAnimatable ?? false }

  /// The picture between background and sublayers, in points from the top left of the bounds; subclasses draw here.
  func makeContentNode() -> RenderNode? { contentPicture() }

  /// Whether the layer has colours, content and a border of its own.
  var drawsItself: Bool { true }

  /// Whether `placeChildren` shows the sublayers where they are not.
  var showsChildrenElsewhere: Bool { false }

  /// Returns the visible part of the sublayers, whose picture is given in coordinates from `cache.base`.
  ///
  /// - Parameter shown: the layer with the values of `time`.
  func placeChildren(_ node: RenderNode?, shown: CALayer, at time: CFTimeInterval) -> RenderNode? { node }

  /// Marks what a change of a property's shown value touches.
  func invalidate(forKey key: String) { invalidate(Property(key: key)?.damage ?? .own) }

  // MARK: Hit testing and conversion

  /// Whether `p`, in this layer's coordinates, is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { geometry.bounds.contains(p) }

  /// The frontmost visible layer of the tree at `p`, which is in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitTestTree(p) }

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { convertPoint(p, from: l, to: self) }

  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { convertPoint(p, from: self, to: l) }

  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { convertRect(r, from: l, to: self) }

  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { convertRect(r, from: self, to: l) }

  /// The part of the bounds that can be seen through all clipping ancestors.
  open var visibleRect: CGRect { visibleBounds }

  /// Scrolls the nearest enclosing scroll layer to show a point of this layer at its origin.
  open func scroll(_ p: CGPoint) {
    if let layer = enclosingScrollLayer { layer.scroll(to: layer.convert(p, from: self)) }
  }

  /// Scrolls the nearest enclosing scroll layer to show a rectangle of this layer.
  open func scrollRectToVisible(_ r: CGRect) {
    if let layer = enclosingScrollLayer { layer.scroll(to: layer.convert(r, from: self)) }
  }
}
