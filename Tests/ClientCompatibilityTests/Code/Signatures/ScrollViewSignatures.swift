import UIKit

class OverridingScrollView: UIScrollView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override weak var delegate: UIScrollViewDelegate? { didSet {} }
  override var contentOffset: CGPoint { didSet {} }
  override var contentSize: CGSize { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior { didSet {} }
  override var automaticallyAdjustsScrollIndicatorInsets: Bool { didSet {} }
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
  override var isDirectionalLockEnabled: Bool { didSet {} }
  override var bounces: Bool { didSet {} }
  override var bouncesVertically: Bool { didSet {} }
  override var bouncesHorizontally: Bool { didSet {} }
  override var alwaysBounceVertical: Bool { didSet {} }
  override var alwaysBounceHorizontal: Bool { didSet {} }
  override var isPagingEnabled: Bool { didSet {} }
  override var isScrollEnabled: Bool { didSet {} }
  override var transfersVerticalScrollingToParent: Bool { didSet {} }
  override var transfersHorizontalScrollingToParent: Bool { didSet {} }
  override var showsVerticalScrollIndicator: Bool { didSet {} }
  override var showsHorizontalScrollIndicator: Bool { didSet {} }
  override var indicatorStyle: UIScrollView.IndicatorStyle { didSet {} }
  override var verticalScrollIndicatorInsets: UIEdgeInsets { didSet {} }
  override var horizontalScrollIndicatorInsets: UIEdgeInsets { didSet {} }
  override var scrollIndicatorInsets: UIEdgeInsets { didSet {} }
  override var decelerationRate: UIScrollView.DecelerationRate { didSet {} }
  override var indexDisplayMode: UIScrollView.IndexDisplayMode { didSet {} }
  override var isTracking: Bool { super.isTracking }
  override var isDragging: Bool { super.isDragging }
  override var isDecelerating: Bool { super.isDecelerating }
  override var isScrollAnimating: Bool { super.isScrollAnimating }
  override var delaysContentTouches: Bool { didSet {} }
  override var canCancelContentTouches: Bool { didSet {} }
  override var minimumZoomScale: CGFloat { didSet {} }
  override var maximumZoomScale: CGFloat { didSet {} }
  override var zoomScale: CGFloat { didSet {} }
  override var bouncesZoom: Bool { didSet {} }
  override var isZooming: Bool { super.isZooming }
  override var isZoomBouncing: Bool { super.isZoomBouncing }
  override var isZoomAnimating: Bool { super.isZoomAnimating }
  override var scrollsToTop: Bool { didSet {} }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var pinchGestureRecognizer: UIPinchGestureRecognizer? { super.pinchGestureRecognizer }
  override var keyboardDismissMode: UIScrollView.KeyboardDismissMode { didSet {} }
  override var refreshControl: UIRefreshControl? { didSet {} }
  override var allowsKeyboardScrolling: Bool { didSet {} }
  override var contentAlignmentPoint: CGPoint { didSet {} }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect, animated: animated)
  }
  override func flashScrollIndicators() { super.flashScrollIndicators() }
  override func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    super.withScrollIndicatorsShown(forContentOffsetChanges: changes)
  }
  override func stopScrollingAndZooming() { super.stopScrollingAndZooming() }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    super.touchesShouldBegin(touches, with: event, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
  override func setZoomScale(_ scale: CGFloat, animated: Bool) { super.setZoomScale(scale, animated: animated) }
  override func zoom(to rect: CGRect, animated: Bool) { super.zoom(to: rect, animated: animated) }
}

@MainActor func scrollViewSignatures() {
  readWrite(\UIScrollView.contentOffset, CGPoint.self)
  readWrite(\UIScrollView.contentSize, CGSize.self)
  readWrite(\UIScrollView.contentInset, UIEdgeInsets.self)
  readOnly(\UIScrollView.adjustedContentInset, UIEdgeInsets.self)
  readWrite(\UIScrollView.contentInsetAdjustmentBehavior, UIScrollView.ContentInsetAdjustmentBehavior.self)
  readOnly(\UIScrollView.contentLayoutGuide, UILayoutGuide.self)
  readOnly(\UIScrollView.frameLayoutGuide, UILayoutGuide.self)
  readWrite(\UIScrollView.delegate, (any UIScrollViewDelegate)?.self)
  readWrite(\UIScrollView.decelerationRate, UIScrollView.DecelerationRate.self)
  readOnly(\UIScrollView.isTracking, Bool.self)
  readOnly(\UIScrollView.isDragging, Bool.self)
  readOnly(\UIScrollView.isDecelerating, Bool.self)
  readOnly(\UIScrollView.isZooming, Bool.self)
  readOnly(\UIScrollView.isZoomBouncing, Bool.self)
  readOnly(\UIScrollView.panGestureRecognizer, UIPanGestureRecognizer.self)
  readOnly(\UIScrollView.pinchGestureRecognizer, UIPinchGestureRecognizer?.self)
  readOnly(\UIScrollView.directionalPressGestureRecognizer, UIGestureRecognizer.self)
  readWrite(\UIScrollView.refreshControl, UIRefreshControl?.self)
  readOnly(\UIScrollView.visibleSize, CGSize.self)
  requireRaw(UIScrollView.ContentInsetAdjustmentBehavior.self, Int.self)
  requireRaw(UIScrollView.IndicatorStyle.self, Int.self)
  requireRaw(UIScrollView.KeyboardDismissMode.self, Int.self)
  requireRaw(UIScrollView.IndexDisplayMode.self, Int.self)
  requireRaw(UIScrollView.DecelerationRate.self, CGFloat.self)
  requireSendable(UIScrollView.DecelerationRate.self)
  let _ = UIScrollView.DecelerationRate(rawValue: 0.9)
  let _: [UIScrollView.KeyboardDismissMode] = [
    .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
  ]
  let _: [UIScrollView.ContentInsetAdjustmentBehavior] = [.automatic, .scrollableAxes, .never, .always]
  let _: [UIScrollView.IndicatorStyle] = [.default, .black, .white]
  let control = UIRefreshControl()
  readOnly(\UIRefreshControl.isRefreshing, Bool.self)
  readWrite(\UIRefreshControl.attributedTitle, NSAttributedString?.self)
  control.beginRefreshing()
  control.endRefreshing()
  control.addAction(UIAction { _ in }, for: .valueChanged)
}
