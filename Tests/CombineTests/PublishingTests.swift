import Combine
import Foundation
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
}

private final class Taker: Subscriber {
  var subscription: (any Subscription)?
  var values: [Int] = []
  var isOver = false

  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: Int) -> Subscribers.Demand {
    values.append(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Never>) { isOver = true }
}

/// A publisher implemented as apps do.
private struct Countdown: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let from: Int

  func receive<Target: Subscriber>(subscriber: Target) where Target.Input == Int, Target.Failure == Never {
    subscriber.receive(subscription: Counting(rest: from, subscriber))
  }

  private final class Counting<Target: Subscriber>: Subscription
  where Target.Input == Int, Target.Failure == Never {
    private var rest: Int
    private var target: Target?
    init(rest: Int, _ target: Target) { (self.rest, self.target) = (rest, target) }

    func request(_ demand: Subscribers.Demand) {
      var demand = demand
      while demand > 0, rest > 0, let target {
        rest -= 1
        demand -= 1
        demand += target.receive(rest + 1)
      }
      if rest == 0 { target?.receive(completion: .finished) }
    }
    func cancel() { target = nil }
  }
}

@Suite struct PublishingTests {
  @Test func notificationsArePublishedForAsLongAsSomebodyListens() {
    let center = NotificationCenter()
    let (name, object) = (Notification.Name("film"), NSObject())
    var received: [NotificationCenter.Publisher.Output] = []
    let all = center.publisher(for: name).sink { received.append($0) }
    let one = NotificationCenter.Publisher(center: center, name: name, object: object).sink { received.append($0) }
    center.post(name: name, object: nil)
    #expect(received.count == 1)
    center.post(name: name, object: object)
    center.post(name: Notification.Name("other"), object: object)
    #expect(received.count == 3)
    all.cancel()
    one.cancel()
    center.post(name: name, object: object)
    #expect(received.count == 3)
  }

  @Test func subjectsPassOnValues() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    let subscription = subject.filter { $0 != 2 }.map { $0 * 10 }.sink { heard.append($0) }
    subject.send(2)
    subject.value = 3
    subscription.cancel()
    subject.send(4)
    #expect(heard == [10, 30])
    #expect(subject.value == 4)
  }

  @Test func aSubscriberGetsWhatItRequests() {
    let subject = PassthroughSubject<Int, Never>()
    let taker = Taker()
    subject.map { $0 * 2 }.subscribe(taker)
    subject.send(1)
    taker.subscription?.request(.max(1))
    subject.send(2)
    subject.send(3)
    #expect(taker.values == [4])
    subject.send(completion: .finished)
    #expect(!taker.isOver)
    taker.subscription?.request(.unlimited)
    #expect(taker.values == [4, 6])
    #expect(taker.isOver)
  }

  @Test func aPublisherMayBeOfItsOwnKind() {
    var values: [Int] = []
    let subscription = Countdown(from: 3).filter { $0 != 2 }.sink { values.append($0) }
    #expect(values == [3, 1])
    withExtendedLifetime(subscription) {}
  }

  @Test func errorsAreMappedAndCaught() {
    struct Odd: Error {}
    var values: [Int] = []
    let subscription = [2, 4, 5, 6].publisher.tryMap { value throws -> Int in
      if value % 2 == 1 { throw Odd() }
      return value / 2
    }.catch { _ in Just(0) }.sink { values.append($0) }
    #expect(values == [1, 2, 0])
    withExtendedLifetime(subscription) {}
  }

  @Test func publishersAreJoined() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var (pairs, latest, flat): ([String], [String], [Int]) = ([], [], [])
    var kept: Set<AnyCancellable> = []
    first.zip(second).sink { pairs.append("\($0)\($1)") }.store(in: &kept)
    first.combineLatest(second).sink { latest.append("\($0)\($1)") }.store(in: &kept)
    first.flatMap { [$0, $0 * 10].publisher }.sink { flat.append($0) }.store(in: &kept)
    first.send(1)
    first.send(2)
    second.send("a")
    second.send("b")
    #expect(pairs == ["1a", "2b"])
    #expect(latest == ["2a", "2b"])
    #expect(flat == [1, 10, 2, 20])
  }

  @Test func theNewestPublisherCounts() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (old, new) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let subscription = outer.switchToLatest().sink { values.append($0) }
    outer.send(old)
    old.send(1)
    outer.send(new)
    old.send(2)
    new.send(3)
    #expect(values == [1, 3])
    withExtendedLifetime(subscription) {}
  }

  @Test func sharedPublishersSubscribeOnce() {
    var count = 0
    let shared = Deferred { () -> PassthroughSubject<Int, Never> in
      count += 1
      return PassthroughSubject()
    }.share()
    let subscriptions = [shared.sink { _ in }, shared.sink { _ in }]
    #expect(count == 1)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func aFutureKeepsItsResult() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var values: [Int] = []
    let early = future.sink { values.append($0) }
    promise?(.success(7))
    promise?(.success(8))
    let late = future.sink { values.append($0) }
    #expect(values == [7, 7])
    withExtendedLifetime((early, late)) {}
  }

  @Test func valuesAreCountedAndCutOff() {
    var results: [String] = []
    var kept: Set<AnyCancellable> = []
    let source = [1, 2, 3, 4].publisher
    source.scan(0, +).sink { results.append("\($0)") }.store(in: &kept)
    source.prefix(2).collect().sink { results.append("\($0)") }.store(in: &kept)
    source.last().sink { results.append("\($0)") }.store(in: &kept)
    source.drop { $0 < 3 }.count().sink { results.append("\($0)") }.store(in: &kept)
    Empty<Int, Never>().replaceEmpty(with: 9).sink { results.append("\($0)") }.store(in: &kept)
    #expect(results == ["1", "3", "6", "10", "[1, 2]", "4", "2", "9"])
  }

  @Test func timeIsUpToTheScheduler() {
    let clock = SchedulerClock()
    let subject = PassthroughSubject<Int, Never>()
    var (delayed, settled, thinned): ([Int], [Int], [Int]) = ([], [], [])
    var kept: Set<AnyCancellable> = []
    subject.delay(for: .seconds(1), scheduler: clock).sink { delayed.append($0) }.store(in: &kept)
    subject.debounce(for: .milliseconds(500), scheduler: clock).sink { settled.append($0) }.store(in: &kept)
    subject.throttle(for: 1, scheduler: clock, latest: true).sink { thinned.append($0) }.store(in: &kept)
    for value in 1...3 { subject.send(value) }
    clock.advance(to: 0.6)
    #expect((delayed, settled, thinned) == ([], [3], [1]))
    clock.advance(to: 1)
    #expect((delayed, settled, thinned) == ([1, 2, 3], [3], [1, 3]))
    subject.send(4)
    kept = []
    clock.advance(to: 9)
    #expect((delayed, settled, thinned) == ([1, 2, 3], [3], [1, 3]))
  }

  @Test func aPublishedPropertyTakesValues() {
    let counter = Counter()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &counter.$count)
    subject.send(5)
    #expect(counter.count == 5)
  }

  @Test func subscriptionsEndWithTheirOwner() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    var kept: Set<AnyCancellable> = []
    subject.sink { count += 1 }.store(in: &kept)
    subject.send()
    kept = []
    subject.send()
    #expect(count == 1)
  }

  @Test func publishedPropertiesSendTheirValuesBeforeTheyHaveThem() {
    let counter = Counter()
    var heard: [String] = []
    let changes = counter.objectWillChange.sink { heard.append("change from \(counter.count)") }
    let values = counter.$count.sink { heard.append("\($0)") }
    counter.count = 5
    #expect(heard == ["0", "change from 0", "5"])
    #expect(counter.count == 5)
    withExtendedLifetime((changes, values)) {}
  }

  @Test func theEndOfASubjectIsReceivedOnce() {
    let subject = PassthroughSubject<Int, Never>()
    let other = PassthroughSubject<Int, Never>()
    var (values, ends) = ([Int](), 0)
    let subscription = subject.merge(with: other).removeDuplicates().sink { _ in
      ends += 1
    } receiveValue: {
      values.append($0)
    }
    subject.send(1)
    other.send(1)
    other.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    #expect(ends == 0)
    other.send(completion: .finished)
    #expect((values, ends) == ([1, 2], 1))
    withExtendedLifetime(subscription) {}
  }
}
