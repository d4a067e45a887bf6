import SeededRandom
import Testing

@testable import WebDisplay

@Suite struct SendQueueTests {
  @Test func bytesLeaveInOrderWhateverIsTakenAtATime() {
    var random = SeededGenerator(seed: 4)
    var queue = SendQueue()
    var expected: [UInt8] = []
    var sent: [UInt8] = []
    for _ in 0..<3_000 {
      if Bool.random(using: &random) {
        let frame = random.bytes(Int.random(in: 0...30, using: &random))
        queue.append(frame)
        expected += frame
      } else {
        var room = Int.random(in: 0...40, using: &random)
        queue.send { bytes in
          let count = min(room, bytes.count)
          sent += bytes[..<count]
          room -= count
          return count
        }
      }
      #expect(queue.count == expected.count - sent.count)
      #expect(queue.sentCount == sent.count)
    }
    queue.send { bytes in
      sent += bytes
      return bytes.count
    }
    #expect(sent == expected)
    #expect(queue.count == 0)
  }
}
