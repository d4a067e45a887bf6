import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

/// A group after layout: the frames of its items in its own coordinates.
@MainActor struct CompositionalGroup {
  @MainActor struct Leaf {
    /// The view's frame, without content insets.
    var frame: CGRect
    var zIndex = 0
    /// Nil in a custom group.
    var item: NSCollectionLayoutItem?

    /// Returns the frame of a supplementary item, whose anchor lies on the item's (facts 9.5).
    func frame(of attached: NSCollectionLayoutSupplementaryItem) -> CGRect {
      CompositionalGroup.frame(of: attached, in: frame)
    }
  }

  private(set) var size: CGSize
  private(set) var leaves: [Leaf] = []

  /// Lays out a group in a container. `preferred` returns the size of a self-sized view by its position in the group.
  init(
    _ group: NSCollectionLayoutGroup, in container: CGSize, environment: CompositionalEnvironment,
    preferred: (Int) -> CGSize?
  ) {
    size = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    if case .custom(let provider) = group.content {
      let inside = CompositionalEnvironment(
        contentSize: inner, contentInsets: .zero, traitCollection: environment.traitCollection)
      leaves = provider(inside).map { Leaf(frame: $0.frame, zIndex: $0.zIndex, item: nil) }
    } else {
      let isHorizontal = if case .horizontal = group.content { true } else { false }
      let used = fill(
        group, inner: inner, isHorizontal: isHorizontal, environment: environment, preferred: preferred)
      if group.layoutSize.widthDimension.isSelfSized { size.width = used.width + insets.leading + insets.trailing }
      if group.layoutSize.heightDimension.isSelfSized { size.height = used.height + insets.top + insets.bottom }
    }
    for index in leaves.indices { leaves[index].frame.origin.x += insets.leading }
    for index in leaves.indices { leaves[index].frame.origin.y += insets.top }
  }

  /// Returns the frame of a supplementary item that is attached to a rectangle.
  static func frame(of attached: NSCollectionLayoutSupplementaryItem, in rect: CGRect) -> CGRect {
    let size = attached.layoutSize.size(in: rect.size)
    let there = attached.containerAnchor.unitPoint
    let here = attached.itemAnchor?.unitPoint ?? there
    let moved = attached.containerAnchor.offset(for: size)
    let movedToo = attached.itemAnchor?.offset(for: size) ?? .zero
    return CGRect(
      x: rect.minX + there.x * rect.width - here.x * size.width + moved.x + movedToo.x,
      y: rect.minY + there.y * rect.height - here.y * size.height + moved.y + movedToo.y,
      width: size.width, height: size.height)
  }

  // MARK: Filling

  /// A subitem and its contents, before it has a position.
  @MainActor private struct Part {
    var leaves: [Leaf]
    var room: GroupFill.Part
  }

  /// Repeats the subitems while they fit and places them; returns the size that they take.
  private mutating func fill(
    _ group: NSCollectionLayoutGroup, inner: CGSize, isHorizontal: Bool, environment: CompositionalEnvironment,
    preferred: (Int) -> CGSize?
  ) -> CGSize {
    guard !group.subitems.isEmpty else { return .zero }
    let (width, height) = (group.layoutSize.widthDimension.isSelfSized, group.layoutSize.heightDimension.isSelfSized)
    let isOpen = isHorizontal ? width : height
    let spacing = GroupFill.Space(group.interItemSpacing)
    var fill = GroupFill(
      GroupFill.Room(
        isHorizontal: isHorizontal, size: inner, isOpen: isOpen, isCrossOpen: isHorizontal ? height : width,
        spacing: spacing, count: group.count),
      memberCount: group.subitems.count)
    let most = group.count ?? (isOpen ? group.subitems.count : Int.max)
    let length = isHorizontal ? inner.width : inner.height
    let share = group.dividesEvenly && most > 0 ? (length - spacing.length * CGFloat(most - 1)) / CGFloat(most) : nil

    var parts: [Part] = []
    var leafCount = 0
    while let member = fill.nextMember {
      let subitem = group.subitems[member]
      // In a group with equal parts, sizes are fractions of the length without the space between the parts.
      var container = inner
      if let share, !isOpen, !(subitem is NSCollectionLayoutGroup) {
        if isHorizontal { container.width = share * CGFloat(most) } else { container.height = share * CGFloat(most) }
      }
      let part = Self.part(
        subitem, in: container, share: isOpen ? nil : share, isHorizontal: isHorizontal, environment: environment,
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
    _ subitem: NSCollectionLayoutItem, in container: CGSize, share: CGFloat?, isHorizontal: Bool,
    environment: CompositionalEnvironment, preferred: (Int) -> CGSize?
  ) -> Part {
    let edges = subitem.edgeSpacing
    let (before, after) = isHorizontal ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
    let (crossBefore, crossAfter) = isHorizontal ? (edges?.top, edges?.bottom) : (edges?.leading, edges?.trailing)
    let size = subitem.layoutSize
    let isGroup = subitem is NSCollectionLayoutGroup
    var part = Part(
      leaves: [],
      room: GroupFill.Part(
        size: .zero, before: GroupFill.Space(before), after: GroupFill.Space(after),
        crossBefore: GroupFill.Space(crossBefore), crossAfter: GroupFill.Space(crossAfter),
        isUniform: (
          !isGroup && size.widthDimension.isUniformAcrossSiblings,
          !isGroup && size.heightDimension.isUniformAcrossSiblings
        )))
    if let group = subitem as? NSCollectionLayoutGroup {
      var container = container
      if let share {
        if isHorizontal { container.width = share } else { container.height = share }
      }
      let inner = CompositionalGroup(group, in: container, environment: environment, preferred: preferred)
      part.leaves = inner.leaves
      part.room.size = inner.size
      if let share {
        if isHorizontal { part.room.size.width = share } else { part.room.size.height = share }
      }
      return part
    }
    let insets = subitem.contentInsets
    let outer = preferred(0).map {
      CGSize(width: $0.width + insets.leading + insets.trailing, height: $0.height + insets.top + insets.bottom)
    }
    part.room.size = subitem.layoutSize.size(in: container, preferred: outer)
    if let share {
      if isHorizontal { part.room.size.width = max(0, share) } else { part.room.size.height = max(0, share) }
    }
    let frame = CGRect(
      x: insets.leading, y: insets.top, width: max(0, part.room.size.width - insets.leading - insets.trailing),
      height: max(0, part.room.size.height - insets.top - insets.bottom))
    part.leaves = [Leaf(frame: frame, item: subitem)]
    return part
  }
}

extension GroupFill.Space {
  /// - Parameter spacing: nil means none.
  @MainActor fileprivate init(_ spacing: NSCollectionLayoutSpacing?) {
    self.init(length: spacing?.spacing ?? 0, isFlexible: spacing?.isFlexible ?? false)
  }
}
