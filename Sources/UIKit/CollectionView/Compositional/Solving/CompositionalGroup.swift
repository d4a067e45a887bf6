import CollectionCore
import CoreGraphics

/// A group laid out: where its items are, in its own coordinates.
@MainActor struct CompositionalGroup {
  @MainActor struct Leaf {
    /// Where the view is, content insets taken off.
    var frame: CGRect
    var zIndex = 0
    /// Nil in a custom group.
    var item: NSCollectionLayoutItem?

    /// Where what is attached to the item is: the anchors' points on one another (facts 9.5).
    func frame(of attached: NSCollectionLayoutSupplementaryItem) -> CGRect {
      CompositionalGroup.frame(of: attached, in: frame)
    }
  }

  private(set) var size: CGSize
  private(set) var leaves: [Leaf] = []

  /// Lays a group out in a container. `preferred` is the size of a self-sized view, by position in the group.
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

  /// Where an item attached to a rectangle is.
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

  /// A subitem with the space around it, before it has a place.
  @MainActor private struct Part {
    let item: NSCollectionLayoutItem
    var leaves: [Leaf]
    var size: CGSize
    var spacing: (before: CGFloat, after: CGFloat, crossBefore: CGFloat, crossAfter: CGFloat)
    var flexible: (before: Bool, after: Bool, crossBefore: Bool, crossAfter: Bool)

    mutating func grow(_ width: CGFloat, _ height: CGFloat) {
      size.width += width
      size.height += height
      for index in leaves.indices {
        leaves[index].frame.size.width += width
        leaves[index].frame.size.height += height
      }
    }
  }

  /// Repeats the subitems while they fit, places them, and answers how much room they take.
  private mutating func fill(
    _ group: NSCollectionLayoutGroup, inner: CGSize, isHorizontal: Bool, environment: CompositionalEnvironment,
    preferred: (Int) -> CGSize?
  ) -> CGSize {
    guard !group.subitems.isEmpty else { return .zero }
    let along = { (size: CGSize) in isHorizontal ? size.width : size.height }
    let cross = { (size: CGSize) in isHorizontal ? size.height : size.width }
    let isOpen =
      isHorizontal ? group.layoutSize.widthDimension.isSelfSized : group.layoutSize.heightDimension.isSelfSized
    let spacing = group.interItemSpacing?.spacing ?? 0
    let most = group.count ?? (isOpen ? group.subitems.count : Int.max)
    let share =
      group.dividesEvenly && most > 0 ? (along(inner) - spacing * CGFloat(most - 1)) / CGFloat(most) : nil

    var parts: [Part] = []
    var used: CGFloat = 0
    var leafCount = 0
    while parts.count < min(most, Self.partLimit) {
      let subitem = group.subitems[parts.count % group.subitems.count]
      let part = Self.part(
        subitem, in: inner, share: isOpen ? nil : share, isHorizontal: isHorizontal, environment: environment,
        preferred: { preferred(leafCount + $0) })
      let length = along(part.size) + part.spacing.before + part.spacing.after
      let needed = used + (parts.isEmpty ? 0 : spacing) + length
      if !isOpen, !parts.isEmpty, needed > along(inner) + FlowLineRule.tolerance { break }
      // Subitems without length would never fill the group.
      if length + spacing <= 0, parts.count >= group.subitems.count, group.count == nil { break }
      parts.append(part)
      used = needed
      leafCount += part.leaves.count
    }

    used = Self.makeUniform(
      &parts, isHorizontal: isHorizontal, spacing: spacing, room: isOpen || group.count != nil ? nil : along(inner))

    let leftover = isOpen ? 0 : max(0, along(inner) - used)
    let isFlexible = group.interItemSpacing?.isFlexible ?? false
    let springs = parts.reduce(0) { $0 + ($1.flexible.before ? 1 : 0) + ($1.flexible.after ? 1 : 0) }
    let betweenSprings = isFlexible ? max(0, parts.count - 1) : 0
    let slack = springs + betweenSprings > 0 ? leftover / CGFloat(springs + betweenSprings) : 0
    let isCrossOpen =
      isHorizontal ? group.layoutSize.heightDimension.isSelfSized : group.layoutSize.widthDimension.isSelfSized
    let widest = parts.map { cross($0.size) + $0.spacing.crossBefore + $0.spacing.crossAfter }.max() ?? 0

    var position: CGFloat = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { position += spacing + (isFlexible ? slack : 0) }
      position += part.spacing.before + (part.flexible.before ? slack : 0)
      var crossPosition = part.spacing.crossBefore
      let room = max(
        0,
        (isCrossOpen ? widest : cross(inner)) - cross(part.size) - part.spacing.crossBefore - part.spacing.crossAfter)
      if part.flexible.crossBefore { crossPosition += part.flexible.crossAfter ? room / 2 : room }
      for var leaf in part.leaves {
        leaf.frame.origin.x += isHorizontal ? position : crossPosition
        leaf.frame.origin.y += isHorizontal ? crossPosition : position
        leaves.append(leaf)
      }
      position += along(part.size) + part.spacing.after + (part.flexible.after ? slack : 0)
    }
    return isHorizontal ? CGSize(width: position, height: widest) : CGSize(width: widest, height: position)
  }

  /// Gives items whose dimension is the same for all siblings the largest one's; as many stay as still fit in `room`,
  /// if there is a limit. Answers the length used.
  private static func makeUniform(_ parts: inout [Part], isHorizontal: Bool, spacing: CGFloat, room: CGFloat?)
    -> CGFloat
  {
    let isUniform = { (part: Part, axis: NSLayoutConstraint.Axis) in
      guard !(part.item is NSCollectionLayoutGroup) else { return false }
      let size = part.item.layoutSize
      return axis == .horizontal
        ? size.widthDimension.isUniformAcrossSiblings : size.heightDimension.isUniformAcrossSiblings
    }
    let width = parts.lazy.filter { isUniform($0, .horizontal) }.map(\.size.width).max()
    let height = parts.lazy.filter { isUniform($0, .vertical) }.map(\.size.height).max()
    for index in parts.indices where width != nil || height != nil {
      if let width, isUniform(parts[index], .horizontal) { parts[index].grow(width - parts[index].size.width, 0) }
      if let height, isUniform(parts[index], .vertical) { parts[index].grow(0, height - parts[index].size.height) }
    }
    var used: CGFloat = 0
    for (index, part) in parts.enumerated() {
      let length = (isHorizontal ? part.size.width : part.size.height) + part.spacing.before + part.spacing.after
      let needed = used + (index > 0 ? spacing : 0) + length
      if let room, index > 0, needed > room + FlowLineRule.tolerance {
        parts.removeSubrange(index...)
        break
      }
      used = needed
    }
    return used
  }

  /// A group does not hold more subitems than this, whatever their size.
  private static let partLimit = 10_000

  private static func part(
    _ subitem: NSCollectionLayoutItem, in container: CGSize, share: CGFloat?, isHorizontal: Bool,
    environment: CompositionalEnvironment, preferred: (Int) -> CGSize?
  ) -> Part {
    let edges = subitem.edgeSpacing
    let (before, after) = isHorizontal ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
    let (crossBefore, crossAfter) = isHorizontal ? (edges?.top, edges?.bottom) : (edges?.leading, edges?.trailing)
    var part = Part(
      item: subitem, leaves: [], size: .zero,
      spacing: (before?.spacing ?? 0, after?.spacing ?? 0, crossBefore?.spacing ?? 0, crossAfter?.spacing ?? 0),
      flexible: (
        before?.isFlexible ?? false, after?.isFlexible ?? false, crossBefore?.isFlexible ?? false,
        crossAfter?.isFlexible ?? false
      ))
    if let group = subitem as? NSCollectionLayoutGroup {
      var container = container
      if let share {
        if isHorizontal { container.width = share } else { container.height = share }
      }
      let inner = CompositionalGroup(group, in: container, environment: environment, preferred: preferred)
      part.leaves = inner.leaves
      part.size = inner.size
      if let share {
        if isHorizontal { part.size.width = share } else { part.size.height = share }
      }
      return part
    }
    let insets = subitem.contentInsets
    let outer = preferred(0).map {
      CGSize(width: $0.width + insets.leading + insets.trailing, height: $0.height + insets.top + insets.bottom)
    }
    part.size = subitem.layoutSize.size(in: container, preferred: outer)
    if let share {
      if isHorizontal { part.size.width = max(0, share) } else { part.size.height = max(0, share) }
    }
    let frame = CGRect(
      x: insets.leading, y: insets.top, width: max(0, part.size.width - insets.leading - insets.trailing),
      height: max(0, part.size.height - insets.top - insets.bottom))
    part.leaves = [Leaf(frame: frame, item: subitem)]
    return part
  }
}
