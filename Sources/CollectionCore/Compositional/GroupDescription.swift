import Foundation

/// A group of a compositional layout: members that are repeated side by side or one above the other, or items wherever
/// a closure places them.
package struct GroupDescription {
  package enum Arrangement {
    case horizontal, vertical
    /// The closure gets the size inside the group's insets.
    case custom((CGSize) -> [SolvedGroup.Leaf])
  }

  /// An item or an inner group, with the space around it.
  package struct Member {
    package enum Content {
      /// An item, by a number of the caller's.
      case item(Int, LayoutExtent, LayoutInsets)
      indirect case group(GroupDescription)
    }

    package var content: Content
    package var leading: GroupFill.Space
    package var trailing: GroupFill.Space
    package var top: GroupFill.Space
    package var bottom: GroupFill.Space

    package init(
      _ content: Content, leading: GroupFill.Space = .init(), trailing: GroupFill.Space = .init(),
      top: GroupFill.Space = .init(), bottom: GroupFill.Space = .init()
    ) {
      self.content = content
      self.leading = leading
      self.trailing = trailing
      self.top = top
      self.bottom = bottom
    }

    var extent: LayoutExtent {
      switch content {
      case .item(_, let extent, _): extent
      case .group(let group): group.extent
      }
    }
  }

  package var arrangement: Arrangement
  package var extent: LayoutExtent
  package var insets: LayoutInsets
  package var members: [Member]
  /// The space between members.
  package var spacing: GroupFill.Space
  /// The maximum number of members; nil: as many as fit.
  package var count: Int?
  /// Whether `count` members share the length evenly, which overrides their own (facts 9.2).
  package var dividesEvenly: Bool

  package init(
    _ arrangement: Arrangement, extent: LayoutExtent, insets: LayoutInsets = .init(), members: [Member] = [],
    spacing: GroupFill.Space = .init(), count: Int? = nil, dividesEvenly: Bool = false
  ) {
    self.arrangement = arrangement
    self.extent = extent
    self.insets = insets
    self.members = members
    self.spacing = spacing
    self.count = count
    self.dividesEvenly = dividesEvenly
  }

  /// Whether the group is filled with as many members as fit, in a direction in which their sizes are estimated: their
  /// number then depends on the sizes that views give themselves.
  var isRagged: Bool {
    guard count == nil else { return false }
    switch arrangement {
    case .horizontal: return !extent.width.isSelfSized && members.contains { $0.extent.width.isSelfSized }
    case .vertical: return !extent.height.isSelfSized && members.contains { $0.extent.height.isSelfSized }
    case .custom: return false
    }
  }
}
