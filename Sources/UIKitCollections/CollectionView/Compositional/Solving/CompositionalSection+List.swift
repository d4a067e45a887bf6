import CollectionCore
import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// Sections that are lists.
extension CompositionalSection {
  private func key(_ kind: String, _ item: Int) -> LayoutElementKey {
    LayoutElementKey(category: .decorationView, kind: kind, indexPath: IndexPath(item: item, section: index))
  }

  /// Returns a row as an element of the list, followed by its separators.
  func listElements(ofRow element: CompositionalElement) -> [CompositionalElement] {
    guard let list = description.list else { return [element] }
    let item = element.key.indexPath.item
    let row = list.row(item, of: itemCount)
    var element = element
    element.list = .row(row)
    var result = [element]
    guard let (top, bottom, configuration) = list.separators(row, at: element.key.indexPath) else { return result }
    let cell = surroundings.separatorInset(element.key.indexPath)
    let color =
      surroundings.isSelected(element.key.indexPath)
        && surroundings.isSelected(IndexPath(item: item + 1, section: index))
      ? configuration.multipleSelectionColor : configuration.color
    func separator(_ kind: String, _ insets: NSDirectionalEdgeInsets, isTop: Bool) -> CompositionalElement {
      let automatic = list.rules.separatorInsets(of: row.place, isTop: isTop, leading: cell)
      let frame = ListRules.separatorFrame(
        in: element.frame, isTop: isTop, insets: UIListSeparatorConfiguration.resolved(insets, automatic: automatic),
        isRightToLeft: surroundings.isRightToLeft)
      return CompositionalElement(
        key: key(kind, item), frame: frame, zIndex: 0, list: .separator(color, configuration.visualEffect))
    }
    if top {
      result.append(separator(ListElement.Kind.topSeparator, configuration.topSeparatorInsets, isTop: true))
    }
    if bottom {
      result.append(separator(ListElement.Kind.bottomSeparator, configuration.bottomSeparatorInsets, isTop: false))
    }
    return result
  }

  /// Returns a header or footer as an element of the list.
  func listElement(ofBoundary element: CompositionalElement) -> CompositionalElement {
    guard let list = description.list else { return element }
    let isHeader = element.key.kind == UICollectionView.elementKindSectionHeader
    var element = element
    element.list = .row(
      ListElement.Row(appearance: list.appearance, place: ListRules.Row(isHeader ? .header : .footer)))
    return element
  }

  /// The colour behind the section.
  var listBackground: CompositionalElement? {
    guard let list = description.list else { return nil }
    let color = list.backgroundColor
    guard color != .clear else { return nil }
    let visible = surroundings.isHorizontal ? surroundings.size.width : surroundings.size.height
    let extent = ListRules.Extent(start: start, end: end).background(
      isFirst: index == 0, isLast: surroundings.isLast(index), visible: visible,
      leastEnd: surroundings.isHorizontal ? 0 : visible)
    let frame =
      surroundings.isHorizontal
      ? CGRect(x: extent.start, y: 0, width: extent.end - extent.start, height: crossLength)
      : CGRect(x: 0, y: extent.start, width: crossLength, height: extent.end - extent.start)
    return CompositionalElement(
      key: key(ListElement.Kind.background, 0), frame: frame, zIndex: Self.backgroundPlane, list: .background(color))
  }

  /// Behind an app's own decorations.
  private static let backgroundPlane = -1000
}
