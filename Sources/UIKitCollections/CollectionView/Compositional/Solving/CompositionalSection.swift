import CollectionCore
import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A section of a compositional layout: its groups, which `SectionGroups` lays out, with headers, footers and
/// backgrounds.
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
  /// The items of the section's group, by their numbers in its description.
  private let items: [NSCollectionLayoutItem]
  private(set) var groups: SectionGroups
  /// The sizes that headers and footers have given themselves.
  private var preferred: [LayoutElementKey: CGSize]
  /// The distance, in points, that supplementary items extend beyond their group.
  private let overhang: CGFloat
  private(set) var lengthBefore: CGFloat = 0
  private var lengthAfter: CGFloat = 0

  init(
    index: Int, description: NSCollectionLayoutSection, itemCount: Int, surroundings: Surroundings,
    preferred: [LayoutElementKey: CGSize]
  ) {
    self.index = index
    self.description = description
    self.surroundings = surroundings
    self.itemCount = itemCount
    self.preferred = preferred.filter { $0.key.category != .cell }
    let own = description.contentInsets
    let reference = surroundings.reference
    insets = UIEdgeInsets(
      top: own.top + reference.top, left: own.leading + reference.left, bottom: own.bottom + reference.bottom,
      right: own.trailing + reference.right)
    if let list = description.list, index == 0 {
      insets.top += list.rules.extraBeforeFirst(isUnderBar: surroundings.isUnderBar)
    }
    var items: [NSCollectionLayoutItem] = []
    let group = GroupDescription(description.group, environment: surroundings.environment, items: &items)
    self.items = items
    let isOrthogonal = description.orthogonalScrollingBehavior != .none
    var sizes: [Int: CGSize] = [:]
    for (key, size) in preferred { if let item = Self.item(ofCell: key, inSection: index) { sizes[item] = size } }
    groups = SectionGroups(
      SectionGroups.Plan(
        group: group, container: Self.groupContainer(surroundings, insets, description), itemCount: itemCount,
        isHorizontal: surroundings.isHorizontal != isOrthogonal, isOrthogonal: isOrthogonal,
        spacing: description.interGroupSpacing),
      preferred: sizes)
    let template = groups.template
    let bounds = CGRect(origin: .zero, size: template.size)
    let reach = template.leaves
      .flatMap { leaf in leaf.item.map { items[$0].supplementaryItems.map { $0.frame(in: leaf.frame) } } ?? [] }
      .reduce(bounds) { $0.union($1) }
    overhang =
      1 + max(bounds.minX - reach.minX, bounds.minY - reach.minY, reach.maxX - bounds.maxX, reach.maxY - bounds.maxY)
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
  var contentLength: CGFloat { groups.length }

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

  /// Returns the item of a cell; nil for other elements and for cells of other sections.
  private static func item(ofCell key: LayoutElementKey, inSection section: Int) -> Int? {
    guard key.category == .cell, key.indexPath.count == 2, key.indexPath.section == section else { return nil }
    return key.indexPath.item
  }

  /// Records the size that a view has given itself, and lays out its group again, no other.
  mutating func prefer(_ size: CGSize, for key: LayoutElementKey) {
    if let item = Self.item(ofCell: key, inSection: index) {
      groups.prefer(size, forItem: item)
    } else {
      preferred[key] = size
      (lengthBefore, lengthAfter) = boundaryLengths
    }
  }

  /// Returns the size that describes an item; nil in a custom group.
  func layoutSize(ofItem item: Int) -> NSCollectionLayoutSize? {
    guard groups.perGroup > 0 else { return nil }
    return groups.template.leaves[item % groups.perGroup].item.map { items[$0].layoutSize }
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
    groups.lines.forEachLine(from: low, to: high) { line in
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
      let group = groups.group(ofItem: key.indexPath.item), let line = groups.lines.line(ofItem: group)
    else { return nil }
    return elements(ofGroup: group, at: corner(of: line))
  }

  /// Returns the view that is attached to a group, whose number is the key's item.
  private func groupSupplementary(_ key: LayoutElementKey) -> CompositionalElement? {
    guard key.indexPath.count == 2, key.indexPath.section == index, key.indexPath.item >= 0,
      description.group.supplementaryItems.contains(where: { $0.elementKind == key.kind }),
      let line = groups.lines.line(ofItem: key.indexPath.item)
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
    let solved = groups.solution(ofGroup: group)
    for (item, leaf) in zip(groups.items(ofGroup: group), solved.leaves) {
      let key = cellKey(item)
      for attached in leaf.item.map({ items[$0].supplementaryItems }) ?? [] {
        let supplementary = LayoutElementKey(
          category: .supplementaryView, kind: attached.elementKind, indexPath: key.indexPath)
        result.append(
          CompositionalElement(
            key: supplementary, frame: pixels(attached.frame(in: leaf.frame).offsetBy(dx: origin.x, dy: origin.y)),
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
          key: key, frame: pixels(attached.frame(in: bounds)), zIndex: attached.zIndex))
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

  private func boundaryItem(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> BoundaryItem {
    BoundaryItem(item, size: boundarySize(item))
  }

  /// The space before the first header.
  private var headerPadding: CGFloat { description.list?.rules.headerViewPadding ?? 0 }

  private var boundaryLengths: (before: CGFloat, after: CGFloat) {
    BoundaryPlacement.lengths(
      of: description.boundarySupplementaryItems.map(boundaryItem), padding: headerPadding,
      isHorizontal: surroundings.isHorizontal)
  }

  private func boundaryElements(visible: CGRect) -> [CompositionalElement] {
    let items = description.boundarySupplementaryItems
    guard !items.isEmpty else { return [] }
    let isHorizontal = surroundings.isHorizontal
    let follows = description.supplementariesFollowContentInsets
    var placement = BoundaryPlacement(
      in: BoundaryPlacement.Section(
        isHorizontal: isHorizontal, start: start, end: end, lengthBefore: lengthBefore, lengthAfter: lengthAfter,
        padding: headerPadding, crossStart: follows ? (isHorizontal ? insets.top : insets.left) : 0,
        crossEnd: crossLength - (follows ? (isHorizontal ? insets.bottom : insets.right) : 0)),
      visible: visible)
    return items.map { item in
      let frame = placement.next(boundaryItem(item))
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
