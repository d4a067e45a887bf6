import CommonCrypto
import SeededRandom
import Testing

/// Modes of all ciphers, compared with models that encrypt block by block.
@Suite struct ModeTests {
  private static let ciphers: [(algorithm: Int, keyByteCount: Int, blockSize: Int)] = [
    (kCCAlgorithmAES, 16, 16), (kCCAlgorithmAES, 24, 16), (kCCAlgorithmAES, 32, 16), (kCCAlgorithmDES, 8, 8),
    (kCCAlgorithm3DES, 24, 8), (kCCAlgorithmCAST, 5, 8), (kCCAlgorithmCAST, 16, 8), (kCCAlgorithmRC2, 1, 8),
    (kCCAlgorithmRC2, 128, 8), (kCCAlgorithmBlowfish, 8, 8), (kCCAlgorithmBlowfish, 56, 8),
  ]

  private func bytes(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
  }

  private func encrypted(_ block: [UInt8], _ algorithm: Int, _ key: [UInt8]) -> [UInt8] {
    crypt(kCCEncrypt, algorithm, kCCOptionECBMode, key: key, block).bytes
  }

  private func model(_ mode: Int, _ algorithm: Int, _ key: [UInt8], _ vector: [UInt8], _ message: [UInt8]) -> [UInt8] {
    let size = vector.count
    var block = vector
    var result: [UInt8] = []
    for start in stride(from: 0, to: message.count, by: mode == kCCModeCFB8 ? 1 : size) {
      let part = message[start..<min(start + size, message.count)]
      switch mode {
      case kCCModeECB: result += encrypted(Array(part), algorithm, key)
      case kCCModeCBC:
        block = encrypted(zip(part, block).map { $0 ^ $1 }, algorithm, key)
        result += block
      case kCCModeCFB:
        block = zip(part, encrypted(block, algorithm, key)).map { $0 ^ $1 }
        result += block
      case kCCModeCFB8:
        result.append(message[start] ^ encrypted(block, algorithm, key)[0])
        block = block.dropFirst() + [result[start]]
      case kCCModeOFB:
        block = encrypted(block, algorithm, key)
        result += zip(part, block).map { $0 ^ $1 }
      default:
        result += zip(part, encrypted(block, algorithm, key)).map { $0 ^ $1 }
        // The last eight bytes count.
        var place = size - 1
        while place >= size - 8 {
          block[place] &+= 1
          if block[place] != 0 { break }
          place -= 1
        }
      }
    }
    return result
  }

  @Test(arguments: [kCCModeECB, kCCModeCBC, kCCModeCFB, kCCModeCFB8, kCCModeOFB, kCCModeCTR])
  func modesAreThoseOfTheStandardInParts(mode: Int) {
    var random = SeededGenerator(seed: UInt64(mode))
    for (algorithm, keyByteCount, blockSize) in Self.ciphers {
      for count in [0, 1, blockSize, 3 * blockSize + 5, 10 * blockSize] {
        let isStream = mode != kCCModeECB && mode != kCCModeCBC
        let message = bytes(isStream ? count : count - count % blockSize, &random)
        var setup = Setup(
          algorithm: algorithm, mode: mode, key: bytes(keyByteCount, &random), vector: bytes(blockSize, &random))
        // Counters that begin again soon.
        if random.chance(50) {
          setup.vector?.replaceSubrange(blockSize - 7..<blockSize, with: [255, 255, 255, 255, 255, 255, 254])
        }
        if random.chance(50) { setup.vector?[blockSize - 8] = 255 }
        let expected = model(mode, algorithm, setup.key, setup.vector ?? [], message)
        for _ in 0..<4 {
          let places = (0..<random.int(0..<6)).map { _ in random.int(0..<message.count + 1) }.sorted()
          let encrypted = setup.process(kCCEncrypt, message, splitAt: places)
          #expect(encrypted == Outcome(status: kCCSuccess, bytes: expected, moved: expected.count))
          let decrypted = setup.process(kCCDecrypt, expected, splitAt: places)
          #expect(decrypted == Outcome(status: kCCSuccess, bytes: message, moved: message.count))
        }
      }
    }
  }

  @Test(arguments: [kCCModeECB, kCCModeCBC]) func paddingFillsTheLastBlockInParts(mode: Int) {
    var random = SeededGenerator(seed: UInt64(mode) + 100)
    for (algorithm, keyByteCount, blockSize) in Self.ciphers {
      let key = bytes(keyByteCount, &random)
      let vector = bytes(blockSize, &random)
      let plain = Setup(algorithm: algorithm, mode: mode, key: key, vector: vector)
      var padded = plain
      padded.padding = ccPKCS7Padding
      for count in [0, 1, blockSize - 1, blockSize, blockSize + 1, 5 * blockSize, 5 * blockSize + 3] {
        let message = bytes(count, &random)
        let missing = blockSize - count % blockSize
        let expected = plain.process(kCCEncrypt, message + [UInt8](repeating: UInt8(missing), count: missing)).bytes
        for _ in 0..<4 {
          var places = (0..<random.int(0..<6)).map { _ in random.int(0..<count + 1) }.sorted()
          let encrypted = padded.process(kCCEncrypt, message, splitAt: places)
          #expect(encrypted == Outcome(status: kCCSuccess, bytes: expected, moved: expected.count))
          places = (0..<random.int(0..<6)).map { _ in random.int(0..<expected.count + 1) }.sorted()
          let decrypted = padded.process(kCCDecrypt, expected, splitAt: places)
          #expect(decrypted == Outcome(status: kCCSuccess, bytes: message, moved: message.count))
        }
      }
    }
  }

  @Test func noVectorStandsForZeros() {
    let key = [UInt8](repeating: 3, count: 16)
    let message = [UInt8](0..<32)
    for mode in [kCCModeCBC, kCCModeCFB, kCCModeCFB8, kCCModeOFB, kCCModeCTR] {
      let without = Setup(algorithm: kCCAlgorithmAES, mode: mode, key: key)
      var with = without
      with.vector = [UInt8](repeating: 0, count: 16)
      #expect(without.process(kCCEncrypt, message) == with.process(kCCEncrypt, message))
      with.vector?[0] = 1
      #expect(without.process(kCCEncrypt, message) != with.process(kCCEncrypt, message))
    }
  }
}
