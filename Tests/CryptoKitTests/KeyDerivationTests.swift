import CryptoKit
import Foundation
import Testing

/// Keys that are derived of others.
@Suite struct KeyDerivationTests {
  private func hex(_ key: SymmetricKey) -> String { key.withUnsafeBytes { Array($0).hex } }

  /// RFC 5869, appendix A.
  @Test func derivedKeysAreThoseOfTheStandard() {
    let material = SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22))
    let salt = [UInt8](0...0x0C)
    let info = [UInt8](0xF0...0xF9)
    let extracted = HKDF<SHA256>.extract(inputKeyMaterial: material, salt: salt)
    #expect(Array(extracted).hex == "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5")
    let expected = "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
    #expect(hex(HKDF<SHA256>.expand(pseudoRandomKey: extracted, info: info, outputByteCount: 42)) == expected)
    #expect(
      hex(HKDF<SHA256>.deriveKey(inputKeyMaterial: material, salt: salt, info: info, outputByteCount: 42)) == expected)

    #expect(
      hex(
        HKDF<SHA256>.deriveKey(
          inputKeyMaterial: SymmetricKey(data: [UInt8](0x00...0x4F)), salt: [UInt8](0x60...0xAF),
          info: [UInt8](0xB0...0xFF), outputByteCount: 82))
        == "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09"
        + "da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87")

    #expect(
      hex(
        HKDF<Insecure.SHA1>.deriveKey(
          inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 11)), salt: salt, info: info,
          outputByteCount: 42))
        == "085a01ea1b10f36933068b56efa5ad81a4f14b822f5b091568a9cdd4f155fda2c22e422478d305f3f896")
  }

  @Test func saltAndInfoMayBeLeftOut() {
    let material = SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22))
    let (salt, info) = ([UInt8](0...0x0C), [UInt8](0xF0...0xF9))
    // RFC 5869, appendix A.3.
    let expected = "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"
    #expect(hex(HKDF<SHA256>.deriveKey(inputKeyMaterial: material, outputByteCount: 42)) == expected)
    let extracted = HKDF<SHA256>.extract(inputKeyMaterial: material, salt: Data?.none)
    #expect(hex(HKDF<SHA256>.expand(pseudoRandomKey: extracted, info: Data?.none, outputByteCount: 42)) == expected)
    #expect(
      HKDF<SHA512>.deriveKey(inputKeyMaterial: material, salt: salt, outputByteCount: 32)
        == HKDF<SHA512>.deriveKey(inputKeyMaterial: material, salt: salt, info: Data(), outputByteCount: 32))
    #expect(
      HKDF<SHA512>.deriveKey(inputKeyMaterial: material, info: info, outputByteCount: 32)
        == HKDF<SHA512>.deriveKey(inputKeyMaterial: material, salt: Data(), info: info, outputByteCount: 32))
    #expect(
      HKDF<SHA512>.deriveKey(inputKeyMaterial: material, salt: salt, outputByteCount: 32)
        != HKDF<SHA512>.deriveKey(inputKeyMaterial: material, info: info, outputByteCount: 32))
  }

  @Test func aKeyMayHave255Digests() {
    let material = SymmetricKey(size: .bits256)
    let long = HKDF<SHA256>.deriveKey(inputKeyMaterial: material, outputByteCount: 255 * 32)
    let short = HKDF<SHA256>.deriveKey(inputKeyMaterial: material, outputByteCount: 1)
    #expect(long.bitCount == 255 * 256)
    #expect(hex(long).hasPrefix(hex(short)))
  }
}
