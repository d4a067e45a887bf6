/// A view onto content larger than itself.
///
/// Its offset is the origin of its bounds. Everything that moves the offset goes through `bounds`, between
/// `willChangeBounds(to:cause:)` and `didChangeBounds(from:cause:)`.
@preconcurrency @MainActor open class UIScrollView: UIView, UIFocusItemScrollableContainer {
  /// The driver of motion without a finger.
  package lazy var driver = ScrollDriver(scrollView: self)
  package var scroll = ScrollState()
  private var behaviour = ScrollBehaviour()
  private var zooming = ZoomLimits()
  private var indicators = IndicatorAppearance()
  var boundsChangeCause: BoundsChangeCause?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    coder.didMake(self, as: UIScrollView.self)
  }

  // MARK: For subclasses inside UIKit

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

  /// Called after the dragging finger left, before the delegate, for subclasses that choose where to rest.
  ///
  /// - Parameter velocity: points per millisecond, as the delegate gets it.
  @_spi(UIKit) open func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Whether `targetContentOffset(proposed:velocity:)` has a say in every rest, so that a wheel's notches are not added
  /// up.
  @_spi(UIKit) open var choosesWhereToRest: Bool { isPagingEnabled }

  /// How much of each edge is taken by parts that stay there while the content scrolls; `nil` if that is not known.
  /// Views of other classes may move anything in `layoutSubviews()`.
  @_spi(UIKit) open var pinnedEdges: UIEdgeInsets? { type(of: self) == UIScrollView.self ? .zero : nil }

  /// Called when the offset has changed: notifies the delegate.
  @_spi(UIKit) open func didScroll() { delegate?.scrollViewDidScroll(self) }

  /// Scrolling, by whatever moves content over time, began or ended.
  @_spi(UIKit) open func motionDidChange() {}

  /// Called when `delegate` was set.
  func delegateDidChange() {}

  /// `UICollectionView` declares a `delegate` of its own type:
  /// `@_nonoverride open weak var delegate: (any UICollectionViewDelegate)?` over `super.delegate`; there, this one is
  /// the less favoured of the two.
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

  /// The point of the content at the view's top left: the origin of `bounds`. Values outside the content are kept as
  /// they are (facts 2.4).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { moveOffset(to: newValue, cause: .property) }
  }

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { scroll.contentSize }
    set { setContentSize(newValue) }
  }

  /// Space around the content, in points. An offset at the top or left edge stays there when it changes.
  open var contentInset: UIEdgeInsets {
    get { scroll.contentInset }
    set {
      guard newValue != scroll.contentInset else { return }
      scroll.contentInset = newValue
      updateAdjustedContentInset()
    }
  }

  /// `contentInset` and what `contentInsetAdjustmentBehavior` adds of the safe area.
  open var adjustedContentInset: UIEdgeInsets { scroll.adjustedInset }

  /// Called after `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  /// When the safe area is added to `contentInset`; see `adjustedContentInset`.
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

  /// The area of the content: what is tied to it scrolls, and its size is `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }

  /// The scroll view's frame: what is tied to it stays while the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// Where content that is smaller than the view lies in it: (0, 0) is the upper left, (1, 1) the lower right corner.
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

  open var visibleSize: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  // MARK: Moving

  /// Moves the offset: at once, or along half a cosine wave in 0.3 s (facts 3.6). Stops what else moves the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    setOffset(contentOffset, animated: animated)
  }

  /// Moves the least that shows `rect`, in content coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offsetShowing(rect) else { return }
    setContentOffset(offset, animated: animated)
  }

  /// Ends dragging, running out, zooming and animated moves where they are.
  open func stopScrollingAndZooming() {
    driver.stop()
    cancelDrag()
  }

  /// Whether an animated change of the offset is under way.
  open var isScrollAnimating: Bool { driver.isAnimatingOffset }
  /// Whether the person can scroll; true by default. The program always can.
  open var isScrollEnabled: Bool {
    get { behaviour.isScrollEnabled }
    set {
      behaviour.isScrollEnabled = newValue
      updatePanEnabled()
    }
  }
  /// Keeps a drag that begins along an axis on that axis. False by default.
  open var isDirectionalLockEnabled: Bool {
    get { behaviour.isDirectionalLockEnabled }
    set { behaviour.isDirectionalLockEnabled = newValue }
  }
  /// Whether the content can be drawn beyond its edges, and springs back; true by default.
  open var bounces: Bool {
    get { behaviour.bounces }
    set { behaviour.bounces = newValue }
  }
  /// Whether it bounces up and down even where the content is lower than the view; false by default.
  open var alwaysBounceVertical: Bool {
    get { behaviour.alwaysBounceVertical }
    set { behaviour.alwaysBounceVertical = newValue }
  }
  /// Whether it bounces to the sides even where the content is narrower than the view; false by default.
  open var alwaysBounceHorizontal: Bool {
    get { behaviour.alwaysBounceHorizontal }
    set { behaviour.alwaysBounceHorizontal = newValue }
  }
  /// Whether it bounces to the sides where `bounces` is true.
  open var bouncesHorizontally: Bool {
    get { behaviour.bouncesHorizontally }
    set { behaviour.bouncesHorizontally = newValue }
  }
  /// Whether it bounces up and down where `bounces` is true.
  open var bouncesVertically: Bool {
    get { behaviour.bouncesVertically }
    set { behaviour.bouncesVertically = newValue }
  }
  /// Whether it comes to rest at multiples of its own size; false by default.
  open var isPagingEnabled: Bool {
    get { behaviour.isPagingEnabled }
    set { behaviour.isPagingEnabled = newValue }
  }
  /// Whether a drag along the axis that the content cannot follow any further is the outer scroll view's. True by
  /// default.
  open var transfersHorizontalScrollingToParent: Bool {
    get { behaviour.transfersHorizontalScrollingToParent }
    set { behaviour.transfersHorizontalScrollingToParent = newValue }
  }
  /// Whether vertical scrolling past the edge goes on in a scroll view around this one.
  open var transfersVerticalScrollingToParent: Bool {
    get { behaviour.transfersVerticalScrollingToParent }
    set { behaviour.transfersVerticalScrollingToParent = newValue }
  }
  /// How fast scrolling slows down: the factor for the velocity each millisecond.
  open var decelerationRate: DecelerationRate {
    get { behaviour.decelerationRate }
    set { behaviour.decelerationRate = newValue }
  }
  /// Whether Page Up and Down, Home, End, Space and the arrows scroll when nothing else takes them. True by default.
  open var allowsKeyboardScrolling: Bool {
    get { behaviour.allowsKeyboardScrolling }
    set { behaviour.allowsKeyboardScrolling = newValue }
  }
  /// Whether the command to scroll to the top moves this view; true by default.
  open var scrollsToTop: Bool {
    get { behaviour.scrollsToTop }
    set { behaviour.scrollsToTop = newValue }
  }
  /// Whether, and how, dragging the content ends text input.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { behaviour.keyboardDismissMode }
    set { behaviour.keyboardDismissMode = newValue }
  }

  /// Whether a finger is down on the content.
  open var isTracking: Bool { scroll.isTracking }
  /// Whether a finger or a touchpad drags the content.
  open var isDragging: Bool { scroll.isDragging }
  /// Whether the content moves on after a drag or a wheel's notch.
  open var isDecelerating: Bool { scroll.isDecelerating }

  /// Whether a touch is held back from views in the content for 150 ms, or until it is lifted before that (facts
  /// 11.11). True by default.
  open var delaysContentTouches: Bool {
    get { behaviour.delaysContentTouches }
    set { behaviour.delaysContentTouches = newValue }
  }
  /// Whether dragging takes a touch away from the content. True by default.
  open var canCancelContentTouches: Bool {
    get { behaviour.canCancelContentTouches }
    set { behaviour.canCancelContentTouches = newValue }
  }

  /// Whether touches may be passed to `view` now that their delay is over. True by default.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether dragging may take a touch from `view`; false for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The recogniser of the drag that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  lazy var scrollPan = ScrollPanGestureRecognizer(scrollView: self)

  /// The recogniser of the pinch that zooms; nil while `minimumZoomScale` equals `maximumZoomScale`.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    zooming.allowZooming ? scrollPinch : nil
  }
  var scrollPinch: ScrollPinchGestureRecognizer?

  /// A recogniser that is attached to no view: arrow keys scroll by the responder chain.
  open var directionalPressGestureRecognizer: UIGestureRecognizer { directionalPress }
  private lazy var directionalPress = UIGestureRecognizer()

  // MARK: Zooming

  /// The least zoom scale; 1 by default. Zooming needs it below `maximumZoomScale`, and a view to zoom.
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
  /// The scale of the delegate's `viewForZooming(in:)`; 1 without one. Setting keeps it within the limits.
  open var zoomScale: CGFloat {
    get { scroll.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether zooming goes beyond its limits and springs back; true by default.
  open var bouncesZoom: Bool {
    get { zooming.bounces }
    set { zooming.bounces = newValue }
  }
  /// Whether a pinch is changing the zoom scale.
  open var isZooming: Bool { scroll.isZooming }
  /// Whether the zoom scale is springing back into its limits.
  open var isZoomBouncing: Bool { scroll.isZoomBouncing }
  /// Whether `setZoomScale(_:animated:)` or `zoom(to:animated:)` is on its way.
  open var isZoomAnimating: Bool { driver.isAnimatingZoom }

  /// Changes the zoom scale, within its limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, about: nil, animated: animated)
  }

  /// Zooms and moves until `rect`, in the zoomed view's coordinates, fills the view as far as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toShow: rect, animated: animated)
  }

  // MARK: Indicators

  /// Whether there is an indicator for scrolling up and down; true by default.
  open var showsVerticalScrollIndicator: Bool {
    get { indicators.showsVertical }
    set {
      indicators.showsVertical = newValue
      updateIndicators()
    }
  }
  /// Whether there is an indicator for scrolling to the sides; true by default.
  open var showsHorizontalScrollIndicator: Bool {
    get { indicators.showsHorizontal }
    set {
      indicators.showsHorizontal = newValue
      updateIndicators()
    }
  }
  /// The colour of the indicators.
  open var indicatorStyle: IndicatorStyle {
    get { indicators.style }
    set {
      indicators.style = newValue
      updateIndicators()
    }
  }
  /// The insets of the vertical indicator from the view's edges, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.verticalInsets }
    set {
      indicators.verticalInsets = newValue
      updateIndicators()
    }
  }
  /// The insets of the horizontal indicator from the view's edges, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.horizontalInsets }
    set {
      indicators.horizontalInsets = newValue
      updateIndicators()
    }
  }
  /// Both indicators' insets at once; reads the vertical one's.
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
  /// When an index is shown.
  open var indexDisplayMode: IndexDisplayMode {
    get { indicators.indexDisplayMode }
    set { indicators.indexDisplayMode = newValue }
  }

  /// Whether something else is where the vertical indicator would be.
  @_spi(UIKit) open var hidesVerticalIndicator: Bool { false }

  /// Whether a drag of these touches, which have come this far, is for something else than scrolling.
  @_spi(UIKit) open func reservesDrag(_ touches: [UITouch], _ travel: CGPoint) -> Bool { false }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    driver.showIndicators()
  }

  /// Shows the indicators while `changes` move the offset, and a moment longer.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let old = contentOffset
    changes()
    if contentOffset != old || isScrollAnimating { driver.showIndicators() }
  }

  /// Pulling the content down past its top refreshes.
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIndicators()
    layOutRefreshControl()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { driver.stop() }
  }
}
