/// Compresses indices into codes of growing length, as GIFs contain them.
struct LZWEncoder {
  /// The number of codes before the table begins again.
  private static let tableSize = 4096

  private let bits: Int
  private var output: [UInt8] = []
  private var buffer: UInt32 = 0
  private var filled = 0
  // The table is a tree: each code has a first child, the next one of its parent, and the index it adds.
  private var child = [Int](repeating: -1, count: tableSize)
  private var sibling = [Int](repeating: -1, count: tableSize)
  private var suffix = [UInt8](repeating: 0, count: tableSize)

  init(bits: Int) { self.bits = bits }

  private mutating func put(_ code: Int, _ length: Int) {
    buffer |= UInt32(code) << filled
    filled += length
    while filled >= 8 {
      output.append(UInt8(buffer & 0xFF))
      buffer >>= 8
      filled -= 8
    }
  }

  private func find(_ index: UInt8, after prefix: Int) -> Int? {
    var code = child[prefix]
    while code >= 0 {
      if suffix[code] == index { return code }
      code = sibling[code]
    }
    return nil
  }

  /// Returns the codes of indices below `1 << bits`. At most 256 steps for each.
  mutating func encode(_ indices: [UInt8]) -> [UInt8] {
    let clear = 1 << bits
    var (length, next) = (bits + 1, clear + 2)
    put(clear, length)
    var prefix: Int?
    for index in indices {
      guard let present = prefix else {
        prefix = Int(index)
        continue
      }
      if let longer = find(index, after: present) {
        prefix = longer
        continue
      }
      put(present, length)
      if next < Self.tableSize {
        (suffix[next], sibling[next], child[present]) = (index, child[present], next)
        if next == 1 << length { length += 1 }
        next += 1
      } else {
        put(clear, length)
        for code in child.indices { (child[code], sibling[code]) = (-1, -1) }
        (length, next) = (bits + 1, clear + 2)
      }
      prefix = Int(index)
    }
    if let prefix {
      put(prefix, length)
      if next == 1 << length, next < Self.tableSize { length += 1 }
    }
    put(clear + 1, length)
    if filled > 0 { output.append(UInt8(buffer & 0xFF)) }
    return output
  }
}
