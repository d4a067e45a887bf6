import Foundation

/// A group after layout: the frames of its items in its own coordinates.
package struct SolvedGroup {
  package struct Leaf: Equatable {
    /// The view's frame, without content insets.
    package var frame: CGRect
    package var zIndex: Int
    /// The item's number in the description; nil in a custom group.
    package var item: Int?

    package init(frame: CGRect, zIndex: Int = 0, item: Int? = nil) {
      self.frame = frame
      self.zIndex = zIndex
      self.item = item
    }
  }

  package private(set) var size: CGSize
  package private(set) var leaves: [Leaf] = []

  /// Lays out a group in a container. O(items).
  ///
  /// - Parameter preferred: returns the size of a self-sized view by its position in the group, without the insets.
  package init(_ group: GroupDescription, in container: CGSize, preferred: (Int) -> CGSize? = { _ in nil }) {
    size = group.extent.size(in: container)
    let insets = group.insets
    let inner = insets.reduced(size)
    if case .custom(let provider) = group.arrangement {
      leaves = provider(inner)
    } else {
      let isHorizontal = if case .horizontal = group.arrangement { true } else { false }
      let used = insets.enlarged(fill(group, inner: inner, isHorizontal: isHorizontal, preferred: preferred))
      if group.extent.width.isSelfSized { size.width = used.width }
      if group.extent.height.isSelfSized { size.height = used.height }
    }
    for index in leaves.indices {
      leaves[index].frame.origin.x += insets.leading
      leaves[index].frame.origin.y += insets.top
    }
  }

  /// A member and its contents, before it has a position.
  private struct Part {
    var leaves: [Leaf]
    var room: GroupFill.Part
  }

  /// Repeats the members while they fit and places them; returns the size that they take.
  private mutating func fill(
    _ group: GroupDescription, inner: CGSize, isHorizontal: Bool, preferred: (Int) -> CGSize?
  ) -> CGSize {
    guard !group.members.isEmpty else { return .zero }
    let (width, height) = (group.extent.width.isSelfSized, group.extent.height.isSelfSized)
    let isOpen = isHorizontal ? width : height
    var fill = GroupFill(
      GroupFill.Room(
        isHorizontal: isHorizontal, size: inner, isOpen: isOpen, isCrossOpen: isHorizontal ? height : width,
        spacing: group.spacing, count: group.count),
      memberCount: group.members.count)
    let most = group.count ?? (isOpen ? group.members.count : Int.max)
    let length = isHorizontal ? inner.width : inner.height
    let share =
      group.dividesEvenly && most > 0 ? (length - group.spacing.length * CGFloat(most - 1)) / CGFloat(most) : nil

    var parts: [Part] = []
    var leafCount = 0
    while let next = fill.nextMember {
      let member = group.members[next]
      // In a group with equal parts, sizes are fractions of the length without the space between the parts.
      var container = inner
      if let share, !isOpen, case .item = member.content {
        if isHorizontal { container.width = share * CGFloat(most) } else { container.height = share * CGFloat(most) }
      }
      let part = Self.part(
        member, in: container, share: isOpen ? nil : share, isHorizontal: isHorizontal,
        preferred: { preferred(leafCount + $0) })
      guard fill.add(part.room) else { break }
      parts.append(part)
      leafCount += part.leaves.count
    }
    fill.makeUniform()
    let (origins, size) = fill.placed()
    for (index, origin) in origins.enumerated() {
      let (before, after) = (parts[index].room.size, fill.parts[index].size)
      for var leaf in parts[index].leaves {
        leaf.frame.size.width += after.width - before.width
        leaf.frame.size.height += after.height - before.height
        leaf.frame.origin.x += origin.x
        leaf.frame.origin.y += origin.y
        leaves.append(leaf)
      }
    }
    return size
  }

  private static func part(
    _ member: GroupDescription.Member, in container: CGSize, share: CGFloat?, isHorizontal: Bool,
    preferred: (Int) -> CGSize?
  ) -> Part {
    var part = Part(
      leaves: [],
      room: isHorizontal
        ? GroupFill.Part(
          size: .zero, before: member.leading, after: member.trailing, crossBefore: member.top,
          crossAfter: member.bottom)
        : GroupFill.Part(
          size: .zero, before: member.top, after: member.bottom, crossBefore: member.leading,
          crossAfter: member.trailing))
    switch member.content {
    case .group(let group):
      var container = container
      if let share {
        if isHorizontal { container.width = share } else { container.height = share }
      }
      let inner = SolvedGroup(group, in: container, preferred: preferred)
      part.leaves = inner.leaves
      part.room.size = inner.size
      if let share {
        if isHorizontal { part.room.size.width = share } else { part.room.size.height = share }
      }
    case .item(let number, let extent, let insets):
      part.room.isUniform = (extent.width.isUniform, extent.height.isUniform)
      part.room.size = extent.size(in: container, preferred: preferred(0).map(insets.enlarged))
      if let share {
        if isHorizontal { part.room.size.width = max(0, share) } else { part.room.size.height = max(0, share) }
      }
      let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: insets.reduced(part.room.size))
      part.leaves = [Leaf(frame: frame, item: number)]
    }
    return part
  }
}
