import GuideModel

/// A growing run of bytes for the parser's inner loop, without reference counting and uniqueness checks. Its creator
/// must `free()` it.
struct ByteArena: ByteSink {
  private(set) var base: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  func free() { base.deallocate() }

  @inline(__always) var isEmpty: Bool { count == 0 }
  @inline(__always) var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }
  @inline(__always) mutating func removeAll() { count = 0 }

  @inline(__always) mutating func append(_ byte: UInt8) {
    if count == capacity { grow(1) }
    base[count] = byte
    count += 1
  }

  @inline(__always) mutating func append(bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    append(source, bytes.count)
  }

  @inline(__always) mutating func append(_ source: UnsafeRawPointer, _ length: Int) {
    if capacity - count < length { grow(length) }
    UnsafeMutableRawPointer(base + count).copyMemory(from: source, byteCount: length)
    count += length
  }

  /// Appends feed text made fit to show.
  mutating func append(display bytes: UnsafeRawBufferPointer, limit: Int) {
    let room = min(bytes.count, limit) + 4
    if capacity - count < room { grow(room) }
    count += DisplayText.write(bytes, to: base + count, limit: limit)
  }

  /// Shortens the contents to at most `limit` bytes, with an ellipsis.
  mutating func shorten(to limit: Int) { count = DisplayText.shorten(base, count: count, limit: limit) }

  /// Drops bytes from the end.
  mutating func truncate(to count: Int) { self.count = min(self.count, count) }

  @inline(never) private mutating func grow(_ extra: Int) {
    capacity = max(capacity * 2, count + extra)
    let bigger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    bigger.update(from: base, count: count)
    base.deallocate()
    base = bigger
  }

  var array: [UInt8] { [UInt8](bytes) }
}
