extension UINavigationController {
  /// The heights of the bar below the safe area: `visible` as drawn, `covering` as it affects the content, and `room`
  /// by which it can still grow.
  private struct BarHeights {
    var visible: CGFloat = 0
    var covering: CGFloat = 0
    var room: CGFloat = 0
    /// Whether the content is not under the bar.
    var isAtEdge = true
  }

  private func barHeights(top: CGFloat) -> BarHeights {
    guard !barIsHidden else { return BarHeights() }
    let range = navigationBar.heightRange
    guard let scrollView = trackedScrollView else {
      return BarHeights(visible: range.upperBound, covering: range.upperBound)
    }
    // The content's upper edge, below the safe area.
    let edge = -scrollView.contentOffset.y - scrollView.contentInset.top - top
    // Content at its top under an open bar stays at the top when the bar's height changes.
    let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
    if isAtTop, (scrollView.scroll.topBarRoom ?? 0) == 0 {
      let isFixed = range.lowerBound == range.upperBound
      return BarHeights(visible: isFixed ? range.upperBound : max(edge, range.upperBound), covering: range.upperBound)
    }
    let covering = min(max(edge, range.lowerBound), range.upperBound)
    // Large title and search bar move down with content that is pulled further.
    let visible = range.upperBound > range.lowerBound ? max(edge, range.lowerBound) : range.lowerBound
    return BarHeights(
      visible: visible, covering: covering, room: range.upperBound - covering, isAtEdge: edge >= range.lowerBound - 0.5)
  }

  /// Returns whether the toolbar is shown for `controller`.
  private func showsToolbar(_ controller: UIViewController?) -> Bool {
    !isToolbarHidden && controller?.hidesBottomBarWhenPushed != true
  }

  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    container.frame = view.bounds
    track(leaving == nil ? shown : nil)
    let safe = view.safeAreaInsets
    let heights = barHeights(top: safe.top)
    if let scrollView = trackedScrollView {
      let range = navigationBar.heightRange
      scrollView.scroll.topBarRoom = heights.room
      scrollView.scroll.topBarTravel = range.upperBound - range.lowerBound
    }
    navigationBar.isHidden = barIsHidden
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: safe.top + heights.visible)
    navigationBar.isAtScrollEdge = heights.isAtEdge
    layOutToolbar(in: view, safe)
    for controller in stack where controller.isViewLoaded {
      cover(controller, top: barIsHidden ? 0 : controller === shown ? heights.covering : 44)
    }
    shown?.viewIfLoaded?.updateSafeArea()
    if leaving == nil, let shown { shown.viewIfLoaded?.frame = frame(for: shown) }
  }

  private func layOutToolbar(in view: UIView, _ safe: UIEdgeInsets) {
    guard showsToolbar(stack.last) else {
      if toolbarIfMade?.superview != nil { toolbarIfMade?.removeFromSuperview() }
      return
    }
    guard let toolbar else { return }
    if toolbar.superview == nil { view.addSubview(toolbar) }
    let height = UIToolbar.contentHeight + safe.bottom
    toolbar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    let items = stack.last?.toolbarItems ?? []
    if toolbar.items ?? [] != items { toolbar.items = items }
  }

  private var toolbarIfMade: UIToolbar? {
    viewIfLoaded?.subviews.first { $0 is UIToolbar } as? UIToolbar
  }

  private func cover(_ controller: UIViewController, top: CGFloat) {
    controller.controllerState.barInsets.top = controller.edgesForExtendedLayout.contains(.top) ? top : 0
    let bottom = showsToolbar(controller) ? UIToolbar.contentHeight : 0
    controller.controllerState.barInsets.bottom = controller.edgesForExtendedLayout.contains(.bottom) ? bottom : 0
  }

  /// Prepares a controller's view before it is added to the container.
  func coverIncoming(_ controller: UIViewController) {
    cover(controller, top: barIsHidden ? 0 : navigationBar.heightRange.upperBound)
  }

  /// Returns the frame of a controller's view: under the bars, unless the controller says otherwise.
  func frame(for controller: UIViewController) -> CGRect {
    var frame = container.bounds
    let safe = view.safeAreaInsets
    if !controller.edgesForExtendedLayout.contains(.top), !barIsHidden {
      let top = safe.top + navigationBar.heightRange.upperBound
      frame.origin.y += top
      frame.size.height -= top
    }
    if !controller.edgesForExtendedLayout.contains(.bottom), showsToolbar(controller) {
      frame.size.height -= UIToolbar.contentHeight + safe.bottom
    }
    return frame
  }

  // MARK: Following the content

  private func track(_ controller: UIViewController?) {
    let found = barIsHidden ? nil : controller?.scrollViewUnderBar(of: container)
    guard found !== trackedScrollView else { return }
    trackedScrollView?.scroll.topBarRoom = nil
    trackedScrollView?.scroll.topBarTravel = 0
    trackedScrollView?.scroll.onOffsetChange = nil
    trackedScrollView = found
    found?.scroll.onOffsetChange = { [weak self] in self?.contentDidScroll() }
  }

  /// Called when the content moved. Requests layout only if the bar changes with it.
  private func contentDidScroll() {
    guard let view = viewIfLoaded, !barIsHidden else { return }
    let range = navigationBar.heightRange
    let heights = barHeights(top: view.safeAreaInsets.top)
    if range.lowerBound == range.upperBound {
      navigationBar.isAtScrollEdge = heights.isAtEdge
    } else if navigationBar.frame.height != view.safeAreaInsets.top + heights.visible {
      view.setNeedsLayout()
    } else {
      navigationBar.isAtScrollEdge = heights.isAtEdge
    }
  }
}

extension UIViewController {
  /// Returns the scroll view under the bar at the top: the one that was set, or the first that begins at the view's
  /// upper edge.
  func scrollViewUnderBar(of container: UIView) -> UIScrollView? {
    if let chosen = contentScrollView(for: .top) { return chosen }
    guard let view = viewIfLoaded, edgesForExtendedLayout.contains(.top) else { return nil }
    func search(_ view: UIView, depth: Int) -> UIScrollView? {
      if let scrollView = view as? UIScrollView {
        let frame = scrollView.superview?.convert(scrollView.frame, to: container) ?? scrollView.frame
        guard scrollView.contentInsetAdjustmentBehavior != .never, !scrollView.isHidden, abs(frame.minY) < 0.5,
          frame.width >= container.bounds.width * 0.6
        else { return nil }
        return scrollView
      }
      guard depth > 0 else { return nil }
      for subview in view.subviews {
        if let found = search(subview, depth: depth - 1) { return found }
      }
      return nil
    }
    return search(view, depth: 2)
  }
}
