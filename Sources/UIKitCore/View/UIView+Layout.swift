extension UIView {
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Schedules a layout pass in the next frame, if the view is in a visible window.
  func layoutWasRequested() {
    windowReference?.scheduleLayout()
  }

  /// Runs this view's part of the layout pass: constraints first, then the controller's and the view's own methods, in
  /// Apple's order.
  func runLayoutPass() {
    if !layoutState.propertyUpdates.isEmpty { updateOwnProperties() }
    updateConstraintsInTree()
    updateSafeArea()
    let controller = owningController
    controller?.updateContentUnavailable()
    controller?.viewWillLayoutSubviews()
    currentTraits.performAsCurrent { layoutSubviews() }
    controller?.viewDidLayoutSubviews()
    updateCorners()
  }

  func markNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    setNeedsLayout()
    announceNeedOfUpdateConstraints()
  }

  /// Marks the superviews, so that a pass starting at any of them finds the views that need their constraints updated.
  func announceNeedOfUpdateConstraints() {
    guard layoutState.needsUpdateConstraints || layoutState.descendantNeedsUpdateConstraints else { return }
    var ancestor = superviewReference
    while let view = ancestor, !view.layoutState.descendantNeedsUpdateConstraints {
      view.layoutState.descendantNeedsUpdateConstraints = true
      ancestor = view.superviewReference
    }
  }

  /// Updates constraints where needed, leaves first as on iOS. O(views that need it).
  func updateConstraintsInTree() {
    if layoutState.descendantNeedsUpdateConstraints {
      layoutState.descendantNeedsUpdateConstraints = false
      for subview in subviewList { subview.updateConstraintsInTree() }
    }
    guard layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = false
    if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
  }

  func fittingSize(
    _ target: CGSize, horizontalPriority: UILayoutPriority, verticalPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    if let size = constrainedFittingSize(
      target, horizontalPriority: horizontalPriority, verticalPriority: verticalPriority)
    {
      return size
    }
    var intrinsic = intrinsicContentSize
    if horizontalPriority.rawValue > contentCompressionResistancePriority(for: .horizontal).rawValue,
      let height = wrappedContentHeight(forWidth: target.width)
    {
      intrinsic = CGSize(width: min(intrinsic.width, target.width), height: height)
    }
    func length(_ intrinsic: CGFloat, _ target: CGFloat, _ priority: UILayoutPriority, _ present: CGFloat) -> CGFloat {
      if priority == .required { return target }
      if intrinsic != UIView.noIntrinsicMetric { return intrinsic }
      return layoutState.translatesAutoresizingMask ? present : 0
    }
    return CGSize(
      width: length(intrinsic.width, target.width, horizontalPriority, bounds.width),
      height: length(intrinsic.height, target.height, verticalPriority, bounds.height))
  }

  // MARK: Safe area

  /// Called when position or size changed: the overlap with the superview's insets may differ, here and below.
  func positionDidChange() {
    updateSafeArea()
    updateCorners()
    if layoutState.translatesAutoresizingMask { superviewReference?.constraintEngine?.frameDidChange(of: self) }
  }

  /// Takes this view's share of the superview's safe area (facts 14.11).
  func updateSafeArea() {
    let insets = inheritedSafeArea()
    guard insets != layoutState.safeAreaInsets else { return }
    layoutState.safeAreaInsets = insets
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    if layoutState.insetsMarginsFromSafeArea { marginsDidChange() }
    setNeedsLayout()
    for subview in subviewList { subview.updateSafeArea() }
  }

  private func inheritedSafeArea() -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let parent = superviewReference {
      let outer = parent.safeAreaForSubviews
      if outer != .zero {
        let safe = parent.bounds.inset(by: outer)
        let frame = self.frame
        insets = UIEdgeInsets(
          top: min(max(0, safe.minY - frame.minY), max(0, outer.top)),
          left: min(max(0, safe.minX - frame.minX), max(0, outer.left)),
          bottom: min(max(0, frame.maxY - safe.maxY), max(0, outer.bottom)),
          right: min(max(0, frame.maxX - safe.maxX), max(0, outer.right)))
      }
    } else if let window = self as? UIWindow {
      insets = window.screenSafeArea
    }
    if let owningController {
      let bars = owningController.controllerState.barInsets
      let extra = owningController.additionalSafeAreaInsets
      insets.top += bars.top
      insets.bottom += bars.bottom
      insets.top += extra.top
      insets.left += extra.left
      insets.bottom += extra.bottom
      insets.right += extra.right
    }
    return insets
  }

  // MARK: Margins

  var resolvedLayoutMargins: UIEdgeInsets {
    var margins = layoutState.margins.resolved(rightToLeft: isRightToLeft)
    if layoutState.preservesSuperviewMargins, let parent = superviewReference {
      let outer = parent.resolvedLayoutMargins
      let frame = self.frame
      let inner = parent.bounds.inset(by: outer)
      margins.top = max(margins.top, inner.minY - frame.minY)
      margins.left = max(margins.left, inner.minX - frame.minX)
      margins.bottom = max(margins.bottom, frame.maxY - inner.maxY)
      margins.right = max(margins.right, frame.maxX - inner.maxX)
    }
    if layoutState.insetsMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    return margins
  }

  func setLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    guard layoutState.margins != margins else { return }
    layoutState.margins = margins
    marginsDidChange()
    setNeedsLayout()
  }

  /// Notifies the view, its controller, and the subviews whose margins depend on it.
  func marginsDidChange() {
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
    for subview in subviewList where subview.layoutState.preservesSuperviewMargins { subview.marginsDidChange() }
  }
}
