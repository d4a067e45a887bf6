/// The hash function MD4 of RFC 1320.
enum MessageDigest4 {
  /// Returns the digest of bytes. O(bytes).
  static func hash(_ bytes: [UInt8]) -> [UInt8] {
    let padded = MerkleDamgard.padded(bytes, isBigEndian: false)
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    for block in stride(from: 0, to: padded.count, by: 64) {
      mix(MerkleDamgard.words(of: padded[block..<block + 64], isBigEndian: false), into: &state)
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) } }
  }

  /// The words of a block, the number that is added, and the rotations, in each of three rounds.
  private static let rounds: [(order: [Int], number: UInt32, shifts: [UInt32])] = [
    (Array(0..<16), 0, [3, 7, 11, 19]),
    ([0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15], 0x5A82_7999, [3, 5, 9, 13]),
    ([0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15], 0x6ED9_EBA1, [3, 9, 11, 15]),
  ]

  private static func mix(_ words: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for (round, rule) in rounds.enumerated() {
      for (step, word) in rule.order.enumerated() {
        let mixed: UInt32
        switch round {
        case 0: mixed = (b & c) | (~b & d)
        case 1: mixed = (b & c) | (b & d) | (c & d)
        default: mixed = b ^ c ^ d
        }
        let next = (a &+ mixed &+ words[word] &+ rule.number).rotated(left: rule.shifts[step % 4])
        (a, b, c, d) = (d, next, b, c)
      }
    }
    for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
  }
}
