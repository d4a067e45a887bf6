/// Values in the order in which they arrived.
struct ValueQueue<Value> {
  /// The values that have been taken, as nil, and those that wait.
  private var values: [Value?] = []
  private var start = 0

  var isEmpty: Bool { start == values.count }
  var count: Int { values.count - start }

  mutating func append(_ value: Value) { values.append(value) }

  /// Takes the first value, and does not retain it. O(1) on average.
  mutating func removeFirst() -> Value? {
    guard start < values.count else { return nil }
    let first = values[start]
    values[start] = nil
    start += 1
    if start == values.count {
      // After many values at once, their memory is not kept.
      values.removeAll(keepingCapacity: start <= 32)
      start = 0
    } else if start > 32, start * 2 > values.count {
      values.removeFirst(start)
      start = 0
    }
    return first
  }
}
