import CollectionCore
@_spi(UIKit) import UIKitCore

/// The views that wait for reuse, by their registration.
@MainActor struct ReusePool {
  struct Key: Hashable {
    var category: ElementCategory
    var kind: String
    var identifier: String
  }

  /// The views of one key. Each view refers to its slot, so that no look-up is needed when it returns.
  @MainActor final class Slot {
    fileprivate let key: Key
    fileprivate var waiting: [UICollectionReusableView] = []

    fileprivate init(_ key: Key) { self.key = key }
  }

  private var slots: [Key: Slot] = [:]
  /// The slot used last: cells of one kind come in large numbers.
  private var recent: Slot?
  /// The number of views created and of reuses, for benchmarks and tests.
  private(set) var made = 0
  private(set) var reused = 0

  /// Stores a view until it is needed again.
  ///
  /// - Returns: whether it was stored; false if its class or nib is no longer registered.
  func put(_ view: UICollectionReusableView) -> Bool {
    guard let slot = view.reuseState.slot else { return false }
    slot.waiting.append(view)
    return true
  }

  /// Returns the view that was stored last, whose drawing is most likely still cached.
  mutating func take(_ key: Key) -> UICollectionReusableView? {
    guard let view = slot(key).waiting.popLast() else { return nil }
    reused += 1
    return view
  }

  /// Records that a view was created for a key.
  mutating func countMade(_ view: UICollectionReusableView, _ key: Key) {
    view.reuseState.slot = slot(key)
    made += 1
  }

  private mutating func slot(_ key: Key) -> Slot {
    if let recent, recent.key == key { return recent }
    let slot = slots[key] ?? Slot(key)
    slots[key] = slot
    recent = slot
    return slot
  }

  func count(_ key: Key) -> Int { slots[key]?.waiting.count ?? 0 }

  var count: Int { slots.values.reduce(0) { $0 + $1.waiting.count } }

  /// Removes all views of a key, as when another class is registered for it, and returns the waiting ones. Those on
  /// screen will not be reused either.
  mutating func removeAll(_ key: Key) -> [UICollectionReusableView] {
    guard let slot = slots.removeValue(forKey: key) else { return [] }
    if recent === slot { recent = nil }
    let views = slot.waiting
    slot.waiting = []
    return views
  }
}
