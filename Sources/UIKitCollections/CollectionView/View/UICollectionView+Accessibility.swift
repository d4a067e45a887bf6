@_spi(UIKit) import UIKitCore

extension UICollectionReusableView: AccessibilityCollectionElement {
  package var isCollectionElement: Bool { reuseState.key != nil && reuseState.collectionView != nil }

  package var isCollectionItem: Bool { self is UICollectionViewCell }

  package var isSelectableItem: Bool? { isCollectionItem ? reuseState.collectionView?.allowsSelection : nil }
}

extension UICollectionView: AccessibilityCollection {
  package var selectsSeveral: Bool { allowsMultipleSelection }

  /// Returns the reading order of `subviews`: those outside of sections; for each section those before its items, the
  /// items and those after them; then views that are not elements of the layout.
  package func accessibilityOrder(of subviews: [UIView], _ frames: [CGRect]) -> [Int] {
    struct Place: Comparable {
      var section: Int
      /// Before the items, the items, or after them.
      var part: Int
      var item: Int
      var frame: CGRect

      static func < (lhs: Place, rhs: Place) -> Bool {
        (lhs.section, lhs.part, lhs.item, lhs.frame.minY, lhs.frame.minX)
          < (rhs.section, rhs.part, rhs.item, rhs.frame.minY, rhs.frame.minX)
      }
    }
    var places: [(index: Int, place: Place)] = []
    var others: [Int] = []
    for (index, view) in subviews.enumerated() {
      guard let key = (view as? UICollectionReusableView)?.reuseState.key else {
        others.append(index)
        continue
      }
      let path = key.indexPath
      let isGlobal = key.category != .cell && path.count < 2
      let part = key.category == .cell ? 1 : key.kind == UICollectionView.elementKindSectionFooter ? 2 : 0
      places.append(
        (
          index,
          Place(
            section: isGlobal ? -1 : path.first ?? 0, part: part, item: path.last ?? 0, frame: frames[index])
        ))
    }
    let around = AccessibilityReadingOrder.indices(of: others.map { frames[$0] }, isRightToLeft: isRightToLeft)
    return places.sorted { $0.place < $1.place }.map(\.index) + around.map { others[$0] }
  }
}
