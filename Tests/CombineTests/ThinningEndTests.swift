import Combine
import Testing

/// Values that wait in `debounce` and `throttle` at the end.
@Suite struct ThinningEndTests {
  private func record<Source: Publisher<Int, Never>>(
    _ make: (PassthroughSubject<Int, Never>, SchedulerClock) -> Source
  ) -> [String] {
    let (subject, clock) = (PassthroughSubject<Int, Never>(), SchedulerClock())
    var calls: [String] = []
    let kept = make(subject, clock).sink { _ in
      calls.append("end")
    } receiveValue: {
      calls.append("\($0)")
    }
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    clock.advance(to: 5)
    kept.cancel()
    return calls
  }

  @Test func nothingFollowsTheCompletion() {
    #expect(record { $0.debounce(for: 1, scheduler: $1) } == ["end"])
    #expect(record { $0.throttle(for: 1, scheduler: $1, latest: true) } == ["1", "3", "end"])
    #expect(record { $0.throttle(for: 1, scheduler: $1, latest: false) } == ["1", "2", "end"])
  }
}
