import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A closure that places the items of a group, in the group's coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items and groups side by side, one above the other, or wherever a closure places them.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The content that the group repeats until it is full.
  enum Content {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// The argument of the initializer that the class methods call.
  public struct _Description {
    let content: Content
    var subitems: [NSCollectionLayoutItem] = []
    var count: Int?
    var dividesEvenly = false
  }

  let content: Content
  /// The items and groups that the group repeats, in order; empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]
  /// The most subitems; nil: as many as fit.
  let count: Int?
  /// Whether `count` subitems share the length evenly, their own being overridden (facts 9.2).
  let dividesEvenly: Bool

  /// Space between subitems; nil: none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Required, so that the class methods make the class that they are called on. Not for clients.
  public required init(_layoutSize layoutSize: NSCollectionLayoutSize, description: _Description) {
    content = description.content
    subitems = description.subitems
    count = description.count
    dividesEvenly = description.dividesEvenly
    super.init(layoutSize: layoutSize, supplementaryItems: [])
    checkElementKinds()
  }

  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attached }
    set { attached = newValue }
  }

  /// Creates a group that places its subitems beside each other, repeating them until the width is full.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(_layoutSize: layoutSize, description: _Description(content: .horizontal, subitems: subitems))
  }

  /// `count` subitems of their own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      _layoutSize: layoutSize, description: _Description(content: .horizontal, subitems: [subitem], count: count))
  }

  /// `count` subitems that share the width evenly.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      _layoutSize: layoutSize,
      description: _Description(content: .horizontal, subitems: [subitem], count: count, dividesEvenly: true))
  }

  /// Creates a group that places its subitems below each other, repeating them until the height is full.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(_layoutSize: layoutSize, description: _Description(content: .vertical, subitems: subitems))
  }

  /// `count` subitems of their own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(_layoutSize: layoutSize, description: _Description(content: .vertical, subitems: [subitem], count: count))
  }

  /// `count` subitems that share the height evenly.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      _layoutSize: layoutSize,
      description: _Description(content: .vertical, subitems: [subitem], count: count, dividesEvenly: true))
  }

  /// The name that iOS 16 had for `horizontal(layoutSize:repeatingSubitem:count:)`.
  open class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// The name that iOS 16 had for `vertical(layoutSize:repeatingSubitem:count:)`.
  open class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Creates a group whose items a closure places; it is called with the environment of each section.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    self.init(_layoutSize: layoutSize, description: _Description(content: .custom(itemProvider), subitems: []))
  }

  /// The group's structure, for people.
  open func visualDescription() -> String {
    func describe(_ item: NSCollectionLayoutItem, indent: String) -> String {
      let size = item.layoutSize
      let line = "\(indent)\(item is NSCollectionLayoutGroup ? "group" : "item") "
      let dimensions = [size.widthDimension, size.heightDimension].map { "\($0.kind)(\($0.dimension))" }
      let inner = (item as? NSCollectionLayoutGroup)?.subitems.map { describe($0, indent: indent + "  ") } ?? []
      return ([line + dimensions.joined(separator: " x ")] + inner).joined(separator: "\n")
    }
    return describe(self, indent: "")
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(
      _layoutSize: layoutSize,
      description: _Description(content: content, subitems: subitems, count: count, dividesEvenly: dividesEvenly))
    copy.supplementaryItems = supplementaryItems
    copy.interItemSpacing = interItemSpacing
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }

  /// Two subitems must not carry supplementary items of one kind: they would share an index path (facts 9.8).
  private func checkElementKinds() {
    let kinds = subitems.flatMap { $0 is NSCollectionLayoutGroup ? [] : $0.supplementaryItems.map(\.elementKind) }
    guard Set(kinds).count < kinds.count else { return }
    raise(
      "NSInternalInconsistencyException", "Every supplementary must have a unique elementKind: duplicates detected")
  }
}
