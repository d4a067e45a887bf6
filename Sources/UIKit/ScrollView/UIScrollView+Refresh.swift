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

  /// The control sits above the content, in the space that pulling opens.
  func layOutRefreshControl() {
    guard let refreshControl else { return }
    let height = UIRefreshControl.height
    let top = contentOffset.y + adjustedContentInset.top
    refreshControl.frame = CGRect(
      x: 0, y: refreshControl.isRefreshing ? -height : min(top, -height) + 0, width: bounds.width, height: height)
    if scroll.isDragging { refreshControl.pulled(by: -top, released: false) }
  }
}
