import CollectionCore
@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// Measures a view that has just been configured or resized, and passes its preferred size to the layout if that
  /// differs.
  func takePreferences(
    of view: UICollectionReusableView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard key.category != .decorationView, selfSizingInvalidation != .disabled || !pass.hasRun || pass.phase == .passing
    else {
      return
    }
    view.reuseState.askedSize = attributes.size
    let preferred = preferredAttributes(of: view, attributes)
    view.reuseState.preferredSize = preferred?.size
    guard let preferred,
      layoutObject.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    let context = layoutObject.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    layoutObject.invalidateLayout(using: context)
  }

  /// Returns the attributes that a view prefers to the given ones; nil if it accepts them.
  ///
  /// Views change the attributes that they get and return them, so the layout's own object has to be restored. Copying
  /// would cost an object for every view that appears, and most do not size themselves.
  private func preferredAttributes(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let (before, zIndex, exactFrame) = (ElementGeometry(attributes), attributes.zIndex, attributes.exactFrame)
    var preferred = view.preferredLayoutAttributesFitting(attributes)
    if ElementGeometry(attributes) != before || attributes.zIndex != zIndex {
      guard let changed = attributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
      if preferred === attributes { preferred = changed }
      before.restore(attributes)
      (attributes.zIndex, attributes.exactFrame) = (zIndex, exactFrame)
    }
    return preferred === attributes || preferred.isEqual(attributes) ? nil : preferred
  }

  // MARK: Content that changes

  /// Called when a cell on screen may prefer another size. It is measured in the next layout pass, together with all
  /// others.
  func contentDidChange(of cell: UICollectionViewCell, byConstraints: Bool) {
    switch selfSizingInvalidation {
    case .disabled: return
    case .enabled: if byConstraints { return }
    case .enabledIncludingConstraints: break
    }
    // A cell that the view is creating, showing or configuring is measured then.
    guard pass.phase == .resting, let key = cell.reuseState.key, elements[key] === cell else { return }
    if pass.resizing.insert(key).inserted { setNeedsLayout() }
  }

  /// Measures the cells whose content has changed. Returns whether the layout has to be prepared again.
  func resizeElements() -> Bool {
    guard !pass.resizing.isEmpty else { return false }
    let keys = pass.resizing.sorted()
    pass.resizing.removeAll()
    guard pass.hasRun, pass.isPrepared, pass.agreedBounds == bounds else {
      // The pending pass measures them too.
      pass.resized.formUnion(keys)
      return false
    }
    ask(keys)
    return !pass.isPrepared
  }

  /// Measures views on screen.
  func ask(_ keys: [ElementKey]) {
    // The first answer may invalidate the layout, after which the query is gone.
    let asked = keys.map { (key: $0, attributes: query.attributes(for: $0)) }
    for (key, attributes) in asked {
      guard let view = elements[key], let attributes else { continue }
      (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
      takePreferences(of: view, key, attributes)
    }
  }

  /// Animates a change of sizes if there is a window and the caller has not turned animations off.
  func animateResizing(_ change: @escaping () -> Void) {
    guard window != nil, UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration == 0 else { return change() }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change)
  }
}
