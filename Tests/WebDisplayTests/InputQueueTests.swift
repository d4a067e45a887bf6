import Testing

@testable import WebDisplay

@Suite @MainActor struct InputQueueTests {
  /// A simulated main thread on which each message takes a given time.
  @MainActor final class Desk {
    var now: UInt64 = 0
    var done: [UInt32] = []
    var batches = 0
    var later: [@MainActor () -> Void] = []

    func queue(_ milliseconds: @escaping @MainActor (UInt32) -> UInt64) -> InputQueue {
      InputQueue {
        self.now
      } later: {
        self.later.append($0)
      } take: { input in
        guard case .acknowledge(let number) = input else { return }
        self.now += milliseconds(number) * 1_000_000
        self.done.append(number)
      } didTake: {
        self.batches += 1
      }
    }

    func runLater() {
      let due = later
      later = []
      for body in due { body() }
    }
  }

  private func messages(_ numbers: Range<UInt32>) -> [ViewerInput] { numbers.map { .acknowledge($0) } }

  @Test func quickMessagesAreOneTurn() {
    let desk = Desk()
    let queue = desk.queue { _ in 0 }
    queue.add(messages(0..<5_000))
    #expect(desk.done.count == 5_000 && desk.batches == 1 && desk.later.isEmpty)
  }

  @Test func expensiveMessagesTakeTurnsInOrder() {
    let desk = Desk()
    let queue = desk.queue { _ in 3 }
    queue.add(messages(0..<5))
    #expect(desk.done == [0, 1] && desk.batches == 0 && desk.later.count == 1)
    // A batch that arrives meanwhile waits without a turn of its own.
    queue.add(messages(5..<7))
    #expect(desk.done.count == 2 && desk.later.count == 1)
    desk.runLater()
    #expect(desk.done == [0, 1, 2, 3])
    desk.runLater()
    #expect(desk.done == [0, 1, 2, 3, 4, 5] && desk.batches == 1)
    desk.runLater()
    #expect(desk.done == Array(0..<7) && desk.batches == 2 && desk.later.isEmpty)
    queue.add(messages(7..<8))
    #expect(desk.done == Array(0..<8) && desk.batches == 3 && desk.later.isEmpty)
  }

  @Test func twoThatSendMuchTakeTurns() {
    let desk = Desk()
    let one = desk.queue { _ in 10 }
    let other = desk.queue { _ in 10 }
    one.add(messages(0..<3))
    other.add(messages(10..<13))
    while !desk.later.isEmpty { desk.runLater() }
    #expect(desk.done == [0, 10, 1, 11, 2, 12])
  }

  @Test func aBatchOfNothingIsTaken() {
    let desk = Desk()
    desk.queue { _ in 0 }.add([])
    #expect(desk.batches == 1)
  }
}
