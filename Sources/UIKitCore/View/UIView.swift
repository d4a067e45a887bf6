/// A rectangle on the screen that draws content, lays out its subviews and handles events.
///
/// Geometry is stored in the layer, as on Apple's platforms: `frame`, `bounds`, `center` and `transform` read and write
/// it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiview).
///
/// Swift has members that can be overridden in the body of a class only. So they are all here, and call what the
/// extensions beside this file implement.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate, UICoordinateSpace, UITraitEnvironment,
  UIFocusItem, UIFocusItemContainer, UIAppearanceContainer
{
  /// The value in `intrinsicContentSize` for an axis along which the content has no size of its own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The class of `layer`, `CALayer` or a subclass; read once per view, when it is made.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's layer. Its delegate is the view.
  open var layer: CALayer { backingLayer }
  package let backingLayer: CALayer

  // MARK: Storage for extensions, grouped by the file that uses it

  // UIView+Hierarchy
  /// Not isolated, because `deinit` detaches the subviews.
  nonisolated(unsafe) final var subviewList: [UIView] = []
  // Cleared by the superview and the window when they are released. A weak reference would slow down every use of a
  // view.
  nonisolated(unsafe) final unowned(unsafe) var superviewReference: UIView?
  // Not isolated: a window clears it when it is released.
  nonisolated(unsafe) final unowned(unsafe) var windowReference: UIWindow?
  /// The controller whose `view` this is.
  weak var owningController: UIViewController?

  /// Whether the last drawing left the context untouched.
  var isDrawingEmpty = false

  // UIView+Layout
  var layoutState = UIViewLayoutState()
  /// The view's part in Auto Layout, set by the `AutoLayout` folder.
  package var constraintEngine: (any UIViewConstraintEngine)?
  var constraintStateIfMade: UIViewConstraintState?

  // UIView+Appearance
  var appearanceState = UIViewAppearanceState()

  // UIView+Traits
  var resolvedTraits: UITraitCollection?
  var traitObservers: [UITraitObserver] = []

  // UIView+Events
  var gestureRecognizerList: [UIGestureRecognizer]?
  var interactionList: [any UIInteraction] = []
  var observers: UIPropertyObservers?
  var focusGroup: String?

  /// Creates a view with a frame in points of its future superview.
  public init(frame: CGRect) {
    backingLayer = Self.makeLayer()
    super.init()
    setUpLayer()
    layer.frame = frame
  }

  public required init?(coder: NSCoder) {
    backingLayer = Self.makeLayer()
    super.init()
    setUpLayer()
    coder.didMake(self, as: UIView.self)
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  private static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      preconditionFailure("\(self).layerClass is \(layerClass), which is not a subclass of CALayer")
    }
    return CALayer.make(type)
  }

  // Not isolated: otherwise subclasses in other modules could not have a `deinit`. Views are released on the main
  // thread, as on iOS.
  deinit {
    for subview in subviewList { subview.superviewReference = nil }
    backingLayer.owner = nil
  }

  open func encode(with coder: NSCoder) {}

  /// Called when the view was loaded from a nib and its outlets are connected. Overrides must call `super`.
  open func awakeFromNib() {}
  /// Never called: there is no interface builder that runs views.
  open func prepareForInterfaceBuilder() {}

  // MARK: Geometry

  /// The view's position and size in points, in the superview's coordinates. Undefined when `transform` is not the
  /// identity.
  open var frame: CGRect {
    get { backingLayer.frame }
    set { setFrameAndResizeSubviews(newValue) }
  }

  /// The view's size, and the origin of its own coordinates, in points.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { setBoundsAndResizeSubviews(newValue) }
  }

  /// The position of `layer.anchorPoint`, in the superview's coordinates.
  open var center: CGPoint {
    get { backingLayer.position }
    set { setCenter(newValue) }
  }

  /// The affine part of the layer's transform, about its anchor point; the identity by default.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set {
      backingLayer.setAffineTransform(newValue)
      observers?.look()
    }
  }

  /// The layer's transform, about its anchor point. Identity by default.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set {
      backingLayer.transform = newValue
      observers?.look()
    }
  }

  /// The point of the view that `center` and transforms refer to, as fractions of its size; the middle by default.
  /// Setting it does not move the view.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { backingLayer.anchorPoint = newValue }
  }

  /// The outline that dynamic animators use for collisions with the view; see `UIDynamicItem`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline for collisions of the type `.path`, around the view's centre at zero.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }

  /// The number of pixels per point at which the view draws.
  open var contentScaleFactor: CGFloat {
    get { backingLayer.contentsScale }
    set { backingLayer.contentsScale = newValue }
  }

  /// Whether the view gets more than one touch at a time; false by default.
  open var isMultipleTouchEnabled = false
  /// Whether other views of the window get no touches while this one has one; false by default.
  open var isExclusiveTouch = false
  /// Whether the view and its subviews get touches; true by default.
  open var isUserInteractionEnabled = true
  /// A number by which `viewWithTag(_:)` finds the view; 0 by default.
  open var tag = 0

  /// Whether subviews are resized by their autoresizing masks when the bounds change; true by default.
  open var autoresizesSubviews: Bool {
    get { layoutState.autoresizesSubviews }
    set { layoutState.autoresizesSubviews = newValue }
  }

  /// The parts of the frame that change when the superview's size does; none by default.
  open var autoresizingMask: AutoresizingMask {
    get { layoutState.autoresizingMask }
    set {
      guard layoutState.autoresizingMask != newValue else { return }
      layoutState.autoresizingMask = newValue
      translationIntoConstraintsDidChange()
    }
  }

  // MARK: Hierarchy

  /// The view that contains this one; nil for none.
  open var superview: UIView? { superviewReference }
  /// The subviews from back to front.
  open var subviews: [UIView] { subviewList }
  /// The window that contains the view; nil for none.
  open var window: UIWindow? { windowReference }

  /// Adds a view in front of all subviews, removing it from its current superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: .max)
  }

  /// Adds `view` at `index` of `subviews`.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Adds `view` just below `siblingSubview`, which must be a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: false)
  }

  /// Adds `view` just above `siblingSubview`, which must be a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: true)
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, toFront: true)
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, toFront: false)
  }

  /// Removes the view from its superview, with the constraints between it and views outside it.
  open func removeFromSuperview() {
    detach()
  }

  /// Exchanges the places of two subviews, by their indices in `subviews`.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Returns whether this is `view` or inside it.
  open func isDescendant(of view: UIView) -> Bool { isInTree(of: view) }

  /// Returns the first view with `tag` in this tree, including this view, depth first. Linear in the size of the tree.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// Called after a subview was added. The default does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. The default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil for removal. The default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed. The default does nothing.
  open func didMoveToSuperview() {}
  /// Called before the window changes; nil for removal. The default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed. The default does nothing.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Schedules a call of `layoutSubviews()` in the next layout pass.
  open func setNeedsLayout() {
    backingLayer.setNeedsLayout()
    layoutWasRequested()
  }

  /// Lays out the views of this tree that need it, at once.
  open func layoutIfNeeded() {
    updatePropertiesInTree()
    constraintEngine?.prepare()
    backingLayer.layoutIfNeeded()
  }

  /// Positions the subviews. Called in the layout pass; do not call it directly.
  open func layoutSubviews() {
    constraintEngine?.layoutSubviews(of: self)
  }

  /// Schedules a call of `updateProperties()` before the next layout pass, without a layout of the subviews.
  open func setNeedsUpdateProperties() { requestPropertyUpdate(.view) }

  /// Sets properties of the view that follow from its state. Called before `layoutSubviews()`: once before the first
  /// layout, and after `setNeedsUpdateProperties()`. The default does nothing; do not call it.
  open func updateProperties() {}

  /// Calls `updateProperties()` at once for those views of this tree that need it.
  open func updatePropertiesIfNeeded() { updatePropertiesInTree() }

  /// Performs this view's part of the layout pass, which calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === backingLayer else { return }
    runLayoutPass()
  }

  /// Returns the size in points that fits `size` best. A plain view returns its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Resizes the view to `sizeThatFits(_:)` of its current bounds, keeping the origin.
  open func sizeToFit() {
    resizeToFit()
  }

  /// The size in points that the content needs; `noIntrinsicMetric` on an axis without one, as in a plain view.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Makes constraints use the new intrinsic size. Call it when the content's size has changed.
  open func invalidateIntrinsicContentSize() {
    constraintEngine?.intrinsicContentSizeDidChange(of: self)
    superviewReference?.setNeedsLayout()
    superviewReference?.subviewDidInvalidateIntrinsicContentSize(self)
  }

  /// Called when the size of a subview's content has changed. The default does nothing.
  @_spi(UIKit) open func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {}

  /// Whether the autoresizing mask becomes constraints; true by default. Set it to false for a view that is placed by
  /// constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesAutoresizingMask }
    set {
      guard layoutState.translatesAutoresizingMask != newValue else { return }
      layoutState.translatesAutoresizingMask = newValue
      translationIntoConstraintsDidChange()
    }
  }

  /// Whether views of the class require constraints; false by default. If so, the first layout calls
  /// `updateConstraints()`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the view's constraints. Called in the layout pass, leaves first; overrides call `super` last.
  open func updateConstraints() {
    layoutState.needsUpdateConstraints = false
  }

  /// Updates the constraints of the view and its subviews now, where they need it.
  open func updateConstraintsIfNeeded() {
    updateConstraintsInTree()
  }

  /// Returns whether `updateConstraints()` will be called in the next layout pass.
  open func needsUpdateConstraints() -> Bool {
    layoutState.needsUpdateConstraints
  }

  /// Schedules a call of `updateConstraints()` in the next layout pass.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Returns the smallest size that satisfies the view's constraints, or the largest for
  /// `UIView.layoutFittingExpandedSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the constraints give the view when it is to be near `targetSize`, in points. A priority of
  /// `.required` holds an axis to its target; `.fittingSizeLevel` leaves it as small as possible.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontalPriority: horizontalFittingPriority, verticalPriority: verticalFittingPriority)
  }

  /// Returns the rectangle that constraints align for a frame: the frame less `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for a rectangle that constraints align; the inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The insets in points from the frame to the part that constraints align, for example without a shadow; zero by
  /// default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view that provides the first baseline; the view itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }
  /// The view that provides the last baseline; the view itself unless overridden.
  open var forLastBaselineLayout: UIView { self }
  /// Returns `forLastBaselineLayout`, which is what constraints use.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  // MARK: Constraints

  /// The active constraints held by this view: those added to it, and those whose items have it as closest common
  /// ancestor.
  open var constraints: [NSLayoutConstraint] { constraintStateIfMade?.held ?? [] }

  /// Activates a constraint and holds it. Its items must be this view, its guides or what is inside it.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    add(constraint)
  }

  /// Adds constraints between the view and views inside it. `NSLayoutConstraint.activate(_:)` finds the right view
  /// itself.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Removes constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns how strongly the view resists being larger than its content; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }

  /// Sets how strongly the view resists growing beyond its intrinsic size; 250 by default.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, axis)
  }

  /// Returns how strongly the view resists being smaller than its content; 750 by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionResistance(axis)
  }

  /// Sets how strongly the view resists shrinking below its intrinsic size; 750 by default.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setCompressionResistance(priority, axis)
  }

  /// The guide for the area inside the layout margins, which include the safe area (facts 14.11).
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }

  /// The guide for the part of the view that bars and cut-outs do not cover.
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }

  /// The guide for the area inside the margins, narrowed so that lines of text stay easy to read.
  open var readableContentGuide: UILayoutGuide { readableGuide }

  // MARK: Margins and safe area

  /// The parts of the view that bars and cut-outs cover, in points from each edge.
  open var safeAreaInsets: UIEdgeInsets { layoutState.safeAreaInsets }
  /// Called when the safe area has changed. The default does nothing.
  open func safeAreaInsetsDidChange() {}

  /// Whether the layout margins include the safe area; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.insetsMarginsFromSafeArea }
    set {
      layoutState.insetsMarginsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  /// The margins in points, including the safe area. Setting them sets the part without it; 8 on each side by default.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set { setLayoutMargins(NSDirectionalEdgeInsets(newValue, rightToLeft: isRightToLeft)) }
  }

  /// The margins in points by reading direction; 8 on each side by default.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, rightToLeft: isRightToLeft) }
    set { setLayoutMargins(newValue) }
  }

  /// Whether the margins are at least as wide as the superview's that they overlap; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutState.preservesSuperviewMargins }
    set {
      layoutState.preservesSuperviewMargins = newValue
      marginsDidChange()
    }
  }

  /// Called when the margins have changed. The default does nothing.
  open func layoutMarginsDidChange() {}

  // MARK: Appearance

  /// The colour behind the content; nil, the default, is transparent.
  open var backgroundColor: UIColor? {
    get { appearanceState.backgroundColor }
    set {
      appearanceState.backgroundColor = newValue
      applyBackgroundColor()
    }
  }

  /// The opacity of the view and its subviews, from 0 to 1; 1 by default. Below 0.01 the view gets no touches.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set {
      backingLayer.opacity = Float(min(max(newValue, 0), 1))
      observers?.look()
    }
  }

  /// Whether the view and its subviews are hidden and get no touches; false by default.
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set {
      setHidden(newValue)
      observers?.look()
    }
  }

  /// Whether the content fills the bounds without gaps; true by default. A hint for drawing only.
  open var isOpaque: Bool {
    get { appearanceState.isOpaque }
    set { appearanceState.isOpaque = newValue }
  }

  /// Whether subviews are cut at the bounds; false by default.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }

  /// Whether the bounds are cleared before `draw(_:)`; true by default. Stored; has no effect: they are.
  open var clearsContextBeforeDrawing = true

  /// A view outside the hierarchy whose alpha channel masks this one; nil for none.
  open var mask: UIView? {
    get { appearanceState.mask }
    set {
      appearanceState.mask = newValue
      backingLayer.mask = newValue?.layer
    }
  }

  /// The placement of content whose size differs from the view's; `.scaleToFill` by default.
  open var contentMode: ContentMode {
    get { appearanceState.contentMode }
    set { setContentMode(newValue) }
  }

  /// The colour of controls in this view and below. Setting nil, the default, uses the superview's.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set {
      appearanceState.tintColor = newValue
      propagateTintColorChange()
    }
  }

  /// The brightness of the tint, which is dimmed behind an alert; `.automatic`, the default, follows the superview.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set {
      appearanceState.tintAdjustmentMode = newValue
      propagateTintColorChange()
    }
  }

  /// Called when `tintColor` has changed, here or above. The default does nothing.
  open func tintColorDidChange() {}

  /// The meaning of the content, which decides whether it is mirrored in right-to-left interfaces; by default, it is.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { appearanceState.semanticContentAttribute }
    set {
      guard appearanceState.semanticContentAttribute != newValue else { return }
      appearanceState.semanticContentAttribute = newValue
      semanticContentAttributeDidChange()
    }
  }

  /// The layout direction that follows from the language and `semanticContentAttribute`.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: appearanceState.semanticContentAttribute, relativeTo: baseLayoutDirection)
  }

  // MARK: Drawing

  /// Draws the content into `UIGraphicsGetCurrentContext()`. The default does nothing. Only views whose class overrides
  /// it keep a drawing.
  open func draw(_ rect: CGRect) {}

  /// Marks the whole view for drawing in the next frame.
  open func setNeedsDisplay() {
    backingLayer.setNeedsDisplay()
  }

  /// Marks a rectangle of the view, in points, for drawing in the next frame.
  open func setNeedsDisplay(_ rect: CGRect) {
    backingLayer.setNeedsDisplay(rect)
  }

  /// Called when the layer's content must be updated.
  open func display(_ layer: CALayer) {
    displayBackingLayer()
  }

  /// Draws the layer's content, which calls `draw(_:)`.
  open func draw(_ layer: CALayer, in context: CGContext) {
    drawBackingLayer(in: context)
  }

  /// Called before the layer's content is drawn. The default does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Returns the animation for a change of the layer in an animation block; outside one, an action without effect.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    UIViewAnimationContext.action(for: layer, key: event)
  }

  // MARK: Hit testing

  /// Returns the deepest view at `point` that takes touches, searching from front to back; nil for a point outside and
  /// for a view that is hidden, disabled, nearly transparent or being animated without `.allowUserInteraction`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, backingLayer.opacity >= 0.01, self.point(inside: point, with: event),
      !isWithheldByAnimation
    else { return nil }
    for subview in subviewList.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point in the view's coordinates is inside it for touches; by default, inside its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Coordinates

  /// Converts a point to another view's coordinates; nil stands for the window. Both views must be in one window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }

  /// Converts a point from another view's coordinates; nil stands for the window. Both views must be in one window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }

  /// Converts a rectangle to another view's coordinates; nil stands for the window. If it comes out rotated, returns
  /// the box around it.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }

  /// Converts a rectangle from another view's coordinates; nil stands for the window. If it comes out rotated, returns
  /// the box around it.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }

  /// Converts a point to the coordinates of a view or of the screen.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPoint(point, toSpace: coordinateSpace)
  }

  /// Converts a point from the coordinates of a view or of the screen.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPoint(point, fromSpace: coordinateSpace)
  }

  /// Converts a rectangle to the coordinates of a view or of the screen.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertRect(rect, toSpace: coordinateSpace)
  }

  /// Converts a rectangle from the coordinates of a view or of the screen.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertRect(rect, fromSpace: coordinateSpace)
  }

  // MARK: Events

  open override var next: UIResponder? {
    owningController ?? superviewReference
  }

  /// The gesture recognisers attached to the view; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestureRecognizerList }
    set { replaceGestureRecognizers(newValue) }
  }

  /// Attaches a gesture recogniser, detaching it from its current view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a gesture recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// The interactions attached to the view.
  open var interactions: [any UIInteraction] {
    get { interactionList }
    set { replaceInteractions(newValue) }
  }

  /// Attaches an interaction, detaching it from its current view.
  open func addInteraction(_ interaction: any UIInteraction) {
    attach(interaction)
  }

  /// Detaches an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    detach(interaction)
  }

  /// Returns whether a recogniser attached to this view may begin; true by default. Called before its delegate's
  /// method.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // Extensions replace these four.
  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Focus

  /// Whether the view can have the focus; false by default.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus.
  open var isFocused: Bool { UIFocusSystem.focusedItem(for: self) === self }
  /// The name of the group in which the view is for the focus; nil, the default, for that of the parent.
  open var focusGroupIdentifier: String? {
    get { focusGroup }
    set { focusGroup = newValue }
  }
  /// The environments that should get the focus: the subviews, in their order.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { subviewList }
  /// The environment that contains this one: the next responder.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  /// The object that provides the focusable items: the view itself.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// The style of the list that the view is a cell, header or footer of; `.unspecified` for other views.
  @_spi(UIKit) open var ownListEnvironment: UIListEnvironment { .unspecified }
  /// The coordinates of the focusable items: those of the view.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// Returns the focusable items that intersect `rect`: the subviews. Linear in their number.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviewList.filter { $0.frame.intersects(rect) } }
  /// The look of the view with the focus; nil, the default, is none.
  open var focusEffect: UIFocusEffect?
  /// The priority of the view when the focus enters its group; ignored by default.
  open var focusGroupPriority = UIFocusGroupPriority.ignored
  /// Whether items behind the view can be focused through it; false by default. Without effect here.
  open var isTransparentFocusItem: Bool { false }
  /// Called on tvOS before the focus moves away. Never called here.
  open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
  /// Requests an update of the focus, if it is inside this view.
  open func setNeedsFocusUpdate() { UIFocusSystem.setNeedsFocusUpdate(self) }
  /// Performs a requested update of the focus at once.
  open func updateFocusIfNeeded() { UIFocusSystem.updateFocusIfNeeded(self) }
  /// Returns whether the focus may move; true by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has moved from or to an item inside. The default does nothing.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// The object's class, frame and layer.
  nonisolated open override var description: String {
    guard MainContext.isCurrent else { return super.description }
    return MainActor.assumeIsolated { placeDescription }
  }

  // MARK: Traits

  /// The traits of the view: the overridden ones, and its superview's or controller's.
  open var traitCollection: UITraitCollection { currentTraits }

  /// The smallest text size for the view and those inside it; nil, the default, is no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { appearanceState.minimumContentSize }
    set {
      overridesWillChange()
      appearanceState.minimumContentSize = newValue
      traitsMayHaveChanged()
    }
  }

  /// The largest text size for the view and those inside it; nil, the default, is no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { appearanceState.maximumContentSize }
    set {
      overridesWillChange()
      appearanceState.maximumContentSize = newValue
      traitsMayHaveChanged()
    }
  }

  /// The view's text size limits and the views they come from, for debugging.
  open var appliedContentSizeCategoryLimitsDescription: String {
    let limits = sequence(first: self) { $0.superview }.compactMap { view -> String? in
      guard view.minimumContentSizeCategory != nil || view.maximumContentSizeCategory != nil else { return nil }
      return "\(type(of: view)): \(view.minimumContentSizeCategory?.rawValue ?? "none") to "
        + (view.maximumContentSizeCategory?.rawValue ?? "none")
    }
    return limits.joined(separator: "; ")
  }

  /// Called after traits have changed, also when a move to another superview changes them.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark style of this tree, whatever the system's; `.unspecified`, the default, follows the superview.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { appearanceState.overrideUserInterfaceStyle }
    set {
      guard appearanceState.overrideUserInterfaceStyle != newValue else { return }
      overridesWillChange()
      appearanceState.overrideUserInterfaceStyle = newValue
      traitsMayHaveChanged()
    }
  }

  /// Whether the view keeps its colours when the screen's are inverted. Stored; has no effect: the desktop inverts all
  /// colours.
  open var accessibilityIgnoresInvertColors: Bool {
    get { appearanceState.ignoresInvertColors }
    set { appearanceState.ignoresInvertColors = newValue }
  }
  /// Saves the state before the app is terminated. Never called here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the state. Never called here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The name for state restoration, which does not exist here.
  open var restorationIdentifier: String? {
    get { appearanceState.restorationIdentifier }
    set { appearanceState.restorationIdentifier = newValue }
  }

  // MARK: Accessibility

  /// A name that identifies the element in tests. It is never read out.
  open var accessibilityIdentifier: String? {
    get { if let block = accessibilityIdentifierBlock { block() } else { accessibilityState?.identifier } }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  /// Whether the large content viewer displays the view; false by default. See `UILargeContentViewerInteraction`.
  open var showsLargeContentViewer: Bool {
    get { accessibilityState?.largeContent.isShown ?? false }
    set { changeAccessibility { $0.largeContent.isShown = newValue } }
  }
  /// The title in the large content viewer: by default a label's text or a button's title.
  open var largeContentTitle: String? {
    get { accessibilityState?.largeContent.title ?? ownLargeContent.title }
    set { changeAccessibility { $0.largeContent.title = .some(newValue) } }
  }
  /// The image in the large content viewer: by default that of a button or an image view.
  open var largeContentImage: UIImage? {
    get { accessibilityState?.largeContent.image ?? ownLargeContent.image }
    set { changeAccessibility { $0.largeContent.image = .some(newValue) } }
  }
  /// Whether the large content viewer scales the image to the available space.
  open var scalesLargeContentImage: Bool {
    get { accessibilityState?.largeContent.scalesImage ?? false }
    set { changeAccessibility { $0.largeContent.scalesImage = newValue } }
  }
  /// The insets of the image in the large content viewer, in points; zero by default.
  open var largeContentImageInsets: UIEdgeInsets {
    get { accessibilityState?.largeContent.imageInsets ?? .zero }
    set { changeAccessibility { $0.largeContent.imageInsets = newValue } }
  }

  open override var accessibilityFrame: CGRect {
    get { accessibilityState?.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
    set { super.accessibilityFrame = newValue }
  }

  // MARK: For subclasses in this module

  /// Whether views of the class may draw with `draw(_:)`. Swift cannot tell whether a subclass overrides it, so
  /// `draw(_:)` is called once for every class except those that opt out.
  @_spi(UIKit) open class var drawsItself: Bool { self != UIView.self }

  /// Called when `contentMode` has changed.
  func contentModeDidChange() {}
  /// Called when the reading direction has changed.
  func layoutDirectionDidChange() { constraintEngine?.directionDidChange() }
  /// Called when a subview was shown or hidden.
  func subviewVisibilityDidChange(_ subview: UIView) {}
  /// Called when a trait that dynamic colours depend on has changed.
  func dynamicAppearanceDidChange() {}
  /// The part of the safe area that is passed on to the subviews.
  var safeAreaForSubviews: UIEdgeInsets { layoutState.safeAreaInsets }

  // MARK: Pictures

  /// Returns a view that shows the current content of this one.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates)
  }

  /// Returns a picture of a rectangle of the view that stretches inside `capInsets` when it is resized; nil for an
  /// empty rectangle.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterScreenUpdates: afterUpdates)
  }

  /// Draws the view's current content into the current graphics context, scaled to `rect`.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    renderHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: Hooks for cells and buttons

  /// Called when the constraints of the subview that holds the content have changed.
  @_spi(UIKit) open func contentConstraintsDidChange() {}

  /// Does the same as a tap on an item of a list; nil for a view that is not an item.
  @_spi(UIKit) open func selectAsByTap() -> Bool? { nil }

  /// Called when the state that the view's configuration depends on has changed.
  @_spi(UIKit) open func configurationDidInvalidate() {}
}
