import UIKit

@MainActor func compositionalSignatures() {
  let absolute: NSCollectionLayoutDimension = .absolute(10)
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
  let _ = NSCollectionLayoutSize(widthDimension: absolute, heightDimension: .fractionalHeight(1))
  let _: NSCollectionLayoutDimension = .uniformAcrossSiblings(estimate: 44)
  readOnly(\NSCollectionLayoutDimension.isFractionalWidth, Bool.self)
  readOnly(\NSCollectionLayoutDimension.isFractionalHeight, Bool.self)
  readOnly(\NSCollectionLayoutDimension.isAbsolute, Bool.self)
  readOnly(\NSCollectionLayoutDimension.isEstimated, Bool.self)
  readOnly(\NSCollectionLayoutDimension.isUniformAcrossSiblings, Bool.self)
  readOnly(\NSCollectionLayoutDimension.dimension, CGFloat.self)
  readOnly(\NSCollectionLayoutSize.widthDimension, NSCollectionLayoutDimension.self)
  readOnly(\NSCollectionLayoutSize.heightDimension, NSCollectionLayoutDimension.self)

  let badge = NSCollectionLayoutSupplementaryItem(
    layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
  let _ = NSCollectionLayoutSupplementaryItem(
    layoutSize: size, elementKind: "badge",
    containerAnchor: NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 1, y: 1)),
    itemAnchor: NSCollectionLayoutAnchor(edges: .bottom, fractionalOffset: CGPoint(x: 0.5, y: 0.5)))
  readWrite(\NSCollectionLayoutSupplementaryItem.zIndex, Int.self)
  readOnly(\NSCollectionLayoutSupplementaryItem.elementKind, String.self)
  readOnly(\NSCollectionLayoutSupplementaryItem.containerAnchor, NSCollectionLayoutAnchor.self)
  readOnly(\NSCollectionLayoutSupplementaryItem.itemAnchor, NSCollectionLayoutAnchor?.self)
  readOnly(\NSCollectionLayoutAnchor.edges, NSDirectionalRectEdge.self)
  readOnly(\NSCollectionLayoutAnchor.offset, CGPoint.self)
  readOnly(\NSCollectionLayoutAnchor.isAbsoluteOffset, Bool.self)
  readOnly(\NSCollectionLayoutAnchor.isFractionalOffset, Bool.self)

  let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
  let _ = NSCollectionLayoutItem(layoutSize: size)
  readWrite(\NSCollectionLayoutItem.contentInsets, NSDirectionalEdgeInsets.self)
  readWrite(\NSCollectionLayoutItem.edgeSpacing, NSCollectionLayoutEdgeSpacing?.self)
  readOnly(\NSCollectionLayoutItem.layoutSize, NSCollectionLayoutSize.self)
  readOnly(\NSCollectionLayoutItem.supplementaryItems, [NSCollectionLayoutSupplementaryItem].self)
  item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: .flexible(2), bottom: nil)
  readOnly(\NSCollectionLayoutEdgeSpacing.leading, NSCollectionLayoutSpacing?.self)
  readOnly(\NSCollectionLayoutEdgeSpacing.top, NSCollectionLayoutSpacing?.self)
  readOnly(\NSCollectionLayoutEdgeSpacing.trailing, NSCollectionLayoutSpacing?.self)
  readOnly(\NSCollectionLayoutEdgeSpacing.bottom, NSCollectionLayoutSpacing?.self)
  readOnly(\NSCollectionLayoutSpacing.spacing, CGFloat.self)
  readOnly(\NSCollectionLayoutSpacing.isFlexible, Bool.self)
  readOnly(\NSCollectionLayoutSpacing.isFixed, Bool.self)

  let group: NSCollectionLayoutGroup = .horizontal(layoutSize: size, subitems: [item])
  let _: NSCollectionLayoutGroup = .vertical(layoutSize: size, subitems: [item, group])
  let _: NSCollectionLayoutGroup = .horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
  let _: NSCollectionLayoutGroup = .vertical(layoutSize: size, repeatingSubitem: item, count: 2)
  let _: NSCollectionLayoutGroup = .horizontal(layoutSize: size, subitem: item, count: 2)
  let _: NSCollectionLayoutGroup = .vertical(layoutSize: size, subitem: item, count: 2)
  let _: NSCollectionLayoutGroup = .custom(layoutSize: size) {
    (environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem] in
    let container: any NSCollectionLayoutContainer = environment.container
    let _: CGSize = container.contentSize
    let _: CGSize = container.effectiveContentSize
    let _: NSDirectionalEdgeInsets = container.contentInsets
    let _: NSDirectionalEdgeInsets = container.effectiveContentInsets
    let _: UITraitCollection = environment.traitCollection
    return [
      NSCollectionLayoutGroupCustomItem(frame: .zero), NSCollectionLayoutGroupCustomItem(frame: .zero, zIndex: 2),
    ]
  }
  let _: NSCollectionLayoutGroupCustomItemProvider = { _ in [] }
  readOnly(\NSCollectionLayoutGroupCustomItem.frame, CGRect.self)
  readOnly(\NSCollectionLayoutGroupCustomItem.zIndex, Int.self)
  readWrite(\NSCollectionLayoutGroup.supplementaryItems, [NSCollectionLayoutSupplementaryItem].self)
  readWrite(\NSCollectionLayoutGroup.interItemSpacing, NSCollectionLayoutSpacing?.self)
  readOnly(\NSCollectionLayoutGroup.subitems, [NSCollectionLayoutItem].self)
  let _: String = group.visualDescription()
  group.interItemSpacing = .fixed(10)

  let section = NSCollectionLayoutSection(group: group)
  readWrite(\NSCollectionLayoutSection.contentInsets, NSDirectionalEdgeInsets.self)
  readWrite(\NSCollectionLayoutSection.interGroupSpacing, CGFloat.self)
  readWrite(\NSCollectionLayoutSection.contentInsetsReference, UIContentInsetsReference.self)
  readWrite(\NSCollectionLayoutSection.supplementaryContentInsetsReference, UIContentInsetsReference.self)
  readWrite(
    \NSCollectionLayoutSection.orthogonalScrollingBehavior, UICollectionLayoutSectionOrthogonalScrollingBehavior.self)
  readOnly(
    \NSCollectionLayoutSection.orthogonalScrollingProperties,
    UICollectionLayoutSectionOrthogonalScrollingProperties.self)
  readWrite(
    \NSCollectionLayoutSection.boundarySupplementaryItems, [NSCollectionLayoutBoundarySupplementaryItem].self)
  readWrite(\NSCollectionLayoutSection.supplementariesFollowContentInsets, Bool.self)
  readWrite(
    \NSCollectionLayoutSection.visibleItemsInvalidationHandler,
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?.self)
  readWrite(\NSCollectionLayoutSection.decorationItems, [NSCollectionLayoutDecorationItem].self)
  section.visibleItemsInvalidationHandler = {
    (items: [any NSCollectionLayoutVisibleItem], offset: CGPoint, environment: any NSCollectionLayoutEnvironment) in
    for item in items {
      item.alpha = 0.5
      item.zIndex = 3
      item.isHidden = false
      item.center = CGPoint(x: item.center.x + offset.x, y: 0)
      item.transform = CGAffineTransform(scaleX: 2, y: 2)
      item.transform3D = CATransform3DIdentity
      let _: String = item.name
      let _: IndexPath = item.indexPath
      let _: CGRect = item.frame
      let _: CGRect = item.bounds
      let _: UICollectionView.ElementCategory = item.representedElementCategory
      let _: String? = item.representedElementKind
      let _: any UIDynamicItem = item
    }
  }
  section.orthogonalScrollingProperties.decelerationRate = .fast
  section.orthogonalScrollingProperties.bounce = .never
  let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
  let _ = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size, elementKind: "header", alignment: .top, absoluteOffset: CGPoint(x: 0, y: 1))
  readWrite(\NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary, Bool.self)
  readWrite(\NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds, Bool.self)
  readOnly(\NSCollectionLayoutBoundarySupplementaryItem.alignment, NSRectAlignment.self)
  readOnly(\NSCollectionLayoutBoundarySupplementaryItem.offset, CGPoint.self)
  let background: NSCollectionLayoutDecorationItem = .background(elementKind: "background")
  readWrite(\NSCollectionLayoutDecorationItem.zIndex, Int.self)
  readOnly(\NSCollectionLayoutDecorationItem.elementKind, String.self)
  section.decorationItems = [background]

  let layout = UICollectionViewCompositionalLayout(section: section)
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.boundarySupplementaryItems = [header]
  let _ = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  let _ = UICollectionViewCompositionalLayout {
    (index: Int, environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in section
  }
  let _ = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil }, configuration: configuration)
  let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in section }
  let _ = UICollectionViewCompositionalLayout(sectionProvider: provider)
  layout.configuration = configuration
  readWrite(
    \UICollectionViewCompositionalLayout.configuration, UICollectionViewCompositionalLayoutConfiguration.self)
  readWrite(
    \UICollectionViewCompositionalLayoutConfiguration.scrollDirection, UICollectionView.ScrollDirection.self)
  readWrite(\UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing, CGFloat.self)
  readWrite(
    \UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems,
    [NSCollectionLayoutBoundarySupplementaryItem].self)
  readWrite(\UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference, UIContentInsetsReference.self)

  requireRaw(UICollectionLayoutSectionOrthogonalScrollingBehavior.self, Int.self)
  requireRaw(UIContentInsetsReference.self, Int.self)
  requireRaw(NSRectAlignment.self, Int.self)
  requireOptionSet(NSDirectionalRectEdge.self, UInt.self)
  requireCopying(NSCollectionLayoutSize.self)
  requireCopying(NSCollectionLayoutDimension.self)
  requireCopying(NSCollectionLayoutItem.self)
  requireCopying(NSCollectionLayoutSection.self)
  requireCopying(NSCollectionLayoutSpacing.self)
  requireCopying(NSCollectionLayoutEdgeSpacing.self)
  requireCopying(NSCollectionLayoutAnchor.self)
  requireCopying(NSCollectionLayoutGroupCustomItem.self)
  requireCopying(UICollectionViewCompositionalLayoutConfiguration.self)
  let copy = group.copy() as! NSCollectionLayoutGroup
  _ = copy
}

class OverridingCompositionalLayout: UICollectionViewCompositionalLayout {
  override init(section: NSCollectionLayoutSection) { super.init(section: section) }
  override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    super.init(sectionProvider: sectionProvider)
  }
  override init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    super.init(sectionProvider: sectionProvider, configuration: configuration)
  }
  override init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    super.init(section: section, configuration: configuration)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { super.configuration }
    set { super.configuration = newValue }
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)
  }
}
class OverridingConfiguration: UICollectionViewCompositionalLayoutConfiguration {
  override var interSectionSpacing: CGFloat { didSet {} }
}
