import Combine
import Testing

/// Values that wait until they are requested.
@Suite struct BufferTests {
  private struct Fault: Error {}

  /// A subscriber that requests values when it is told to.
  private final class Taker: Subscriber {
    var subscription: (any Subscription)?
    var events: [String] = []
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
      events.append("\(input)")
      return .none
    }
    func receive(completion: Subscribers.Completion<Fault>) {
      if case .finished = completion { events.append("|") } else { events.append("x") }
    }
  }

  /// A publisher that keeps no values, and records what is requested from it.
  private final class Source: Publisher, Subscription {
    typealias Output = Int
    typealias Failure = Fault
    var send: (Int) -> Subscribers.Demand = { _ in .none }
    var end: (Subscribers.Completion<Fault>) -> Void = { _ in }
    var requests: [Subscribers.Demand] = []
    var isCancelled = false

    func receive<Target: Subscriber>(subscriber: Target) where Target.Input == Int, Target.Failure == Fault {
      send = { subscriber.receive($0) }
      end = { subscriber.receive(completion: $0) }
      subscriber.receive(subscription: self)
    }
    func request(_ demand: Subscribers.Demand) { requests.append(demand) }
    func cancel() { isCancelled = true }
  }

  private func buffered(
    _ whenFull: Publishers.BufferingStrategy<Fault>, _ prefetch: Publishers.PrefetchStrategy = .byRequest
  ) -> (Source, Taker) {
    let (source, taker) = (Source(), Taker())
    let buffer: Publishers.Buffer<Source> = source.buffer(size: 2, prefetch: prefetch, whenFull: whenFull)
    buffer.subscribe(taker)
    return (source, taker)
  }

  @Test func theNewestValueIsLeftOut() {
    let (source, taker) = buffered(.dropNewest)
    #expect(source.requests == [.unlimited])
    for value in 1...3 { #expect(source.send(value) == .none) }
    #expect(taker.events.isEmpty)
    taker.subscription?.request(.unlimited)
    _ = source.send(4)
    source.end(.finished)
    #expect(taker.events == ["1", "2", "4", "|"])
  }

  @Test func theOldestValueIsLeftOut() {
    let (source, taker) = buffered(.dropOldest)
    for value in 1...4 { _ = source.send(value) }
    source.end(.finished)
    taker.subscription?.request(.max(1))
    #expect(taker.events == ["3"])
    taker.subscription?.request(.max(1))
    #expect(taker.events == ["3", "4", "|"])
  }

  @Test func aFullBufferFails() {
    let (source, taker) = buffered(.customError { Fault() })
    for value in 1...4 { _ = source.send(value) }
    #expect(source.isCancelled && taker.events.isEmpty)
    taker.subscription?.request(.unlimited)
    #expect(taker.events == ["1", "2", "x"])
  }

  @Test func anErrorDoesNotWaitForARequest() {
    let (source, taker) = buffered(.dropNewest)
    _ = source.send(1)
    source.end(.failure(Fault()))
    #expect(taker.events == ["x"])
  }

  @Test func aBufferIsKeptFull() {
    let (source, taker) = buffered(.dropNewest, .keepFull)
    #expect(source.requests == [.max(2)])
    _ = source.send(1)
    _ = source.send(2)
    taker.subscription?.request(.max(1))
    #expect(taker.events == ["1"] && source.requests == [.max(2), .max(1)])
    taker.subscription?.request(.max(2))
    #expect(source.send(3) == .max(1))
    #expect(taker.events == ["1", "2", "3"])
  }

  @Test func nothingIsLostOfASequenceThatIsRequested() {
    let taker = Taker()
    (1...9).publisher.setFailureType(to: Fault.self).buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
      .subscribe(taker)
    for _ in 1...5 { taker.subscription?.request(.max(2)) }
    #expect(taker.events == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "|"])
  }

  @Test func operatorsTakeAllValuesAtOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let subscription = subject.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).map { $0 }.sink {
      values.append($0)
    }
    for value in 1...3 { subject.send(value) }
    #expect(values == [1, 2, 3])
    subscription.cancel()
    subject.send(4)
    #expect(values == [1, 2, 3])
  }
}
