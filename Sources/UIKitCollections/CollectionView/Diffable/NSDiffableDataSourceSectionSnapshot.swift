import Foundation
@_spi(UIKit) import UIKitCore

/// The contents of one section of a collection view: a hierarchy of unique item identifiers.
///
/// An item's children are visible while it and all its ancestors are expanded; new items are collapsed. An item can be
/// expanded without having children. Queries about one item are O(1) unless they say otherwise; changes are O(n).
///
/// See Apple's page:
/// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct>.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable & Sendable {
  struct Node: Sendable {
    var position: Int
    var level = 0
    var parent: ItemIdentifierType?
    var isExpanded = false
  }

  /// The identifiers of all items, visible or not, each followed by its descendants.
  public private(set) var items: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  /// Creates an empty snapshot.
  public init() {}

  /// Creates a copy of a snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  // MARK: Questions

  /// The items at the top level. O(n).
  public var rootItems: [ItemIdentifierType] { items.filter { nodes[$0]?.parent == nil } }

  /// The items without a collapsed ancestor. O(n).
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    var hiddenBelow = Int.max
    for item in items {
      guard let node = nodes[item], node.level <= hiddenBelow else { continue }
      visible.append(item)
      hiddenBelow = node.isExpanded ? .max : node.level
    }
    return visible
  }

  /// The expanded items, with or without children. O(n).
  public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }

  /// Returns whether the item is in the section, visible or not. O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Returns whether the item is expanded; false for an item that is not in the snapshot.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Returns whether all ancestors of the item are expanded; false for an item that is not in the snapshot. O(level).
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var node = nodes[item] else { return false }
    while let parent = node.parent.flatMap({ nodes[$0] }) {
      guard parent.isExpanded else { return false }
      node = parent
    }
    return true
  }

  /// Returns the number of ancestors of the item; `NSNotFound` for an item that is not in the snapshot.
  public func level(of item: ItemIdentifierType) -> Int { nodes[item]?.level ?? NSNotFound }

  /// Returns the item's position in `items`; nil for an item that is not in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? { nodes[item]?.position }

  /// Returns the parent of an item; nil at the top level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// Returns a parent's descendants as a snapshot whose top level is the parent's children or, with `includingParent`,
  /// the parent itself. Empty for an item without children. O(size of the result).
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let range = subtree(of: parent)
    let top = level(of: parent) + (includingParent ? 0 : 1)
    var result = Self()
    result.items = Array(items[(includingParent ? range.lowerBound : range.lowerBound + 1)..<range.upperBound])
    for (position, item) in result.items.enumerated() {
      guard var node = nodes[item] else { continue }
      node.position = position
      node.level -= top
      if node.level == 0 { node.parent = nil }
      result.nodes[item] = node
    }
    return result
  }

  func hasChildren(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil && subtree(of: item).count > 1 }

  // MARK: Adding

  /// Adds items after the children of a parent or, without one, at the end of the top level. Raises an exception if an
  /// identifier is already in the snapshot.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    graft(Self(flat: items), at: parent.map { subtree(of: $0).upperBound } ?? self.items.count, under: parent)
  }

  /// Inserts items directly before an item, at its level. Raises an exception if an identifier is already in the
  /// snapshot, or if `item` is not.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(Self(flat: items), before: item)
  }

  /// Inserts items after an item and its descendants, at its level. Raises an exception like `insert(_:before:)`.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(Self(flat: items), after: item)
  }

  /// Inserts a hierarchy directly before an item; its top level takes the item's level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    graft(snapshot, at: subtree(of: item).lowerBound, under: parent(of: item))
  }

  /// Inserts a hierarchy after an item and its descendants; its top level takes the item's level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    graft(snapshot, at: subtree(of: item).upperBound, under: parent(of: item))
  }

  /// Replaces all descendants of a parent by a hierarchy.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let range = subtree(of: parent)
    removeItems(in: range.dropFirst())
    graft(snapshot, at: range.lowerBound + 1, under: parent)
  }

  // MARK: Removing

  /// Removes items with their descendants. Unknown identifiers are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) { removeItems(in: subtree(of: item)) }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  // MARK: Expanding

  /// Expands items, so that their children are shown. Unknown identifiers are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Collapses items, so that their children are hidden. Unknown identifiers are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  /// Returns the hierarchy as text for debugging, one line per item: `*` is visible, `+` expanded, `-` collapsed.
  public func visualDescription() -> String {
    items.map { item in
      let indentation = String(repeating: "  ", count: level(of: item))
      return "\(isVisible(item) ? "*" : " ") \(indentation)\(isExpanded(item) ? "+" : "-") \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Helpers

  /// Creates a snapshot of items of one level.
  private init(flat items: [ItemIdentifierType]) {
    self.items = items
    for (position, item) in items.enumerated() { claim(item, Node(position: position)) }
  }

  private mutating func claim(_ item: ItemIdentifierType, _ node: Node) {
    guard nodes.updateValue(node, forKey: item) == nil else {
      raise(
        "NSInternalInconsistencyException",
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)")
    }
  }

  /// Returns the positions of an item and all its descendants.
  private func subtree(of item: ItemIdentifierType) -> Range<Int> {
    guard let node = nodes[item] else {
      raise("NSInternalInconsistencyException", "Invalid item identifier, not in the section snapshot: \(item)")
    }
    var end = node.position + 1
    while end < items.count, let next = nodes[items[end]], next.level > node.level { end += 1 }
    return node.position..<end
  }

  private mutating func graft(_ branch: Self, at position: Int, under parent: ItemIdentifierType?) {
    let level = parent.map { self.level(of: $0) + 1 } ?? 0
    for (offset, item) in branch.items.enumerated() {
      guard var node = branch.nodes[item] else { continue }
      node.position = position + offset
      node.level += level
      node.parent = node.parent ?? parent
      claim(item, node)
    }
    items.insert(contentsOf: branch.items, at: position)
    renumber(from: position + branch.items.count)
  }

  private mutating func removeItems(in range: Range<Int>) {
    for item in items[range] { nodes[item] = nil }
    items.removeSubrange(range)
    renumber(from: range.lowerBound)
  }

  private mutating func renumber(from start: Int) {
    for position in start..<items.count { nodes[items[position]]?.position = position }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable {}
