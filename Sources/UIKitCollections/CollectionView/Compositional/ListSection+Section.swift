import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

/// A list as a section of a compositional layout.
extension ListSection {
  /// Returns the section: self-sizing rows one below the other, with header and footer.
  func makeSection() -> NSCollectionLayoutSection {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let row = size(ListRules.rowHeight)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = self
    let insets = rules.insets
    section.contentInsets = NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(ListRules.headerHeight), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(ListRules.headerHeight), elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}
