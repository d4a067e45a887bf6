import Combine
import Foundation
import Testing

/// Values that are sent while a subscriber gets the current one.
@Suite struct CurrentValueTests {
  private final class Model { @Published var number = 0 }

  @Test func aValueSentWhileTheCurrentOneArrivesFollowsIt() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var heard: [Int] = []
    let kept = subject.sink {
      heard.append($0)
      if $0 < 2 { subject.send($0 + 1) }
    }
    subject.send(5)
    #expect(heard == [0, 1, 2, 5])
    kept.cancel()
    let model = Model()
    heard = []
    model.$number.sink {
      heard.append($0)
      if $0 == 0 { model.number = 1 }
    }.cancel()
    #expect(heard == [0, 1] && model.number == 1)
  }

  @Test func theCompletionFollowsTheCurrentValue() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var heard: [String] = []
    let kept = subject.sink { _ in
      heard.append("end")
    } receiveValue: {
      heard.append("\($0)")
      subject.send(completion: .finished)
      subject.send(1)
    }
    #expect(heard == ["0", "end"] && subject.value == 0)
    kept.cancel()
  }

  @Test func aValueOfAnotherThreadFollowsTheCurrentOne() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var heard: [Int] = []
    let kept = subject.sink { value in
      if value == 0 {
        let sent = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          subject.send(1)
          sent.signal()
        }
        sent.wait()
      }
      heard.append(value)
    }
    #expect(heard == [0, 1])
    kept.cancel()
  }
}
