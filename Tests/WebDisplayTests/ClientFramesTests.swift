import SeededRandom
import Testing

@testable import WebDisplay

@Suite struct ClientFramesTests {
  private static func frame(_ first: UInt8, _ payload: [UInt8], mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]) -> [UInt8] {
    let length: [UInt8] =
      payload.count < 126
      ? [0x80 | UInt8(payload.count)] : [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    return [first] + length + mask + payload.indices.map { payload[$0] ^ mask[$0 & 3] }
  }

  /// Reads `bytes` in chunks. Returns the frames, and the fault that ended reading, if any.
  private func read(_ bytes: [UInt8], chunk: Int = .max) -> (frames: [ClientFrames.Frame], fault: ClientFrames.Fault?) {
    var reader = ClientFrames()
    var frames: [ClientFrames.Frame] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + min(chunk, bytes.count))
      do {
        try reader.read(bytes[start..<end]) { frames.append($0) }
      } catch {
        return (frames, error as? ClientFrames.Fault)
      }
      start = end
    }
    return (frames, nil)
  }

  @Test func framesAreUnmaskedAndComeInOrderHoweverTheyArrive() {
    let long = (0..<125).map { UInt8($0) }
    let longest = (0..<ClientFrames.longestPayload).map { UInt8($0 & 0xFF) }
    let bytes =
      Self.frame(0x82, [1, 2, 3, 4, 5]) + Self.frame(0x89, [7]) + Self.frame(0x82, []) + Self.frame(0x8A, [])
      + Self.frame(0x82, long) + Self.frame(0x82, longest) + Self.frame(0x88, [3, 232])
    let expected: [ClientFrames.Frame] = [
      .message([1, 2, 3, 4, 5]), .ping([7]), .message([]), .pong, .message(long), .message(longest), .close,
    ]
    for chunk in [1, 3, 64, 4_096, .max] {
      let result = read(bytes, chunk: chunk)
      #expect(result.frames == expected)
      #expect(result.fault == nil)
    }
  }

  @Test(arguments: [
    ([0x82, 0x01, 0x00], ClientFrames.Fault.unmasked),
    ([0x82, 0xFE, 0xFF, 0xFF], .tooLong),
    ([0x82, 0xFE, 0x80, 0x01], .tooLong),
    ([0x82, 0xFE, 0x00, 0x7D], .wideLength),
    ([0x89, 0xFE, 0x00, 0x7E], .tooLong),
    ([0x82, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .tooLong),
    ([0x02, 0x80], .fragmented),
    ([0x80, 0x80], .fragmented),
    ([0xC2, 0x80], .reservedBits),
    ([0xFF, 0xFF], .reservedBits),
    ([0x81, 0x80], .unknownKind(1)),
    ([0x8F, 0x80], .unknownKind(15)),
  ])
  func aFaultyFrameEndsItAfterThoseBefore(_ bytes: [UInt8], _ fault: ClientFrames.Fault) {
    for chunk in [1, .max] {
      let result = read(Self.frame(0x82, [9]) + bytes, chunk: chunk)
      #expect(result.frames == [.message([9])])
      #expect(result.fault == fault)
    }
  }

  @Test func randomBytesGiveTheSameInAnyChunksAndNothingLong() {
    var random = SeededGenerator(seed: 1)
    var passed = 0
    for round in 0..<20_000 {
      var bytes = random.bytes(Int.random(in: 0..<300, using: &random))
      // Half of the random inputs begin correctly; otherwise hardly any would get past the first byte.
      if round.isMultiple(of: 2) {
        bytes =
          Self.frame([0x82, 0x89, 0x8A, 0x88][round / 2 % 4], random.bytes(Int.random(in: 0...125, using: &random)))
          + bytes
      }
      let whole = read(bytes)
      let single = read(bytes, chunk: 1)
      let some = read(bytes, chunk: Int.random(in: 2...40, using: &random))
      #expect(whole.frames == single.frames && whole.fault == single.fault)
      #expect(whole.frames == some.frames && whole.fault == some.fault)
      passed += whole.frames.count
    }
    #expect(passed > 10_000)
  }
}
