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
    func separator(_ kind: String, _ insets: NSDirectionalEdgeInsets, y: CGFloat, top: Bool) -> CompositionalElement {
      let automatic = list.automaticInsets(row, top: top, leading: cell)
      let (leading, trailing) = UIListSeparatorConfiguration.resolved(insets, automatic: automatic)
      let start = surroundings.isRightToLeft ? trailing : leading
      let frame = CGRect(
        x: element.frame.minX + start, y: y, width: max(0, element.frame.width - leading - trailing), height: 1)
      return CompositionalElement(
        key: key(kind, item), frame: frame, zIndex: 0, list: .separator(color, configuration.visualEffect))
    }
    if top {
      result.append(
        separator(
          ListElement.Kind.topSeparator, configuration.topSeparatorInsets, y: element.frame.minY, top: true))
    }
    if bottom {
      result.append(
        separator(
          ListElement.Kind.bottomSeparator, configuration.bottomSeparatorInsets, y: element.frame.maxY - 1, top: false))
    }
    return result
  }

  /// Returns a header or footer as an element of the list.
  func listElement(ofBoundary element: CompositionalElement) -> CompositionalElement {
    guard let list = description.list else { return element }
    let isHeader = element.key.kind == UICollectionView.elementKindSectionHeader
    var element = element
    element.list = .row(ListElement.Row(appearance: list.appearance, role: isHeader ? .header : .footer))
    return element
  }

  /// The colour behind the section. In a layout's first and last section it extends beyond the content as far as it can
  /// be seen.
  var listBackground: CompositionalElement? {
    guard let list = description.list else { return nil }
    let color = list.backgroundColor
    guard color != .clear else { return nil }
    let beyond = surroundings.isHorizontal ? surroundings.size.width : surroundings.size.height
    let first = index == 0 ? start - beyond : start
    let last = surroundings.isLast(index) ? max(end, surroundings.isHorizontal ? 0 : beyond) + beyond : end
    let frame =
      surroundings.isHorizontal
      ? CGRect(x: first, y: 0, width: last - first, height: crossLength)
      : CGRect(x: 0, y: first, width: crossLength, height: last - first)
    return CompositionalElement(
      key: key(ListElement.Kind.background, 0), frame: frame, zIndex: Self.backgroundPlane, list: .background(color))
  }

  /// Behind an app's own decorations.
  private static let backgroundPlane = -1000
}
