import CoreGraphics

/// A rectangle of content in a tree of others.
///
/// Setting a property changes the model at once. The screen follows when the next frame is composed, with an animation
/// if `action(forKey:)` returns one. The cost of composing is proportional to the layers that changed and their
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
  /// The sublayers from back to front, by z and then by order; nil when it has to be determined.
  final var paintOrderCache: [CALayer]?
  /// Not isolated only for `deinit`, which detaches the sublayers.
  nonisolated(unsafe) final var sublayerList: [CALayer] = []
  package final var animations: AnimationList?
  /// The client's values for keys that are not properties.
  final var userValues: [String: Any]?

  /// The content that `draw(in:)` recorded.
  package final var drawnContent: RenderNode?
  /// A picture set by a higher module, such as a label's text, in points from the top left of the bounds.
  package private(set) final var contentNode: RenderNode?
  /// The place of that picture, in points from the top left of the bounds.
  private(set) final var contentNodeOrigin = CGPoint.zero
  package final func setContentNode(_ node: RenderNode?, at origin: CGPoint = .zero) {
    guard node !== contentNode || origin != contentNodeOrigin else { return }
    contentNode = node
    contentNodeOrigin = origin
    invalidateOwn()
  }

  /// The superlayer, which clears this when it is deallocated. Not weak: weak references slow down every use of their
  /// target.
  private nonisolated(unsafe) final unowned(unsafe) var linkedParent: CALayer?
  final var parentLayer: CALayer? {
    get { isPresentation ? modelLayer?.linkedParent : linkedParent }
    set { linkedParent = newValue }
  }
  /// The delegate if it is the view that owns this layer, which clears this when it is deallocated.
  package nonisolated(unsafe) final unowned(unsafe) var owner: (any CALayerDelegate)?
  final weak var maskOwner: CALayer?
  /// The layer that a presentation layer represents.
  final weak var modelLayer: CALayer?
  final var isPresentation = false
  /// Whether the layer has been part of a composed frame: only then do changes animate implicitly.
  final var wasComposed = false
  /// Set on the root of a tree that is shown. Called once when something in the tree has changed since it was last
  /// composed; the tree is laid out in each frame's layout phase.
  package final var onNeedsRender: (@MainActor () -> Void)? {
    didSet {
      if onNeedsRender != nil, layoutIsNeeded || descendantNeedsLayout { ImplicitTransaction.noteLayout(under: self) }
    }
  }
  /// The clock of the server that shows the tree of which this is the root; nil if that server has none of its own.
  package final var serverFrames: FrameScheduler?
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

  /// Creates a copy of `layer`'s properties without its sublayers, for presentation layers. Subclasses override it to
  /// copy properties of their own.
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

  // Not isolated, as otherwise subclasses in other modules could have no `deinit`. Layers are deallocated on the main
  // thread, as on iOS.
  deinit {
    for layer in sublayerList { layer.linkedParent = nil }
  }

  /// Returns the value of a property that was never set; nil for unknown keys.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns whether a change of the property redraws the content; false by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the class's default action for a key, used if the delegate and `actions` have none; nil by default.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The object that provides content, layout and actions; the view for a view's layer. Held weakly.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? otherDelegate }
    set {
      owner = nil
      otherDelegate = newValue
    }
  }
  private final weak var otherDelegate: (any CALayerDelegate)?
  /// The layer's name; nil by default. It has no effect.
  open var name: String?

  /// The actions of this layer by key, used if the delegate has none; nil by default.
  open var actions: [String: any CAAction]?
  /// Default values, and actions under the key `actions`; nil by default.
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

  /// The place of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set { set(.position, \.geometry.position, newValue) }
  }

  /// The point that `position` places and about which transforms are applied, in units of the bounds; the centre by
  /// default.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      set(.anchorPoint, \.geometry.anchorPoint, newValue)
      if geometry.hasSublayerTransform { invalidateChildren() }
    }
  }

  /// The order among siblings, 0 by default: higher layers are in front; equal ones are in the order of `sublayers`.
  open var zPosition: CGFloat {
    get { geometry.zPosition }
    set { set(.zPosition, \.geometry.zPosition, newValue) }
  }

  /// The anchor point's coordinate on the z axis, in points; 0 by default.
  open var anchorPointZ: CGFloat {
    get { geometry.anchorPointZ }
    set { set(.anchorPointZ, \.geometry.anchorPointZ, newValue) }
  }

  /// The transform about the anchor point; the identity by default.
  open var transform: CATransform3D {
    get { geometry.transform }
    set { set(.transform, \.geometry.transform, newValue) }
  }

  /// The transform of all sublayers about this layer's anchor point; the identity by default.
  open var sublayerTransform: CATransform3D {
    get { geometry.sublayerTransform }
    set { set(.sublayerTransform, \.geometry.sublayerTransform, newValue) }
  }

  /// Returns `transform` as an affine transform of the plane.
  open func affineTransform() -> CGAffineTransform { geometry.transform.affine }

  /// Sets `transform` to an affine transform of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The rectangle in the superlayer's coordinates around the transformed bounds; setting it sets `bounds.size` and
  /// `position`.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      let (position, size) = geometry.placement(forFrame: newValue)
      self.position = position
      bounds = CGRect(origin: geometry.bounds.origin, size: size)
    }
  }

  /// Whether the y axis points up for the sublayers; false by default. Stored, without effect on drawing and
  /// conversion.
  open var isGeometryFlipped: Bool {
    get { geometry.isGeometryFlipped }
    set { geometry.isGeometryFlipped = newValue }
  }

  /// Returns whether content is flipped; always false here.
  open func contentsAreFlipped() -> Bool { false }

  // MARK: Appearance

  /// Whether the layer and its sublayers are invisible; false by default.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { set(.hidden, \.appearance.isHidden, newValue) }
  }

  /// Whether the layer is visible from behind, too; true by default.
  open var isDoubleSided: Bool {
    get { appearance.isDoubleSided }
    set { set(.doubleSided, \.appearance.isDoubleSided, newValue) }
  }

  /// The opacity of the layer and its sublayers as one picture, from 0 to 1; 1 by default.
  open var opacity: Float {
    get { appearance.opacity }
    set { set(.opacity, \.appearance.opacity, newValue) }
  }

  /// The colour under the content, within the corners that `cornerRadius` rounds; nil by default.
  open var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set { set(.backgroundColor, \.appearance.backgroundColor, newValue) }
  }

  /// Whether content and sublayers are clipped to the rounded bounds; false by default.
  open var masksToBounds: Bool {
    get { appearance.masksToBounds }
    set { set(.masksToBounds, \.appearance.masksToBounds, newValue) }
  }

  /// The radius of the corners in points, limited to half of the shorter side; 0 by default.
  open var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set { set(.cornerRadius, \.appearance.cornerRadius, newValue) }
  }

  /// The corners to which `cornerRadius` applies; all by default.
  open var maskedCorners: CACornerMask {
    get { appearance.maskedCorners }
    set { set(.maskedCorners, \.appearance.maskedCorners, newValue) }
  }

  /// The shape of rounded corners.
  open var cornerCurve: CALayerCornerCurve {
    get { appearance.cornerCurve }
    set { set(.cornerCurve, \.appearance.cornerCurve, newValue) }
  }

  /// The width of the border in points; 0 by default. It lies inside the bounds, above content and sublayers.
  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set { set(.borderWidth, \.appearance.borderWidth, newValue) }
  }

  /// The colour of the border; opaque black by default.
  open var borderColor: CGColor? {
    get { appearance.borderColor }
    set { set(.borderColor, \.appearance.borderColor, newValue) }
  }

  /// The content: a `CGImage`. Anything else draws nothing.
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

  /// The part of the image to use, in units of its size; all by default.
  open var contentsRect: CGRect {
    get { appearance.contentsRect }
    set { set(.contentsRect, \.appearance.contentsRect, newValue) }
  }

  /// The part of the image that stretches, in units of its size; the rest keeps its size. All by default.
  open var contentsCenter: CGRect {
    get { appearance.contentsCenter }
    set { set(.contentsCenter, \.appearance.contentsCenter, newValue) }
  }

  /// The placement of the image in the bounds; `.resize` by default.
  open var contentsGravity: CALayerContentsGravity {
    get { appearance.contentsGravity }
    set { set(.contentsGravity, \.appearance.contentsGravity, newValue) }
  }

  /// The pixels of the image per point; 1 by default.
  open var contentsScale: CGFloat {
    get { appearance.contentsScale }
    set { set(.contentsScale, \.appearance.contentsScale, newValue) }
  }

  /// The colour of the shadow; opaque black by default.
  open var shadowColor: CGColor? {
    get { effects.shadowColor }
    set { set(.shadowColor, \.effects.shadowColor, newValue) }
  }

  /// The opacity of the shadow, from 0 to 1; 0, the default, means none.
  open var shadowOpacity: Float {
    get { effects.shadowOpacity }
    set { set(.shadowOpacity, \.effects.shadowOpacity, newValue) }
  }

  /// The offset of the shadow in points; (0, −3) by default.
  open var shadowOffset: CGSize {
    get { effects.shadowOffset }
    set { set(.shadowOffset, \.effects.shadowOffset, newValue) }
  }

  /// The standard deviation of the shadow's blur, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { effects.shadowRadius }
    set { set(.shadowRadius, \.effects.shadowRadius, newValue) }
  }

  /// The outline that casts the shadow; nil, the default, means the layer's content.
  open var shadowPath: CGPath? {
    get { effects.shadowPath }
    set { set(.shadowPath, \.effects.shadowPath, newValue) }
  }

  /// A layer outside of the tree whose alpha masks this one; nil by default.
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

  /// A promise that the content has no transparency; false by default. It has no effect on drawing.
  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  /// Whether a new size redraws the content; false by default.
  open var needsDisplayOnBoundsChange: Bool {
    get { appearance.needsDisplayOnBoundsChange }
    set { appearance.needsDisplayOnBoundsChange = newValue }
  }

  /// Whether the layer should be cached; false by default. Stored, without effect: every layer is cached.
  open var shouldRasterize: Bool {
    get { effects.shouldRasterize }
    set { effects.shouldRasterize = newValue }
  }

  /// The scale for `shouldRasterize`; 1 by default. Stored, without effect.
  open var rasterizationScale: CGFloat {
    get { effects.rasterizationScale }
    set { effects.rasterizationScale = newValue }
  }

  /// Whether edges are smoothed. Stored, without effect: they always are.
  open var allowsEdgeAntialiasing: Bool {
    get { effects.allowsEdgeAntialiasing }
    set { effects.allowsEdgeAntialiasing = newValue }
  }

  /// Whether opacity applies to the layer and its sublayers as a group. Stored, without effect: it always does.
  open var allowsGroupOpacity: Bool {
    get { effects.allowsGroupOpacity }
    set { effects.allowsGroupOpacity = newValue }
  }

  /// Whether drawing is deferred. Stored, without effect: drawing is synchronous.
  open var drawsAsynchronously: Bool {
    get { effects.drawsAsynchronously }
    set { effects.drawsAsynchronously = newValue }
  }

  /// The filter for scaling down. Stored, without effect: filtering is linear.
  open var minificationFilter: CALayerContentsFilter {
    get { effects.minificationFilter }
    set { effects.minificationFilter = newValue }
  }

  /// The filter for scaling up. Stored, without effect: filtering is linear.
  open var magnificationFilter: CALayerContentsFilter {
    get { effects.magnificationFilter }
    set { effects.magnificationFilter = newValue }
  }

  /// Filters of the layer. Stored, without effect, as on iOS.
  open var filters: [Any]? {
    get { effects.filters }
    set { effects.filters = newValue }
  }

  /// Filters of the background. Stored, without effect, as on iOS.
  open var backgroundFilters: [Any]? {
    get { effects.backgroundFilters }
    set { effects.backgroundFilters = newValue }
  }

  /// A filter for composing. Stored, without effect, as on iOS.
  open var compositingFilter: Any? {
    get { effects.compositingFilter }
    set { effects.compositingFilter = newValue }
  }

  // MARK: Timing

  /// The start of the layer's clock on its superlayer's, in seconds; 0 by default.
  open var beginTime: CFTimeInterval {
    get { timing?.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// The time on the layer's clock at its start, in seconds; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { timing?.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// The rate of the layer's clock; 1 by default, and 0 stops all animations in the tree.
  open var speed: Float {
    get { timing?.speed ?? 1 }
    set { changeTiming { $0.speed = newValue } }
  }

  /// The seconds of one run of the layer's clock; infinite by default.
  open var duration: CFTimeInterval {
    get { timing?.duration ?? .infinity }
    set { changeTiming { $0.duration = newValue } }
  }

  /// The number of runs of the layer's clock; 0 by default.
  open var repeatCount: Float {
    get { timing?.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// The seconds of all runs together; 0 by default.
  open var repeatDuration: CFTimeInterval {
    get { timing?.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// Whether each run is followed by one backwards; false by default.
  open var autoreverses: Bool {
    get { timing?.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// The effect outside of the runs; `.removed` by default.
  open var fillMode: CAMediaTimingFillMode {
    get { timing?.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }

  /// Converts a time from another layer's clock to this layer's; nil stands for the absolute clock.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atAbsolute: l?.absoluteTime(atLocal: t) ?? t)
  }

  /// Converts a time from this layer's clock to another layer's; nil stands for the absolute clock.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let absolute = absoluteTime(atLocal: t)
    return l?.localTime(atAbsolute: absolute) ?? absolute
  }

  // MARK: Hierarchy

  /// The layer that contains this one; nil if there is none.
  open internal(set) var superlayer: CALayer? {
    get { parentLayer }
    set { parentLayer = newValue }
  }

  /// The sublayers in their order; nil if there are none.
  open var sublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds a layer in front of the other sublayers, removing it from its former superlayer.
  open func addSublayer(_ layer: CALayer) {
    insert(layer) { $0.count }
  }

  /// Inserts a sublayer.
  ///
  /// - Parameter idx: the place in `sublayers`, counted without `layer` itself; values past the end mean the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.count) }
  }

  /// Inserts `layer` behind `sibling`; behind all if `sibling` is not a sublayer of this one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { list in Self.position(of: sibling, in: list) ?? 0 }
  }

  /// Inserts `layer` in front of `sibling`; in front of all if `sibling` is not a sublayer of this one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { list in Self.position(of: sibling, in: list).map { $0 + 1 } ?? list.count }
  }

  /// Replaces `oldLayer` by `newLayer`; does nothing if `oldLayer` is not a sublayer of this one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parentLayer === self else { return }
    insert(newLayer) { list in list.firstIndex { $0 === oldLayer } ?? list.count }
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer, or from the layer whose mask it is.
  open func removeFromSuperlayer() {
    if let owner = maskOwner { owner.mask = nil }
    detach()
  }

  // MARK: Layout and display

  /// Schedules a layout of the sublayers for the next frame's layout phase.
  open func setNeedsLayout() {
    guard !layoutIsNeeded else { return }
    layoutIsNeeded = true
    noteDescendantNeedsLayout()
  }

  /// Returns whether a layout of the sublayers is pending.
  open func needsLayout() -> Bool { layoutIsNeeded }

  /// Lays out the tree under the topmost ancestor in the unbroken chain of those with pending layout. Without any, it
  /// lays out only descendants with pending layout.
  open func layoutIfNeeded() {
    layoutTreeIfNeeded()
  }

  /// Lays out the sublayers, by calling the delegate's `layoutSublayers(of:)`.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Returns the size that the layer prefers: the size of its bounds.
  open func preferredFrameSize() -> CGSize { geometry.bounds.size }

  /// Schedules a redraw of the content for the next frame.
  open func setNeedsDisplay() {
    guard !displayIsNeeded else { return }
    displayIsNeeded = true
    invalidateOwn()
  }

  /// Schedules a redraw of the whole content, whatever the rectangle, for the next frame.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Returns whether a redraw of the content is pending.
  open func needsDisplay() -> Bool { displayIsNeeded }

  /// Redraws the content at once if a redraw is pending.
  open func displayIfNeeded() {
    guard displayIsNeeded else { return }
    displayIsNeeded = false
    display()
  }

  /// Provides the content, by calling the delegate; without one it draws by `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { displayByDrawing() }
  }

  /// Draws the content, by calling the delegate's `draw(_:in:)`.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the tree with the values of the model, without animations, in the layer's own coordinates.
  open func render(in ctx: CGContext) { draw(in: ctx, model: true) }

  // MARK: Actions and animations

  /// Returns the action for a key from the first source that has one: the delegate, `actions`, `style`, the class's
  /// default, and finally the implicit animation of an animatable property, for a layer without a delegate that has
  /// been on screen. `NSNull` ends the search without an action.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// Adds a copy of `anim`, replacing one with the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

  /// Removes all animations. Their delegates are called later, with `finished` false.
  open func removeAllAnimations() { removeAnimations { _ in true } }

  /// Removes the animation with a key. Its delegate is called later, with `finished` false.
  open func removeAnimation(forKey key: String) { removeAnimations { $0 == key } }

  /// Returns the keys of the animations; nil if there are none.
  open func animationKeys() -> [String]? { animations?.keys }

  /// Returns the animation with a key; nil if there is none.
  open func animation(forKey key: String) -> CAAnimation? { animations?[key] }

  /// Returns a copy of the layer with the values now on screen; nil before a transaction was committed with the layer
  /// in a shown tree.
  open func presentation() -> Self? { presentationLayer(at: frames.now) as? Self }

  /// Returns the layer itself; for a presentation layer the one that it represents.
  open func model() -> Self { (modelLayer as? Self) ?? self }

  // MARK: Values by key

  /// Returns the value of a property, of a part of one (`position.x`, `transform.rotation.z`), or the one set under any
  /// other key.
  open func value(forKeyPath keyPath: String) -> Any? { layerValue(forKeyPath: keyPath) }

  /// Sets a property or a part of one, or stores a value under any other key.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setLayerValue(value, forKeyPath: keyPath) }

  /// Returns the value of a property, or the one stored under any other key.
  open func value(forKey key: String) -> Any? { layerValue(forKeyPath: key) }

  /// Sets a property, or stores a value under any other key.
  open func setValue(_ value: Any?, forKey key: String) { setLayerValue(value, forKeyPath: key) }

  /// Returns the value for `key` of this class alone, for key paths; subclasses add theirs.
  func propertyValue(_ key: String) -> Any?? { ownPropertyValue(key) }

  /// Sets the value for `key`.
  ///
  /// - Returns: whether the class has such a property.
  func setPropertyValue(_ value: Any?, _ key: String) -> Bool { setOwnPropertyValue(value, key) }

  /// Returns whether changes of the property animate.
  func isAnimatable(_ key: String) -> Bool { Property(key: key)?.isAnimatable ?? false }

  /// Returns the picture between background and sublayers, in points from the top left of the bounds; subclasses draw
  /// here.
  func makeContentNode() -> RenderNode? { contentPicture() }

  /// Whether the layer has colours, content and a border of its own.
  var drawsItself: Bool { true }

  /// Whether `placeChildren` shows the sublayers in other places than their own.
  var showsChildrenElsewhere: Bool { false }

  /// Returns the visible part of the sublayers, whose picture is in coordinates relative to `cache.base`.
  ///
  /// - Parameter shown: the layer with the values of `time`.
  func placeChildren(_ node: RenderNode?, shown: CALayer, at time: CFTimeInterval) -> RenderNode? { node }

  /// Invalidates the pictures that a change of a property's displayed value affects.
  func invalidate(forKey key: String) { invalidate(Property(key: key)?.damage ?? .own) }

  // MARK: Hit testing and conversion

  /// Returns whether `p`, in this layer's coordinates, is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { geometry.bounds.contains(p) }

  /// Returns the frontmost visible layer of the tree at `p`, which is in the superlayer's coordinates; nil if there is
  /// none.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitTestTree(p) }

  /// Converts a point from another layer's coordinates to this layer's; nil stands for the root's superlayer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { convertPoint(p, from: l, to: self) }

  /// Converts a point from this layer's coordinates to another layer's; nil stands for the root's superlayer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { convertPoint(p, from: self, to: l) }

  /// Converts a rectangle from another layer's coordinates; the result encloses it if the layers are rotated.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { convertRect(r, from: l, to: self) }

  /// Converts a rectangle to another layer's coordinates; the result encloses it if the layers are rotated.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { convertRect(r, from: self, to: l) }

  /// The part of the bounds that is visible through all clipping ancestors.
  open var visibleRect: CGRect { visibleBounds }

  /// Scrolls the nearest enclosing scroll layer so that a point of this layer is at its origin.
  open func scroll(_ p: CGPoint) {
    if let layer = enclosingScrollLayer { layer.scroll(to: layer.convert(p, from: self)) }
  }

  /// Scrolls the nearest enclosing scroll layer so that a rectangle of this layer is visible.
  open func scrollRectToVisible(_ r: CGRect) {
    if let layer = enclosingScrollLayer { layer.scroll(to: layer.convert(r, from: self)) }
  }
}
