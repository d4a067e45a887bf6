import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A closure that returns the description of a section. Returning nil for an existing section raises an
/// `NSInternalInconsistencyException`.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout whose sections are described by items and groups.
///
/// Preparing costs O(sections), a query O(log n) plus the elements found. When a view sizes itself, only its own group
/// is laid out again.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout).
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The scroll direction, section spacing and headers of the whole layout. Setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  var sections: [CompositionalSection] = []
  var preferred: [LayoutElementKey: CGSize] = [:]
  var preparedSize: CGSize?
  var environment: CompositionalEnvironment?
  /// Whether there was a navigation bar above when the sections were laid out.
  var isUnderBar = false
  /// Whether there are orthogonal sections.
  var hasRegions = false

  // All are designated, as on iOS, so that subclasses can override and call any of them.

  /// Creates a layout whose sections all share one description.
  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
    registerListDecorations()
  }

  /// Creates a layout whose sections all share one description, with a configuration of the whole.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    self.configuration = configuration
    super.init()
    registerListDecorations()
  }

  /// Creates a layout whose sections a closure describes. It is called again when the container's size or the traits
  /// change.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
    registerListDecorations()
  }

  /// Creates a layout whose sections a closure describes, with a configuration of the whole.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
    registerListDecorations()
  }

  private func registerListDecorations() {
    for kind in [ListElement.Kind.topSeparator, ListElement.Kind.bottomSeparator] {
      decorationRegistrations[kind] = .viewClass(ListSeparatorView.self)
    }
    decorationRegistrations[ListElement.Kind.background] = .viewClass(ListBackgroundView.self)
  }

  /// Returns a layout whose sections are all lists of one configuration.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// Returns nil: archives hold no section descriptions.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Invalidating

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return newBounds.size != bounds.size || followsScrolling
  }

  /// Scrolling recomputes nothing; pinned headers and footers are placed again by each query.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isScrollOnly = collectionView?.bounds.size == newBounds.size
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    prefersOtherSize(preferredAttributes, original: originalAttributes)
  }

  /// Returns the axes to fit: the estimated ones. The others are kept, so that texts are broken to the given width.
  override func fittingAxes(of attributes: UICollectionViewLayoutAttributes) -> FittingAxes {
    guard let size = layoutSize(of: LayoutElementKey(attributes)) else { return FittingAxes() }
    return FittingAxes(
      horizontal: size.widthDimension.isEstimated ? .fittingSizeLevel : .required,
      vertical: size.heightDimension.isEstimated ? .fittingSizeLevel : .required)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    describePreferredSize(preferredAttributes, original: originalAttributes, in: context)
    return context
  }

  /// Handlers restyle all visible elements, so none can be updated alone.
  override var answersForNamedElementsAlone: Bool { false }

  /// Insets in the scrolling direction are scrolled over; pinned elements keep clear of them.
  override func contextForInsetsChange(
    from old: UIEdgeInsets, to new: UIEdgeInsets
  ) -> UICollectionViewLayoutInvalidationContext? {
    let isAcross =
      isHorizontal ? old.top != new.top || old.bottom != new.bottom : old.left != new.left || old.right != new.right
    // The space above a list's first section depends on whether there is a bar.
    let changes = isAcross || isBarAboveOutdated
    guard changes || followsScrolling else { return nil }
    let context = makeInvalidationContext()
    context.isScrollOnly = !changes
    return context
  }

  override var regionProvider: (any ScrollRegionProviding)? { hasRegions ? self : nil }

  override var hasSwipes: Bool { sections.contains { $0.description.list?.swipes ?? false } }

  override func list(inSection section: Int) -> ListSection? {
    sections.indices.contains(section) ? sections[section].description.list : nil
  }

  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    super.targetIndexPath(
      forInteractivelyMovingItem: previousIndexPath, withPosition: scrolledPosition(position, of: previousIndexPath))
  }

  // MARK: Answers

  open override func prepare() {
    super.prepare()
    settle()
  }

  open override var collectionViewContentSize: CGSize {
    settle()
    return contentSize
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    settle()
    return attributes(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(for: LayoutElementKey(category: .cell, kind: nil, indexPath: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: LayoutElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: LayoutElementKey(category: .decorationView, kind: elementKind, indexPath: indexPath))
  }
}
