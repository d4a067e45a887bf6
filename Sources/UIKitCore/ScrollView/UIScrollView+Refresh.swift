extension UIScrollView {
  func refreshControlDidChange(from old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.endRefreshing()
    old?.removeFromSuperview()
    if let refreshControl {
      insertSubview(refreshControl, at: 0)
      layOutRefreshControl()
    }
  }

  /// The control is at the top of the space that pulling opens, under the bar.
  func layOutRefreshControl() {
    guard let refreshControl else { return }
    let height = UIRefreshControl.height
    // Pulled by less than its height it comes out from behind the content's edge.
    refreshControl.frame = CGRect(
      x: 0, y: min(contentOffset.y + insetOfBars, -height), width: bounds.width, height: height)
    if scroll.isDragging { refreshControl.pulled(by: verticalRange.lowerBound - contentOffset.y) }
  }

  /// The inset of bars over the view's top, counting a bar that can grow at its highest.
  private var insetOfBars: CGFloat { adjustedContentInset.top - contentInset.top + (scroll.topBarRoom ?? 0) }
}
