@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// Queries the layout about new bounds. Methods that move the offset invalidate it at once, others after the change.
  func layoutWillSee(_ newBounds: CGRect, cause: BoundsChangeCause) {
    // The layout invalidated for the target of a motion is shown before its first step, on the old bounds.
    if cause == .motion, pass.debts.settle(.motion) { layoutElements() }
    guard pass.pendingContext == nil, let context = contextForBoundsChange(to: newBounds) else { return }
    switch cause {
    case .method: deliver(context)
    case .animationTarget:
      deliver(context)
      pass.debts.insert(.motion)
    case .direct, .property, .motion: pass.pendingContext = context
    }
  }

  func layoutHasSeen(_ oldBounds: CGRect) {
    let context = pass.pendingContext
    pass.pendingContext = nil
    if let context { deliver(context) }
    if oldBounds.size != bounds.size { sizeDidChange(from: oldBounds, invalidated: context != nil) }
  }

  /// Returns the context with which to invalidate the layout when the bounds become `newBounds`; nil if the layout does
  /// not require it, or is invalid anyway (facts 3.9).
  func contextForBoundsChange(to newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    guard newBounds != bounds, pass.isPrepared, pass.phase != .committing,
      layoutObject.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return nil }
    return layoutObject.invalidationContext(forBoundsChange: newBounds)
  }

  /// Invalidates the layout for a change of bounds.
  func deliver(_ context: UICollectionViewLayoutInvalidationContext) {
    pass.boundsChangeContext = context
    layoutObject.invalidateLayout(using: context)
    pass.boundsChangeContext = nil
  }

  /// Prepares the layout at once, not in the next pass, after the size changed and invalidated it (facts 2.3).
  func sizeDidChange(from oldBounds: CGRect, invalidated: Bool) {
    guard pass.hasRun else { return }
    if UIView.inheritedAnimationDuration > 0 {
      pass.debts.insert(.animatedBounds)
      layoutObject.prepare(forAnimatedBoundsChange: oldBounds)
    }
    guard invalidated else { return }
    prepareLayoutIfNeeded()
    pass.debts.insert(.contentSize)
  }

  /// Layouts calculate from the insets, so changed insets have the same effect as changed bounds.
  func insetsDidChange() {
    let old = pass.insets
    pass.insets = adjustedContentInset
    guard pass.hasRun, !pass.phase.isCommitting,
      let context = layoutObject.contextForInsetsChange(from: old, to: pass.insets)
    else { return }
    layoutObject.invalidateLayout(using: context)
  }

  /// Calls `shouldInvalidateLayout` for the nearest bounds in range when the view leaves its window with the offset out
  /// of range (facts 2.9).
  func willLeaveWindow() {
    let offset = clamped(contentOffset)
    guard pass.hasRun, offset != contentOffset else { return }
    if let context = contextForBoundsChange(to: CGRect(origin: offset, size: bounds.size)) { deliver(context) }
  }
}
