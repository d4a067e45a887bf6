/// The hash function SHA-224 of FIPS 180-4: that of SHA-256 from another start, without its last word.
enum SHA224 {
  static let blockByteCount = 64

  private static let start: [UInt32] = [
    0xC105_9ED8, 0x367C_D507, 0x3070_DD17, 0xF70E_5939, 0xFFC0_0B31, 0x6858_1511, 0x64F9_8FA7, 0xBEFA_4FA4,
  ]

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]

  /// Returns the digest of bytes. O(bytes).
  static func hash(_ bytes: [UInt8]) -> [UInt8] {
    let padded = MerkleDamgard.padded(bytes, isBigEndian: true)
    var state = start
    for block in stride(from: 0, to: padded.count, by: blockByteCount) {
      mix(MerkleDamgard.words(of: padded[block..<block + blockByteCount], isBigEndian: true), into: &state)
    }
    return state.dropLast().flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  private static func mix(_ block: [UInt32], into state: inout [UInt32]) {
    var words = block
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = early.rotated(right: 7) ^ early.rotated(right: 18) ^ early >> 3
      let second = late.rotated(right: 17) ^ late.rotated(right: 19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var s = state
    for index in 0..<64 {
      let high = s[4].rotated(right: 6) ^ s[4].rotated(right: 11) ^ s[4].rotated(right: 25)
      let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
      let one = s[7] &+ high &+ choice &+ constants[index] &+ words[index]
      let low = s[0].rotated(right: 2) ^ s[0].rotated(right: 13) ^ s[0].rotated(right: 22)
      let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      s = [one &+ low &+ majority, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] &+= s[index] }
  }
}

/// The padding of hash functions that work on blocks of 64 bytes.
enum MerkleDamgard {
  /// Returns bytes with a bit, zeros, and their number of bits at the end of a block.
  static func padded(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    let zeros = (64 + 56 - (bytes.count + 1) % 64) % 64
    let bits = UInt64(bytes.count) * 8
    let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(8 * (isBigEndian ? 7 - $0 : $0))) }
    return bytes + [0x80] + [UInt8](repeating: 0, count: zeros) + length
  }

  /// Returns the words of a block.
  static func words(of block: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt32] {
    stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      (0..<4).reduce(0) { word, index in
        word | UInt32(block[start + index]) << UInt32(8 * (isBigEndian ? 3 - index : index))
      }
    }
  }
}

extension UInt32 {
  func rotated(right count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
  func rotated(left count: UInt32) -> UInt32 { self << count | self >> (32 - count) }
}
