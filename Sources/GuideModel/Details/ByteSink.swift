/// Something bytes can be appended to: an array, or a parser's own arena.
public protocol ByteSink {
  mutating func append(_ byte: UInt8)
  mutating func append(bytes: UnsafeRawBufferPointer)
}

extension [UInt8]: ByteSink {
  @inlinable public mutating func append(bytes: UnsafeRawBufferPointer) {
    append(contentsOf: bytes)
  }
}
