import CNettle

/// The functions of nettle for a hash function, as those of Apple use them.
struct NettleHash<Context> {
  let initialize: (UnsafeMutablePointer<Context>?) -> Void
  let update: (UnsafeMutablePointer<Context>?, Int, UnsafePointer<UInt8>?) -> Void
  let digest: (UnsafeMutablePointer<Context>?, Int, UnsafeMutablePointer<UInt8>?) -> Void
  let byteCount: Int32

  /// Starts a digest in memory for a context.
  /// - Returns: 1, or 0 without memory.
  func start(_ context: UnsafeMutableRawPointer?) -> Int32 {
    guard let context else { return 0 }
    initialize(context.bindMemory(to: Context.self, capacity: 1))
    return 1
  }

  /// Adds bytes.
  /// - Returns: 1, or 0 without memory.
  func add(_ context: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ length: CC_LONG) -> Int32 {
    guard let context else { return 0 }
    if let data, length > 0 {
      update(
        context.assumingMemoryBound(to: Context.self), Int(length), data.assumingMemoryBound(to: UInt8.self))
    }
    return 1
  }

  /// Writes the digest and starts another.
  /// - Returns: 1, or 0 without memory.
  func finish(_ output: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutableRawPointer?) -> Int32 {
    guard let context, let output else { return 0 }
    digest(context.assumingMemoryBound(to: Context.self), Int(byteCount), output)
    return 1
  }

  /// Writes the digest of bytes to memory, and returns the memory.
  func write(
    _ data: UnsafeRawPointer?, _ length: CC_LONG, _ output: UnsafeMutablePointer<UInt8>?
  ) -> UnsafeMutablePointer<UInt8>? {
    guard let output else { return nil }
    withUnsafeTemporaryAllocation(
      byteCount: MemoryLayout<Context>.size, alignment: MemoryLayout<Context>.alignment
    ) { memory in
      _ = start(memory.baseAddress)
      _ = add(memory.baseAddress, data, length)
      _ = finish(output, memory.baseAddress)
    }
    return output
  }
}
