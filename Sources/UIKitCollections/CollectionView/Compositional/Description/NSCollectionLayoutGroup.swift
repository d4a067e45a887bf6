import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A closure that places the items of a group, in the group's coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A group of items and other groups: side by side, one above the other, or wherever a closure places them.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup).
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The direction in which the subitems are placed.
  enum Content {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// The argument of the initializer that the class methods call. Not for clients.
  public struct _Description {
    let content: Content
    var subitems: [NSCollectionLayoutItem] = []
    var count: Int?
    var dividesEvenly = false
  }

  let content: Content
  /// The items and groups that the group repeats, in order; empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]
  /// The maximum number of subitems; nil: as many as fit.
  let count: Int?
  /// Whether `count` subitems share the length evenly, which overrides their own (facts 9.2).
  let dividesEvenly: Bool

  /// The space between subitems; nil, the default, means none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Required, so that the class methods create an instance of the class on which they are called. Not for clients.
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

  /// Creates a group that places its subitems side by side, repeating them until the width is full.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(_layoutSize: layoutSize, description: _Description(content: .horizontal, subitems: subitems))
  }

  /// Creates a group of `count` subitems side by side that keep their own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      _layoutSize: layoutSize, description: _Description(content: .horizontal, subitems: [subitem], count: count))
  }

  /// Creates a group of `count` subitems side by side that share the width evenly.
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

  /// Creates a group of `count` subitems one below the other that keep their own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(_layoutSize: layoutSize, description: _Description(content: .vertical, subitems: [subitem], count: count))
  }

  /// Creates a group of `count` subitems one below the other that share the height evenly.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      _layoutSize: layoutSize,
      description: _Description(content: .vertical, subitems: [subitem], count: count, dividesEvenly: true))
  }

  /// Creates a group like `horizontal(layoutSize:repeatingSubitem:count:)`, under the name that iOS 16 had for it.
  open class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Creates a group like `vertical(layoutSize:repeatingSubitem:count:)`, under the name that iOS 16 had for it.
  open class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Creates a group whose items are placed by a closure, which is called with the environment of each section.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    self.init(_layoutSize: layoutSize, description: _Description(content: .custom(itemProvider), subitems: []))
  }

  /// Returns a readable outline of the group's structure, for debugging.
  open func visualDescription() -> String {
    func describe(_ item: NSCollectionLayoutItem, indent: String) -> String {
      let size = item.layoutSize
      let line = "\(indent)\(item is NSCollectionLayoutGroup ? "group" : "item") "
      let dimensions = [size.widthDimension, size.heightDimension].map { "\($0.length.kind)(\($0.dimension))" }
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

  /// Raises an exception if two subitems carry supplementary items of one kind: they would share an index path (facts
  /// 9.8).
  private func checkElementKinds() {
    let kinds = subitems.flatMap { $0 is NSCollectionLayoutGroup ? [] : $0.supplementaryItems.map(\.elementKind) }
    guard Set(kinds).count < kinds.count else { return }
    raise(
      "NSInternalInconsistencyException", "Every supplementary must have a unique elementKind: duplicates detected")
  }
}
