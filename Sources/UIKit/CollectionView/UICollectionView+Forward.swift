import Foundation

// What the flow layout asks of a collection view, until the class itself is here: then this file goes.

@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

extension UICollectionView {
  static var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  static var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
  var delegate: (any UICollectionViewDelegate)? { nil }
  var bounds: CGRect { .zero }
  var adjustedContentInset: UIEdgeInsets { .zero }
  var safeAreaInsets: UIEdgeInsets { .zero }
  var layoutMargins: UIEdgeInsets { .zero }
  var traitCollection: UITraitCollection { .current }
  var numberOfSections: Int { 0 }
  func numberOfItems(inSection section: Int) -> Int { 0 }
}
