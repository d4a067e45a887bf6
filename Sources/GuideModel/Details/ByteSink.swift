/// A type to which bytes can be appended: an array, or a parser's own arena.
public protocol ByteSink {
  /// Appends one byte.
  mutating func append(_ byte: UInt8)
  /// Appends the bytes of a buffer, which is only valid during the call.
  mutating func append(bytes: UnsafeRawBufferPointer)
}

extension [UInt8]: ByteSink {
  @inlinable public mutating func append(bytes: UnsafeRawBufferPointer) {
    append(contentsOf: bytes)
  }
}
