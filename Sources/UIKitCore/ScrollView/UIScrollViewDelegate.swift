/// An object that is notified of a scroll view's changes, and that provides the view to zoom.
///
/// Any object can be a delegate: test cases often are, and on Linux `XCTestCase` is not an `NSObject`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate).
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the offset has changed for any reason except a direct change of `bounds` (facts 3.1).
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after each change of the zoom scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a drag begins, once the finger has moved far enough.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the finger is about to be lifted.
  ///
  /// - Parameters:
  ///   - velocity: the velocity of the offset, in points per millisecond.
  ///   - targetContentOffset: the offset at which the content will rest. Writing another one makes it rest there.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger of a drag was lifted. `decelerate` is true if the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content starts to move on after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animated move, in the frame after the one that reached the target (facts 3.5).
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view to zoom; nil, also where the method is not implemented, for no zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before a zoom; `view` is the view that is zoomed.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after a zoom, bounces included; `scale` is the scale it ended with.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Returns whether the view may scroll to the top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the view has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
