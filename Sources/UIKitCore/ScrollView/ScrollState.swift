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
  /// The indicator that is first among the subviews; both are the last ones.
  var lowestIndicator: ScrollIndicator? { verticalIndicator ?? horizontalIndicator }

  /// How much higher the bar over the content can become when it is pulled down; nil without such a bar.
  var topBarRoom: CGFloat?
  /// Between that bar's least and greatest height.
  var topBarTravel: CGFloat = 0
  /// Called when the offset changed, for a bar that changes with the content.
  var onOffsetChange: (@MainActor () -> Void)?

  package var drag: ScrollDrag?
  var indicatorDrag: IndicatorDrag?
  /// Whether a pointer is where the indicators are.
  var isHoveringIndicators = false
  var touchpad: ScrollTouchpad?
  var touchpadLock = TouchpadLock()
  var zoom: ScrollZoom?
}

/// A drag in progress.
package struct ScrollDrag {
  /// The offset the finger would hold if there were no edges.
  var origin: CGPoint
  /// Where the drag began, for paging.
  package var start: CGPoint
  var lock: ScrollAxisLock
  /// The offset the drag set last: a difference to the present one comes from elsewhere, which the drag goes along
  /// with.
  var lastSet: CGPoint
}

/// A pinch in progress.
struct ScrollZoom {
  var startScale: CGFloat
}
