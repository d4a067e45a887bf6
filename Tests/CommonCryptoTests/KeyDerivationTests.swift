import CommonCrypto
import Testing

/// Keys that are derived of passwords.
@Suite struct KeyDerivationTests {
  private func derive(
    _ function: Int, _ password: String, _ salt: String, rounds: UInt32, count: Int
  ) -> (status: Int, key: [UInt8]) {
    var key = [UInt8](repeating: 0, count: count)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, Array(salt.utf8), salt.utf8.count,
      CCPseudoRandomAlgorithm(function), rounds, &key, count)
    return (Int(status), key)
  }

  private static let standards: [(function: Int, password: String, salt: String, rounds: Int, key: String)] = [
    // RFC 6070.
    (kCCPRFHmacAlgSHA1, "password", "salt", 1, "0c60c80f961f0e71f3a9b524af6012062fe037a6"),
    (kCCPRFHmacAlgSHA1, "password", "salt", 2, "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"),
    (kCCPRFHmacAlgSHA1, "password", "salt", 4096, "4b007901b765489abead49d926f721d065a429c1"),
    (
      kCCPRFHmacAlgSHA1, "passwordPASSWORDpassword", "saltSALTsaltSALTsaltSALTsaltSALTsalt", 4096,
      "3d2eec4fe41c849b80c8d83662c0e44a8b291a964cf2f07038"
    ),
    (kCCPRFHmacAlgSHA1, "pass\0word", "sa\0lt", 4096, "56fa6aa75548099dcc37d7f03425e0c3"),
    // RFC 7914, section 11.
    (
      kCCPRFHmacAlgSHA256, "passwd", "salt", 1,
      "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
        + "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783"
    ),
    (
      kCCPRFHmacAlgSHA256, "Password", "NaCl", 80000,
      "4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56"
        + "a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d"
    ),
  ]

  @Test(arguments: standards)
  func keysAreThoseOfTheStandards(function: Int, password: String, salt: String, rounds: Int, expected: String) {
    let derived = derive(function, password, salt, rounds: UInt32(rounds), count: expected.count / 2)
    #expect(derived.status == kCCSuccess)
    #expect(derived.key.hex == expected)
  }

  /// The definition in RFC 8018, by `CCHmac`.
  @Test(arguments: [
    (kCCPRFHmacAlgSHA1, kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH),
    (kCCPRFHmacAlgSHA224, kCCHmacAlgSHA224, CC_SHA224_DIGEST_LENGTH),
    (kCCPRFHmacAlgSHA256, kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH),
    (kCCPRFHmacAlgSHA384, kCCHmacAlgSHA384, CC_SHA384_DIGEST_LENGTH),
    (kCCPRFHmacAlgSHA512, kCCHmacAlgSHA512, CC_SHA512_DIGEST_LENGTH),
  ])
  func everyFunctionIsUsedAsDefined(function: Int, code: Int, digestLength: Int32) {
    let password = "a password"
    func authenticate(_ message: [UInt8]) -> [UInt8] {
      var result = [UInt8](repeating: 0, count: Int(digestLength))
      CCHmac(CCHmacAlgorithm(code), password, password.utf8.count, message, message.count, &result)
      return result
    }
    var expected: [UInt8] = []
    for number in 1...2 {
      var step = authenticate(Array("salt".utf8) + [0, 0, 0, UInt8(number)])
      var sum = step
      for _ in 1..<3 {
        step = authenticate(step)
        sum = zip(sum, step).map { $0 ^ $1 }
      }
      expected += sum
    }
    expected.removeLast(3)
    #expect(derive(function, password, "salt", rounds: 3, count: expected.count).key == expected)
  }

  @Test func parametersAreChecked() {
    #expect(derive(0, "p", "s", rounds: 1, count: 16).status == kCCParamError)
    #expect(derive(6, "p", "s", rounds: 1, count: 16).status == kCCParamError)
    #expect(derive(1, "p", "s", rounds: 0, count: 16).status == kCCParamError)
    #expect(derive(1, "p", "s", rounds: 1, count: 0).status == kCCParamError)
    #expect(derive(1, "", "", rounds: 1, count: 16).status == kCCSuccess)
    var key = [UInt8](repeating: 0, count: 16)
    #expect(CCKeyDerivationPBKDF(1, "p", 1, nil, 0, 1, 1, &key, 16) == kCCParamError)
    #expect(CCKeyDerivationPBKDF(2, nil, 0, nil, 0, 1, 1, &key, 16) == kCCParamError)
    #expect(CCKeyDerivationPBKDF(2, "p", 1, nil, 4, 1, 1, &key, 16) == kCCParamError)
    #expect(CCKeyDerivationPBKDF(2, "p", 1, nil, 0, 1, 1, nil, 16) == kCCParamError)
    #expect(CCKeyDerivationPBKDF(2, "p", 1, nil, 0, 1, 1, &key, 16) == kCCSuccess)
    #expect(key == derive(1, "p", "", rounds: 1, count: 16).key)
  }

  @Test func pointersWithoutTypesAreTaken() {
    let typed = derive(1, "password", "salt", rounds: 2, count: 20).key
    var key = [UInt8](repeating: 0, count: 20)
    let status = Array("password".utf8).withUnsafeBytes { password in
      Array("salt".utf8).withUnsafeBytes { salt in
        key.withUnsafeMutableBytes {
          CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), password.baseAddress, 8, salt.baseAddress, 4, 1, 2, $0.baseAddress, 20)
        }
      }
    }
    #expect(status == kCCSuccess && key == typed)
  }

  @Test func roundsForATimeAreNotTooFew() {
    let algorithm = CCPBKDFAlgorithm(kCCPBKDF2)
    let function = CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1)
    #expect(CCCalibratePBKDF(algorithm, 8, 8, function, 20, 0) == 10_000)
    #expect(CCCalibratePBKDF(algorithm, 0, 0, function, 20, .max) > 10_000)
    #expect(CCCalibratePBKDF(algorithm, 8, 133, function, 20, 100) == .max)
    #expect(CCCalibratePBKDF(algorithm, 8, 8, function, 0, 100) == .max)
    #expect(CCCalibratePBKDF(algorithm, 8, 8, 9, 20, 100) == .max)
    #expect(CCCalibratePBKDF(1, 8, 8, function, 20, 100) == .max)
  }

  @Test func randomBytesFillExactlyTheMemoryTheyAreAskedFor() {
    for count in 0..<40 {
      // A byte that stays zero 64 times has a chance of 2⁻⁵¹².
      var seen = [UInt8](repeating: 0, count: 42)
      for _ in 0..<64 {
        var bytes = [UInt8](repeating: 0, count: 42)
        #expect(CCRandomGenerateBytes(&bytes, count) == kCCSuccess)
        seen = zip(seen, bytes).map { $0 | $1 }
      }
      #expect(seen.prefix(count).allSatisfy { $0 != 0 })
      #expect(seen.dropFirst(count).allSatisfy { $0 == 0 })
    }
    #expect(CCRandomGenerateBytes(nil, 0) == kCCSuccess)
    #expect(CCRandomGenerateBytes(nil, 1) == kCCParamError)
  }
}
