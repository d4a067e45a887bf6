import CryptoKit

/// The object behind a `CCCryptorRef`: a cipher in a mode, and the bytes that are not yet a block.
final class Cryptor {
  private let mode: any CipherMode
  private let isEncrypting: Bool
  private let pads: Bool
  /// At most a block of input. A padded block of ciphertext is held back, since it may be the last.
  private let held: SecretMemory
  private var heldCount = 0
  /// Whether the block that is held was decrypted already, by an attempt to finish that had too little room.
  private var isOpened = false

  init(_ mode: any CipherMode, isEncrypting: Bool, pads: Bool) {
    self.mode = mode
    self.isEncrypting = isEncrypting
    // Streams need no padding.
    self.pads = pads && mode.unit > 1
    held = SecretMemory(byteCount: mode.unit)
  }

  /// Returns the number of bytes of output for more input, or at most so many at the end.
  func outputLength(adding count: Int, isFinal: Bool) -> Int {
    // Of lengths near the largest number, which no memory has, none is added.
    let (total, isTooLarge) = heldCount.addingReportingOverflow(count)
    guard !isTooLarge else { return count }
    let whole = total - total % mode.unit
    switch (pads, isEncrypting, isFinal) {
    case (false, _, _), (true, true, false): return whole
    case (true, true, true): return whole + mode.unit
    case (true, false, true): return total
    case (true, false, false): return total > 0 && whole == total ? whole - mode.unit : whole
    }
  }

  /// Processes input as far as it makes blocks.
  /// - Returns: the status, and the number of bytes that were written, or are needed.
  func update(
    _ input: UnsafeRawPointer?, count: Int, to output: UnsafeMutableRawPointer?, available: Int
  ) -> (status: Int, moved: Int) {
    guard count != 0 else { return (kCCSuccess, 0) }
    guard count > 0, let input else { return (kCCParamError, 0) }
    // The block that is held has been decrypted, and the chain has moved on: only the end can follow.
    guard !isOpened else { return (kCCCallSequenceError, 0) }
    let needed = outputLength(adding: count, isFinal: false)
    guard needed <= available else { return (kCCBufferTooSmall, needed) }
    var bytes = UnsafePointer(input.assumingMemoryBound(to: UInt8.self))
    guard needed > 0 else {
      hold(bytes, count: count)
      return (kCCSuccess, 0)
    }
    guard let output = output?.assumingMemoryBound(to: UInt8.self) else { return (kCCParamError, 0) }
    let copy = isSafe(bytes, count, output, needed) ? nil : SecretMemory(copying: .init(start: input, count: count))
    if let copy { bytes = UnsafePointer(copy.bytes) }
    write(bytes, count: count, to: output, needed)
    return (kCCSuccess, needed)
  }

  /// Processes the bytes that are held.
  /// - Returns: the status, and the number of bytes that were written.
  func finish(to output: UnsafeMutableRawPointer?, available: Int) -> (status: Int, moved: Int) {
    guard pads else { return (heldCount == 0 || mode.unit == 1 ? kCCSuccess : kCCAlignmentError, 0) }
    if isEncrypting {
      guard available >= mode.unit else { return (kCCBufferTooSmall, 0) }
      let missing = mode.unit - heldCount
      (held.bytes + heldCount).update(repeating: UInt8(missing), count: missing)
      mode.process(held.bytes, byteCount: mode.unit, to: held.bytes)
      return end(writing: mode.unit, to: output)
    }
    guard heldCount > 0 else { return (kCCSuccess, 0) }
    guard heldCount == mode.unit else { return (kCCAlignmentError, 0) }
    if !isOpened { mode.process(held.bytes, byteCount: mode.unit, to: held.bytes) }
    isOpened = true
    // Apple's functions look at the last byte only, and take padding that is impossible for none: errors would tell an
    // attacker something about the message. Hence a wrong key is not an error.
    let padding = Int(held.bytes[mode.unit - 1])
    let count = mode.unit - (padding <= mode.unit ? padding : 0)
    guard available >= count else { return (kCCBufferTooSmall, 0) }
    return end(writing: count, to: output)
  }

  /// Starts again with another initialization vector.
  /// - Returns: whether the mode can do this.
  func restart(with vector: UnsafeRawPointer?) -> Bool {
    guard mode.restart(with: vector) else { return false }
    (heldCount, isOpened) = (0, false)
    return true
  }

  private func end(writing count: Int, to output: UnsafeMutableRawPointer?) -> (status: Int, moved: Int) {
    (heldCount, isOpened) = (0, false)
    guard let output else { return (kCCSuccess, 0) }
    output.copyMemory(from: held.start, byteCount: count)
    return (kCCSuccess, count)
  }

  /// Returns whether no byte of input is overwritten before it is read.
  private func isSafe(
    _ input: UnsafePointer<UInt8>, _ inputCount: Int, _ output: UnsafeMutablePointer<UInt8>, _ outputCount: Int
  ) -> Bool {
    let isApart = input >= UnsafePointer(output + outputCount) || UnsafePointer(output) >= input + inputCount
    return isApart || (heldCount == 0 && input == UnsafePointer(output))
  }

  /// Processes as many bytes as are written, and holds the others.
  private func write(
    _ input: UnsafePointer<UInt8>, count: Int, to output: UnsafeMutablePointer<UInt8>, _ outputCount: Int
  ) {
    var (input, count, output, rest) = (input, count, output, outputCount)
    if heldCount > 0 {
      let missing = mode.unit - heldCount
      hold(input, count: missing)
      mode.process(held.bytes, byteCount: mode.unit, to: output)
      heldCount = 0
      (input, count, output, rest) = (input + missing, count - missing, output + mode.unit, rest - mode.unit)
    }
    mode.process(input, byteCount: rest, to: output)
    hold(input + rest, count: count - rest)
  }

  private func hold(_ input: UnsafePointer<UInt8>, count: Int) {
    (held.bytes + heldCount).update(from: input, count: count)
    heldCount += count
  }
}
