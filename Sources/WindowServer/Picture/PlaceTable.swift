import QuartzCore

/// Maps keys to positions in a list: a dictionary for keys that need no strong hash, such as addresses of nodes. The
/// list keeps the nodes alive.
struct PlaceTable {
  private var keys: [UInt64]
  /// -1 in free slots.
  private var places: [Int32]
  private let shift: UInt64

  /// Creates a table.
  ///
  /// - Parameter count: the maximum number of keys.
  init(capacity count: Int) {
    let bits = max(Int.bitWidth - (max(count, 4) * 2 - 1).leadingZeroBitCount, 3)
    keys = Array(repeating: 0, count: 1 << bits)
    places = Array(repeating: -1, count: 1 << bits)
    shift = UInt64(UInt64.bitWidth - bits)
  }

  /// Returns the slot that contains `key`, or the free one where it belongs.
  private func slot(of key: UInt64) -> Int {
    // The upper bits of a product with the golden ratio differ where the keys' lower ones do.
    var slot = Int((key &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while places[slot] >= 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  /// The position that was last set for a key.
  subscript(key: UInt64) -> Int? {
    let place = places[slot(of: key)]
    return place < 0 ? nil : Int(place)
  }

  /// Sets the position of a key, and returns the previous one.
  @discardableResult mutating func set(_ key: UInt64, to place: Int) -> Int? {
    let slot = slot(of: key)
    let former = places[slot]
    keys[slot] = key
    places[slot] = Int32(place)
    return former < 0 ? nil : Int(former)
  }
}

extension RenderNode {
  /// The node's identity as the key of a `PlaceTable`.
  var identity: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self))) }
}
