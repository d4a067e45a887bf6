/// The type of results of `CCRandomGenerateBytes`.
public typealias CCRNGStatus = CCCryptorStatus

/// Fills memory with random bytes for keys, vectors and nonces, from the kernel.
/// - Returns: `kCCParamError` without memory.
@discardableResult public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
  guard count != 0 else { return CCRNGStatus(kCCSuccess) }
  guard count > 0, let bytes else { return CCRNGStatus(kCCParamError) }
  // Swift's generator is `getrandom` on Linux.
  var generator = SystemRandomNumberGenerator()
  var place = 0
  while place < count {
    withUnsafeBytes(of: generator.next() as UInt64) { number in
      UnsafeMutableRawBufferPointer(start: bytes + place, count: min(number.count, count - place))
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: number.prefix(count - place)))
    }
    place += MemoryLayout<UInt64>.size
  }
  return CCRNGStatus(kCCSuccess)
}
