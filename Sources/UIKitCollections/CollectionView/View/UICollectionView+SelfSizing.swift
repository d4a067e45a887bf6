import CollectionCore
@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// Measures a view that has just been configured or resized, and passes its preferred size to the layout when that
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

  /// Returns the attributes that a view prefers to those given; nil if it accepts them.
  ///
  /// Views change what they are given and hand it back, so that the layout's own object has to be put right again.
  /// Giving each a copy would cost one for every view that appears, most of which do not size themselves.
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
    // A cell that is being made, shown or configured by the view is measured then.
    guard pass.phase == .resting, let key = cell.reuseState.key, elements[key] === cell else { return }
    if pass.resizing.insert(key).inserted { setNeedsLayout() }
  }

  /// Measures the cells whose content has changed. Returns whether the layout has to be prepared for that.
  func resizeElements() -> Bool {
    guard !pass.resizing.isEmpty else { return false }
    let keys = pass.resizing.sorted()
    pass.resizing.removeAll()
    guard pass.hasRun, pass.isPrepared, pass.agreedBounds == bounds else {
      // The pass that is due anyway takes them along.
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

  /// Sizes change with animation, where there is a window and the caller has not turned animations off.
  func animateResizing(_ change: @escaping () -> Void) {
    guard window != nil, UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration == 0 else { return change() }
    UIView.animate(withDuration: 0.3, animations: change)
  }
}
