import MotionCore

/// A scroll view's state.
@MainActor package struct ScrollState {
  var contentSize = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  var adjustedInset = UIEdgeInsets.zero
  var contentAlignment = CGPoint.zero
  var adjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic

  var isTracking = false
  package var isDragging = false
  var isDecelerating = false
  var isScrollingToTop = false

  var zoomScale: CGFloat = 1
  var isZooming = false
  var isZoomBouncing = false

  var verticalIndicator: ScrollIndicator?
  var horizontalIndicator: ScrollIndicator?
  /// The first indicator among the subviews, of which both are the last.
  var lowestIndicator: ScrollIndicator? { verticalIndicator ?? horizontalIndicator }

  /// The height by which the bar over the content can grow when it is pulled down; nil without such a bar.
  var topBarRoom: CGFloat?
  /// The distance between the smallest and the greatest height of that bar.
  var topBarTravel: CGFloat = 0
  /// Called after the offset has changed, for a bar that follows the content.
  var onOffsetChange: (@MainActor () -> Void)?

  package var drag: ScrollDrag?
  var indicatorDrag: IndicatorDrag?
  /// Whether a pointer is over the indicators.
  var isHoveringIndicators = false
  var touchpad: ScrollTouchpad?
  var touchpadLock = TouchpadLock()
  var zoom: ScrollZoom?
}

/// A drag in progress.
package struct ScrollDrag {
  /// The offset that the finger would give without edges.
  var origin: CGPoint
  /// The offset at the start of the drag, for paging.
  package var start: CGPoint
  var lock: ScrollAxisLock
  /// The offset that the drag set last. If the current one differs, it was changed elsewhere, and the drag follows.
  var lastSet: CGPoint
}

/// A pinch in progress.
struct ScrollZoom {
  var startScale: CGFloat
}
