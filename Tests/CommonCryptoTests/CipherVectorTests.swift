import CommonCrypto
import Testing

/// Ciphertexts that standards give.
@Suite struct CipherVectorTests {
  private static let singleBlocks: [(algorithm: Int, key: String, plaintext: String, ciphertext: String)] = [
    // FIPS 197, appendix C.
    (
      kCCAlgorithmAES, "000102030405060708090a0b0c0d0e0f", "00112233445566778899aabbccddeeff",
      "69c4e0d86a7b0430d8cdb78070b4c55a"
    ),
    (
      kCCAlgorithmAES128, "000102030405060708090a0b0c0d0e0f1011121314151617", "00112233445566778899aabbccddeeff",
      "dda97ca4864cdfe06eaf70a0ec0d7191"
    ),
    (
      kCCAlgorithmAES, "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
      "00112233445566778899aabbccddeeff", "8ea2b7ca516745bfeafc49904b496089"
    ),
    // NIST SP 800-17, table A.1. The key is a weak one.
    (kCCAlgorithmDES, "0101010101010101", "8000000000000000", "95f8a5e5dd31d900"),
    // NIST SP 800-67, appendix B.
    (
      kCCAlgorithm3DES, "0123456789abcdef23456789abcdef01456789abcdef0123",
      "5468652071756663 6b2062726f776e20 666f78206a756d70", "a826fd8ce53b855fcce21c8112256fe668d5c05dd9b6b900"
    ),
    // RFC 2144, appendix B.1.
    (kCCAlgorithmCAST, "0123456712345678234567893456789a", "0123456789abcdef", "238b4fe5847e44b2"),
    (kCCAlgorithmCAST, "01234567123456782345", "0123456789abcdef", "eb6a711a2c02271b"),
    (kCCAlgorithmCAST, "0123456712", "0123456789abcdef", "7ac816d16e9b302e"),
    // RFC 2268, section 5.
    (kCCAlgorithmRC2, "ffffffffffffffff", "ffffffffffffffff", "278b27e42e2f0d49"),
    (kCCAlgorithmRC2, "88bca90e90875a7f0f79c384627bafb2", "0000000000000000", "2269552ab0f85ca6"),
    // The vectors of Blowfish's author.
    (kCCAlgorithmBlowfish, "0000000000000000", "0000000000000000", "4ef997456198dd78"),
    (kCCAlgorithmBlowfish, "0123456789abcdef", "1111111111111111", "61f9c3802281b096"),
  ]

  @Test(arguments: singleBlocks)
  func blocks(algorithm: Int, key: String, plaintext: String, ciphertext: String) {
    let key = [UInt8](hex: key)
    let (plain, cipher) = ([UInt8](hex: plaintext), [UInt8](hex: ciphertext))
    // A vector is ignored: each block is encrypted by itself.
    let vector = [UInt8](repeating: 7, count: 16)
    let encrypted = crypt(kCCEncrypt, algorithm, kCCOptionECBMode, key: key, vector: vector, plain)
    #expect(encrypted == Outcome(status: kCCSuccess, bytes: cipher, moved: cipher.count))
    let decrypted = crypt(kCCDecrypt, algorithm, kCCOptionECBMode, key: key, vector: vector, cipher)
    #expect(decrypted == Outcome(status: kCCSuccess, bytes: plain, moved: plain.count))
  }

  private static let key128 = "2b7e151628aed2a6abf7158809cf4f3c"
  private static let key192 = "8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b"
  private static let key256 = "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4"
  private static let vector = "000102030405060708090a0b0c0d0e0f"
  private static let message =
    "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51"
    + "30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710"

  /// NIST SP 800-38A, appendix F.
  private static let modes: [(mode: Int, key: String, vector: String, ciphertext: String)] = [
    (
      kCCModeECB, key128, vector,
      "3ad77bb40d7a3660a89ecaf32466ef97f5d3d58503b9699de785895a96fdbaaf"
        + "43b1cd7f598ece23881b00e3ed0306887b0c785e27e8ad3f8223207104725dd4"
    ),
    (
      kCCModeCBC, key128, vector,
      "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2"
        + "73bed6b8e3c1743b7116e69e222295163ff1caa1681fac09120eca307586e1a7"
    ),
    (
      kCCModeCBC, key192, vector,
      "4f021db243bc633d7178183a9fa071e8b4d9ada9ad7dedf4e5e738763f69145a"
        + "571b242012fb7ae07fa9baac3df102e008b0e27988598881d920a9e64f5615cd"
    ),
    (
      kCCModeCBC, key256, vector,
      "f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d"
        + "39f23369a9d9bacfa530e26304231461b2eb05e2c39be9fcda6c19078c6a9d1b"
    ),
    (
      kCCModeCFB, key128, vector,
      "3b3fd92eb72dad20333449f8e83cfb4ac8a64537a0b3a93fcde3cdad9f1ce58b"
        + "26751f67a3cbb140b1808cf187a4f4dfc04b05357c5d1c0eeac4c66f9ff7f2e6"
    ),
    (kCCModeCFB8, key128, vector, "3b79424c9c0dd436bace9e0ed4586a4f32b9"),
    (
      kCCModeOFB, key128, vector,
      "3b3fd92eb72dad20333449f8e83cfb4a7789508d16918f03f53c52dac54ed825"
        + "9740051e9c5fecf64344f7a82260edcc304c6528f659c77866a510d9c1d6ae5e"
    ),
    (
      kCCModeCTR, key128, "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff",
      "874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff"
        + "5ae4df3edbd5d35e5b4f09020db03eab1e031dda2fbe03d1792170a0f3009cee"
    ),
  ]

  @Test(arguments: modes)
  func messages(mode: Int, key: String, vector: String, ciphertext: String) {
    let setup = Setup(algorithm: kCCAlgorithmAES, mode: mode, key: [UInt8](hex: key), vector: [UInt8](hex: vector))
    let cipher = [UInt8](hex: ciphertext)
    let plain = Array([UInt8](hex: Self.message).prefix(cipher.count))
    #expect(setup.process(kCCEncrypt, plain).bytes.hex == ciphertext)
    #expect(setup.process(kCCDecrypt, cipher).bytes == plain)
  }

  /// RFC 6229, for a key of 40 bits.
  @Test func streams() {
    let key = [UInt8](hex: "0102030405")
    let stream = crypt(kCCEncrypt, kCCAlgorithmRC4, 0, key: key, [UInt8](repeating: 0, count: 16))
    #expect(stream.bytes.hex == "b2396305f03dc027ccc3524a0a1118a8")
    // Options for blocks change nothing.
    let options = kCCOptionPKCS7Padding | kCCOptionECBMode
    for operation in [kCCEncrypt, kCCDecrypt] {
      let padded = crypt(operation, kCCAlgorithmRC4, options, key: key, [UInt8](repeating: 0, count: 3))
      #expect(padded == Outcome(status: kCCSuccess, bytes: [0xB2, 0x39, 0x63], moved: 3))
    }
  }

  /// RC4 mixes its state with 256 bytes of a key, and nettle takes no more.
  @Test func longKeysOfStreamsAreUsedAsFarAsTheyCount() {
    let key = (0..<512).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let zeros = [UInt8](repeating: 0, count: 20)
    let long = crypt(kCCEncrypt, kCCAlgorithmRC4, 0, key: key, zeros)
    #expect(long.status == kCCSuccess)
    #expect(long == crypt(kCCEncrypt, kCCAlgorithmRC4, 0, key: Array(key.prefix(256)), zeros))
    #expect(long != crypt(kCCEncrypt, kCCAlgorithmRC4, 0, key: Array(key.prefix(255)), zeros))
  }
}
