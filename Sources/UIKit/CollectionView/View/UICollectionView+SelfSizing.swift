extension UICollectionView {
  /// Asks a view that has just been filled what size it would like, and tells the layout when that differs.
  func takePreferences(
    of view: UICollectionReusableView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard key.category != .decorationView, selfSizingInvalidation != .disabled || !pass.hasRun || pass.isRunning else {
      return
    }
    // A copy: views change what they are given and hand it back.
    guard let asked = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
    let preferred = view.preferredLayoutAttributesFitting(asked)
    guard !preferred.isEqual(attributes),
      layoutObject.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    let context = layoutObject.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    layoutObject.invalidateLayout(using: context)
  }
}
