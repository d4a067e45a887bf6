import Foundation

/// The groups of a section of a compositional layout, one after the other, and the items that they hold.
///
/// All groups are alike, so one is laid out once and represents all; only groups with views that have sized themselves
/// are laid out individually, when a query needs them. Groups are stacked as lines of one item each: they are found by
/// binary search and moved when one of them grows.
package struct SectionGroups {
  /// The groups of a section before they are laid out.
  package struct Plan {
    package var group: GroupDescription
    /// The size to which the group's fractions refer.
    package var container: CGSize
    package var itemCount: Int
    /// Whether the groups follow each other from left to right.
    package var isHorizontal: Bool
    /// Whether the groups scroll at right angles to the layout.
    package var isOrthogonal: Bool
    package var spacing: CGFloat

    package init(
      group: GroupDescription, container: CGSize, itemCount: Int, isHorizontal: Bool = false,
      isOrthogonal: Bool = false, spacing: CGFloat = 0
    ) {
      self.group = group
      self.container = container
      self.itemCount = itemCount
      self.isHorizontal = isHorizontal
      self.isOrthogonal = isOrthogonal
      self.spacing = spacing
    }
  }

  private let plan: Plan
  /// The group that represents all.
  package let template: SolvedGroup
  package let perGroup: Int
  /// The groups as lines, each of which holds its number.
  package private(set) var lines: FlowLines
  /// The sizes that views have given themselves, by item.
  private var preferred: [Int: CGSize]
  /// The first item and the length of each group, if measured sizes decide how many items a group holds; nil otherwise.
  private var ragged: (starts: [Int], lengths: [CGFloat])?
  private var sizes: FlowItemSizes
  /// In an orthogonal section, the extents of the measured groups in the layout's direction, and the longest of them.
  private var measuredExtents: [Int: CGFloat] = [:]
  private var longestExtent: CGFloat = 0

  package init(_ plan: Plan, preferred: [Int: CGSize] = [:]) {
    self.plan = plan
    self.preferred = preferred
    template = SolvedGroup(plan.group, in: plan.container)
    perGroup = template.leaves.count
    let count = perGroup > 0 ? (plan.itemCount + perGroup - 1) / perGroup : 0
    let length = plan.isHorizontal ? template.size.width : template.size.height
    sizes = FlowItemSizes(common: CGSize(width: 1, height: length))
    lines = FlowLines(
      sizes: sizes, count: count, rule: FlowLineRule(available: 1, spacing: 0), lineSpacing: plan.spacing)
    if plan.group.isRagged, perGroup > 0, plan.itemCount > 0 {
      ragged = ([], [])
      breakGroups(around: nil)
    } else {
      for group in Set(preferred.keys.compactMap { group(ofItem: $0) }).sorted() { measure(group) }
    }
  }

  package var count: Int { lines.itemCount }

  /// The length of the groups in the layout's direction.
  package var length: CGFloat {
    guard count > 0 else { return 0 }
    guard plan.isOrthogonal else { return lines.height }
    return measuredExtents.isEmpty ? across(template.size) : longestExtent
  }

  private func along(_ size: CGSize) -> CGFloat { plan.isHorizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { plan.isHorizontal ? size.height : size.width }

  // MARK: Items

  /// Returns the group of an item; nil if there is no such item, or no group.
  package func group(ofItem item: Int) -> Int? {
    guard perGroup > 0, item < plan.itemCount else { return nil }
    if let ragged { return ragged.starts.partitionPoint { $0 <= item } - 1 }
    return item / perGroup
  }

  /// Returns the items of a group.
  package func items(ofGroup group: Int) -> Range<Int> {
    guard let ragged else { return group * perGroup..<min(plan.itemCount, (group + 1) * perGroup) }
    return ragged.starts[group]..<(group + 1 < ragged.starts.count ? ragged.starts[group + 1] : plan.itemCount)
  }

  /// Returns the places of a group's items. O(1) if none of them has sized itself, otherwise O(items of the group).
  package func solution(ofGroup group: Int) -> SolvedGroup {
    let items = items(ofGroup: group)
    // Groups filled by measured sizes are laid out as when they were filled: with all items that follow.
    if ragged != nil { return solution(of: items.lowerBound..<plan.itemCount) }
    let isMeasured = !preferred.isEmpty && items.contains { preferred[$0] != nil }
    return isMeasured ? solution(of: items) : template
  }

  private func solution(of items: Range<Int>) -> SolvedGroup {
    SolvedGroup(plan.group, in: plan.container) {
      items.lowerBound + $0 < items.upperBound ? preferred[items.lowerBound + $0] : nil
    }
  }

  // MARK: Views that size themselves

  /// Records the size that an item's view has given itself, and lays out its group again, no other.
  package mutating func prefer(_ size: CGSize, forItem item: Int) {
    preferred[item] = size
    if let group = group(ofItem: item) { measure(group) }
  }

  private mutating func measure(_ group: Int) {
    if ragged != nil {
      breakGroups(around: group)
      return
    }
    let solved = solution(ofGroup: group)
    sizes.set(CGSize(width: 1, height: along(solved.size)), at: group)
    lines.update(sizes: sizes, changed: group...group)
    if plan.isOrthogonal { noteExtent(across(solved.size), of: group) }
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

  /// Refills groups, from the one before `changed` (nil: from the first) until one starts where one started before.
  private mutating func breakGroups(around changed: Int?) {
    guard let old = ragged else { return }
    let kept = changed.map { max(0, $0 - 1) } ?? 0
    // All changes lie before the first old group that may stay.
    let settled = changed.map { $0 + 1 } ?? old.starts.count
    var starts = Array(old.starts.prefix(kept))
    var lengths = Array(old.lengths.prefix(kept))
    var item = kept < old.starts.count ? old.starts[kept] : 0
    while item < plan.itemCount {
      let again = old.starts.partitionPoint { $0 < item }
      if again >= settled, again < old.starts.count, old.starts[again] == item {
        starts += old.starts[again...]
        lengths += old.lengths[again...]
        break
      }
      let solved = solution(of: item..<plan.itemCount)
      starts.append(item)
      lengths.append(along(solved.size))
      item += max(1, solved.leaves.count)
    }
    ragged = (starts, lengths)
    sizes = FlowItemSizes(each: ContiguousArray(lengths.map { CGSize(width: 1, height: $0) }))
    lines = FlowLines(sizes: sizes, count: starts.count, rule: lines.rule, lineSpacing: lines.lineSpacing)
  }
}
