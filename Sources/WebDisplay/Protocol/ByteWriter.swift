/// Writes numbers, least significant byte first.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  init(reserving count: Int = 0) { bytes.reserveCapacity(count) }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func word(_ value: Int) {
    let value = UInt16(truncatingIfNeeded: value)
    bytes.append(UInt8(value & 0xFF))
    bytes.append(UInt8(value >> 8))
  }

  mutating func long(_ value: UInt32) {
    word(Int(value & 0xFFFF))
    word(Int(value >> 16))
  }
}
