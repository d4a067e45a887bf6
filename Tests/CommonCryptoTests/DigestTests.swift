import CommonCrypto
import CryptoKit
import SeededRandom
import Testing

/// Digests and codes of data that is added in parts.
@Suite struct DigestTests {
  /// A digest of data, and the same of data in parts.
  private struct Function {
    let name: String
    let digest: ([UInt8]) -> [UInt8]
    let digestOfParts: ([[UInt8]]) -> [UInt8]

    init<Context>(
      _ name: String, _ length: Int32, _ context: Context,
      _ start: @escaping (UnsafeMutablePointer<Context>?) -> Int32,
      _ add: @escaping (UnsafeMutablePointer<Context>?, UnsafeRawPointer?, CC_LONG) -> Int32,
      _ finish: @escaping (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Context>?) -> Int32,
      _ whole: @escaping (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
    ) {
      self.name = name
      digest = { data in
        // A byte more, which stays.
        var output = [UInt8](repeating: 0xEE, count: Int(length) + 1)
        _ = whole(data, CC_LONG(data.count), &output)
        return output.last == 0xEE ? output.dropLast() : []
      }
      digestOfParts = { parts in
        var context = context
        var output = [UInt8](repeating: 0xEE, count: Int(length) + 1)
        var successes = start(&context)
        for part in parts { successes += add(&context, part, CC_LONG(part.count)) }
        successes += finish(&output, &context)
        return output.last == 0xEE && successes == parts.count + 2 ? output.dropLast() : []
      }
    }
  }

  private var functions: [Function] {
    [
      Function(
        "MD2", CC_MD2_DIGEST_LENGTH, CC_MD2_CTX(), CC_MD2_Init, CC_MD2_Update, CC_MD2_Final, CC_MD2),
      Function(
        "MD4", CC_MD4_DIGEST_LENGTH, CC_MD4_CTX(), CC_MD4_Init, CC_MD4_Update, CC_MD4_Final, CC_MD4),
      Function(
        "MD5", CC_MD5_DIGEST_LENGTH, CC_MD5_CTX(), CC_MD5_Init, CC_MD5_Update, CC_MD5_Final, CC_MD5),
      Function(
        "SHA-1", CC_SHA1_DIGEST_LENGTH, CC_SHA1_CTX(), CC_SHA1_Init, CC_SHA1_Update, CC_SHA1_Final, CC_SHA1),
      Function(
        "SHA-224", CC_SHA224_DIGEST_LENGTH, CC_SHA256_CTX(), CC_SHA224_Init, CC_SHA224_Update, CC_SHA224_Final,
        CC_SHA224),
      Function(
        "SHA-256", CC_SHA256_DIGEST_LENGTH, CC_SHA256_CTX(), CC_SHA256_Init, CC_SHA256_Update, CC_SHA256_Final,
        CC_SHA256),
      Function(
        "SHA-384", CC_SHA384_DIGEST_LENGTH, CC_SHA512_CTX(), CC_SHA384_Init, CC_SHA384_Update, CC_SHA384_Final,
        CC_SHA384),
      Function(
        "SHA-512", CC_SHA512_DIGEST_LENGTH, CC_SHA512_CTX(), CC_SHA512_Init, CC_SHA512_Update, CC_SHA512_Final,
        CC_SHA512),
    ]
  }

  /// Texts of more than one block, of RFC 1319, RFC 1320, RFC 1321 and FIPS 180.
  @Test func digestsAreThoseOfTheStandards() {
    let digits = Array(String(repeating: "1234567890", count: 8).utf8)
    let letters = Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
    let expected = [
      (digits, "d5976f79d83d3a0dc9806c3c66f3efd8"), (digits, "e33b4ddc9c38f2199c3e7b164fcc0536"),
      (digits, "57edf4a22be3c955ac49da2e2107b67a"), (letters, "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
      (letters, "75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525"),
      (letters, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
      (
        letters,
        "3391fdddfc8dc7393707a65b1b4709397cf8b1d162af05abfe8f450de5f36bc6b0455a8520bc4e6f5fe95b1fe3c8452b"
      ),
      (
        letters,
        "204a8fc6dda82f0a0ced7beb8e08a41657c16ef468b228a8279be331a703c33596fd15c13b1b07f9aa1d3bea57789ca0"
          + "31ad85c7a71dd70354ec631238ca3445"
      ),
    ]
    for (function, (text, digest)) in zip(functions, expected) {
      #expect(function.digest(text).hex == digest, "\(function.name)")
    }
  }

  @Test(arguments: 0..<8) func partsGiveTheDigestOfTheWhole(index: Int) {
    let function = functions[index]
    var random = SeededGenerator(seed: 1)
    for count in [0, 1, 63, 64, 65, 127, 128, 129, 500] {
      let data = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let whole = function.digest(data)
      #expect(!whole.isEmpty)
      for _ in 0..<5 {
        let places = [0] + (0..<random.int(0..<5)).map { _ in random.int(0..<count + 1) }.sorted() + [count]
        let parts = zip(places, places.dropFirst()).map { Array(data[$0..<$1]) }
        #expect(function.digestOfParts(parts) == whole)
      }
    }
  }

  @Test func lengthsOfBlocksAreThoseOfCryptoKit() {
    #expect(Int(CC_MD5_BLOCK_BYTES) == Insecure.MD5.blockByteCount)
    #expect(Int(CC_SHA1_BLOCK_BYTES) == Insecure.SHA1.blockByteCount)
    #expect(Int(CC_SHA256_BLOCK_BYTES) == SHA256.blockByteCount)
    #expect(Int(CC_SHA512_BLOCK_BYTES) == SHA512.blockByteCount)
  }

  @Test func withoutMemoryNothingHappens() {
    #expect(CC_SHA256_Init(nil) == 0)
    #expect(CC_SHA256_Update(nil, "a", 1) == 0)
    #expect(CC_SHA256("a", 1, nil) == nil)
  }

  @Test(arguments: [
    kCCHmacAlgMD5, kCCHmacAlgSHA1, kCCHmacAlgSHA224, kCCHmacAlgSHA256, kCCHmacAlgSHA384, kCCHmacAlgSHA512,
  ])
  func partsGiveTheCodeOfTheWhole(algorithm: Int) {
    let data = [UInt8](0..<200)
    for keyLength in [0, 1, 64, 65, 128, 129] {
      let key = [UInt8](repeating: 0xA5, count: keyLength)
      var whole = [UInt8](repeating: 0, count: 64)
      CCHmac(CCHmacAlgorithm(algorithm), key, keyLength, data, data.count, &whole)
      // Memory that was not initialized, as clients pass it.
      let context = UnsafeMutablePointer<CCHmacContext>.allocate(capacity: 1)
      defer { context.deallocate() }
      CCHmacInit(context, CCHmacAlgorithm(algorithm), key, keyLength)
      for start in stride(from: 0, to: 200, by: 40) { CCHmacUpdate(context, Array(data[start..<start + 40]), 40) }
      var code = [UInt8](repeating: 0, count: 64)
      CCHmacFinal(context, &code)
      #expect(code == whole)
      #expect(code != [UInt8](repeating: 0, count: 64))
    }
  }

  @Test func codesAreThoseOfCryptoKit() {
    let (key, data) = ([UInt8](0..<150), [UInt8](0..<99))
    var code = [UInt8](repeating: 0, count: 48)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA384), key, 150, data, 99, &code)
    #expect(code == Array(HMAC<SHA384>.authenticationCode(for: data, using: SymmetricKey(data: key))))
    code = [7]
    CCHmac(6, key, 150, data, 99, &code)
    #expect(code == [7])
  }
}
