import CollectionCore
import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A layout that places items in lines, and the lines one after the other in the scrolling direction, with headers and
/// footers around sections.
///
/// The arithmetic is that of `FlowLayoutCore`; this class passes it the collection view's dimensions and the delegate's
/// values. Items of one size cost nothing to prepare, however many there are; sizes from the delegate are read once per
/// item and invalidation. A query costs O(log n) plus the elements found. Attributes are created for each query, so
/// that subclasses may change them.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout).
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The guide from which section insets start, at right angles to the scrolling.
  public enum SectionInsetReference: Int, Sendable {
    /// The edges of the content inset.
    case fromContentInset = 0
    /// The collection view's safe area.
    case fromSafeArea = 1
    /// The collection view's layout margins.
    case fromLayoutMargins = 2
  }

  /// The value of `estimatedItemSize` that lets cells size themselves, with `itemSize` as the estimate.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  var state = FlowLayoutState()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: Metrics (defaults: facts 6.1)

  /// The exact space between two lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The minimum space between two items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of the items in points, where the delegate provides none; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The size in points that items have until their cells have been measured; anything but zero, the default, lets
  /// cells size themselves.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      state.measured.removeAll()
      invalidateLayout()
    }
  }

  /// The direction in which the layout scrolls; vertical by default. Lines run at right angles to it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of headers in points, where the delegate provides none. Only the dimension in the scrolling direction
  /// counts; 0, the default, means no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers in points, where the delegate provides none. Only the dimension in the scrolling direction
  /// counts; 0, the default, means no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The distances in points of a section's items from its header, its footer and the sides; zero by default.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The guide from which section insets start; `.fromContentInset` by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay visible as long as their section is; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay visible as long as their section is; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: Invalidating

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    if acrossLength(newBounds.size) != acrossLength(bounds.size) { return true }
    guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else { return false }
    return newBounds != bounds
  }

  /// Keeps the metrics. Positions are recomputed when the size changes or the offset at right angles to the scrolling,
  /// not when the view just scrolls (facts 4.5). Pinned headers and footers are named.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    describeBoundsChange(to: newBounds, in: context)
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    prefersOtherSize(preferredAttributes, original: originalAttributes)
  }

  /// Names the item, and adjusts the content offset when the item lies above the visible part.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    describePreferredSize(preferredAttributes, original: originalAttributes, in: context)
    return context
  }

  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    // Sizes move with the items: they are read again only when an item has changed places.
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
      targetIndexPaths != previousIndexPaths
    return context
  }

  // MARK: Answers

  open override func prepare() {
    super.prepare()
    settle()
  }

  /// Subclasses commonly restyle all elements in `layoutAttributesForElements(in:)` without naming any.
  override var answersForNamedElementsAlone: Bool { false }

  /// The delegate's sizes are not read again: bars that collapse during scrolling change the insets at each step.
  override func contextForInsetsChange(
    from old: UIEdgeInsets, to new: UIEdgeInsets
  ) -> UICollectionViewLayoutInvalidationContext? {
    let context = makeInvalidationContext()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  open override var collectionViewContentSize: CGSize { settledCore?.contentSize ?? .zero }

  /// Returns the elements that intersect the rectangle; never nil (facts 4.8).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let core = settledCore else { return [] }
    var result: [UICollectionViewLayoutAttributes] = []
    core.forEachElement(in: rect, visible: visibleRect) { element, frame in
      result.append(attributes(of: element, frame: frame))
    }
    return result
  }

  /// Returns the attributes of any item, visible or not; nil if there is none.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, let frame = settledCore?.frame(ofItem: indexPath.item, section: indexPath.section)
    else { return nil }
    return attributes(for: .cell, kind: nil, at: indexPath, frame: frame)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let core = settledCore, let section = indexPath.first else { return nil }
    let frame: CGRect?
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: frame = core.frame(ofHeader: section, visible: visibleRect)
    case UICollectionView.elementKindSectionFooter: frame = core.frame(ofFooter: section, visible: visibleRect)
    default: return nil
    }
    return frame.map { attributes(for: .supplementaryView, kind: elementKind, at: indexPath, frame: $0) }
  }
}
