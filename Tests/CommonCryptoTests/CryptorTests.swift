@testable import CommonCrypto
import CryptoKit
import Testing

/// Errors, lengths and buffers of cryptors.
@Suite struct CryptorTests {
  private let key = [UInt8](repeating: 9, count: 16)
  private let vector = [UInt8](0..<16)
  private let message = [UInt8](0..<45)

  // MARK: Errors

  @Test(arguments: [
    (kCCAlgorithmAES, [0, 15, 17, 20, 33], [16, 24, 32]), (kCCAlgorithmDES, [7, 9], [8]),
    (kCCAlgorithm3DES, [8, 16, 23, 25], [24]), (kCCAlgorithmCAST, [4, 17], [5, 16]),
    (kCCAlgorithmRC4, [0, 513], [1, 512]), (kCCAlgorithmRC2, [0, 129], [1, 128]),
    (kCCAlgorithmBlowfish, [7, 57], [8, 56]),
  ])
  func keysOfOtherLengthsAreRefused(algorithm: Int, refused: [Int], accepted: [Int]) {
    let block = [UInt8](repeating: 0, count: 16)
    for count in refused {
      let key = [UInt8](repeating: 1, count: count)
      #expect(crypt(kCCEncrypt, algorithm, 0, key: key, block).status == kCCKeySizeError)
    }
    for count in accepted {
      #expect(crypt(kCCEncrypt, algorithm, 0, key: [UInt8](repeating: 1, count: count), block).status == kCCSuccess)
    }
  }

  @Test func unknownNumbersAreRefused() {
    #expect(crypt(2, kCCAlgorithmAES, 0, key: key, []).status == kCCParamError)
    #expect(crypt(kCCEncrypt, 7, 0, key: key, []).status == kCCParamError)
    #expect(Setup(algorithm: kCCAlgorithmAES, mode: 5, key: key).cryptor(kCCEncrypt).status == kCCParamError)
    #expect(Setup(algorithm: kCCAlgorithmAES, mode: kCCModeRC4, key: key).cryptor(kCCEncrypt).status == kCCParamError)
    #expect(Setup(algorithm: kCCAlgorithmAES, mode: 8, key: key).cryptor(kCCEncrypt).status == kCCUnimplemented)
  }

  @Test func whatIsNilIsRefused() {
    var reference: CCCryptorRef? = OpaquePointer(bitPattern: 8)
    #expect(CCCryptorCreate(0, 0, 0, nil, 16, nil, &reference) == kCCParamError)
    #expect(CCCryptorCreate(0, 0, 0, key, 16, nil, nil) == kCCParamError)
    #expect(CCCryptorCreate(0, 0, 0, key, 15, nil, &reference) == kCCKeySizeError)
    #expect(reference == nil)
    #expect(CCCryptorUpdate(nil, key, 16, nil, 0, nil) == kCCParamError)
    #expect(CCCryptorReset(nil, nil) == kCCParamError)
    #expect(CCCryptorFinal(nil, nil, 0, nil) == kCCSuccess)
    #expect(CCCryptorRelease(nil) == kCCSuccess)
    CCCryptorCreate(0, 0, 0, key, 16, nil, &reference)
    defer { CCCryptorRelease(reference) }
    #expect(CCCryptorUpdate(reference, nil, 16, nil, 16, nil) == kCCParamError)
    #expect(CCCryptorUpdate(reference, key, 16, nil, 16, nil) == kCCParamError)
    #expect(CCCryptorUpdate(reference, key, -1, nil, 16, nil) == kCCParamError)
  }

  @Test(arguments: [kCCEncrypt, kCCDecrypt]) func messagesThatAreNotWholeBlocksAreRefused(operation: Int) {
    let outcome = crypt(operation, kCCAlgorithmAES, 0, key: key, message)
    #expect(outcome.status == kCCAlignmentError)
    #expect(outcome.moved == 32)
    #expect(crypt(operation, kCCAlgorithmAES, 0, key: key, []) == Outcome(status: kCCSuccess, bytes: [], moved: 0))
  }

  @Test func paddedMessagesThatAreCutOffAreRefused() {
    let cipher = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, message).bytes
    #expect(cipher.count == 48)
    let cut = Array(cipher.dropLast())
    #expect(crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, cut).status == kCCAlignmentError)
  }

  @Test func tooLittleRoomIsReportedWithTheRoomThatIsNeeded() {
    let encrypted = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, message, room: 47)
    #expect(encrypted == Outcome(status: kCCBufferTooSmall, bytes: [], moved: 48))
    let cipher = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, message, room: 48).bytes
    // The room for padding is needed though it is not written.
    let decrypted = crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, cipher, room: 47)
    #expect(decrypted == Outcome(status: kCCBufferTooSmall, bytes: [], moved: 48))
    let enough = crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, cipher, room: 48)
    #expect(enough == Outcome(status: kCCSuccess, bytes: message, moved: 45))
  }

  @Test(arguments: [kCCEncrypt, kCCDecrypt]) func afterTooLittleRoomTheOperationCanBeRepeated(operation: Int) {
    let setup = Setup(
      algorithm: kCCAlgorithmAES, mode: kCCModeCBC, padding: ccPKCS7Padding, key: key, vector: vector)
    let input = operation == kCCEncrypt ? message : setup.process(kCCEncrypt, message).bytes
    let reference = setup.cryptor(operation).reference
    defer { CCCryptorRelease(reference) }
    var output = [UInt8](repeating: 0, count: 48)
    var moved = -1
    #expect(CCCryptorUpdate(reference, input, input.count, &output, 31, &moved) == kCCBufferTooSmall)
    #expect(moved == 32)
    #expect(CCCryptorUpdate(reference, input, input.count, &output, 32, &moved) == kCCSuccess)
    var last = [UInt8](repeating: 0, count: 16)
    let room = operation == kCCEncrypt ? 15 : 12
    for _ in 0..<2 { #expect(CCCryptorFinal(reference, &last, room, &moved) == kCCBufferTooSmall) }
    if operation == kCCDecrypt {
      // Its last block is decrypted already.
      var rest = [UInt8](repeating: 0, count: 48)
      #expect(CCCryptorUpdate(reference, input, 16, &rest, 48, &moved) == kCCCallSequenceError)
    }
    #expect(CCCryptorFinal(reference, &last, room + 1, &moved) == kCCSuccess)
    #expect(Array(output.prefix(32)) + last.prefix(moved) == setup.process(operation, input).bytes)
  }

  /// Apple's functions have looked at the last byte only since iOS 7 or so, and report no error.
  @Test(arguments: [(0, 16), (17, 16), (255, 16), (16, 0), (1, 15), (9, 7)])
  func impossiblePaddingIsLeft(last: Int, count: Int) {
    let block = [UInt8](0..<15) + [UInt8(last)]
    let cipher = crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, vector: vector, block).bytes
    let plain = crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, vector: vector, cipher)
    #expect(plain == Outcome(status: kCCSuccess, bytes: Array(block.prefix(count)), moved: count))
  }

  // MARK: Lengths

  @Test(arguments: [false, true]) func lengthsAreAnnounced(pads: Bool) {
    let setup = Setup(
      algorithm: kCCAlgorithm3DES, mode: kCCModeCBC, padding: pads ? ccPKCS7Padding : ccNoPadding,
      key: [UInt8](0..<24))
    var output = [UInt8](repeating: 0, count: 100)
    for held in 0...8 {
      for count in 0..<25 {
        let total = held % 8 + count
        let encryptor = setup.cryptor(kCCEncrypt).reference
        CCCryptorUpdate(encryptor, message, held, &output, 100, nil)
        #expect(CCCryptorGetOutputLength(encryptor, count, false) == total / 8 * 8)
        #expect(CCCryptorGetOutputLength(encryptor, count, true) == total / 8 * 8 + (pads ? 8 : 0))
        CCCryptorRelease(encryptor)
        let decryptor = setup.cryptor(kCCDecrypt).reference
        CCCryptorUpdate(decryptor, message, held, &output, 100, nil)
        let kept = pads ? held + count : total
        #expect(CCCryptorGetOutputLength(decryptor, count, false) == (pads ? max(0, kept - 1) : kept) / 8 * 8)
        #expect(CCCryptorGetOutputLength(decryptor, count, true) == (pads ? kept : kept / 8 * 8))
        CCCryptorRelease(decryptor)
      }
    }
    #expect(CCCryptorGetOutputLength(nil, 8, true) == kCCParamError)
  }

  // MARK: Buffers

  @Test(arguments: [
    kCCModeECB, kCCModeCBC, kCCModeCFB, kCCModeCFB8, kCCModeOFB, kCCModeCTR,
  ])
  func outputMayReplaceInput(mode: Int) {
    let setup = Setup(algorithm: kCCAlgorithmAES, mode: mode, padding: ccPKCS7Padding, key: key, vector: vector)
    for operation in [kCCEncrypt, kCCDecrypt] {
      let input = [UInt8](0..<240)
      // Parts with and without bytes that are held, and output a little before and after the input.
      for (first, shift) in [(0, 0), (5, 0), (16, 0), (5, 3), (5, -3), (0, 7), (0, -7)] {
        let reference = setup.cryptor(operation).reference
        defer { CCCryptorRelease(reference) }
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 400)
        defer { memory.deallocate() }
        var start = [UInt8](repeating: 0, count: 16)
        var (moved, written) = (0, 0)
        CCCryptorUpdate(reference, input, first, &start, 16, &written)
        (memory + 50).initialize(from: Array(input.dropFirst(first)), count: 240 - first)
        CCCryptorUpdate(reference, memory + 50, 240 - first, memory + 50 + shift, 300, &moved)
        let bytes = Array(start.prefix(written)) + UnsafeBufferPointer(start: memory + 50 + shift, count: moved)
        #expect(bytes.count >= 224)
        #expect(bytes == Array(setup.process(operation, input).bytes.prefix(bytes.count)))
      }
    }
  }

  @Test func messagesAreEncryptedInPlace() {
    for operation in [kCCEncrypt, kCCDecrypt] {
      let expected = crypt(operation, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, [UInt8](0..<48))
      var buffer = [UInt8](0..<64)
      var moved = 0
      let status = buffer.withUnsafeMutableBytes {
        CCCrypt(
          CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, 16, nil,
          $0.baseAddress, 48, $0.baseAddress, 64, &moved)
      }
      #expect(Outcome(status: Int(status), bytes: Array(buffer.prefix(moved)), moved: moved) == expected)
    }
  }

  // MARK: Other messages

  @Test(arguments: [kCCModeCBC, kCCModeCTR]) func resettingStartsAnotherMessage(mode: Int) {
    var setup = Setup(algorithm: kCCAlgorithmAES, mode: mode, key: key, vector: vector)
    let reference = setup.cryptor(kCCEncrypt).reference
    defer { CCCryptorRelease(reference) }
    for other in [[UInt8](repeating: 5, count: 16), nil] {
      // A part of a block is forgotten.
      var output = [UInt8](repeating: 0, count: 48)
      CCCryptorUpdate(reference, message, 19, &output, 48, nil)
      #expect(CCCryptorReset(reference, other) == kCCSuccess)
      setup.vector = other
      var moved = 0
      CCCryptorUpdate(reference, message, 32, &output, 48, &moved)
      #expect(Array(output.prefix(moved)) == setup.process(kCCEncrypt, Array(message.prefix(32))).bytes)
    }
  }

  @Test(arguments: [kCCModeECB, kCCModeCFB, kCCModeCFB8, kCCModeOFB]) func otherModesCannotBeReset(mode: Int) {
    let reference = Setup(algorithm: kCCAlgorithmAES, mode: mode, key: key).cryptor(kCCEncrypt).reference
    defer { CCCryptorRelease(reference) }
    #expect(CCCryptorReset(reference, vector) == kCCUnimplemented)
  }

  // MARK: Memory

  @Test func memoryOfTheCallerHasToHoldAReference() {
    var memory = [UInt8](repeating: 0, count: kCCContextSizeAES128)
    var reference: CCCryptorRef?
    var used = 0
    #expect(CCCryptorCreateFromData(0, 0, 0, key, 16, nil, &memory, 8, &reference, &used) == kCCBufferTooSmall)
    #expect(used == 16)
    #expect(CCCryptorCreateFromData(0, 0, 0, key, 16, nil, &memory, memory.count, &reference, nil) == kCCSuccess)
    var moved = 0
    CCCryptorUpdate(reference, message, 16, &memory, memory.count, &moved)
    #expect(Array(memory.prefix(moved)) == crypt(kCCEncrypt, 0, 0, key: key, Array(message.prefix(16))).bytes)
    CCCryptorRelease(reference)
  }

  @Test func releasingFreesACryptor() throws {
    let reference = try #require(Setup(algorithm: 0, mode: kCCModeCBC, key: key).cryptor(kCCEncrypt).reference)
    weak let object = Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(reference)).takeUnretainedValue()
    #expect(object != nil)
    CCCryptorRelease(reference)
    #expect(object == nil)
  }

  @Test func secretsAreWiped() {
    let memory = key.withUnsafeBytes { SecretMemory(copying: $0) }
    #expect(Array(memory.buffer) == key)
    memory.wipe()
    #expect(Array(memory.buffer) == [UInt8](repeating: 0, count: 16))
  }
}
