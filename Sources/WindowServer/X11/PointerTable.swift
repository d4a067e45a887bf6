import QuartzCore

/// The places of nodes in a list, by identity: a dictionary for keys that need no strong hash. The list keeps them
/// alive.
struct PointerTable {
  private var keys: [ObjectIdentifier?]
  private var places: [Int32]
  private let shift: Int

  /// Creates a table.
  ///
  /// - Parameter count: the maximum number of nodes.
  init(capacity count: Int) {
    let bits = max(Int.bitWidth - (max(count, 4) * 2 - 1).leadingZeroBitCount, 3)
    keys = Array(repeating: nil, count: 1 << bits)
    places = Array(repeating: 0, count: 1 << bits)
    shift = UInt.bitWidth - bits
  }

  /// Returns the slot that contains `key`, or the free one where it belongs.
  private func slot(of key: ObjectIdentifier) -> Int {
    // The upper bits of a product with the golden ratio differ where the pointers' lower ones do.
    var slot = Int((UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15) >> UInt(shift))
    while let other = keys[slot], other != key { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  /// The place last set for a node.
  subscript(node: RenderNode) -> Int? {
    let slot = slot(of: ObjectIdentifier(node))
    return keys[slot] == nil ? nil : Int(places[slot])
  }

  mutating func set(_ node: RenderNode, to place: Int) {
    let key = ObjectIdentifier(node)
    let slot = slot(of: key)
    keys[slot] = key
    places[slot] = Int32(place)
  }
}
