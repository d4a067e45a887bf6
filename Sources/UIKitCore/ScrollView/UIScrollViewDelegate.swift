/// Hears what a scroll view does, and provides the view that zooms.
///
/// Any object can be one: test cases often are, and on Linux `XCTestCase` is no `NSObject`.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The offset changed, by whatever but a direct change of `bounds` (facts 3.1).
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after each change of the zoom scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a drag begins, once the finger has moved far enough.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger is about to leave.
  ///
  /// - Parameters:
  ///   - velocity: of the offset, in points per millisecond.
  ///   - targetContentOffset: where the content will come to rest; writing another place sends it there.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger of a drag is lifted; `decelerate` says whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content moves on after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated move ended; on the frame after the one that arrived (facts 3.5).
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view to zoom; nil, and so where the method is not implemented, means no zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before a zoom; `view` is the view that is zoomed.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after a zoom, bounces included; `scale` is the scale it ended with.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// True by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when scrolling to the top has ended.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
