import Foundation
import SeededRandom
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@Suite struct SectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  /// 0 (1, 2 (3)), 4
  private var tree: Snapshot {
    var tree = Snapshot()
    tree.append([0, 4])
    tree.append([1, 2], to: 0)
    tree.append([3], to: 2)
    return tree
  }

  @Test("Items come before their children; new items are collapsed")
  func appending() {
    var tree = tree
    #expect(tree.items == [0, 1, 2, 3, 4])
    #expect(tree.rootItems == [0, 4])
    #expect(tree.visibleItems == [0, 4])
    #expect([0, 1, 2, 3, 4].map(tree.level(of:)) == [0, 1, 1, 2, 0])
    #expect([0, 1, 2, 3, 4].map(tree.parent(of:)) == [nil, 0, 0, 2, nil])
    #expect([0, 1, 2, 3, 4].map(tree.index(of:)) == [0, 1, 2, 3, 4])
    #expect(tree.level(of: 9) == NSNotFound && tree.index(of: 9) == nil && !tree.contains(9))
    tree.expand([0])
    #expect(tree.visibleItems == [0, 1, 2, 4])
    #expect(tree.isVisible(2) && !tree.isVisible(3) && tree.isExpanded(0) && !tree.isExpanded(2))
    tree.expand([2, 4])
    #expect(tree.visibleItems == [0, 1, 2, 3, 4] && tree.expandedItems == [0, 2, 4])
    tree.collapse([0])
    #expect(tree.visibleItems == [0, 4] && tree.isExpanded(2))
  }

  @Test("Inserting before takes the item's level; inserting after passes what is under it")
  func inserting() {
    var before = tree
    before.insert([10], before: 1)
    #expect(before.items == [0, 10, 1, 2, 3, 4] && before.parent(of: 10) == 0)
    before.insert([11], before: 0)
    #expect(before.items.first == 11 && before.level(of: 11) == 0)
    var after = tree
    after.insert([10], after: 0)
    #expect(after.items == [0, 1, 2, 3, 10, 4] && after.level(of: 10) == 0)
    after.insert([11], after: 2)
    #expect(after.items == [0, 1, 2, 3, 11, 10, 4] && after.parent(of: 11) == 0)
    #expect(after.index(of: 4) == 6)
  }

  @Test("Hierarchies are taken out, put in and put in place of others")
  func branches() {
    let tree = tree
    let children = tree.snapshot(of: 0)
    #expect(children.items == [1, 2, 3] && children.rootItems == [1, 2] && children.level(of: 3) == 1)
    #expect(children.parent(of: 1) == nil && children.parent(of: 3) == 2)
    let whole = tree.snapshot(of: 2, includingParent: true)
    #expect(whole.items == [2, 3] && whole.level(of: 2) == 0 && whole.parent(of: 3) == 2)
    #expect(tree.snapshot(of: 4).items.isEmpty)
    var branch = Snapshot()
    branch.append([20])
    branch.append([21], to: 20)
    branch.expand([20])
    var target = tree
    target.insert(branch, after: 1)
    #expect(target.items == [0, 1, 20, 21, 2, 3, 4] && target.level(of: 21) == 2 && target.parent(of: 20) == 0)
    #expect(target.isExpanded(20))
    var replaced = tree
    replaced.replace(childrenOf: 0, using: branch)
    #expect(replaced.items == [0, 20, 21, 4] && !replaced.contains(3))
    var copy = Snapshot(tree)
    copy.deleteAll()
    #expect(copy.items.isEmpty && tree.items.count == 5)
  }

  @Test("Deleting takes children along")
  func deleting() {
    var tree = tree
    tree.delete([2, 3, 77])
    #expect(tree.items == [0, 1, 4] && tree.index(of: 4) == 2)
    tree.delete([0])
    #expect(tree.items == [4])
  }

  @Test func description() {
    var tree = tree
    tree.expand([0])
    #expect(tree.visualDescription() == "* + 0\n*   - 1\n*   - 2\n      - 3\n* - 4")
  }

  @Test("Random changes agree with a naive tree", arguments: 0..<40)
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var tree = Snapshot()
    var naive = NaiveTree()
    var next = 0
    for _ in 0..<60 {
      let target = tree.items.randomElement(using: &random)
      let new = (0..<random.int(1..<4)).map { _ in
        next += 1
        return next
      }
      switch (random.int(0..<7), target) {
      case (0, _):
        tree.append(new)
        naive.insert(new, under: nil, at: nil)
      case (1, let target?):
        tree.append(new, to: target)
        naive.insert(new, under: target, at: nil)
      case (2, let target?):
        tree.insert(new, before: target)
        naive.insert(new, under: naive.parent(of: target), at: (target, 0))
      case (3, let target?):
        tree.insert(new, after: target)
        naive.insert(new, under: naive.parent(of: target), at: (target, 1))
      case (4, let target?) where random.chance(50):
        tree.delete([target])
        naive.delete(target)
      case (5, let target?):
        tree.expand([target])
        naive.expanded.insert(target)
      case (6, let target?):
        tree.collapse([target])
        naive.expanded.remove(target)
      default: break
      }
      #expect(tree.items == naive.items(visible: false))
      #expect(tree.visibleItems == naive.items(visible: true))
      for (index, item) in tree.items.enumerated() {
        #expect(tree.index(of: item) == index && tree.parent(of: item) == naive.parent(of: item))
        #expect(tree.isVisible(item) == tree.visibleItems.contains(item))
        #expect(tree.snapshot(of: item).rootItems == naive.children[item] ?? [])
      }
    }
  }

  /// Children by parent.
  private struct NaiveTree {
    var children: [Int: [Int]] = [:]
    var expanded: Set<Int> = []
    static let root = -1

    func parent(of item: Int) -> Int? {
      let parent = children.first { $0.value.contains(item) }?.key
      return parent == Self.root ? nil : parent
    }

    mutating func insert(_ items: [Int], under parent: Int?, at place: (item: Int, offset: Int)?) {
      var list = children[parent ?? Self.root] ?? []
      let index = place.flatMap { place in list.firstIndex(of: place.item).map { $0 + place.offset } } ?? list.count
      list.insert(contentsOf: items, at: index)
      children[parent ?? Self.root] = list
    }

    mutating func delete(_ item: Int) {
      for child in children[item] ?? [] { delete(child) }
      children[item] = nil
      expanded.remove(item)
      for key in children.keys { children[key]?.removeAll { $0 == item } }
    }

    func items(visible: Bool, under parent: Int = root) -> [Int] {
      (children[parent] ?? []).flatMap { item in
        [item] + (visible && !expanded.contains(item) ? [] : items(visible: visible, under: item))
      }
    }
  }

  // MARK: Other visible items

  @Test("Reordered within a parent, an item stays under it, and takes what is hidden along")
  func rebasedWithinParent() {
    var tree = tree
    tree.expand([0])
    let moved = tree.rebased(onto: [0, 2, 1, 4])
    #expect(moved.items == [0, 2, 3, 1, 4] && moved.parent(of: 2) == 0 && moved.parent(of: 3) == 2)
    #expect(moved.isExpanded(0) && !moved.isExpanded(2))
  }

  @Test("Moved or new, an item joins what follows; without its parent, it joins what is above that")
  func rebasedElsewhere() {
    var tree = tree
    tree.expand([0])
    let into = tree.rebased(onto: [0, 1, 4, 2])
    #expect(into.parent(of: 4) == 0 && into.parent(of: 2) == 0)
    let new = tree.rebased(onto: [0, 1, 9, 2, 4, 8])
    #expect(new.parent(of: 9) == 0 && new.parent(of: 8) == nil)
    let orphans = tree.rebased(onto: [1, 2, 4])
    #expect(orphans.rootItems == [1, 2, 4] && orphans.parent(of: 3) == 2)
  }
}
