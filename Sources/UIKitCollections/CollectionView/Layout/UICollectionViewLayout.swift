import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// Decides where the elements of a collection view are. Subclass it and override what differs: usually `prepare()`,
/// `collectionViewContentSize`, `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)`.
///
/// Coordinates are points of the collection view's content.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  // MARK: State of the collection view's side

  /// The collection view that shows this layout; set by it.
  weak var attachedCollectionView: UICollectionView?

  /// While the collection view invalidates the layout with a context of its own making, that context.
  private var contextOfInvalidation: UICollectionViewLayoutInvalidationContext?

  /// Registrations of decoration views, by kind.
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

  /// Called when a nib or storyboard has made the layout and connected it.
  open func awakeFromNib() {}

  /// The class of the attributes that the layout makes; a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout makes; a subclass of `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The collection view that shows this layout, if any.
  open var collectionView: UICollectionView? { attachedCollectionView }

  // MARK: Invalidating

  /// Invalidates the whole layout; it is computed again in the next layout pass.
  open func invalidateLayout() {
    invalidateLayout(with: contextOfInvalidation ?? makeInvalidationContext())
  }

  /// Invalidates the parts that the context names, and applies its adjustments. An override calls
  /// `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    attachedCollectionView?.layout(self, didInvalidateWith: context)
  }

  /// How the collection view invalidates: `invalidateLayout()`, then `invalidateLayout(with:)` with this very context
  /// (facts 3.1).
  func invalidateLayout(using context: UICollectionViewLayoutInvalidationContext) {
    let outer = contextOfInvalidation
    contextOfInvalidation = context
    invalidateLayout()
    contextOfInvalidation = outer
  }

  /// An instance of `invalidationContextClass`.
  package func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    guard let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      preconditionFailure(
        "invalidationContextClass of \(Self.self) is \(type(of: self).invalidationContextClass), which is not a "
          + "subclass of UICollectionViewLayoutInvalidationContext")
    }
    return .make(type)
  }

  /// An instance of `layoutAttributesClass`.
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

  /// Registers a class (`UICollectionReusableView` or a subclass) for decoration views of a kind; nil unregisters.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationRegistrations[elementKind] = viewClass.map { .viewClass($0) }
  }

  /// Registers a nib, whose only top-level object is the view, for decoration views of a kind; nil unregisters.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationRegistrations[elementKind] = nib.map { .nib($0) }
  }

  /// Whether elements that the context of a bounds change names can be queried alone, all others staying as they are.
  /// For layouts inside UIKit to override.
  var answersForNamedElementsAlone: Bool { true }

  /// Returns a context for changed insets of the collection view's content; nil to invalidate nothing. For layouts
  /// inside UIKit to override.
  func contextForInsetsChange(
    from old: UIEdgeInsets, to new: UIEdgeInsets
  ) -> UICollectionViewLayoutInvalidationContext? {
    makeInvalidationContext()
  }

  /// The layout itself, if some of its sections scroll on their own. For layouts inside UIKit to override.
  var regionProvider: (any ScrollRegionProviding)? { nil }

  // MARK: Answering the collection view

  /// Called after each invalidation, before the first query: an override computes what queries need. The default does
  /// nothing.
  open func prepare() {}

  /// The attributes of all elements that meet the rectangle; nil (as here) means none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item; nil when it is not laid out. An override must return an object that later calls do not
  /// change.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view; nil when there is none of the kind at the index path.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil when there is none of the kind at the index path.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The size of the whole content; zero here.
  open var collectionViewContentSize: CGSize { .zero }

  /// Whether the layout has to be invalidated when the bounds become `newBounds`. False by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns a context for a change of the bounds to `newBounds`.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether the size that a cell prefers to the one it was given changes the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Along which axes a view that sizes itself is held to the size of its attributes. Here: along none.
  func fittingAxes(of attributes: UICollectionViewLayoutAttributes) -> FittingAxes { FittingAxes() }

  /// Returns a context for a cell that prefers other attributes to those it was given.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Where scrolling that is about to end should stop. `velocity` is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content offset to have after an update or a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Right to left

  /// The direction that the layout's coordinates are meant for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether x coordinates are mirrored when the interface runs against `developmentLayoutDirection`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  /// Called with what a batch update changes, before the initial and final attributes are read. An override calls
  /// `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    elementChanges = LayoutElementChanges(updateItems)
  }

  /// Called when all initial and final attributes of an update have been read. An override calls `super`.
  open func finalizeCollectionViewUpdates() {
    elementChanges = nil
  }

  /// Called before the bounds change with animation, as by a rotation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called when an animated change of the bounds is over. An override calls `super`.
  open func finalizeAnimatedBoundsChange() {}

  /// Called on the layout that is about to be replaced.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on the layout that is about to take over.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts when the change from one to the other has been laid out.
  open func finalizeLayoutTransition() {}

  /// The attributes from which an item's appearance is animated; nil: appear where it belongs. Here: an inserted item
  /// fades in.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let elementChanges, elementChanges.inserts(itemIndexPath) else { return nil }
    return Self.transparentCopy(layoutAttributesForItem(at: itemIndexPath))
  }

  /// The attributes to which an item's disappearance is animated, by the index path it had. Here: a deleted item fades
  /// out.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let elementChanges, elementChanges.deletes(itemIndexPath) else { return nil }
    return Self.transparentCopy(displayedAttributes(for: .cell, kind: nil, at: itemIndexPath))
  }

  /// The attributes from which a supplementary view's appearance is animated; nil: appear where it belongs. Here: an
  /// inserted one fades in.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let elementChanges, elementChanges.inserts(elementIndexPath) else { return nil }
    return Self.transparentCopy(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  /// The attributes to which a supplementary view's disappearance is animated, by the index path it had. Here: a
  /// deleted one fades out.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let elementChanges, elementChanges.deletes(elementIndexPath) else { return nil }
    return Self.transparentCopy(displayedAttributes(for: .supplementaryView, kind: elementKind, at: elementIndexPath))
  }

  /// The attributes from which a decoration's appearance is animated; nil: appear where it belongs. Here: an inserted
  /// one fades in.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let elementChanges, elementChanges.inserts(decorationIndexPath) else { return nil }
    return Self.transparentCopy(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }

  /// The attributes to which a decoration's disappearance is animated, by the index path it had. Here: a deleted one
  /// fades out.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let elementChanges, elementChanges.deletes(decorationIndexPath) else { return nil }
    return Self.transparentCopy(displayedAttributes(for: .decorationView, kind: elementKind, at: decorationIndexPath))
  }

  /// Supplementary views to delete together with the items of an update; none here.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decorations to delete together with the items of an update; none here.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views to insert together with the items of an update; none here.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decorations to insert together with the items of an update; none here.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Interactive movement

  /// Where an item goes when it is dropped with its centre at `position`: the place of the item that is there, else
  /// where it is.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let point = CGRect(origin: position, size: CGSize(width: 1, height: 1))
    let there = layoutAttributesForElements(in: point)?.last {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(position)
    }
    return there?.indexPath ?? previousIndexPath
  }

  /// The attributes of an item while it is being moved: its own with the centre at `position`.
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

  /// Returns a context for moved items that were dropped or put back.
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
