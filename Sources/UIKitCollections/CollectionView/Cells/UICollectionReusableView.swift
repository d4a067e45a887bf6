@_spi(UIKit) import UIKitCore

/// A view that a collection view shows for an element of its layout and uses again for another: a header, footer or
/// decoration, and the base of cells.
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

  /// The identifier the view was registered under; nil for a view that was not dequeued.
  open var reuseIdentifier: String? { reuseState.identifier }

  /// Called before a view that was shown before is handed out for another element. Does nothing here.
  open func prepareForReuse() {}

  /// Called with the attributes the view is shown with, after their geometry, alpha and visibility have been taken
  /// over. Does nothing here; a subclass takes over what it has added to the attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view is animated from one layout to another.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the view was animated from one layout to another.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes that the view prefers to those given; the layout decides. Here: with the size that the
  /// view's constraints determine, where the layout fixes width or height within that; those given when there are no
  /// constraints.
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

  /// Whether anything but the frame it was given decides the view's size.
  var sizesItself: Bool { layoutEngine?.root === self || hasFillingSubview }

  /// A section's header is one; other views say what they hold.
  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    guard reuseState.key?.kind == UICollectionView.elementKindSectionHeader else { return AccessibilityDefaults() }
    return AccessibilityDefaults(traits: .header)
  }

  /// Called when the view was put in its place for an element, before the delegate's `willDisplay` call.
  func willBeDisplayed() {}

  /// Called when what the view is in a list may have changed; nil: it is in none.
  func take(_ element: ListElement?) {}

  /// Called on dequeuing, after `prepareForReuse`.
  func didDequeue() {}
}
