import Dispatch

/// Work on all cores.
enum Concurrently {
  /// Maps elements like `map`, on all cores.
  static func map<Element, Value>(_ elements: [Element], _ transform: (Element) -> Value) -> [Value] {
    nonisolated(unsafe) let elements = elements
    nonisolated(unsafe) let transform = transform
    let values = UnsafeMutableBufferPointer<Value?>.allocate(capacity: elements.count)
    values.initialize(repeating: nil)
    defer {
      values.deinitialize()
      values.deallocate()
    }
    nonisolated(unsafe) let target = values
    // Each iteration writes to its own place.
    DispatchQueue.concurrentPerform(iterations: elements.count) { target[$0] = transform(elements[$0]) }
    return values.compactMap { $0 }
  }
}
