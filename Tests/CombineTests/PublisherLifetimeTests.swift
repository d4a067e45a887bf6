import Combine
import Testing

/// Runs a closure when it is let go.
final class EndAction {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
  deinit { run() }
}

/// The lifetime of the values that subscribers keep.
@Suite struct PublisherLifetimeTests {
  @Test func whatASubscriberKeepsMayCancelOthersAtItsEnd() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let other = subject.sink { values.append($0) }
    let subscription = subject.sink { [kept = EndAction { other.cancel() }] _ in withExtendedLifetime(kept) {} }
    subscription.cancel()
    subject.send(1)
    #expect(values.isEmpty)
    let future = Future<Int, Never> { _ in }
    let second = future.sink { values.append($0) }
    future.sink { [kept = EndAction { second.cancel() }] _ in withExtendedLifetime(kept) {} }.cancel()
  }

  @Test func anOldValueMayLookAtItsSubject() {
    let subject = CurrentValueSubject<EndAction?, Never>(nil)
    var isGone = false
    subject.send(EndAction { [unowned subject] in isGone = subject.value == nil })
    subject.send(nil)
    #expect(isGone)
  }

  @Test func aFutureLeavesOutWhoeverWasCancelledMeanwhile() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var (values, second): ([Int], AnyCancellable?) = ([], nil)
    let first = future.sink { _ in second?.cancel() }
    second = future.sink { values.append($0) }
    promise?(.success(1))
    #expect(values.isEmpty)
    withExtendedLifetime(first) {}
  }

  @Test func manyValuesWaitForARequest() {
    final class Taker: Subscriber {
      var (subscription, sum): ((any Subscription)?, Int) = (nil, 0)
      func receive(subscription: any Subscription) { self.subscription = subscription }
      func receive(_ input: Int) -> Subscribers.Demand {
        sum += input
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let (subject, taker) = (PassthroughSubject<Int, Never>(), Taker())
    subject.map { $0 }.subscribe(taker)
    taker.subscription?.request(.max(1))
    for value in 1...200_000 { subject.send(value) }
    #expect(taker.sum == 1)
    taker.subscription?.request(.unlimited)
    #expect(taker.sum == 100_000 * 200_001)
  }
}
