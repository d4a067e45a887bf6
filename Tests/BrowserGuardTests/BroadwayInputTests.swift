import SeededRandom
import Testing

@testable import BrowserGuard

@Suite struct BroadwayInputTests {
  private static func message(_ words: [Int32]) -> [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }
  private func check(_ words: [Int32]) -> BroadwayInput.Verdict { BroadwayInput.check(Self.message(words)) }

  /// One message of each kind as the page sends it.
  private static let samples: [[Int32]] = [
    [0, 7, 99, 0, 1, 10, 20, 10, 20, 0, 0],
    [1, 7, 99, 1, 1, 10, 20, 10, 20, 256, 2],
    [2, 7, 99, 1, 1, -10, 20, -10, 20, 5],
    [3, 7, 99, 1, 1, 10, 20, 10, 20, 256, 1],
    [4, 7, 99, 1, 1, 10, 20, 10, 20, 256, 5],
    [5, 7, 99, 2, 1, -77, 1, 10, 20, 10, 20, 0],
    [6, 7, 99, 1, 1, 10, 20, 10, 20, 1, 1],
    [7, 7, 99, 0xFF0D, 4],
    [8, 7, 99, 97, 0],
    [11, 7, 99, 1, 0, 0, 1280, 800],
    [12, 7, 99, 1280, 800, 2],
    [14, 7, -1, 1, 12345],
  ]

  @Test func messagesOfThePagePassAsTheyCame() {
    for sample in Self.samples { #expect(check(sample) == .forward(Self.message(sample)), "\(sample)") }
  }

  @Test func answersToGrabsGetTheWordThatTheServerReads() {
    #expect(check([9, 7, 99]) == .forward(Self.message([9, 7, 99, 0])))
    #expect(check([10, 7, 99]) == .forward(Self.message([10, 7, 99, 0])))
    #expect(check([10, 7, 99, 0]) == .malformed)
  }

  @Test func everyOtherLengthIsMalformed() {
    for sample in Self.samples {
      let bytes = Self.message(sample)
      for length in 0..<bytes.count { #expect(BroadwayInput.check(Array(bytes[..<length])) == .malformed) }
      #expect(BroadwayInput.check(bytes + [0]) == .malformed)
      #expect(BroadwayInput.check(bytes + [0, 0, 0, 0]) == .malformed)
    }
  }

  @Test func kindsThatThePageDoesNotSendAreMalformed() {
    for kind: Int32 in [13, 15, 16, 255, 256, -1, .min, .max] {
      for count in 0...12 { #expect(check([kind] + Array(repeating: 1, count: count)) == .malformed) }
    }
    // The message that used to end the program.
    #expect(BroadwayInput.check(Array(repeating: 0xFF, count: 40)) == .malformed)
  }

  @Test func valuesThatMeanNothingAreMalformed() {
    let wrong: [[Int32]] = [
      [0, 7, 99, 0, 1, 10, 20, 10, 20, 0, 3],
      [3, 7, 99, 1, 1, 10, 20, 10, 20, 256, 0],
      [6, 7, 99, 1, 1, 10, 20, 10, 20, 1, 2],
      [5, 7, 99, 3, 1, 0, 1, 10, 20, 10, 20, 0],
      [5, 7, 99, 0, 1, 0, 2, 10, 20, 10, 20, 0],
      [2, 7, 99, 65_536, 1, 10, 20, 10, 20, 0],
      [2, 7, 99, 1, -1, 10, 20, 10, 20, 0],
      [2, 7, 99, 1, 1, .max, 20, 10, 20, 0],
      [2, 7, 99, 1, 1, 10, .min, 10, 20, 0],
      [7, 7, 99, 0, 0],
      [7, 7, 99, -1, 0],
      [11, 7, 99, 1, 0, 0, .max, 800],
      [14, 7, 99, -1, 0],
    ]
    for words in wrong { #expect(check(words) == .malformed, "\(words)") }
  }

  @Test func screensAreOfASizeThatCanBeDrawn() {
    for size: [Int32] in [
      [0, 0, 1], [0, 800, 1], [-1, 800, 1], [.max, .max, 1], [16_385, 1, 1], [10_000, 10_000, 1],
    ] {
      #expect(check([12, 7, 99] + size) == .ignore, "\(size)")
    }
    #expect(check([12, 7, 99, 1280, 800, 0]) == .forward(Self.message([12, 7, 99, 1280, 800, 1])))
    #expect(check([12, 7, 99, 1280, 800, .max]) == .forward(Self.message([12, 7, 99, 1280, 800, 4])))
    #expect(check([12, 7, 99, 3840, 2160, 4]) == .forward(Self.message([12, 7, 99, 3840, 2160, 2])))
    #expect(check([12, 7, 99, 7680, 4320, 2]) == .forward(Self.message([12, 7, 99, 7680, 4320, 1])))
  }

  @Test func whateverPassesIsSafeForTheServer() {
    let words = [0: 11, 1: 11, 2: 10, 3: 11, 4: 11, 5: 12, 6: 11, 7: 5, 8: 5, 9: 4, 10: 4, 11: 8, 12: 6, 14: 5]
    var random = SeededGenerator(seed: 2)
    var passed = 0
    for round in 0..<100_000 {
      var payload = random.bytes(Int.random(in: 0...60, using: &random))
      if !round.isMultiple(of: 4), let sample = Self.samples.randomElement(using: &random) {
        // A message of the page with some bytes changed.
        payload = Self.message(sample)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          payload[Int.random(in: payload.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
        }
      }
      guard case .forward(let message) = BroadwayInput.check(payload) else { continue }
      passed += 1
      let kind = message[..<4].reduce(0) { $0 << 8 | Int($1) }
      #expect(words[kind] == message.count / 4 && message.count % 4 == 0)
      // What passed once passes as it is, except for the word that grabs gain.
      if kind != 9, kind != 10 { #expect(BroadwayInput.check(message) == .forward(message)) }
    }
    #expect(passed > 10_000)
  }
}
