import CommonCrypto
import Testing

/// Keys that are wrapped by other keys.
@Suite struct KeyWrappingTests {
  private func wrap(_ key: [UInt8], _ other: [UInt8], vector: [UInt8]? = nil, room: Int = 100) -> Outcome {
    var wrapped = [UInt8](repeating: 0xEE, count: room)
    var count = room
    let status = CCSymmetricKeyWrap(
      CCWrappingAlgorithm(kCCWRAPAES), vector, vector?.count ?? 0, other, other.count, key, key.count, &wrapped, &count)
    return Outcome(status: Int(status), bytes: Array(wrapped.prefix(count)), moved: count)
  }

  private func unwrap(_ wrapped: [UInt8], _ other: [UInt8], vector: [UInt8]? = nil, room: Int = 100) -> Outcome {
    var key = [UInt8](repeating: 0xEE, count: room)
    var count = room
    let status = CCSymmetricKeyUnwrap(
      CCWrappingAlgorithm(kCCWRAPAES), vector, vector?.count ?? 0, other, other.count, wrapped, wrapped.count, &key,
      &count)
    return Outcome(status: Int(status), bytes: Array(key.prefix(count)), moved: count)
  }

  /// RFC 3394, section 4.
  @Test(arguments: [
    (16, 16, "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5"),
    (24, 16, "96778b25ae6ca435f92b5b97c050aed2468ab8a17ad84e5d"),
    (32, 16, "64e8c3f9ce0f5ba263e9777905818a2a93c8191e7d6e8ae7"),
    (32, 32, "28c9f404c4b810f4cbccb35cfb87f8263f5786e2d80ed326cbc7f0e71a99f43bfb988b9b7a02dd21"),
  ])
  func wrappedKeysAreThoseOfTheStandard(otherCount: Int, keyCount: Int, expected: String) {
    let other = [UInt8](0..<UInt8(otherCount))
    let key = Array([UInt8](hex: "00112233445566778899aabbccddeeff000102030405060708090a0b0c0d0e0f").prefix(keyCount))
    let standard = Array(UnsafeBufferPointer(start: CCrfc3394_iv, count: CCrfc3394_ivLen))
    for vector in [nil, standard] {
      let wrapped = wrap(key, other, vector: vector)
      #expect(wrapped == Outcome(status: kCCSuccess, bytes: [UInt8](hex: expected), moved: keyCount + 8))
      #expect(unwrap(wrapped.bytes, other, vector: vector).bytes == key)
    }
    #expect(CCSymmetricWrappedSize(CCWrappingAlgorithm(kCCWRAPAES), keyCount) == expected.count / 2)
    #expect(CCSymmetricUnwrappedSize(CCWrappingAlgorithm(kCCWRAPAES), expected.count / 2) == keyCount)
  }

  @Test func otherVectorsWork() {
    let (key, other) = ([UInt8](repeating: 1, count: 24), [UInt8](repeating: 2, count: 16))
    let vector = [UInt8](0..<8)
    let wrapped = wrap(key, other, vector: vector)
    #expect(wrapped != wrap(key, other))
    #expect(unwrap(wrapped.bytes, other, vector: vector).bytes == key)
    #expect(unwrap(wrapped.bytes, other) == Outcome(status: kCCDecodeError, bytes: [], moved: 0))
    // Apple's function tries the standard's vector after the one that is given.
    #expect(unwrap(wrap(key, other).bytes, other, vector: vector).bytes == key)
  }

  @Test func changedKeysAreRefused() {
    let (key, other) = ([UInt8](repeating: 1, count: 16), [UInt8](repeating: 2, count: 16))
    let wrapped = wrap(key, other).bytes
    for place in wrapped.indices {
      var changed = wrapped
      changed[place] ^= 1
      #expect(unwrap(changed, other) == Outcome(status: kCCDecodeError, bytes: [], moved: 0))
    }
    #expect(unwrap(wrapped, [UInt8](repeating: 3, count: 16)).status == kCCDecodeError)
    #expect(unwrap(Array(wrapped.dropLast(8)), other).status == kCCDecodeError)
    #expect(unwrap(Array(wrapped.dropLast()), other).status == kCCDecodeError)
  }

  @Test func lengthsAreChecked() {
    let (key, other) = ([UInt8](repeating: 1, count: 16), [UInt8](repeating: 2, count: 16))
    let refused = Outcome(status: kCCParamError, bytes: [], moved: 0)
    #expect(wrap(key, Array(other.dropLast())) == refused)
    #expect(wrap(Array(key.dropLast()), other) == refused)
    #expect(wrap(Array(key.prefix(8)), other) == refused)
    #expect(wrap(key, other, vector: [1, 2, 3]) == refused)
    #expect(wrap(key, other, room: 23) == refused)
    let wrapped = wrap(key, other, room: 24).bytes
    #expect(unwrap(wrapped, other, room: 15) == refused)
    #expect(unwrap(wrapped, other, vector: [1, 2, 3]) == refused)
    #expect(unwrap(wrapped, Array(other.dropLast())) == refused)
    #expect(unwrap(wrapped, other, room: 16).bytes == key)
  }

  @Test func keysAreUnwrappedInPlace() {
    let (key, other) = ([UInt8](repeating: 1, count: 16), [UInt8](repeating: 2, count: 16))
    var buffer = wrap(key, other).bytes
    var count = buffer.count
    let status = buffer.withUnsafeMutableBufferPointer {
      CCSymmetricKeyUnwrap(1, nil, 0, other, 16, $0.baseAddress, 24, $0.baseAddress, &count)
    }
    #expect(status == kCCSuccess)
    #expect(Array(buffer.prefix(count)) == key)
  }
}
