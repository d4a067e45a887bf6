/// A rectangle of the screen: draws its layer, lays out its subviews, takes part in events.
///
/// Geometry lives in the layer, as on Apple's platforms: `frame`, `bounds`, `center` and `transform` read and write it.
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

  // Storage for extensions, grouped by the file that uses it.

  // UIView+Hierarchy
  /// Not isolated for `deinit` alone, which cuts the subviews loose.
  nonisolated(unsafe) final var subviewList: [UIView] = []
  // Cleared by the superview and the window when they go. Weak references would slow down every use of a view.
  nonisolated(unsafe) final unowned(unsafe) var superviewReference: UIView?
  final unowned(unsafe) var windowReference: UIWindow?
  /// The controller whose `view` this is.
  weak var owningController: UIViewController?

  /// The last drawing left the context untouched.
  var isDrawingEmpty = false

  // UIView+Layout
  var layoutState = UIViewLayoutState()
  /// Auto Layout's share, set by its own folder.
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

  // Not isolated: subclasses elsewhere could have no `deinit` of their own. Views end on the main thread, as on iOS.
  deinit {
    for subview in subviewList { subview.superviewReference = nil }
    backingLayer.owner = nil
  }

  open func encode(with coder: NSCoder) {}

  /// Called when the view was made from a nib and its outlets are connected. An override calls `super`.
  open func awakeFromNib() {}
  /// Never called: there is no interface builder that runs views.
  open func prepareForInterfaceBuilder() {}

  // MARK: Geometry

  /// Position and size in the superview's coordinates. Undefined when `transform` is not the identity.
  open var frame: CGRect {
    get { backingLayer.frame }
    set { setFrameAndResizeSubviews(newValue) }
  }

  /// Size, and origin of the view's own coordinates.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { setBoundsAndResizeSubviews(newValue) }
  }

  /// Where `layer.anchorPoint` is in the superview's coordinates.
  open var center: CGPoint {
    get { backingLayer.position }
    set { setCenter(newValue) }
  }

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

  /// The point of the view that `center` and transforms refer to, in parts of its size; the middle by default. Setting
  /// it does not move the view.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { backingLayer.anchorPoint = newValue }
  }

  /// The outline that dynamic animators let the view collide with; see `UIDynamicItem`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }

  /// Pixels per point the view draws at.
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

  /// Whether the masks of the subviews are applied when the size changes; true by default.
  open var autoresizesSubviews: Bool {
    get { layoutState.autoresizesSubviews }
    set { layoutState.autoresizesSubviews = newValue }
  }

  /// How the view changes when its superview's size does; nothing flexible by default.
  open var autoresizingMask: AutoresizingMask {
    get { layoutState.autoresizingMask }
    set {
      guard layoutState.autoresizingMask != newValue else { return }
      layoutState.autoresizingMask = newValue
      translationIntoConstraintsDidChange()
    }
  }

  // MARK: Hierarchy

  /// The view that this one is in; nil for none.
  open var superview: UIView? { superviewReference }
  /// The subviews from back to front.
  open var subviews: [UIView] { subviewList }
  /// The window that the view is in; nil for none.
  open var window: UIWindow? { windowReference }

  /// Adds a view in front of all subviews, taking it out of its superview.
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

  /// Takes the view out of its superview, with the constraints that lead out of it.
  open func removeFromSuperview() {
    detach()
  }

  /// Exchanges the places of two subviews, by their indices in `subviews`.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Whether this is `view` or below it.
  open func isDescendant(of view: UIView) -> Bool { isInTree(of: view) }

  /// The first view with `tag` in this tree, this one included, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// Called when a subview was added. The default does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. The default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview, nil for none. The default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has got another superview or none. The default does nothing.
  open func didMoveToSuperview() {}
  /// Called before the view comes into another window, nil for none. The default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has come into another window or left it. The default does nothing.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Asks for `layoutSubviews` in the next layout pass.
  open func setNeedsLayout() {
    backingLayer.setNeedsLayout()
    layoutWasRequested()
  }

  /// Lays this tree out now, where it needs it.
  open func layoutIfNeeded() {
    constraintEngine?.prepare()
    backingLayer.layoutIfNeeded()
  }

  /// Positions the subviews. Called in the layout pass; never call it yourself.
  open func layoutSubviews() {
    constraintEngine?.layoutSubviews(of: self)
  }

  open func layoutSublayers(of layer: CALayer) {
    guard layer === backingLayer else { return }
    runLayoutPass()
  }

  /// The size that fits `size` best. A plain view answers its present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Takes the size of `sizeThatFits` for the present bounds, keeping the origin.
  open func sizeToFit() {
    resizeToFit()
  }

  /// The size that the content needs, in points; `noIntrinsicMetric` on an axis without one, as for a plain view.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Call when the content has changed its size, so that constraints take it into account.
  open func invalidateIntrinsicContentSize() {
    constraintEngine?.intrinsicContentSizeDidChange(of: self)
    superviewReference?.setNeedsLayout()
    superviewReference?.subviewDidInvalidateIntrinsicContentSize(self)
  }

  /// A subview's content has another size. Nothing here.
  @_spi(UIKit) open func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {}

  /// Whether the frame becomes constraints by the autoresizing mask; true by default. Set to false for a view that
  /// constraints place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesAutoresizingMask }
    set {
      guard layoutState.translatesAutoresizingMask != newValue else { return }
      layoutState.translatesAutoresizingMask = newValue
      translationIntoConstraintsDidChange()
    }
  }

  /// Whether the view works with constraints only; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates constraints, leaves first; overriding classes call super last.
  open func updateConstraints() {
    layoutState.needsUpdateConstraints = false
  }

  /// Updates the constraints of the view and its subviews now, where they need it.
  open func updateConstraintsIfNeeded() {
    updateConstraintsInTree()
  }

  /// Whether `updateConstraints()` will be called in the next layout pass.
  open func needsUpdateConstraints() -> Bool {
    layoutState.needsUpdateConstraints
  }

  /// Schedules a call of `updateConstraints()` in the next layout pass.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// The smallest size that satisfies the view's constraints, or the largest for `UIView.layoutFittingExpandedSize`.
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

  /// Returns the rectangle that constraints align, for a frame: the frame less `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for a rectangle that constraints align: the inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The insets in points between the frame and the part that constraints align, such as a shadow's; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first baseline stands for this one's; itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this one's; itself unless overridden.
  open var forLastBaselineLayout: UIView { self }
  /// The older name of `forLastBaselineLayout`, which alone is used.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  // MARK: Constraints

  /// The active constraints that this view holds: those added to it, and those whose items' closest common ancestor it
  /// is.
  open var constraints: [NSLayoutConstraint] { constraintStateIfMade?.held ?? [] }

  /// Makes a constraint active and holds it. Its items must be this view, its guides or what is below it.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    add(constraint)
  }

  /// Adds constraints between the view and its descendants; `NSLayoutConstraint.activate(_:)` finds the view by itself.
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

  /// How strongly the view resists being larger than its content. 250 unless changed.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }

  /// Sets how strongly the view resists growing beyond its intrinsic size; 250 by default.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, axis)
  }

  /// How strongly the view resists being smaller than its content. 750 unless changed.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionResistance(axis)
  }

  /// Sets how strongly the view resists shrinking below its intrinsic size; 750 by default.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setCompressionResistance(priority, axis)
  }

  /// The view without its layout margins, which include the safe area (facts 14.11).
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }

  /// The part of the view that bars and cut-outs leave free.
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }

  /// The margins, narrowed where lines would be too long to read.
  open var readableContentGuide: UILayoutGuide { readableGuide }

  // MARK: Margins and safe area

  /// Space between the view's edges and what the superview's bars and cut-outs cover, in points.
  open var safeAreaInsets: UIEdgeInsets { layoutState.safeAreaInsets }
  /// Called when the safe area has changed. The default does nothing.
  open func safeAreaInsetsDidChange() {}

  /// Whether the margins start from the safe area; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.insetsMarginsFromSafeArea }
    set {
      layoutState.insetsMarginsFromSafeArea = newValue
      layoutMarginsDidChange()
    }
  }

  /// Margins including the safe area; setting them sets the part without it. 8 points each by default.
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
      layoutMarginsDidChange()
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

  /// The opacity of the view with its subviews, 0 to 1; 1 by default. Below 0.01 it gets no touches.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set {
      backingLayer.opacity = Float(min(max(newValue, 0), 1))
      observers?.look()
    }
  }

  /// Whether the view with its subviews is hidden and gets no touches; false by default.
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set {
      setHidden(newValue)
      observers?.look()
    }
  }

  /// Whether the view fills its bounds with opaque content; true by default. Only a hint for drawing.
  open var isOpaque: Bool {
    get { appearanceState.isOpaque }
    set { appearanceState.isOpaque = newValue }
  }

  /// Whether subviews are cut at the bounds; false by default.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }

  /// Whether the bounds are cleared before `draw(_:)`; true by default.
  open var clearsContextBeforeDrawing = true

  /// A view, outside the hierarchy, whose alpha cuts this one; nil for none.
  open var mask: UIView? {
    get { appearanceState.mask }
    set {
      appearanceState.mask = newValue
      backingLayer.mask = newValue?.layer
    }
  }

  /// How content is placed when the size changes without being redrawn; stretched by default.
  open var contentMode: ContentMode {
    get { appearanceState.contentMode }
    set { setContentMode(newValue) }
  }

  /// The colour of controls here and below; nil set follows the superview.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set {
      appearanceState.tintColor = newValue
      propagateTintColorChange()
    }
  }

  /// Whether the tint is dimmed, as behind an alert; automatic follows the superview.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set {
      appearanceState.tintAdjustmentMode = newValue
      propagateTintColorChange()
    }
  }

  /// Called when `tintColor` has changed, here or above. The default does nothing.
  open func tintColorDidChange() {}

  /// Whether the view is mirrored where the language runs from right to left; unspecified by default, which is
  /// mirrored.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { appearanceState.semanticContentAttribute }
    set {
      guard appearanceState.semanticContentAttribute != newValue else { return }
      appearanceState.semanticContentAttribute = newValue
      semanticContentAttributeDidChange()
    }
  }

  /// The direction that the view is laid out in, by the language and `semanticContentAttribute`.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: appearanceState.semanticContentAttribute, relativeTo: baseLayoutDirection)
  }

  // MARK: Drawing

  /// Draws into `UIGraphicsGetCurrentContext()`. Overriding it is what makes a view keep a drawing.
  open func draw(_ rect: CGRect) {}

  /// Marks the whole view for drawing in the next frame.
  open func setNeedsDisplay() {
    backingLayer.setNeedsDisplay()
  }

  /// Marks a rectangle of the view, in points, for drawing in the next frame.
  open func setNeedsDisplay(_ rect: CGRect) {
    backingLayer.setNeedsDisplay(rect)
  }

  open func display(_ layer: CALayer) {
    displayBackingLayer()
  }

  open func draw(_ layer: CALayer, in context: CGContext) {
    drawBackingLayer(in: context)
  }

  open func layerWillDraw(_ layer: CALayer) {}

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    UIViewAnimationContext.action(for: layer, key: event)
  }

  // MARK: Hit testing

  /// The deepest view at `point` that takes touches, front first; nil outside, when hidden, disabled or nearly
  /// transparent.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, backingLayer.opacity >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviewList.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of the view's coordinates is within it for touches: within its bounds unless overridden.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Coordinates. A nil view stands for the window.

  /// Converts a point to another view's coordinates; nil is the window's. Both views are in one window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }

  /// Converts a point from another view's coordinates; nil is the window's. Both views are in one window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }

  /// Converts a rectangle to another view's coordinates; nil is the window's. Of a rotated one, the box around it.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }

  /// Converts a rectangle from another view's coordinates; nil is the window's. Of a rotated one, the box around it.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPoint(point, toSpace: coordinateSpace)
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPoint(point, fromSpace: coordinateSpace)
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertRect(rect, toSpace: coordinateSpace)
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertRect(rect, fromSpace: coordinateSpace)
  }

  // MARK: Events

  open override var next: UIResponder? {
    owningController ?? superviewReference
  }

  /// The recognisers attached to the view; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestureRecognizerList }
    set { replaceGestureRecognizers(newValue) }
  }

  /// Attaches a recogniser, taking it off the view that it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recogniser of this view may begin; called before its delegate's method.
  open var interactions: [any UIInteraction] {
    get { interactionList }
    set { replaceInteractions(newValue) }
  }

  /// Attaches an interaction, taking it off the view that it was attached to.
  open func addInteraction(_ interaction: any UIInteraction) {
    attach(interaction)
  }

  /// Detaches an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    detach(interaction)
  }

  /// Whether a recogniser attached to this view may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Focus

  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { UIFocusSystem.focusedItem(for: self) === self }
  open var focusGroupIdentifier: String? {
    get { focusGroup }
    set { focusGroup = newValue }
  }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { subviewList }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  open var coordinateSpace: any UICoordinateSpace { self }
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviewList.filter { $0.frame.intersects(rect) } }
  open var focusEffect: UIFocusEffect?
  open var focusGroupPriority = UIFocusGroupPriority.ignored
  open var isTransparentFocusItem: Bool { false }
  open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
  open func setNeedsFocusUpdate() { UIFocusSystem.setNeedsFocusUpdate(self) }
  open func updateFocusIfNeeded() { UIFocusSystem.updateFocusIfNeeded(self) }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// The class, where the view is, and its layer.
  nonisolated open override var description: String {
    guard MainContext.isCurrent else { return super.description }
    return MainActor.assumeIsolated { placeDescription }
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { currentTraits }

  /// The smallest size of text for the view and what is in it; nil is without limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { appearanceState.minimumContentSize }
    set {
      appearanceState.minimumContentSize = newValue
      traitsMayHaveChanged()
    }
  }

  /// The largest size of text for the view and what is in it; nil is without limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { appearanceState.maximumContentSize }
    set {
      appearanceState.maximumContentSize = newValue
      traitsMayHaveChanged()
    }
  }

  /// The view's limits of the size of text and whence they come, for a debugger.
  open var appliedContentSizeCategoryLimitsDescription: String {
    let limits = sequence(first: self) { $0.superview }.compactMap { view -> String? in
      guard view.minimumContentSizeCategory != nil || view.maximumContentSizeCategory != nil else { return nil }
      return "\(type(of: view)): \(view.minimumContentSizeCategory?.rawValue ?? "none") to "
        + (view.maximumContentSizeCategory?.rawValue ?? "none")
    }
    return limits.joined(separator: "; ")
  }

  /// Called after traits changed, also when they change by moving to another superview.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for this tree, whatever the system says.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { appearanceState.overrideUserInterfaceStyle }
    set {
      guard appearanceState.overrideUserInterfaceStyle != newValue else { return }
      appearanceState.overrideUserInterfaceStyle = newValue
      traitsMayHaveChanged()
    }
  }

  /// Whether the view keeps its colours where the screen's are inverted. Kept: the desktop inverts all.
  open var accessibilityIgnoresInvertColors: Bool {
    get { appearanceState.ignoresInvertColors }
    set { appearanceState.ignoresInvertColors = newValue }
  }
  /// Called where the system saves what a program looks like. Nothing does here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called where the system restores what a program looked like. Nothing does here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The name for state restoration, which there is none of here.
  open var restorationIdentifier: String? {
    get { appearanceState.restorationIdentifier }
    set { appearanceState.restorationIdentifier = newValue }
  }

  // MARK: Accessibility

  /// Names the element for tests; never read out.
  open var accessibilityIdentifier: String? {
    get { if let block = accessibilityIdentifierBlock { block() } else { accessibilityState?.identifier } }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  /// Whether the large content viewer shows the view; see `UILargeContentViewerInteraction`. False by default.
  open var showsLargeContentViewer: Bool {
    get { accessibilityState?.largeContent.isShown ?? false }
    set { changeAccessibility { $0.largeContent.isShown = newValue } }
  }
  /// The title that the large content viewer shows: by default a label's text, a button's title.
  open var largeContentTitle: String? {
    get { accessibilityState?.largeContent.title ?? ownLargeContent.title }
    set { changeAccessibility { $0.largeContent.title = .some(newValue) } }
  }
  /// The image that the large content viewer shows: by default a button's, an image view's.
  open var largeContentImage: UIImage? {
    get { accessibilityState?.largeContent.image ?? ownLargeContent.image }
    set { changeAccessibility { $0.largeContent.image = .some(newValue) } }
  }
  /// Whether the large content viewer draws the image as large as there is room.
  open var scalesLargeContentImage: Bool {
    get { accessibilityState?.largeContent.scalesImage ?? false }
    set { changeAccessibility { $0.largeContent.scalesImage = newValue } }
  }
  open var largeContentImageInsets: UIEdgeInsets {
    get { accessibilityState?.largeContent.imageInsets ?? .zero }
    set { changeAccessibility { $0.largeContent.imageInsets = newValue } }
  }

  open override var accessibilityFrame: CGRect {
    get { accessibilityState?.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
    set { super.accessibilityFrame = newValue }
  }

  // MARK: For subclasses in this module

  /// Whether views of the class may draw with `draw(_:)`. Swift cannot find out whether a subclass overrides it, so
  /// `draw(_:)` is called once for every class except those that opt out.
  @_spi(UIKit) open class var drawsItself: Bool { self != UIView.self }

  /// `contentMode` changed.
  func contentModeDidChange() {}
  /// The reading direction changed.
  func layoutDirectionDidChange() { constraintEngine?.directionDidChange() }
  /// A subview was shown or hidden.
  func subviewVisibilityDidChange(_ subview: UIView) {}
  /// The traits dynamic colours depend on changed.
  func dynamicAppearanceDidChange() {}
  /// The part of the safe area the subviews share in.
  var safeAreaForSubviews: UIEdgeInsets { layoutState.safeAreaInsets }

  // MARK: Pictures

  /// A view that shows what this one shows now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates)
  }

  /// Returns a picture of a rectangle of the view, whose parts within `capInsets` are stretched when it is resized; nil
  /// for an empty rectangle.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterScreenUpdates: afterUpdates)
  }

  /// Draws what the view shows into the current graphics context, scaled to `rect`.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    renderHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: What cells and buttons do

  /// The constraints of the subview that stands for the content have changed.
  @_spi(UIKit) open func contentConstraintsDidChange() {}

  /// Does what a tap on an item of a list does; nil for a view that is no item.
  @_spi(UIKit) open func selectAsByTap() -> Bool? { nil }

  /// The state that the view's configuration depends on has changed.
  @_spi(UIKit) open func configurationDidInvalidate() {}
}
