import CoreGraphics
import Foundation

public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items and groups side by side, one above the other, or wherever a closure places them.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// What the group repeats until it is full.
  enum Content {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let content: Content
  public let subitems: [NSCollectionLayoutItem]
  /// The most subitems; nil: as many as fit.
  let count: Int?
  /// Whether `count` subitems share the length evenly, their own being overridden (facts 9.2).
  let dividesEvenly: Bool

  /// Space between subitems; nil: none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    layoutSize: NSCollectionLayoutSize, content: Content, subitems: [NSCollectionLayoutItem], count: Int? = nil,
    dividesEvenly: Bool = false
  ) {
    self.content = content
    self.subitems = subitems
    self.count = count
    self.dividesEvenly = dividesEvenly
    super.init(layoutSize: layoutSize, supplementaryItems: [])
    checkElementKinds()
  }

  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attached }
    set { attached = newValue }
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, content: .horizontal, subitems: subitems)
  }

  /// `count` subitems of their own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, content: .horizontal, subitems: [subitem], count: count)
  }

  /// `count` subitems that share the width evenly.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, content: .horizontal, subitems: [subitem], count: count, dividesEvenly: true)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, content: .vertical, subitems: subitems)
  }

  /// `count` subitems of their own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, content: .vertical, subitems: [subitem], count: count)
  }

  /// `count` subitems that share the height evenly.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, content: .vertical, subitems: [subitem], count: count, dividesEvenly: true)
  }

  /// The name that iOS 16 had for `horizontal(layoutSize:repeatingSubitem:count:)`.
  open class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// The name that iOS 16 had for `vertical(layoutSize:repeatingSubitem:count:)`.
  open class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, content: .custom(itemProvider), subitems: [])
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
    let copy = NSCollectionLayoutGroup(
      layoutSize: layoutSize, content: content, subitems: subitems, count: count, dividesEvenly: dividesEvenly)
    copy.supplementaryItems = supplementaryItems
    copy.interItemSpacing = interItemSpacing
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }

  /// Two subitems must not carry supplementary items of one kind: no index path could tell them apart (facts 9.8).
  private func checkElementKinds() {
    let kinds = subitems.flatMap { $0 is NSCollectionLayoutGroup ? [] : $0.supplementaryItems.map(\.elementKind) }
    guard Set(kinds).count < kinds.count else { return }
    raise(
      "NSInternalInconsistencyException", "Every supplementary must have a unique elementKind: duplicates detected")
  }
}
