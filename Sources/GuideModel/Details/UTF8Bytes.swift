/// UTF-8 decoding and encoding where a `String` for each character would be too expensive.
package enum UTF8Bytes {
  /// Returns the length of the sequence that starts with `lead`; 1 for a byte that cannot start one.
  @inlinable static func sequenceLength(lead: UInt8) -> Int {
    lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  }

  /// Writes a scalar (at most 0x10FFFF) into at least four bytes, and returns how many it took.
  package static func encode(_ scalar: UInt32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(scalar >> shift & 0x3F) }
    switch scalar {
    case ..<0x80:
      buffer[0] = UInt8(scalar)
      return 1
    case ..<0x800:
      buffer[0] = 0xC0 | UInt8(scalar >> 6)
      buffer[1] = tail(0)
      return 2
    case ..<0x10000:
      buffer[0] = 0xE0 | UInt8(scalar >> 12)
      buffer[1] = tail(6)
      buffer[2] = tail(0)
      return 3
    default:
      buffer[0] = 0xF0 | UInt8(scalar >> 18 & 7)
      buffer[1] = tail(12)
      buffer[2] = tail(6)
      buffer[3] = tail(0)
      return 4
    }
  }
}
