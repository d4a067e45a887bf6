import CommonCrypto
import CryptoKit
import Foundation
import Testing

/// Digests of texts whose values the standards give (FIPS 180, RFC 1321, RFC 2202 and RFC 4231).
@Suite struct CryptoKitTests {
  private let abc = Data("abc".utf8)

  private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  @Test func digestsAreThoseOfTheStandards() {
    #expect(hex(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hex(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test func aDigestDescribesItself() {
    let digest = Insecure.MD5.hash(data: abc)
    #expect(digest.description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
    #expect(digest == Data(digest))
    #expect(digest != Data())
    #expect(type(of: digest).byteCount == 16)
  }

  @Test func aFunctionThatWasCopiedOrReadGoesOn() {
    var first = SHA256()
    first.update(data: Data("ab".utf8))
    var second = first
    first.update(data: Data("c".utf8))
    _ = first.finalize()
    second.update(data: Data("d".utf8))
    #expect(first.finalize() == SHA256.hash(data: abc))
    #expect(second.finalize() == SHA256.hash(data: Data("abd".utf8)))
    first.update(data: Data("d".utf8))
    #expect(first.finalize() == SHA256.hash(data: Data("abcd".utf8)))
  }

  @Test func codesAreThoseOfTheStandards() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let text = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: text, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: abc, using: key))
    #expect(
      hex(HMAC<Insecure.SHA1>.authenticationCode(for: text, using: key)) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    // A key longer than a block is hashed first.
    let long = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131))
    let test = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      hex(HMAC<SHA256>.authenticationCode(for: test, using: long))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  @Test func keysAreRandomAndComparable() {
    let key = SymmetricKey(size: .bits256)
    #expect(key.bitCount == 256)
    #expect(key != SymmetricKey(size: .bits256))
    #expect(key == SymmetricKey(data: key.withUnsafeBytes { Data($0) }))
  }

  @Test func olderFunctionsWriteTheSameDigests() {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    abc.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG($0.count), &digest) }
    #expect(digest == Array(SHA256.hash(data: abc)))
    digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5(nil, 0, &digest)
    #expect(hex(digest) == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test func olderFunctionsThatCryptoKitLacksWriteTheDigestsOfTheirSpecifications() {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA224_DIGEST_LENGTH))
    abc.withUnsafeBytes { _ = CC_SHA224($0.baseAddress, CC_LONG($0.count), &digest) }
    #expect(hex(digest) == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
    digest = [UInt8](repeating: 0, count: Int(CC_MD2_DIGEST_LENGTH))
    abc.withUnsafeBytes { _ = CC_MD2($0.baseAddress, CC_LONG($0.count), &digest) }
    #expect(hex(digest) == "da853b0d3f88d99b30283a69e6ded6bb")
    abc.withUnsafeBytes { _ = CC_MD4($0.baseAddress, CC_LONG($0.count), &digest) }
    #expect(hex(digest) == "a448017aaf21d8525fc10ae87aa6729d")
    // Of two blocks.
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 100)
    CC_MD4(long, 100, &digest)
    let short = digest
    CC_MD4(long, 99, &digest)
    #expect(digest != short)
  }

  @Test(arguments: [
    // RFC 2202 and RFC 4231, the second case of each.
    (kCCHmacAlgMD5, "750c783e6ab0b503eaa86e310a5db738"),
    (kCCHmacAlgSHA1, "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
    (kCCHmacAlgSHA224, "a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44"),
    (kCCHmacAlgSHA256, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
  ])
  func olderFunctionsAuthenticate(algorithm: Int, expected: String) {
    let data = "what do ya want for nothing?"
    var code = [UInt8](repeating: 0, count: expected.count / 2)
    CCHmac(CCHmacAlgorithm(algorithm), "Jefe", 4, data, data.utf8.count, &code)
    #expect(hex(code) == expected)
  }
}
