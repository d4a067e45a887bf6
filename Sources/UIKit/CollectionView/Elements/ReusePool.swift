/// Views that wait to be shown again, by what they were registered as.
@MainActor struct ReusePool {
  struct Key: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String
    var identifier: String
  }

  private var waiting: [Key: [UICollectionReusableView]] = [:]
  /// How many views were ever made, and how often one was used again: for benchmarks and tests.
  private(set) var made = 0
  private(set) var reused = 0

  mutating func put(_ view: UICollectionReusableView, for key: Key) {
    waiting[key, default: []].append(view)
  }

  /// The view that came last, whose drawing is most likely still at hand.
  mutating func take(_ key: Key) -> UICollectionReusableView? {
    guard let view = waiting[key]?.popLast() else { return nil }
    reused += 1
    return view
  }

  mutating func countMade() { made += 1 }

  func count(_ key: Key) -> Int { waiting[key]?.count ?? 0 }

  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// Forgets all views of a key, as when another class is registered for it, and returns them.
  mutating func removeAll(_ key: Key) -> [UICollectionReusableView] { waiting.removeValue(forKey: key) ?? [] }
}
