/// The layout part of a view's state: masks, margins, insets.
struct UIViewLayoutState {
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var translatesAutoresizingMask = true
  var needsUpdateConstraints = false
  /// Whether a view below needs it. Where it is set, it is set in every view above.
  var descendantNeedsUpdateConstraints = false
  /// Set at first, so that properties are updated before the first layout.
  var propertyUpdates: PropertyUpdates = [.view, .controller]
  /// Whether a view below has requested an update of properties. Where it is set, it is set in every view above.
  var descendantNeedsUpdateProperties = false
  var safeAreaInsets = UIEdgeInsets.zero
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  var margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}

/// The appearance part of a view's state.
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
  var cornerConfiguration: UICornerConfiguration?
}

/// The part of Auto Layout in a view's layout. Implemented by the `AutoLayout` folder; views without constraints have
/// none.
@MainActor package protocol UIViewConstraintEngine: AnyObject {
  /// Solves and applies the frames of `view`'s subviews. Called by `UIView.layoutSubviews`.
  func layoutSubviews(of view: UIView)
  func directionDidChange()
  func intrinsicContentSizeDidChange(of view: UIView)
  /// Called when the frame of a view that constraints may refer to was set.
  func frameDidChange(of view: UIView)
  /// Solves the changes and requests layout where frames differ. Called by `UIView.layoutIfNeeded`.
  func prepare()
}

extension UIViewAppearanceState {
  /// Returns the category within the view's limits. The upper limit wins where they contradict each other.
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    guard category != .unspecified else { return category }
    var category = category
    if let minimum = minimumContentSize, category.index < minimum.index { category = minimum }
    if let maximum = maximumContentSize, category.index > maximum.index { category = maximum }
    return category
  }
}
