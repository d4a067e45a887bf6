import CryptoKit
import Foundation
import Testing

/// Ciphers that authenticate.
@Suite struct SealingTests {
  private static let message =
    "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657"
    + "ba637b39"
  private static let data = "feedfacedeadbeeffeedfacedeadbeefabaddad2"
  private static let key = "feffe9928665731c6d6a8f9467308308"
  private static let nonce = "cafebabefacedbaddecaf888"

  /// Test cases of the specification of GCM that was submitted to NIST: 2, 1, 4, 6, 10 and 16.
  private static let boxes:
    [(key: String, nonce: String, message: String, data: String, ciphertext: String, tag: String)] = [
      (
        "00000000000000000000000000000000", "000000000000000000000000", "00000000000000000000000000000000", "",
        "0388dace60b6a392f328c2b971b2fe78", "ab6e47d42cec13bdf53a67b21257bddf"
      ),
      (
        "00000000000000000000000000000000", "000000000000000000000000", "", "", "", "58e2fccefa7e3061367f1d57a4e7455a"
      ),
      (
        key, nonce, message, data,
        "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac97"
          + "3d58e091", "5bc94fbc3221a5db94fae95ae7121a47"
      ),
      (
        key,
        "9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57"
          + "a637b39b", message, data,
        "8ce24998625615b603a033aca13fb894be9112a5c3a211a8ba262a3cca7e2ca701e4a9a4fba43c90ccdcb281d48c7c6fd62875d2aca41703"
          + "4c34aee5", "619cc5aefffe0bfa462af43c1699d050"
      ),
      (
        key + "feffe9928665731c", nonce, message, data,
        "3980ca0b3c00e841eb06fac4872a2757859e1ceaa6efd984628593b40ca1e19c7d773d00c144c525ac619d18c84a3f4718e2448b2fe324d9"
          + "ccda2710", "2519498e80f1478f37ba55bd6d27618c"
      ),
      (
        key + key, nonce, message, data,
        "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0a"
          + "bcc9f662", "76fc6ece0f4e1768cddf8853bb2d551b"
      ),
    ]

  @Test(arguments: boxes)
  func boxesOfGCMAreThoseOfItsSpecification(
    key: String, nonce: String, message: String, data: String, ciphertext: String, tag: String
  ) throws {
    let symmetricKey = SymmetricKey(data: [UInt8](hex: key))
    let box = try AES.GCM.seal(
      [UInt8](hex: message), using: symmetricKey, nonce: AES.GCM.Nonce(data: [UInt8](hex: nonce)),
      authenticating: [UInt8](hex: data))
    #expect(Array(box.ciphertext).hex == ciphertext)
    #expect(Array(box.tag).hex == tag)
    #expect(Array(box.nonce).hex == nonce)
    #expect(box.combined.map { Array($0).hex } == (nonce.count == 24 ? nonce + ciphertext + tag : nil))
    let received = try AES.GCM.SealedBox(nonce: box.nonce, ciphertext: box.ciphertext, tag: box.tag)
    let opened = try AES.GCM.open(received, using: symmetricKey, authenticating: [UInt8](hex: data))
    #expect(Array(opened).hex == message)
  }

  /// RFC 8439, section 2.8.2.
  @Test func aBoxOfChaChaPolyIsThatOfTheStandard() throws {
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
    let key = SymmetricKey(data: [UInt8](0x80...0x9F))
    let nonce = try ChaChaPoly.Nonce(data: [UInt8](hex: "070000004041424344454647"))
    let data = [UInt8](hex: "50515253c0c1c2c3c4c5c6c7")
    let box = try ChaChaPoly.seal(Data(text.utf8), using: key, nonce: nonce, authenticating: data)
    let ciphertext =
      "d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d63dbea45e8ca9671282fafb69da92728b"
      + "1a71de0a9e060b2905d6a5b67ecd3b3692ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc"
      + "3ff4def08e4b7a9de576d26586cec64b6116"
    let tag = "1ae10b594f09e26a7e902ecbd0600691"
    #expect(Array(box.ciphertext).hex == ciphertext)
    #expect(Array(box.tag).hex == tag)
    #expect(Array(box.combined).hex == "070000004041424344454647" + ciphertext + tag)
    let received = try ChaChaPoly.SealedBox(combined: box.combined)
    #expect(Array(received.nonce).hex == "070000004041424344454647")
    #expect(try ChaChaPoly.open(received, using: key, authenticating: data) == Data(text.utf8))
    #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(received, using: key) }
  }

  @Test func changedBoxesAreNotOpened() throws {
    let key = SymmetricKey(size: .bits256)
    let message = Data("A message of more than one block.".utf8)
    let gcm = try #require(try AES.GCM.seal(message, using: key).combined)
    let chacha = try ChaChaPoly.seal(message, using: key).combined
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: gcm), using: key) == message)
    #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: chacha), using: key) == message)
    for place in gcm.indices {
      var (changed, other) = (gcm, chacha)
      changed[place] ^= 0x80
      other[place] ^= 0x80
      #expect(throws: CryptoKitError.authenticationFailure) {
        try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key)
      }
      #expect(throws: CryptoKitError.authenticationFailure) {
        try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: other), using: key)
      }
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(AES.GCM.SealedBox(combined: gcm), using: key, authenticating: Data([1]))
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(AES.GCM.SealedBox(combined: gcm), using: SymmetricKey(size: .bits256))
    }
  }

  @Test func lengthsAreChecked() throws {
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data(count: 11)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.Nonce(data: Data(count: 13)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.SealedBox(combined: Data(count: 27)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(nonce: AES.GCM.Nonce(), ciphertext: Data(), tag: Data(count: 15))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try ChaChaPoly.SealedBox(nonce: ChaChaPoly.Nonce(), ciphertext: Data(), tag: Data(count: 17))
    }
    #expect(try AES.GCM.SealedBox(combined: Data(count: 28)).ciphertext.isEmpty)
    let short = SymmetricKey(data: Data(count: 20))
    #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(Data(), using: short) }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try ChaChaPoly.seal(Data(), using: SymmetricKey(size: .bits128))
    }
  }

  @Test func noncesAreRandomUnlessGiven() throws {
    let key = SymmetricKey(size: .bits128)
    let (first, second) = (try AES.GCM.seal(Data([1]), using: key), try AES.GCM.seal(Data([1]), using: key))
    #expect(Array(first.nonce) != Array(second.nonce))
    #expect(Array(ChaChaPoly.Nonce()) != Array(ChaChaPoly.Nonce()))
    #expect(AES.GCM.Nonce().withUnsafeBytes { $0.count } == 12)
  }

  @Test func slicesAndPiecesAreReadAsTheirBytes() throws {
    let key = SymmetricKey(size: .bits192)
    let combined = try #require(try AES.GCM.seal(Data("text".utf8), using: key).combined)
    let slice = (Data([1, 2, 3]) + combined).dropFirst(3)
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: slice), using: key) == Data("text".utf8))
  }
}
