import CollectionCore
@_spi(UIKit) import UIKitCore

/// The elements on screen: their views, the order of the views from back to front, and the views that wait for reuse.
@MainActor final class ElementTable {
  /// Each element's view. A view shows one element at a time.
  private(set) var views: [ElementKey: UICollectionReusableView] = [:]
  var stack = ViewStack()
  var pool = ReusePool()

  var count: Int { views.count }
  var keys: Dictionary<ElementKey, UICollectionReusableView>.Keys { views.keys }

  subscript(key: ElementKey) -> UICollectionReusableView? { views[key] }

  /// Returns the cell of an item on screen.
  func cell(at path: IndexPath) -> UICollectionViewCell? { views[.cell(path)] as? UICollectionViewCell }

  /// Records that a view shows an element, in place of any that it showed before.
  func show(_ view: UICollectionReusableView, as key: ElementKey) {
    if let former = view.reuseState.key, views[former] === view { views[former] = nil }
    view.reuseState.key = key
    views[key] = view
  }

  /// Removes an element; its view keeps its last key.
  @discardableResult func remove(_ key: ElementKey) -> UICollectionReusableView? { views.removeValue(forKey: key) }

  /// Removes all elements and returns their views in the order of the elements.
  @discardableResult func removeAll() -> [UICollectionReusableView] {
    let removed = views.sorted { $0.key < $1.key }.map(\.value)
    views.removeAll(keepingCapacity: true)
    return removed
  }

  /// Records that a view keeps showing its element, which has a new key.
  func keep(_ view: UICollectionReusableView, as key: ElementKey) {
    view.reuseState.key = key
    views[key] = view
  }
}

extension ElementTable: @preconcurrency Sequence {
  func makeIterator() -> Dictionary<ElementKey, UICollectionReusableView>.Iterator { views.makeIterator() }
}
