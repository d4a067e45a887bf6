import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

extension GroupDescription {
  /// Describes a group of an app.
  ///
  /// - Parameter items: gets the items in the order of their numbers in the description.
  @MainActor init(
    _ group: NSCollectionLayoutGroup, environment: CompositionalEnvironment, items: inout [NSCollectionLayoutItem]
  ) {
    let arrangement: Arrangement
    switch group.content {
    case .horizontal: arrangement = .horizontal
    case .vertical: arrangement = .vertical
    case .custom(let provider):
      arrangement = .custom { size in
        let inside = CompositionalEnvironment(
          contentSize: size, contentInsets: .zero, traitCollection: environment.traitCollection)
        return provider(inside).map { SolvedGroup.Leaf(frame: $0.frame, zIndex: $0.zIndex) }
      }
    }
    var members: [Member] = []
    for subitem in group.subitems {
      let content: Member.Content
      if let inner = subitem as? NSCollectionLayoutGroup {
        content = .group(GroupDescription(inner, environment: environment, items: &items))
      } else {
        content = .item(items.count, subitem.layoutSize.extent, LayoutInsets(subitem.contentInsets))
        items.append(subitem)
      }
      let edges = subitem.edgeSpacing
      members.append(
        Member(
          content, leading: GroupFill.Space(edges?.leading), trailing: GroupFill.Space(edges?.trailing),
          top: GroupFill.Space(edges?.top), bottom: GroupFill.Space(edges?.bottom)))
    }
    self.init(
      arrangement, extent: group.layoutSize.extent, insets: LayoutInsets(group.contentInsets), members: members,
      spacing: GroupFill.Space(group.interItemSpacing), count: group.count, dividesEvenly: group.dividesEvenly)
  }
}

extension GroupFill.Space {
  /// - Parameter spacing: nil means none.
  @MainActor fileprivate init(_ spacing: NSCollectionLayoutSpacing?) {
    self.init(length: spacing?.spacing ?? 0, isFlexible: spacing?.isFlexible ?? false)
  }
}

extension LayoutInsets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension NSCollectionLayoutSupplementaryItem {
  /// Returns the item's frame when it is attached to a rectangle (facts 9.5).
  func frame(in rect: CGRect) -> CGRect {
    LayoutAnchor.frame(of: layoutSize.extent, at: containerAnchor.value, own: itemAnchor?.value, in: rect)
  }
}
