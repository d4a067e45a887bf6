import CollectionCore
import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A section of a compositional layout. All its groups are alike, so one group is laid out once and represents all;
/// only groups with views that have sized themselves are laid out individually, when a query needs them.
///
/// Groups are stacked as lines of one item each: they are found by binary search and moved when one of them grows.
@MainActor struct CompositionalSection {
  /// The environment that all sections share.
  struct Surroundings {
    var isHorizontal: Bool
    /// The part of the view that the layout fills.
    var size: CGSize
    /// Insets added to those of the section at right angles to the scrolling.
    var reference: UIEdgeInsets
    var scale: CGFloat
    /// Whether a list's leading edge is on the right.
    var isRightToLeft = false
    /// The distance of a row's separator from the leading edge, whether a row is selected, and whether a section is the
    /// last.
    var separatorInset: (IndexPath) -> CGFloat = { _ in ListCellLayout.margin }
    var isSelected: (IndexPath) -> Bool = { _ in false }
    /// Whether a navigation bar is above the first section.
    var isUnderBar = false
    var isLast: (Int) -> Bool = { _ in false }
    var environment: CompositionalEnvironment
  }

  let index: Int
  let description: NSCollectionLayoutSection
  let surroundings: Surroundings
  let itemCount: Int
  /// The section's start in the scrolling direction.
  var start: CGFloat = 0
  private(set) var insets: UIEdgeInsets
  let template: CompositionalGroup
  private let perGroup: Int
  /// The first item and the length of each group, if measured sizes decide how many items a group holds; nil otherwise.
  private var ragged: (starts: [Int], lengths: [CGFloat])?
  private(set) var groups: FlowLines
  private var groupSizes: FlowItemSizes
  private(set) var preferred: [LayoutElementKey: CGSize]
  /// The distance, in points, that supplementary items extend beyond their group.
  private let overhang: CGFloat
  private(set) var lengthBefore: CGFloat = 0
  private var lengthAfter: CGFloat = 0
  /// In an orthogonal section, the extents of the measured groups in the layout's direction, and the longest of them.
  private var measuredExtents: [Int: CGFloat] = [:]
  private var longestExtent: CGFloat = 0

  init(
    index: Int, description: NSCollectionLayoutSection, itemCount: Int, surroundings: Surroundings,
    preferred: [LayoutElementKey: CGSize]
  ) {
    self.index = index
    self.description = description
    self.surroundings = surroundings
    self.itemCount = itemCount
    self.preferred = preferred
    let own = description.contentInsets
    let reference = surroundings.reference
    insets = UIEdgeInsets(
      top: own.top + reference.top, left: own.leading + reference.left, bottom: own.bottom + reference.bottom,
      right: own.trailing + reference.right)
    if let list = description.list, index == 0 { insets.top += list.extraBeforeFirst(surroundings.isUnderBar) }
    template = CompositionalGroup(
      description.group, in: Self.groupContainer(surroundings, insets, description),
      environment: surroundings.environment
    ) { _ in nil }
    perGroup = template.leaves.count
    let count = perGroup > 0 ? (itemCount + perGroup - 1) / perGroup : 0
    let stacksHorizontally = surroundings.isHorizontal != (description.orthogonalScrollingBehavior != .none)
    let length = stacksHorizontally ? template.size.width : template.size.height
    groupSizes = FlowItemSizes(common: CGSize(width: 1, height: length))
    groups = FlowLines(
      sizes: groupSizes, count: count, rule: FlowLineRule(available: 1, spacing: 0),
      lineSpacing: description.interGroupSpacing)
    let bounds = CGRect(origin: .zero, size: template.size)
    let reach = template.leaves.flatMap { leaf in leaf.item?.supplementaryItems.map { leaf.frame(of: $0) } ?? [] }
      .reduce(bounds) { $0.union($1) }
    overhang =
      1 + max(bounds.minX - reach.minX, bounds.minY - reach.minY, reach.maxX - bounds.maxX, reach.maxY - bounds.maxY)
    if Self.isRagged(description.group), perGroup > 0, itemCount > 0 {
      ragged = ([], [])
      breakGroups(around: nil)
    } else {
      for group in Set(preferred.keys.compactMap { group(ofCell: $0) }).sorted() { measure(group) }
    }
    (lengthBefore, lengthAfter) = boundaryLengths
  }

  /// Returns the size to which the fractional sizes of groups refer. The insets of a section that scrolls at right
  /// angles do not reduce the size of its groups in that direction.
  private static func groupContainer(
    _ surroundings: Surroundings, _ insets: UIEdgeInsets, _ description: NSCollectionLayoutSection
  ) -> CGSize {
    var insets = insets
    if description.orthogonalScrollingBehavior != .none {
      if surroundings.isHorizontal {
        insets.top = surroundings.reference.top
        insets.bottom = surroundings.reference.bottom
      } else {
        insets.left = surroundings.reference.left
        insets.right = surroundings.reference.right
      }
    }
    let size = surroundings.size
    return CGSize(
      width: max(0, size.width - insets.left - insets.right), height: max(0, size.height - insets.top - insets.bottom))
  }

  // MARK: Dimensions

  var isOrthogonal: Bool { description.orthogonalScrollingBehavior != .none }
  private var stacksHorizontally: Bool { surroundings.isHorizontal != isOrthogonal }

  /// The length of the groups in the scrolling direction.
  var contentLength: CGFloat {
    guard groups.itemCount > 0 else { return 0 }
    if isOrthogonal {
      if !measuredExtents.isEmpty { return longestExtent }
      return surroundings.isHorizontal ? template.size.width : template.size.height
    }
    return groups.height
  }

  /// The length from the section's start to its end in the scrolling direction.
  var length: CGFloat {
    if isNothing { return 0 }
    let ends = surroundings.isHorizontal ? insets.left + insets.right : insets.top + insets.bottom
    return lengthBefore + ends + contentLength + lengthAfter
  }

  var end: CGFloat { start + length }

  /// Whether there is neither an item nor a header or footer: such a section takes no space and has no background.
  private var isNothing: Bool {
    itemCount == 0 && description.boundarySupplementaryItems.isEmpty && description.list == nil
  }

  /// The length of the elements at right angles to the scrolling.
  var crossLength: CGFloat { surroundings.isHorizontal ? surroundings.size.height : surroundings.size.width }

  var groupsOrigin: CGPoint {
    surroundings.isHorizontal
      ? CGPoint(x: start + lengthBefore + insets.left, y: insets.top)
      : CGPoint(x: insets.left, y: start + lengthBefore + insets.top)
  }

  // MARK: Self-sizing

  private func cellKey(_ item: Int) -> LayoutElementKey {
    LayoutElementKey(category: .cell, kind: nil, indexPath: IndexPath(item: item, section: index))
  }

  private func group(ofCell key: LayoutElementKey) -> Int? {
    guard key.category == .cell, key.indexPath.count == 2, key.indexPath.section == index, perGroup > 0,
      key.indexPath.item < itemCount
    else { return nil }
    if let ragged { return ragged.starts.partitionPoint { $0 <= key.indexPath.item } - 1 }
    return key.indexPath.item / perGroup
  }

  private func firstItem(ofGroup group: Int) -> Int { ragged?.starts[group] ?? group * perGroup }

  private func endItem(ofGroup group: Int) -> Int {
    guard let ragged else { return min(itemCount, (group + 1) * perGroup) }
    return group + 1 < ragged.starts.count ? ragged.starts[group + 1] : itemCount
  }

  /// Records the size that a view prefers and lays out its group again, no other.
  mutating func prefer(_ size: CGSize, for key: LayoutElementKey) {
    preferred[key] = size
    if let group = group(ofCell: key) { measure(group) } else { (lengthBefore, lengthAfter) = boundaryLengths }
  }

  private mutating func measure(_ group: Int) {
    if ragged != nil {
      breakGroups(around: group)
      return
    }
    let solved = solution(ofGroup: group)
    let length = stacksHorizontally ? solved.size.width : solved.size.height
    groupSizes.set(CGSize(width: 1, height: length), at: group)
    groups.update(sizes: groupSizes, changed: group...group)
    if isOrthogonal { noteExtent(surroundings.isHorizontal ? solved.size.width : solved.size.height, of: group) }
  }

  /// Records a group's extent and keeps the longest. O(1), unless the longest group has become shorter.
  private mutating func noteExtent(_ extent: CGFloat, of group: Int) {
    let before = measuredExtents.updateValue(extent, forKey: group)
    if extent >= longestExtent {
      longestExtent = extent
    } else if before == longestExtent {
      longestExtent = measuredExtents.values.max() ?? 0
    }
  }

  /// Returns whether a group is filled with as many items as fit, in a direction in which their sizes are estimated.
  private static func isRagged(_ group: NSCollectionLayoutGroup) -> Bool {
    guard group.count == nil else { return false }
    switch group.content {
    case .horizontal:
      return !group.layoutSize.widthDimension.isSelfSized
        && group.subitems.contains { $0.layoutSize.widthDimension.isSelfSized }
    case .vertical:
      return !group.layoutSize.heightDimension.isSelfSized
        && group.subitems.contains { $0.layoutSize.heightDimension.isSelfSized }
    case .custom: return false
    }
  }

  /// Refills groups, from the one before `changed` (nil: from the first) until one starts where one started before.
  private mutating func breakGroups(around changed: Int?) {
    guard let old = ragged else { return }
    let kept = changed.map { max(0, $0 - 1) } ?? 0
    // All changes lie before the first old group that may stay.
    let settled = changed.map { $0 + 1 } ?? old.starts.count
    var starts = Array(old.starts.prefix(kept))
    var lengths = Array(old.lengths.prefix(kept))
    var item = kept < old.starts.count ? old.starts[kept] : 0
    while item < itemCount {
      let again = old.starts.partitionPoint { $0 < item }
      if again >= settled, again < old.starts.count, old.starts[again] == item {
        starts += old.starts[again...]
        lengths += old.lengths[again...]
        break
      }
      let solved = solution(from: item, to: itemCount)
      starts.append(item)
      lengths.append(stacksHorizontally ? solved.size.width : solved.size.height)
      item += max(1, solved.leaves.count)
    }
    ragged = (starts, lengths)
    groupSizes = FlowItemSizes(each: ContiguousArray(lengths.map { CGSize(width: 1, height: $0) }))
    groups = FlowLines(sizes: groupSizes, count: starts.count, rule: groups.rule, lineSpacing: groups.lineSpacing)
  }

  private func solution(ofGroup group: Int) -> CompositionalGroup {
    let (first, end) = (firstItem(ofGroup: group), endItem(ofGroup: group))
    let isMeasured = !preferred.isEmpty && (first..<end).contains { preferred[cellKey($0)] != nil }
    // Groups filled by measured sizes are laid out as when they were filled: with all items that follow.
    if ragged != nil { return solution(from: first, to: itemCount) }
    return isMeasured ? solution(from: first, to: end) : template
  }

  private func solution(from first: Int, to end: Int) -> CompositionalGroup {
    return CompositionalGroup(
      description.group, in: Self.groupContainer(surroundings, insets, description),
      environment: surroundings.environment
    ) { first + $0 < end ? preferred[cellKey(first + $0)] : nil }
  }

  /// Returns the size that describes an item; nil in a custom group.
  func layoutSize(ofItem item: Int) -> NSCollectionLayoutSize? {
    perGroup > 0 ? template.leaves[item % perGroup].item?.layoutSize : nil
  }

  // MARK: Elements

  /// Visits the elements that intersect the rectangle: supplementary items of an item, the item, then the section's own
  /// elements (facts 9.7).
  ///
  /// - Parameter scrolled: for elements that an orthogonal section scrolls, the rectangle that they must intersect.
  func forEachElement(
    in rect: CGRect, scrolled: CGRect? = nil, visible: CGRect, _ body: (CompositionalElement) -> Void
  ) {
    forEachGroupElement(in: scrolled ?? rect, body)
    func visit(_ element: CompositionalElement) {
      if element.frame.overlaps(rect) { body(element) }
    }
    boundaryElements(visible: visible).forEach(visit)
    for decoration in decorations { visit(element(of: decoration)) }
    listBackground.map(visit)
  }

  /// Visits the items that intersect the rectangle, and the supplementary items of items and groups.
  func forEachGroupElement(in rect: CGRect, _ body: (CompositionalElement) -> Void) {
    func visit(_ element: CompositionalElement) {
      if element.frame.overlaps(rect) { body(element) }
    }
    let origin = groupsOrigin
    let low = (stacksHorizontally ? rect.minX - origin.x : rect.minY - origin.y) - overhang
    let high = (stacksHorizontally ? rect.maxX - origin.x : rect.maxY - origin.y) + overhang
    groups.forEachLine(from: low, to: high) { line in
      for group in line.items { elements(ofGroup: group, at: corner(of: line)).forEach(visit) }
    }
  }

  /// Returns the element for a key, wherever it is.
  func element(for key: LayoutElementKey, visible: CGRect) -> CompositionalElement? {
    switch key.category {
    case .cell:
      return groupElements(for: key)?.first { $0.key == key }
    case .supplementaryView:
      return boundaryElements(visible: visible).first { $0.key == key }
        ?? groupElements(for: key)?.first { $0.key == key } ?? groupSupplementary(key)
    case .decorationView:
      return decorations.map(element(of:)).first { $0.key == key }
        ?? (description.list == nil ? nil : groupElements(for: key)?.first { $0.key == key })
        ?? listBackground.flatMap { $0.key == key ? $0 : nil }
    }
  }

  private func groupElements(for key: LayoutElementKey) -> [CompositionalElement]? {
    guard key.indexPath.count == 2, key.indexPath.item >= 0,
      let group = group(ofCell: cellKey(key.indexPath.item)), let line = groups.line(ofItem: group)
    else { return nil }
    return elements(ofGroup: group, at: corner(of: line))
  }

  /// Returns the view that is attached to a group, whose number is the key's item.
  private func groupSupplementary(_ key: LayoutElementKey) -> CompositionalElement? {
    guard key.indexPath.count == 2, key.indexPath.section == index, key.indexPath.item >= 0,
      description.group.supplementaryItems.contains(where: { $0.elementKind == key.kind }),
      let line = groups.line(ofItem: key.indexPath.item)
    else { return nil }
    return elements(ofGroup: key.indexPath.item, at: corner(of: line)).first { $0.key == key }
  }

  private func corner(of line: FlowLineBlock.Line) -> CGPoint {
    let origin = groupsOrigin
    return stacksHorizontally
      ? CGPoint(x: origin.x + line.top, y: origin.y) : CGPoint(x: origin.x, y: origin.y + line.top)
  }

  private func elements(ofGroup group: Int, at origin: CGPoint) -> [CompositionalElement] {
    var result: [CompositionalElement] = []
    let solved = solution(ofGroup: group)
    let first = firstItem(ofGroup: group)
    for (position, leaf) in solved.leaves.enumerated() where first + position < endItem(ofGroup: group) {
      let key = cellKey(first + position)
      for attached in leaf.item?.supplementaryItems ?? [] {
        let supplementary = LayoutElementKey(
          category: .supplementaryView, kind: attached.elementKind, indexPath: key.indexPath)
        result.append(
          CompositionalElement(
            key: supplementary, frame: pixels(leaf.frame(of: attached).offsetBy(dx: origin.x, dy: origin.y)),
            zIndex: attached.zIndex))
      }
      result += listElements(
        ofRow: CompositionalElement(
          key: key, frame: pixels(leaf.frame.offsetBy(dx: origin.x, dy: origin.y)), zIndex: leaf.zIndex))
    }
    let insets = description.group.contentInsets
    let bounds = CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(0, solved.size.width - insets.leading - insets.trailing),
      height: max(0, solved.size.height - insets.top - insets.bottom))
    // The item of their index paths is the group's number.
    for attached in description.group.supplementaryItems {
      let key = LayoutElementKey(
        category: .supplementaryView, kind: attached.elementKind, indexPath: IndexPath(item: group, section: index))
      result.append(
        CompositionalElement(
          key: key, frame: pixels(CompositionalGroup.frame(of: attached, in: bounds)), zIndex: attached.zIndex))
    }
    return result
  }

  private var decorations: [NSCollectionLayoutDecorationItem] { isNothing ? [] : description.decorationItems }

  /// Returns a background, which covers the whole section.
  private func element(of decoration: NSCollectionLayoutDecorationItem) -> CompositionalElement {
    let own = decoration.contentInsets
    let rect =
      surroundings.isHorizontal
      ? CGRect(x: start, y: 0, width: length, height: crossLength)
      : CGRect(x: 0, y: start, width: crossLength, height: length)
    let insets = UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    return CompositionalElement(
      key: LayoutElementKey(
        category: .decorationView, kind: decoration.elementKind, indexPath: IndexPath(item: 0, section: index)),
      frame: pixels(rect.inset(by: insets)), zIndex: decoration.zIndex)
  }

  // MARK: Headers and footers

  private func boundaryKey(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> LayoutElementKey {
    LayoutElementKey(
      category: .supplementaryView, kind: item.elementKind, indexPath: IndexPath(item: 0, section: index))
  }

  private func boundarySize(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    var container = surroundings.size
    if description.supplementariesFollowContentInsets {
      if surroundings.isHorizontal {
        container.height -= insets.top + insets.bottom
      } else {
        container.width -= insets.left + insets.right
      }
    }
    return item.layoutSize.size(in: container, preferred: preferred[boundaryKey(item)])
  }

  private var boundaryLengths: (before: CGFloat, after: CGFloat) {
    var (before, after): (CGFloat, CGFloat) = (description.list?.supplementaryHeaderPadding ?? 0, 0)
    for item in description.boundarySupplementaryItems where item.extendsBoundary {
      let size = boundarySize(item)
      let length = surroundings.isHorizontal ? size.width : size.height
      switch item.alignment.boundary(isHorizontal: surroundings.isHorizontal) {
      case .before: before += length
      case .after: after += length
      case .beside: break
      }
    }
    return (before, after)
  }

  private func boundaryElements(visible: CGRect) -> [CompositionalElement] {
    let isHorizontal = surroundings.isHorizontal
    let follows = description.supplementariesFollowContentInsets
    let crossStart = follows ? (isHorizontal ? insets.top : insets.left) : 0
    let crossEnd = crossLength - (follows ? (isHorizontal ? insets.bottom : insets.right) : 0)
    var beforePosition = start + (description.list?.supplementaryHeaderPadding ?? 0)
    var afterPosition = end - lengthAfter
    return description.boundarySupplementaryItems.map { item in
      let size = boundarySize(item)
      let (length, cross) = isHorizontal ? (size.width, size.height) : (size.height, size.width)
      var position: CGFloat
      switch item.alignment.boundary(isHorizontal: isHorizontal) {
      case .before:
        position = item.extendsBoundary ? beforePosition : start + lengthBefore
        if item.extendsBoundary { beforePosition += length }
      case .after:
        position = item.extendsBoundary ? afterPosition : end - lengthAfter - length
        if item.extendsBoundary { afterPosition += length }
      case .beside:
        position = start + lengthBefore
      }
      let unit = item.alignment.crossUnit(isHorizontal: isHorizontal)
      var frame = CGRect(
        x: position, y: crossStart + (crossEnd - crossStart - cross) * unit, width: length, height: cross)
      frame.origin.x += isHorizontal ? item.offset.x : item.offset.y
      frame.origin.y += isHorizontal ? item.offset.y : item.offset.x
      if item.pinToVisibleBounds {
        let (low, high) = isHorizontal ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
        if item.alignment.boundary(isHorizontal: isHorizontal) == .after {
          frame.origin.x = min(frame.minX, max(high - length, start))
        } else {
          frame.origin.x = max(frame.minX, min(low, end - length))
        }
      }
      if !isHorizontal { frame = CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width) }
      return listElement(
        ofBoundary: CompositionalElement(key: boundaryKey(item), frame: pixels(frame), zIndex: item.zIndex))
    }
  }

  /// Rounds both edges to the nearest pixel (facts 9.6).
  private func pixels(_ frame: CGRect) -> CGRect {
    let scale = surroundings.scale
    let x = FlowSection.roundToPixel(frame.minX, scale)
    let y = FlowSection.roundToPixel(frame.minY, scale)
    return CGRect(
      x: x, y: y, width: FlowSection.roundToPixel(frame.maxX, scale) - x,
      height: FlowSection.roundToPixel(frame.maxY, scale) - y)
  }
}
