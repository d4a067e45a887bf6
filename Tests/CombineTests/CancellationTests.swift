import Combine
import Foundation
import Testing

/// Subscriptions that are cancelled while values are on their way.
@Suite struct CancellationTests {
  private final class Calls: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []
    func add(_ name: String) { lock.withLock { names.append(name) } }
    var all: [String] { lock.withLock { names } }
  }

  @Test func nothingArrivesOnASchedulerAfterTheCancellation() {
    let (queue, calls) = (DispatchQueue(label: "scheduler"), Calls())
    let subject = PassthroughSubject<Int, Never>()
    queue.suspend()
    // The sink stops at its cancellation itself; the closures before it do not.
    let received = subject.receive(on: queue).handleEvents(
      receiveOutput: { calls.add("\($0)") }, receiveCompletion: { _ in calls.add("end") }
    ).sink { _ in }
    let subscribed = Just(2).subscribe(on: queue).handleEvents(
      receiveOutput: { calls.add("\($0)") }, receiveCompletion: { _ in calls.add("end") }
    ).sink { _ in }
    subject.send(1)
    subject.send(completion: .finished)
    received.cancel()
    subscribed.cancel()
    queue.resume()
    queue.sync {}
    #expect(calls.all.isEmpty)
  }

  @Test func aSinkStopsWithinItsClosure() {
    var calls: [String] = []
    var subscription: AnyCancellable?
    let subject = PassthroughSubject<Int, Never>()
    subscription = subject.first().sink { _ in
      calls.append("end")
    } receiveValue: {
      calls.append("\($0)")
      subscription?.cancel()
    }
    subject.send(1)
    #expect(calls == ["1"])
    var promise: Future<Int, Never>.Promise?
    subscription = Future { promise = $0 }.append(Just(3)).sink {
      calls.append("\($0)")
      subscription?.cancel()
    }
    promise?(.success(2))
    #expect(calls == ["1", "2"])
  }
}
