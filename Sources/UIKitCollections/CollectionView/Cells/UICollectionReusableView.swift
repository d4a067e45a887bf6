@_spi(UIKit) import UIKitCore

/// A view that shows an element of a collection view's layout and is reused for others: a header, footer or decoration,
/// and the base class of cells.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The collection view's record of the view.
  final let reuseState = ReuseState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.didMake(self, as: UICollectionReusableView.self)
  }

  /// The identifier under which the view was registered; nil for a view that was not dequeued.
  open var reuseIdentifier: String? { reuseState.identifier }

  /// Called before a dequeued view is reused for another element. Does nothing here.
  open func prepareForReuse() {}

  /// Called with the attributes under which the view is shown, after their geometry, alpha and visibility have been
  /// applied. Does nothing here; override it to apply properties that a subclass of the attributes adds.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view is animated from one layout to another. Does nothing here.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the view has been animated from one layout to another. Does nothing here.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes that the view would prefer to the given ones; the layout decides whether to follow them. By
  /// default the size is the one that the view's constraints determine, in the dimensions that the layout does not fix;
  /// without constraints the given attributes are returned.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard sizesItself else { return layoutAttributes }
    let axes = reuseState.collectionView?.layoutObject.fittingAxes(of: layoutAttributes) ?? FittingAxes()
    if axes.horizontal == .required, axes.vertical == .required { return layoutAttributes }
    let fitted = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: axes.horizontal, verticalFittingPriority: axes.vertical)
    guard fitted != layoutAttributes.size, fitted.width > 0, fitted.height > 0,
      let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    copy.size = fitted
    return copy
  }

  /// Whether constraints, not only the frame that it was given, determine the view's size.
  var sizesItself: Bool { layoutEngine?.root === self || hasFillingSubview }

  /// A section's header has the header trait; other views describe themselves.
  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    guard reuseState.key?.kind == UICollectionView.elementKindSectionHeader else { return AccessibilityDefaults() }
    return AccessibilityDefaults(traits: .header)
  }

  /// Called when the view has been placed for an element, before the delegate's `willDisplay` call.
  func willBeDisplayed() {}

  @_spi(UIKit) open override var ownListEnvironment: UIListEnvironment { reuseState.listEnvironment }

  /// Sets the trait for the list that the element belongs to.
  final func takeEnvironment(of element: ListElement?) {
    var environment = UIListEnvironment.unspecified
    if case .row(let row)? = element { environment = row.appearance.environment }
    guard environment != reuseState.listEnvironment else { return }
    reuseState.listEnvironment = environment
    ownListEnvironmentDidChange()
  }

  /// Called when the view's role in a list may have changed; nil: it has none.
  func take(_ element: ListElement?) {}

  /// Called on dequeuing, after `prepareForReuse`.
  func didDequeue() {}
}
