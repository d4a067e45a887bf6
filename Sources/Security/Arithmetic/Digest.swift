import CommonCrypto
import Foundation

/// The hash functions of signatures.
enum Digest: String {
  case SHA1, SHA224, SHA256, SHA384, SHA512

  var byteCount: Int {
    switch self {
    case .SHA1: 20
    case .SHA224: 28
    case .SHA256: 32
    case .SHA384: 48
    case .SHA512: 64
    }
  }

  func hash(_ bytes: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: byteCount)
    let count = CC_LONG(bytes.count)
    switch self {
    case .SHA1: CC_SHA1(bytes, count, &result)
    case .SHA224: CC_SHA224(bytes, count, &result)
    case .SHA256: CC_SHA256(bytes, count, &result)
    case .SHA384: CC_SHA384(bytes, count, &result)
    case .SHA512: CC_SHA512(bytes, count, &result)
    }
    return result
  }

  /// The beginning of the DER of a digest, before its bytes (RFC 8017, section 9.2).
  var prefix: [UInt8] {
    let identifier: [UInt8] =
      switch self {
      case .SHA1: [0x06, 0x05, 0x2b, 0x0e, 0x03, 0x02, 0x1a]
      case .SHA224: Self.secondFamily(4)
      case .SHA256: Self.secondFamily(1)
      case .SHA384: Self.secondFamily(2)
      case .SHA512: Self.secondFamily(3)
      }
    let algorithm = DERWriter.element(0x30, identifier + [0x05, 0x00])
    return [0x30, UInt8(algorithm.count + 2 + byteCount)] + algorithm + [0x04, UInt8(byteCount)]
  }

  private static func secondFamily(_ number: UInt8) -> [UInt8] {
    [0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, number]
  }

  /// Returns `count` bytes of the mask of a seed (MGF1 of RFC 8017).
  func mask(_ seed: [UInt8], count: Int) -> [UInt8] { expand(count: count, from: 0) { hash(seed + $0) } }

  /// Returns `count` bytes of a key (ANSI X9.63).
  func derivedKey(_ secret: [UInt8], _ shared: [UInt8], count: Int) -> [UInt8] {
    expand(count: count, from: 1) { hash(secret + $0 + shared) }
  }

  private func expand(count: Int, from first: UInt32, _ block: ([UInt8]) -> [UInt8]) -> [UInt8] {
    var (result, counter): ([UInt8], UInt32) = ([], first)
    while result.count < count {
      result += block(withUnsafeBytes(of: counter.bigEndian) { Array($0) })
      counter &+= 1
    }
    return Array(result.prefix(count))
  }
}
