/// A view that shows part of a content that is larger than itself.
///
/// Its offset is the origin of its bounds. Every change of the offset is one of `bounds`, between
/// `willChangeBounds(to:cause:)` and `didChangeBounds(from:cause:)`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscrollview).
@preconcurrency @MainActor open class UIScrollView: UIView, UIFocusItemScrollableContainer {
  /// The driver of motion without a finger.
  package lazy var driver = ScrollDriver(scrollView: self)
  package var scroll = ScrollState()
  private var behaviour = ScrollBehaviour()
  private var zooming = ZoomLimits()
  private var indicators = IndicatorAppearance()
  var boundsChangeCause: BoundsChangeCause?
  /// Nil until the app accesses one.
  var edgeEffects: ScrollEdgeEffects?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    coder.didMake(self, as: UIScrollView.self)
  }

  // MARK: Hooks for subclasses inside UIKit

  /// Called before `bounds` becomes `newBounds`. `UICollectionView` calls its layout here:
  /// - `.direct`, `.property`, `.motion`: call `shouldInvalidateLayout` and create the context now, invalidate in
  ///   `didChangeBounds` (facts 3.1, 3.2);
  /// - `.method`: call and invalidate now (facts 3.3);
  /// - `.animationTarget`: call and invalidate now; no change follows, the frames of the animation come as `.motion`
  ///   (facts 3.5).
  ///
  /// Not called when nothing changes. The default does nothing.
  @_spi(UIKit) open func willChangeBounds(to newBounds: CGRect, cause: BoundsChangeCause) {}

  /// Called after the change, before `scrollViewDidScroll`. A layout pass is already scheduled. The default does
  /// nothing.
  @_spi(UIKit) open func didChangeBounds(from oldBounds: CGRect, cause: BoundsChangeCause) {}

  /// Returns where the content is to rest. Called after the dragging finger was lifted and before the delegate is
  /// called.
  ///
  /// - Parameter velocity: in points per millisecond, as for the delegate.
  @_spi(UIKit) open func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Whether `targetContentOffset(proposed:velocity:)` decides about every resting place, so that a wheel's notches are
  /// not added up.
  @_spi(UIKit) open var choosesWhereToRest: Bool { isPagingEnabled }

  /// The parts of the edges that stay in place while the content scrolls; `nil` if they are unknown. Views of other
  /// classes may move anything in `layoutSubviews()`.
  @_spi(UIKit) open var pinnedEdges: UIEdgeInsets? { type(of: self) == UIScrollView.self ? .zero : nil }

  /// Called when the offset has changed: notifies the delegate.
  @_spi(UIKit) open func didScroll() { delegate?.scrollViewDidScroll(self) }

  /// Called when scrolling, by anything that moves content over time, has begun or ended.
  @_spi(UIKit) open func motionDidChange() {}

  /// Called after `delegate` was set. Subclasses with a `delegate` of their own type take it over from this one.
  @_spi(UIKit) open func delegateDidChange() {}

  /// `UICollectionView` declares a `delegate` of its own type over this one, `@_nonoverride open weak var delegate:
  /// (any UICollectionViewDelegate)?`, which is preferred there. The two are one property, as on iOS: setting either
  /// sets the other.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { delegateDidChange() }
  }

  // MARK: Geometry

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      guard newValue != old else { return }
      let cause = boundsChangeCause ?? .direct
      willChangeBounds(to: newValue, cause: cause)
      super.bounds = newValue
      boundsHaveChanged(from: old)
      didChangeBounds(from: old, cause: cause)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      guard newValue.size != super.frame.size, newValue != super.frame else {
        super.frame = newValue
        return
      }
      let size = transform.isIdentity ? newValue.size : newValue.applying(transform.inverted()).size
      willChangeBounds(to: CGRect(origin: old.origin, size: size), cause: .direct)
      super.frame = newValue
      boundsHaveChanged(from: old)
      didChangeBounds(from: old, cause: .direct)
    }
  }

  /// The point of the content at the view's top left corner: the origin of `bounds`. Values outside the content are
  /// kept (facts 2.4).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { moveOffset(to: newValue, cause: .property) }
  }

  /// The size of the content in points; zero by default.
  open var contentSize: CGSize {
    get { scroll.contentSize }
    set { setContentSize(newValue) }
  }

  /// The space around the content in points; zero by default. An offset at the top or left edge stays at the edge when
  /// it changes.
  open var contentInset: UIEdgeInsets {
    get { scroll.contentInset }
    set {
      guard newValue != scroll.contentInset else { return }
      scroll.contentInset = newValue
      updateAdjustedContentInset()
    }
  }

  /// The sum of `contentInset` and the part of the safe area that `contentInsetAdjustmentBehavior` adds.
  open var adjustedContentInset: UIEdgeInsets { scroll.adjustedInset }

  /// Called after `adjustedContentInset` has changed. The default does nothing.
  open func adjustedContentInsetDidChange() {}

  /// When the safe area is added to `contentInset`; automatic by default. See `adjustedContentInset`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scroll.adjustmentBehavior }
    set {
      scroll.adjustmentBehavior = newValue
      updateAdjustedContentInset()
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedContentInset()
  }

  /// The guide for the content: views constrained to it scroll, and its size is `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }

  /// The guide for the scroll view's frame: views constrained to it stay in place while the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// The alignment of content that is smaller than the view: (0, 0) is the upper left corner, (1, 1) the lower right
  /// one.
  open var contentAlignmentPoint: CGPoint {
    get { scroll.contentAlignment }
    set {
      guard newValue != scroll.contentAlignment else { return }
      let (x, y) = (horizontalRange, verticalRange)
      scroll.contentAlignment = newValue
      keepInRange(after: x, y)
      updateIndicators()
    }
  }

  /// The size in points of the area inside `adjustedContentInset`.
  open var visibleSize: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  // MARK: Moving

  /// Moves the offset, at once or along half a cosine wave in 0.3 s (facts 3.6). Stops other motion of the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    setOffset(contentOffset, animated: animated)
  }

  /// Scrolls by the smallest distance that shows `rect`, which is in content coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offsetShowing(rect) else { return }
    setContentOffset(offset, animated: animated)
  }

  /// Ends dragging, deceleration, zooming and animated moves at their current positions.
  open func stopScrollingAndZooming() {
    driver.stop()
    cancelDrag()
  }

  /// Whether an animated change of the offset is running.
  open var isScrollAnimating: Bool { driver.isAnimatingOffset }
  /// Whether the user can scroll; true by default. Code always can.
  open var isScrollEnabled: Bool {
    get { behaviour.isScrollEnabled }
    set {
      behaviour.isScrollEnabled = newValue
      updatePanEnabled()
    }
  }
  /// Whether a drag that begins along an axis stays on it; false by default.
  open var isDirectionalLockEnabled: Bool {
    get { behaviour.isDirectionalLockEnabled }
    set { behaviour.isDirectionalLockEnabled = newValue }
  }
  /// Whether the content can be dragged beyond its edges, and springs back; true by default.
  open var bounces: Bool {
    get { behaviour.bounces }
    set { behaviour.bounces = newValue }
  }
  /// Whether it bounces vertically even if the content is not taller than the view; false by default.
  open var alwaysBounceVertical: Bool {
    get { behaviour.alwaysBounceVertical }
    set { behaviour.alwaysBounceVertical = newValue }
  }
  /// Whether it bounces horizontally even if the content is not wider than the view; false by default.
  open var alwaysBounceHorizontal: Bool {
    get { behaviour.alwaysBounceHorizontal }
    set { behaviour.alwaysBounceHorizontal = newValue }
  }
  /// Whether it bounces horizontally if `bounces` is true; true by default.
  open var bouncesHorizontally: Bool {
    get { behaviour.bouncesHorizontally }
    set { behaviour.bouncesHorizontally = newValue }
  }
  /// Whether it bounces vertically if `bounces` is true; true by default.
  open var bouncesVertically: Bool {
    get { behaviour.bouncesVertically }
    set { behaviour.bouncesVertically = newValue }
  }
  /// Whether it comes to rest at multiples of its own size; false by default.
  open var isPagingEnabled: Bool {
    get { behaviour.isPagingEnabled }
    set { behaviour.isPagingEnabled = newValue }
  }
  /// Whether an outer scroll view takes a horizontal drag that this content cannot follow further; true by default.
  open var transfersHorizontalScrollingToParent: Bool {
    get { behaviour.transfersHorizontalScrollingToParent }
    set { behaviour.transfersHorizontalScrollingToParent = newValue }
  }
  /// Whether an outer scroll view takes a vertical drag that this content cannot follow further; true by default.
  open var transfersVerticalScrollingToParent: Bool {
    get { behaviour.transfersVerticalScrollingToParent }
    set { behaviour.transfersVerticalScrollingToParent = newValue }
  }
  /// The factor by which the velocity of scrolling is multiplied each millisecond; `.normal` by default.
  open var decelerationRate: DecelerationRate {
    get { behaviour.decelerationRate }
    set { behaviour.decelerationRate = newValue }
  }
  /// Whether Page Up and Down, Home, End, Space and the arrow keys scroll when nothing else handles them; true by
  /// default.
  open var allowsKeyboardScrolling: Bool {
    get { behaviour.allowsKeyboardScrolling }
    set { behaviour.allowsKeyboardScrolling = newValue }
  }
  /// Whether the command to scroll to the top applies to this view; true by default.
  open var scrollsToTop: Bool {
    get { behaviour.scrollsToTop }
    set { behaviour.scrollsToTop = newValue }
  }
  /// When dragging the content ends text input; never by default.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { behaviour.keyboardDismissMode }
    set { behaviour.keyboardDismissMode = newValue }
  }

  /// Whether a finger is down on the content.
  open var isTracking: Bool { scroll.isTracking }
  /// Whether a finger or a touchpad is dragging the content.
  open var isDragging: Bool { scroll.isDragging }
  /// Whether the content moves on after a drag or a wheel's notch.
  open var isDecelerating: Bool { scroll.isDecelerating }

  /// Whether a touch is withheld from views in the content for 150 ms, or until it ends if that is sooner (facts
  /// 11.11); true by default.
  open var delaysContentTouches: Bool {
    get { behaviour.delaysContentTouches }
    set { behaviour.delaysContentTouches = newValue }
  }
  /// Whether dragging cancels a touch that the content has received; true by default.
  open var canCancelContentTouches: Bool {
    get { behaviour.canCancelContentTouches }
    set { behaviour.canCancelContentTouches = newValue }
  }

  /// Returns whether touches may be passed to `view` after their delay; true by default.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns whether dragging may cancel a touch in `view`; false for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The recogniser of the drag that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  lazy var scrollPan = ScrollPanGestureRecognizer(scrollView: self)

  /// The recogniser of the pinch that zooms; nil while `minimumZoomScale` equals `maximumZoomScale`.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    zooming.allowZooming ? scrollPinch : nil
  }
  var scrollPinch: ScrollPinchGestureRecognizer?

  /// A recogniser that is not attached to any view: arrow keys scroll through the responder chain.
  open var directionalPressGestureRecognizer: UIGestureRecognizer { directionalPress }
  private lazy var directionalPress = UIGestureRecognizer()

  // MARK: Zooming

  /// The smallest zoom scale; 1 by default. Zooming needs one below `maximumZoomScale`, and a view to zoom.
  open var minimumZoomScale: CGFloat {
    get { zooming.minimum }
    set {
      zooming.minimum = newValue
      zoomLimitsDidChange()
    }
  }
  /// The largest zoom scale; 1 by default.
  open var maximumZoomScale: CGFloat {
    get { zooming.maximum }
    set {
      zooming.maximum = newValue
      zoomLimitsDidChange()
    }
  }
  /// The scale of the delegate's `viewForZooming(in:)`; 1 without one. Setting it clamps it to the limits, without
  /// animation.
  open var zoomScale: CGFloat {
    get { scroll.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether a pinch can zoom beyond the limits, and springs back; true by default.
  open var bouncesZoom: Bool {
    get { zooming.bounces }
    set { zooming.bounces = newValue }
  }
  /// Whether a pinch is changing the zoom scale.
  open var isZooming: Bool { scroll.isZooming }
  /// Whether the zoom scale is springing back into its limits.
  open var isZoomBouncing: Bool { scroll.isZoomBouncing }
  /// Whether an animated change of the scale is running.
  open var isZoomAnimating: Bool { driver.isAnimatingZoom }

  /// Changes the zoom scale, clamped to the limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, about: nil, animated: animated)
  }

  /// Zooms and scrolls until `rect`, in the zoomed view's coordinates, fills the view as far as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toShow: rect, animated: animated)
  }

  // MARK: Indicators

  /// Whether there is a vertical indicator; true by default.
  open var showsVerticalScrollIndicator: Bool {
    get { indicators.showsVertical }
    set {
      indicators.showsVertical = newValue
      updateIndicators()
    }
  }
  /// Whether there is a horizontal indicator; true by default.
  open var showsHorizontalScrollIndicator: Bool {
    get { indicators.showsHorizontal }
    set {
      indicators.showsHorizontal = newValue
      updateIndicators()
    }
  }
  /// The colour of the indicators; `.default` by default.
  open var indicatorStyle: IndicatorStyle {
    get { indicators.style }
    set {
      indicators.style = newValue
      updateIndicators()
    }
  }
  /// The insets of the vertical indicator from the view's edges in points; zero by default.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.verticalInsets }
    set {
      indicators.verticalInsets = newValue
      updateIndicators()
    }
  }
  /// The insets of the horizontal indicator from the view's edges in points; zero by default.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.horizontalInsets }
    set {
      indicators.horizontalInsets = newValue
      updateIndicators()
    }
  }
  /// The insets of both indicators. Reading it returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the safe area is added to the indicators' insets; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { indicators.adjustsInsets }
    set {
      indicators.adjustsInsets = newValue
      updateIndicators()
    }
  }
  /// When an index is shown; automatic by default.
  open var indexDisplayMode: IndexDisplayMode {
    get { indicators.indexDisplayMode }
    set { indicators.indexDisplayMode = newValue }
  }

  /// Whether another element takes the place of the vertical indicator.
  @_spi(UIKit) open var hidesVerticalIndicator: Bool { false }

  /// Returns whether a drag of these touches, which have moved by `travel`, has another purpose than scrolling.
  @_spi(UIKit) open func reservesDrag(_ touches: [UITouch], _ travel: CGPoint) -> Bool { false }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    driver.showIndicators()
  }

  /// Shows the indicators while `changes` move the offset, and for a moment afterwards.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let old = contentOffset
    changes()
    if contentOffset != old || isScrollAnimating { driver.showIndicators() }
  }

  /// The control that refreshes when the content is pulled down past its top; nil, the default, for none.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  // MARK: View

  open override func addSubview(_ view: UIView) {
    if let lowest = scroll.lowestIndicator, lowest !== view, !(view is ScrollIndicator) {
      insertSubview(view, belowSubview: lowest)
    } else {
      super.addSubview(view)
    }
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    updateIndicators()
    layOutRefreshControl()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { driver.stop() }
  }

  // MARK: Inherited members that extensions replace

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
}
