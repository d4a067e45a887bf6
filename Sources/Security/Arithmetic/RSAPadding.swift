/// The encodings of RFC 8017.
enum RSAPadding {
  /// Returns the encoding of a signature with padding of version 1.5; nil if the key is too short.
  static func signature(_ content: [UInt8], count: Int) -> [UInt8]? {
    guard content.count + 11 <= count else { return nil }
    return [0, 1] + [UInt8](repeating: 0xff, count: count - content.count - 3) + [0] + content
  }

  static func encryption(_ message: [UInt8], count: Int) -> [UInt8]? {
    guard message.count + 11 <= count else { return nil }
    var generator = SystemRandomNumberGenerator()
    let padding = (0..<count - message.count - 3).map { _ in UInt8.random(in: 1...255, using: &generator) }
    return [0, 2] + padding + [0] + message
  }

  static func decryption(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 11, bytes[0] == 0, bytes[1] == 2, let end = bytes[2...].firstIndex(of: 0), end >= 10 else {
      return nil
    }
    return Array(bytes[(end + 1)...])
  }

  static func optimalEncryption(_ message: [UInt8], _ digest: Digest, count: Int) -> [UInt8]? {
    let size = digest.byteCount
    guard message.count + 2 * size + 2 <= count else { return nil }
    let zeros = [UInt8](repeating: 0, count: count - message.count - 2 * size - 2)
    let block = digest.hash([]) + zeros + [1] + message
    let seed = randomBytes(size)
    let masked = xor(block, digest.mask(seed, count: block.count))
    return [0] + xor(seed, digest.mask(masked, count: size)) + masked
  }

  static func optimalDecryption(_ bytes: [UInt8], _ digest: Digest) -> [UInt8]? {
    let size = digest.byteCount
    guard bytes.count >= 2 * size + 2 else { return nil }
    let masked = Array(bytes[(size + 1)...])
    let seed = xor(Array(bytes[1...size]), digest.mask(masked, count: size))
    let block = xor(masked, digest.mask(seed, count: masked.count))
    // Compares everything before it answers: which part is wrong must stay secret.
    var difference = bytes[0]
    for (first, second) in zip(digest.hash([]), block) { difference |= first ^ second }
    let mark = block[size...].firstIndex { $0 != 0 }
    guard difference == 0, let mark, block[mark] == 1 else { return nil }
    return Array(block[(mark + 1)...])
  }

  /// Returns the encoding of a probabilistic signature, whose salt is as long as the digest.
  static func probabilistic(_ hash: [UInt8], _ digest: Digest, bitCount: Int) -> [UInt8]? {
    let count = (bitCount + 6) / 8
    let size = digest.byteCount
    guard hash.count == size, count >= 2 * size + 2 else { return nil }
    let salt = randomBytes(size)
    let inner = digest.hash([UInt8](repeating: 0, count: 8) + hash + salt)
    let block = [UInt8](repeating: 0, count: count - 2 * size - 2) + [1] + salt
    var masked = xor(block, digest.mask(inner, count: block.count))
    masked[0] &= 0xff >> UInt8(8 * count - (bitCount - 1))
    return masked + inner + [0xbc]
  }

  static func isProbabilistic(_ bytes: [UInt8], of hash: [UInt8], _ digest: Digest, bitCount: Int) -> Bool {
    let count = (bitCount + 6) / 8
    let size = digest.byteCount
    guard hash.count == size, count >= 2 * size + 2, bytes.count >= count, bytes.last == 0xbc else { return false }
    guard bytes.dropLast(count).allSatisfy({ $0 == 0 }) else { return false }
    let encoded = Array(bytes.suffix(count))
    let masked = Array(encoded.prefix(count - size - 1))
    let inner = Array(encoded[(count - size - 1)..<(count - 1)])
    let topMask: UInt8 = 0xff >> UInt8(8 * count - (bitCount - 1))
    guard masked[0] & ~topMask == 0 else { return false }
    var block = xor(masked, digest.mask(inner, count: masked.count))
    block[0] &= topMask
    let zeros = count - 2 * size - 2
    guard block.prefix(zeros).allSatisfy({ $0 == 0 }), block[zeros] == 1 else { return false }
    return digest.hash([UInt8](repeating: 0, count: 8) + hash + block[(zeros + 1)...]) == inner
  }

  private static func xor(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] { zip(first, second).map { $0 ^ $1 } }
}
