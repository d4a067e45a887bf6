/// A view's state for layout: masks, margins, insets.
struct UIViewLayoutState {
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var translatesAutoresizingMask = true
  var needsUpdateConstraints = false
  /// A view below needs it: where it is set, it is set in every view above.
  var descendantNeedsUpdateConstraints = false
  var safeAreaInsets = UIEdgeInsets.zero
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  var margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}

/// A view's state of its appearance.
@MainActor struct UIViewAppearanceState {
  var backgroundColor: UIColor?
  var isOpaque = true
  var mask: UIView?
  var contentMode = UIView.ContentMode.scaleToFill
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var traitOverrides: UITraitCollection.Values?
  var minimumContentSize: UIContentSizeCategory?
  var maximumContentSize: UIContentSizeCategory?
  var restorationIdentifier: String?
  var ignoresInvertColors = false
}

/// Where Auto Layout takes part in a view's layout. Implemented by the `AutoLayout` folder; views without constraints
/// have none.
@MainActor package protocol UIViewConstraintEngine: AnyObject {
  /// Solves and applies the frames of `view`'s subviews; called by `UIView.layoutSubviews`.
  func layoutSubviews(of view: UIView)
  func directionDidChange()
  func intrinsicContentSizeDidChange(of view: UIView)
  /// A view's frame was set that constraints may refer to.
  func frameDidChange(of view: UIView)
  /// Solves what changed and requests layout where it makes a difference; called by `UIView.layoutIfNeeded`.
  func prepare()
}

extension UIViewAppearanceState {
  /// The category within the view's limits; the upper one wins where they contradict each other.
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    guard category != .unspecified else { return category }
    var category = category
    if let minimum = minimumContentSize, category.index < minimum.index { category = minimum }
    if let maximum = maximumContentSize, category.index > maximum.index { category = maximum }
    return category
  }
}
