@_spi(UIKit) import UIKitCore

/// Views that wait to be shown again, by what they were registered as.
@MainActor struct ReusePool {
  struct Key: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String
    var identifier: String
  }

  /// The views of one key. Each keeps a reference to its slot, so that no look-up is needed when it comes back.
  @MainActor final class Slot {
    fileprivate let key: Key
    fileprivate var waiting: [UICollectionReusableView] = []

    fileprivate init(_ key: Key) { self.key = key }
  }

  private var slots: [Key: Slot] = [:]
  /// The slot used last: cells of one kind come by the dozen.
  private var recent: Slot?
  /// How many views were ever made, and how often one was used again: for benchmarks and tests.
  private(set) var made = 0
  private(set) var reused = 0

  /// Keeps a view until it is needed again.
  /// - Returns: whether it may be: not if what it was made from is not registered any more.
  func put(_ view: UICollectionReusableView) -> Bool {
    guard let slot = view.reuseState.slot else { return false }
    slot.waiting.append(view)
    return true
  }

  /// The view that came last, whose drawing is most likely still at hand.
  mutating func take(_ key: Key) -> UICollectionReusableView? {
    guard let view = slot(key).waiting.popLast() else { return nil }
    reused += 1
    return view
  }

  /// Notes that a view was made for a key.
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

  /// Forgets all views of a key, as when another class is registered for it, and returns those that wait. Those that
  /// are shown will not be used again either.
  mutating func removeAll(_ key: Key) -> [UICollectionReusableView] {
    guard let slot = slots.removeValue(forKey: key) else { return [] }
    if recent === slot { recent = nil }
    let views = slot.waiting
    slot.waiting = []
    return views
  }
}
