import CommonCrypto

/// The result of a function of `CommonCrypto`, and its output.
struct Outcome: Equatable {
  var status: Int
  var bytes: [UInt8]
  var moved: Int
}

/// Calls `CCCrypt`.
/// - Parameter room: The room for output; by default that of a block more than the input.
func crypt(
  _ operation: Int, _ algorithm: Int, _ options: Int, key: [UInt8], vector: [UInt8]? = nil, _ input: [UInt8],
  room: Int? = nil
) -> Outcome {
  let room = room ?? input.count + 16
  var output = [UInt8](repeating: 0xEE, count: room)
  var moved = -1
  let status = CCCrypt(
    CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, vector, input, input.count,
    &output, room, &moved)
  let written = status == kCCSuccess ? Array(output.prefix(moved)) : []
  return Outcome(status: Int(status), bytes: written, moved: moved)
}

/// A cipher in a mode, with a key.
struct Setup {
  var algorithm: Int
  var mode: Int
  var padding = ccNoPadding
  var key: [UInt8]
  var vector: [UInt8]?

  /// Returns a cryptor, which the caller releases.
  func cryptor(_ operation: Int) -> (status: Int, reference: CCCryptorRef?) {
    var reference: CCCryptorRef?
    let status = CCCryptorCreateWithMode(
      CCOperation(operation), CCMode(mode), CCAlgorithm(algorithm), CCPadding(padding), vector, key, key.count, nil, 0,
      0, CCModeOptions(kCCModeOptionCTR_BE), &reference)
    return (Int(status), reference)
  }

  /// Processes a message in parts that end at places, and finishes it.
  func process(_ operation: Int, _ input: [UInt8], splitAt places: [Int] = []) -> Outcome {
    let (created, reference) = cryptor(operation)
    guard created == kCCSuccess else { return Outcome(status: created, bytes: [], moved: 0) }
    defer { CCCryptorRelease(reference) }
    var bytes: [UInt8] = []
    var start = 0
    for end in places + [input.count] {
      let part = Array(input[start..<end])
      start = end
      let needed = CCCryptorGetOutputLength(reference, part.count, false)
      var output = [UInt8](repeating: 0, count: needed)
      var moved = -1
      let status = CCCryptorUpdate(reference, part, part.count, &output, needed, &moved)
      guard status == kCCSuccess else { return Outcome(status: Int(status), bytes: bytes, moved: moved) }
      // The length that is announced is the one that is written.
      guard part.isEmpty || moved == needed else { return Outcome(status: .max, bytes: bytes, moved: moved) }
      bytes += output.prefix(moved)
    }
    var output = [UInt8](repeating: 0, count: 16)
    var moved = -1
    let status = CCCryptorFinal(reference, &output, output.count, &moved)
    bytes += output.prefix(moved)
    return Outcome(status: Int(status), bytes: bytes, moved: bytes.count)
  }
}
