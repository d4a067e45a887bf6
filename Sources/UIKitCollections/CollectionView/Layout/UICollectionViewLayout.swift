import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// Determines the places of a collection view's elements. Subclass it and override what differs: usually `prepare()`,
/// `collectionViewContentSize`, `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)`.
///
/// Coordinates are points of the collection view's content.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewlayout).
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  // MARK: State of the collection view's side

  /// The collection view that shows this layout; set by that view.
  weak var attachedCollectionView: UICollectionView?

  /// The context with which the collection view is invalidating the layout at the moment.
  private var contextOfInvalidation: UICollectionViewLayoutInvalidationContext?

  /// The registrations of decoration views, by kind.
  var decorationRegistrations: [String: DecorationRegistration] = [:]

  /// The insertions and deletions of a running batch update; nil outside one.
  var elementChanges: LayoutElementChanges?

  // MARK: Making a layout

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  /// Called when a nib or storyboard has created the layout and connected it. Does nothing here.
  open func awakeFromNib() {}

  /// The class of the attributes that the layout creates; a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout creates; a subclass of `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The collection view that shows this layout; nil if there is none.
  open var collectionView: UICollectionView? { attachedCollectionView }

  // MARK: Invalidating

  /// Invalidates the whole layout, which is recomputed in the next layout pass.
  open func invalidateLayout() {
    invalidateLayout(with: contextOfInvalidation ?? makeInvalidationContext())
  }

  /// Invalidates the parts that the context names, and applies its adjustments. An override must call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    attachedCollectionView?.layout(self, didInvalidateWith: context)
  }

  /// Invalidates the layout as the collection view does: calls `invalidateLayout()`, which calls
  /// `invalidateLayout(with:)` with this very context (facts 3.1).
  func invalidateLayout(using context: UICollectionViewLayoutInvalidationContext) {
    let outer = contextOfInvalidation
    contextOfInvalidation = context
    invalidateLayout()
    contextOfInvalidation = outer
  }

  /// Returns a new instance of `invalidationContextClass`.
  package func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    guard let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      preconditionFailure(
        "invalidationContextClass of \(Self.self) is \(type(of: self).invalidationContextClass), which is not a "
          + "subclass of UICollectionViewLayoutInvalidationContext")
    }
    return .make(type)
  }

  /// Returns a new instance of `layoutAttributesClass`.
  func makeAttributes(
    for category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    guard let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure(
        "layoutAttributesClass of \(Self.self) is \(type(of: self).layoutAttributesClass), which is not a subclass of "
          + "UICollectionViewLayoutAttributes")
    }
    return .make(type, category: category, kind: kind, indexPath: indexPath)
  }

  // MARK: Decoration views

  /// Registers a class (`UICollectionReusableView` or a subclass) for decoration views of a kind; nil unregisters it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationRegistrations[elementKind] = viewClass.map { .viewClass($0) }
  }

  /// Registers a nib, whose only top-level object is the view, for decoration views of a kind; nil unregisters it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationRegistrations[elementKind] = nib.map { .nib($0) }
  }

  /// Whether the elements that a context for a bounds change names can be queried alone, while all others stay as they
  /// are. For layouts inside UIKit to override.
  var answersForNamedElementsAlone: Bool { true }

  /// Returns a context for changed insets of the collection view's content; nil to invalidate nothing. For layouts
  /// inside UIKit to override.
  func contextForInsetsChange(
    from old: UIEdgeInsets, to new: UIEdgeInsets
  ) -> UICollectionViewLayoutInvalidationContext? {
    makeInvalidationContext()
  }

  /// The layout itself, if some of its sections are orthogonal. For layouts inside UIKit to override.
  var regionProvider: (any ScrollRegionProviding)? { nil }

  /// Whether any section has rows that can be swiped aside. For layouts inside UIKit to override.
  var hasSwipes: Bool { false }

  /// Returns a section's list; nil if it is none. For layouts inside UIKit to override.
  func list(inSection section: Int) -> ListSection? { nil }

  // MARK: Answering the collection view

  /// Called after each invalidation, before the first query: override it to compute what queries need. Does nothing
  /// here.
  open func prepare() {}

  /// Returns the attributes of all elements that intersect the rectangle; nil, returned here, means none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; nil, returned here, when it is not laid out. An override must return an object
  /// that later calls do not change.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view; nil, returned here, when there is none of the kind at the index
  /// path.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view; nil, returned here, when there is none of the kind at the index path.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The size of the whole content, in points; zero here.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns whether the layout has to be invalidated when the bounds become `newBounds`; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns a context for a change of the bounds to `newBounds`.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Returns whether the size that a cell prefers to its current one changes the layout; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the axes on which a self-sizing view is bound to the size of its attributes; none here.
  func fittingAxes(of attributes: UICollectionViewLayoutAttributes) -> FittingAxes { FittingAxes() }

  /// Returns a context for a cell that prefers other attributes to its current ones.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Returns the content offset at which scrolling that is about to end should stop; the proposed one by default.
  /// `velocity` is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after an update or a change of layout; the proposed one by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Right to left

  /// The interface direction for which the layout's coordinates are meant; left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether x coordinates are mirrored when the interface's direction is opposite to `developmentLayoutDirection`;
  /// false by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  /// Called with the changes of a batch update, before the initial and final attributes are read. An override must call
  /// `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    elementChanges = LayoutElementChanges(updateItems)
  }

  /// Called when all initial and final attributes of an update have been read. An override must call `super`.
  open func finalizeCollectionViewUpdates() {
    elementChanges = nil
  }

  /// Called before the bounds change with animation, as in a rotation. Does nothing here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called when an animated change of the bounds is over. An override must call `super`.
  open func finalizeAnimatedBoundsChange() {}

  /// Called on the layout that is about to be replaced. Does nothing here.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on the layout that is about to replace another. Does nothing here.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts when the change from one to the other has been laid out. Does nothing here.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes from which an item's appearance is animated; nil: no animation. By default an inserted item
  /// fades in.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let elementChanges, elementChanges.inserts(itemIndexPath) else { return nil }
    return Self.transparentCopy(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Returns the attributes to which an item's disappearance is animated, by its index path before the update. By
  /// default a deleted item fades out.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let elementChanges, elementChanges.deletes(itemIndexPath) else { return nil }
    return Self.transparentCopy(displayedAttributes(for: .cell, kind: nil, at: itemIndexPath))
  }

  /// Returns the attributes from which a supplementary view's appearance is animated; nil: no animation. By default an
  /// inserted one fades in.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let elementChanges, elementChanges.inserts(elementIndexPath) else { return nil }
    return Self.transparentCopy(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  /// Returns the attributes to which a supplementary view's disappearance is animated, by its index path before the
  /// update. By default a deleted one fades out.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let elementChanges, elementChanges.deletes(elementIndexPath) else { return nil }
    return Self.transparentCopy(displayedAttributes(for: .supplementaryView, kind: elementKind, at: elementIndexPath))
  }

  /// Returns the attributes from which a decoration's appearance is animated; nil: no animation. By default an inserted
  /// one fades in.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let elementChanges, elementChanges.inserts(decorationIndexPath) else { return nil }
    return Self.transparentCopy(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }

  /// Returns the attributes to which a decoration's disappearance is animated, by its index path before the update. By
  /// default a deleted one fades out.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let elementChanges, elementChanges.deletes(decorationIndexPath) else { return nil }
    return Self.transparentCopy(displayedAttributes(for: .decorationView, kind: elementKind, at: decorationIndexPath))
  }

  /// Returns the supplementary views to delete together with the items of an update; none by default.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decorations to delete together with the items of an update; none by default.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views to insert together with the items of an update; none by default.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decorations to insert together with the items of an update; none by default.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Interactive movement

  /// Returns the index path that an item gets when it is dropped with its centre at `position`: that of the item there,
  /// otherwise its own.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let point = CGRect(origin: position, size: CGSize(width: 1, height: 1))
    let there = layoutAttributesForElements(in: point)?.last {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(position)
    }
    return there?.indexPath ?? previousIndexPath
  }

  /// Returns the attributes of an item while it is being moved: by default its own with the centre at `position`.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
      ?? makeAttributes(for: .cell, kind: nil, at: indexPath)
    attributes.center = position
    return attributes
  }

  /// Returns a context for moving items from one place to another.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetMovingIndexPaths = targetIndexPaths
    context.previousMovingIndexPaths = previousIndexPaths
    context.movementTarget = targetPosition
    return context
  }

  /// Returns a context for moved items that have been dropped, or returned to their places.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetMovingIndexPaths = indexPaths
    context.previousMovingIndexPaths = previousIndexPaths
    return context
  }

  // MARK: Helpers

  private func displayedAttributes(
    for category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    shown(attachedCollectionView?.displayedAttributes(for: category, kind: kind, at: indexPath))
  }

  static func transparentCopy(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}
