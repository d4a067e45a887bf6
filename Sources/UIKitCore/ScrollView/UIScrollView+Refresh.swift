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

  /// Places the control at the top of the space opened by pulling, below the bar.
  func layOutRefreshControl() {
    guard let refreshControl else { return }
    let height = UIRefreshControl.height
    // Pulled by less than its height, it is partly covered by the content.
    refreshControl.frame = CGRect(
      x: 0, y: min(contentOffset.y + insetOfBars, -height), width: bounds.width, height: height)
    if scroll.isDragging { refreshControl.pulled(by: verticalRange.lowerBound - contentOffset.y) }
  }

  /// The inset for bars over the view's top, with a bar that can grow counted at its greatest height.
  private var insetOfBars: CGFloat { adjustedContentInset.top - contentInset.top + (scroll.topBarRoom ?? 0) }
}
