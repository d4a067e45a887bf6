import CryptoKit
import Foundation
import Testing

/// Keys that are wrapped by others.
@Suite struct KeyWrapTests {
  /// RFC 3394, section 4.6.
  @Test func wrappedKeysAreThoseOfTheStandard() throws {
    let other = SymmetricKey(data: [UInt8](0..<32))
    let key = SymmetricKey(data: [UInt8](hex: "00112233445566778899aabbccddeeff000102030405060708090a0b0c0d0e0f"))
    let wrapped = try AES.KeyWrap.wrap(key, using: other)
    #expect(
      Array(wrapped).hex == "28c9f404c4b810f4cbccb35cfb87f8263f5786e2d80ed326cbc7f0e71a99f43bfb988b9b7a02dd21")
    #expect(try AES.KeyWrap.unwrap(wrapped, using: other) == key)
    var changed = wrapped
    changed[3] ^= 1
    #expect(throws: CryptoKitError.unwrapFailure) { try AES.KeyWrap.unwrap(changed, using: other) }
    #expect(throws: CryptoKitError.unwrapFailure) { try AES.KeyWrap.unwrap(wrapped.dropLast(), using: other) }
    let short = SymmetricKey(data: Data(count: 15))
    #expect(throws: CryptoKitError.wrapFailure) { try AES.KeyWrap.wrap(short, using: other) }
    #expect(throws: CryptoKitError.incorrectKeySize) { try AES.KeyWrap.wrap(key, using: short) }
    #expect(throws: CryptoKitError.incorrectKeySize) { try AES.KeyWrap.unwrap(wrapped, using: short) }
  }
}
