import Foundation

/// Memory for keys and for what is derived of them, which is wiped before it is freed.
package final class SecretMemory {
  package let start: UnsafeMutableRawPointer
  package let byteCount: Int

  /// Creates memory of zeros, aligned for every context of nettle.
  package init(byteCount: Int) {
    start = .allocate(byteCount: byteCount, alignment: 16)
    self.byteCount = byteCount
    wipe()
  }

  /// Creates memory with a copy of bytes.
  package convenience init(copying source: UnsafeRawBufferPointer) {
    self.init(byteCount: source.count)
    if let base = source.baseAddress { start.copyMemory(from: base, byteCount: source.count) }
  }

  deinit {
    wipe()
    start.deallocate()
  }

  /// The memory as bytes.
  package var bytes: UnsafeMutablePointer<UInt8> { start.assumingMemoryBound(to: UInt8.self) }

  /// The memory as a buffer.
  package var buffer: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: byteCount) }

  /// Overwrites the memory with zeros, which a compiler does not leave out, as it may with `memset`.
  package func wipe() { explicit_bzero(start, byteCount) }
}
