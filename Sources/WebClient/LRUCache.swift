/// Values by key up to a total cost; the least recently used are evicted first.
///
/// Access is O(1). Eviction sorts, but evicts a quarter at once: O(log n) amortised.
public struct LRUCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  /// The greatest total cost, in the unit of the values' costs.
  public let limit: Int
  /// The total cost of the values; never above `limit`.
  public private(set) var cost = 0
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0

  /// Creates an empty cache.
  public init(limit: Int) { self.limit = limit }

  /// The number of values. O(1).
  public var count: Int { entries.count }

  /// Returns the value of a key and marks it as just used; `nil` if there is none. O(1).
  public mutating func value(for key: Key) -> Value? {
    guard let value = entries[key]?.value else { return nil }
    clock += 1
    entries[key]?.lastUse = clock
    return value
  }

  /// Inserts a value, unless its cost alone exceeds the limit.
  public mutating func insert(_ value: Value, for key: Key, cost newCost: Int) {
    remove(key)
    guard newCost <= limit else { return }
    clock += 1
    entries[key] = Entry(value: value, cost: newCost, lastUse: clock)
    cost += newCost
    if cost > limit { evict(to: limit - limit / 4, keeping: key) }
  }

  /// Removes the value of a key, if there is one. O(1).
  public mutating func remove(_ key: Key) {
    if let entry = entries.removeValue(forKey: key) { cost -= entry.cost }
  }

  private mutating func evict(to target: Int, keeping kept: Key) {
    for (key, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where key != kept && cost > target {
      remove(key)
    }
  }
}
