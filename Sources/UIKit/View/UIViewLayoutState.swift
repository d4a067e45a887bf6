/// What a view keeps for layout: masks, margins, insets.
struct UIViewLayoutState {
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var translatesAutoresizingMask = true
  var needsUpdateConstraints = false
  var safeAreaInsets = UIEdgeInsets.zero
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  var margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}

/// What a view keeps about its looks.
@MainActor struct UIViewAppearanceState {
  var backgroundColor: UIColor?
  var isOpaque = true
  var mask: UIView?
  var contentMode = UIView.ContentMode.scaleToFill
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
}

/// Where Auto Layout takes part in a view's layout. Implemented by the `AutoLayout` folder; views without constraints
/// have none.
@MainActor protocol UIViewConstraintEngine: AnyObject {
  /// Solves and applies the frames of `view`'s subviews; called by `UIView.layoutSubviews`.
  func layoutSubviews(of view: UIView)
  func intrinsicContentSizeDidChange(of view: UIView)
  func translationDidChange(of view: UIView)
  /// Nil when no constraint says anything about the view's size.
  func fittingSize(
    of view: UIView, target: CGSize, horizontalPriority: UILayoutPriority, verticalPriority: UILayoutPriority
  ) -> CGSize?
}
