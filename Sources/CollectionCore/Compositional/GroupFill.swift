import Foundation

/// Repeats the members of a group while they fit, and places them: the arithmetic of groups in compositional layouts.
///
/// `along` is the axis on which the members follow each other, `cross` the other one.
package struct GroupFill: Sendable {
  /// The space on one side of a part; flexible space takes a share of what is left over.
  package struct Space: Equatable, Sendable {
    package var length: CGFloat
    var isFlexible: Bool

    package init(length: CGFloat = 0, isFlexible: Bool = false) {
      self.length = length
      self.isFlexible = isFlexible
    }
  }

  /// A member with the space around it, before it has a place.
  package struct Part: Sendable {
    package var size: CGSize
    package var before: Space
    package var after: Space
    package var crossBefore: Space
    package var crossAfter: Space
    /// Whether the width, or the height, is that of the largest sibling.
    package var isUniform: (width: Bool, height: Bool)

    package init(
      size: CGSize, before: Space = Space(), after: Space = Space(), crossBefore: Space = Space(),
      crossAfter: Space = Space(), isUniform: (width: Bool, height: Bool) = (false, false)
    ) {
      self.size = size
      self.before = before
      self.after = after
      self.crossBefore = crossBefore
      self.crossAfter = crossAfter
      self.isUniform = isUniform
    }
  }

  /// The space that a group fills.
  package struct Room: Sendable {
    var isHorizontal: Bool
    var size: CGSize
    /// Whether the members determine the length along, and the one across.
    var isOpen: Bool
    var isCrossOpen: Bool
    /// The space between two members.
    var spacing: Space
    /// The number of members; nil: as many as fit.
    var count: Int?

    package init(
      isHorizontal: Bool, size: CGSize, isOpen: Bool = false, isCrossOpen: Bool = false, spacing: Space = Space(),
      count: Int? = nil
    ) {
      self.isHorizontal = isHorizontal
      self.size = size
      self.isOpen = isOpen
      self.isCrossOpen = isCrossOpen
      self.spacing = spacing
      self.count = count
    }
  }

  /// The maximum number of parts in a group, whatever their size.
  package static let partLimit = 10_000

  private let room: Room
  /// The number of members that are repeated.
  private let memberCount: Int
  package private(set) var parts: [Part] = []
  private var used: CGFloat = 0

  package init(_ room: Room, memberCount: Int) {
    self.room = room
    self.memberCount = memberCount
  }

  private func along(_ size: CGSize) -> CGFloat { room.isHorizontal ? size.width : size.height }

  private func cross(_ size: CGSize) -> CGFloat { room.isHorizontal ? size.height : size.width }

  private func length(_ part: Part) -> CGFloat { along(part.size) + part.before.length + part.after.length }

  private var most: Int { min(room.count ?? (room.isOpen ? memberCount : .max), Self.partLimit) }

  /// The index of the next member; nil if there are enough.
  package var nextMember: Int? { memberCount > 0 && parts.count < most ? parts.count % memberCount : nil }

  /// Adds a part.
  ///
  /// - Returns: whether it fits; if not, the group is full.
  package mutating func add(_ part: Part) -> Bool {
    let length = length(part)
    let needed = used + (parts.isEmpty ? 0 : room.spacing.length) + length
    if !room.isOpen, !parts.isEmpty, needed > along(room.size) + FlowLineRule.tolerance { return false }
    // Parts without length would never fill the group.
    if length + room.spacing.length <= 0, parts.count >= memberCount, room.count == nil { return false }
    parts.append(part)
    used = needed
    return true
  }

  /// Gives the size of the largest part to those whose width or height is the same for all siblings. If the group holds
  /// as many as fit, parts that no longer fit are dropped.
  package mutating func makeUniform() {
    let width = parts.lazy.filter { $0.isUniform.width }.map(\.size.width).max()
    let height = parts.lazy.filter { $0.isUniform.height }.map(\.size.height).max()
    for index in parts.indices where width != nil || height != nil {
      if let width, parts[index].isUniform.width { parts[index].size.width = width }
      if let height, parts[index].isUniform.height { parts[index].size.height = height }
    }
    let limit = room.isOpen || room.count != nil ? CGFloat.infinity : along(room.size)
    used = 0
    for (index, part) in parts.enumerated() {
      let needed = used + (index > 0 ? room.spacing.length : 0) + length(part)
      if index > 0, needed > limit + FlowLineRule.tolerance {
        parts.removeSubrange(index...)
        break
      }
      used = needed
    }
  }

  /// Returns the places of the parts, and the size that they take. O(parts).
  package func placed() -> (origins: [CGPoint], size: CGSize) {
    let leftover = room.isOpen ? 0 : max(0, along(room.size) - used)
    let springs = parts.reduce(0) { $0 + ($1.before.isFlexible ? 1 : 0) + ($1.after.isFlexible ? 1 : 0) }
    let betweenSprings = room.spacing.isFlexible ? max(0, parts.count - 1) : 0
    let slack = springs + betweenSprings > 0 ? leftover / CGFloat(springs + betweenSprings) : 0
    let widest = parts.map { cross($0.size) + $0.crossBefore.length + $0.crossAfter.length }.max() ?? 0
    var origins: [CGPoint] = []
    origins.reserveCapacity(parts.count)
    var position: CGFloat = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { position += room.spacing.length + (room.spacing.isFlexible ? slack : 0) }
      position += part.before.length + (part.before.isFlexible ? slack : 0)
      var crossPosition = part.crossBefore.length
      let free = max(
        0,
        (room.isCrossOpen ? widest : cross(room.size)) - cross(part.size) - part.crossBefore.length
          - part.crossAfter.length)
      if part.crossBefore.isFlexible { crossPosition += part.crossAfter.isFlexible ? free / 2 : free }
      origins.append(
        room.isHorizontal ? CGPoint(x: position, y: crossPosition) : CGPoint(x: crossPosition, y: position))
      position += along(part.size) + part.after.length + (part.after.isFlexible ? slack : 0)
    }
    let size =
      room.isHorizontal ? CGSize(width: position, height: widest) : CGSize(width: widest, height: position)
    return (origins, size)
  }
}
