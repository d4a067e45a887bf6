import Foundation

/// A growing buffer of plain values: an array without checks, for the indexer's loops.
struct RawBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 1_024) {
    self.capacity = max(capacity, 16)
    base = UnsafeMutablePointer<Element>.allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) where Element == UInt8 {
    guard let source = bytes.baseAddress else { return }
    if count + bytes.count > capacity { grow(to: count + bytes.count) }
    memcpy(base + count, source, bytes.count)
    count += bytes.count
  }

  /// Resizes the buffer; new elements are not initialised.
  mutating func resize(to newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
    count = newCount
  }

  mutating func removeAll() { count = 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get { base[index] }
    @inline(__always) nonmutating set { base[index] = newValue }
  }

  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    new.update(from: base, count: count)
    base.deallocate()
    base = new
    capacity = larger
  }
}
