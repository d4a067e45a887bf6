/// The UTF-16 unit at each byte of a string, so that many places can be converted.
struct UnitOffsets {
  private let units: [Int32]

  init(_ string: String) {
    var units: [Int32] = []
    units.reserveCapacity(string.utf8.count + 1)
    var unit: Int32 = 0
    for byte in string.utf8 {
      units.append(unit)
      // A character counts with its first byte; one of four bytes has two units.
      if byte & 0xC0 != 0x80 { unit += byte >= 0xF0 ? 2 : 1 }
    }
    units.append(unit)
    self.units = units
  }

  /// The number of UTF-16 units.
  var count: Int { Int(units[units.count - 1]) }

  subscript(byte: Int) -> Int { Int(units[min(max(byte, 0), units.count - 1)]) }
}
