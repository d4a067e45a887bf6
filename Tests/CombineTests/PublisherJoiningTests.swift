import Combine
import Foundation
import Synchronization
import Testing

/// Publishers that combine others: when they end, and what they let through and keep.
@Suite struct PublisherJoiningTests {
  private struct Fault: Error {}
  private typealias Source = PassthroughSubject<Int, Fault>

  /// Everything that a publisher sends, with “|” for a regular end and “x” for an error.
  private final class Events {
    var all: [String] = []
    var subscription: AnyCancellable?

    init<Value, Failure: Error>(_ publisher: some Publisher<Value, Failure>) {
      subscription = publisher.sink { [unowned self] in
        if case .finished = $0 { all.append("|") } else { all.append("x") }
      } receiveValue: { [unowned self] in
        all.append("\($0)")
      }
    }
  }

  @Test func nothingFollowsAFailure() {
    let failing = Fail<Int, Fault>(error: Fault())
    #expect(Events(failing.merge(with: CurrentValueSubject<Int, Fault>(1))).all == ["x"])
    let ending = Just(1).setFailureType(to: Fault.self).append(failing)
    #expect(Events(ending.combineLatest(CurrentValueSubject<Int, Fault>(2))).all == ["x"])
    var made: [Int] = []
    let flat = [1, 2].publisher.setFailureType(to: Fault.self).flatMap { number -> AnyPublisher<Int, Fault> in
      made.append(number)
      return ending.eraseToAnyPublisher()
    }
    #expect(Events(flat).all == ["1", "x"] && made == [1])
  }

  @Test func aFailureEndsAllSubscriptions() {
    let (first, second) = (Source(), Source())
    var left = 0
    let counted = second.handleEvents(receiveCancel: { left += 1 })
    let all = [
      Events(first.merge(with: counted)), Events(first.combineLatest(counted).map { $0 + $1 }),
      Events(first.zip(counted).map { $0 + $1 }),
    ]
    first.send(1)
    second.send(2)
    first.send(completion: .failure(Fault()))
    second.send(3)
    #expect(all.map(\.all) == [["1", "2", "x"], ["3", "x"], ["3", "x"]] && left == 3)
  }

  @Test func aPublisherThatEndsTwiceCountsOnce() {
    let twice = AnyPublisher<Int, Fault> { _, complete in
      complete(.finished)
      complete(.finished)
      return AnyCancellable {}
    }
    let (first, second) = (Source(), Source())
    let events = Events(twice.merge(with: first, second))
    first.send(completion: .finished)
    second.send(1)
    second.send(completion: .finished)
    #expect(events.all == ["1", "|"])
  }

  // MARK: The newest publisher

  @Test func aFailureOfTheNewestPublisherEndsAll() {
    let outer = PassthroughSubject<Source, Fault>()
    let (first, second) = (Source(), Source())
    var left = 0
    let events = Events(outer.handleEvents(receiveCancel: { left += 1 }).switchToLatest())
    outer.send(first)
    first.send(1)
    first.send(completion: .failure(Fault()))
    #expect(left == 1)
    outer.send(second)
    second.send(2)
    outer.send(completion: .finished)
    second.send(completion: .finished)
    #expect(events.all == ["1", "x"])
  }

  @Test func aFailureOfTheOuterPublisherEndsTheNewest() {
    let outer = PassthroughSubject<AnyPublisher<Int, Fault>, Fault>()
    let first = Source()
    var left = 0
    let events = Events(outer.switchToLatest())
    outer.send(first.handleEvents(receiveCancel: { left += 1 }).eraseToAnyPublisher())
    outer.send(completion: .failure(Fault()))
    first.send(1)
    #expect(events.all == ["x"] && left == 1)
  }

  @Test func anOldPublisherIsLeftBeforeTheNextBegins() {
    let outer = PassthroughSubject<AnyPublisher<Int, Fault>, Fault>()
    var steps: [String] = []
    func inner(_ number: Int) -> AnyPublisher<Int, Fault> {
      Source().handleEvents(
        receiveSubscription: { _ in steps.append("begin \(number)") },
        receiveCancel: { steps.append("leave \(number)") }
      ).eraseToAnyPublisher()
    }
    let events = Events(outer.switchToLatest())
    outer.send(inner(1))
    outer.send(inner(2))
    #expect(steps == ["begin 1", "leave 1", "begin 2"])
    events.subscription?.cancel()
  }

  @Test func aPublisherThatSendsANewerOneDoesNotTakeItsPlace() {
    let outer = PassthroughSubject<AnyPublisher<Int, Fault>, Fault>()
    let (old, new) = (Source(), Source())
    let events = Events(outer.switchToLatest())
    outer.send(
      Deferred {
        outer.send(new.eraseToAnyPublisher())
        return old
      }.eraseToAnyPublisher())
    old.send(1)
    new.send(2)
    #expect(events.all == ["2"])
  }

  // MARK: A limited number of publishers

  @Test func onlyAsManyPublishersAreFollowedAsAreWanted() {
    let outer = PassthroughSubject<Int, Fault>()
    var inner: [Int: Source] = [:]
    let events = Events(
      outer.flatMap(maxPublishers: .max(2)) { number -> Source in
        let made = Source()
        inner[number] = made
        return made
      })
    for number in 1...4 { outer.send(number) }
    outer.send(completion: .finished)
    #expect(inner.keys.sorted() == [1, 2])
    inner[1]?.send(1)
    inner[1]?.send(completion: .finished)
    #expect(inner.keys.sorted() == [1, 2, 3])
    inner[2]?.send(completion: .finished)
    inner[4]?.send(4)
    inner[3]?.send(completion: .finished)
    #expect(events.all == ["1", "4"])
    inner[4]?.send(completion: .finished)
    #expect(events.all == ["1", "4", "|"])
  }

  @Test func manyPublishersThatWaitBeginWithoutNesting() {
    let (outer, first) = (PassthroughSubject<Int, Fault>(), Source())
    var sum = 0
    let subscription = outer.flatMap(maxPublishers: .max(1)) { number in
      number == 0
        ? first.eraseToAnyPublisher() : Just(number).setFailureType(to: Fault.self).eraseToAnyPublisher()
    }.sink { _ in
    } receiveValue: {
      sum += $0
    }
    for number in 0...100_000 { outer.send(number) }
    #expect(sum == 0)
    first.send(completion: .finished)
    #expect(sum == 50_000 * 100_001)
    subscription.cancel()
  }

  // MARK: Threads

  /// Sends values from two threads, and returns the number of those that came while another was being delivered.
  private func overlaps(
    _ join: (PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never>
  )
    -> Int
  {
    let sources = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let inside = Atomic(0)
    let overlaps = Atomic(0)
    let subscription = join(sources[0], sources[1]).sink { _ in
      if inside.add(1, ordering: .sequentiallyConsistent).oldValue > 0 { overlaps.add(1, ordering: .relaxed) }
      // Others run meanwhile.
      sched_yield()
      inside.subtract(1, ordering: .sequentiallyConsistent)
    }
    DispatchQueue.concurrentPerform(iterations: 2) { index in for value in 0..<5_000 { sources[index].send(value) } }
    subscription.cancel()
    return overlaps.load(ordering: .relaxed)
  }

  @Test func valuesOfSeveralThreadsAreDeliveredOneAfterAnother() {
    #expect(overlaps { $0.merge(with: $1).eraseToAnyPublisher() } == 0)
    #expect(overlaps { $0.combineLatest($1).map { $0 + $1 }.eraseToAnyPublisher() } == 0)
    #expect(overlaps { first, second in [first, second].publisher.flatMap { $0 }.eraseToAnyPublisher() } == 0)
  }

  // MARK: What is kept

  @Test func pairsThatWereDeliveredAreLetGo() {
    final class Token {}
    let (left, right) = (PassthroughSubject<Token, Never>(), PassthroughSubject<Int, Never>())
    weak var last: Token?
    let subscription = left.zip(right).sink { _ in }
    for number in 0..<3 {
      let token = Token()
      last = token
      left.send(token)
      right.send(number)
    }
    #expect(last == nil)
    subscription.cancel()
  }

  @Test func theEndOfAPublisherMayCancelTheWhole() {
    let (outer, inner) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var subscription: AnyCancellable?
    subscription = outer.flatMap { _ in
      inner.handleEvents(
        receiveCancel: { [kept = EndAction { subscription?.cancel() }] in withExtendedLifetime(kept) {} })
    }.sink { _ in }
    outer.send(1)
    inner.send(completion: .finished)
    var left = 0
    subscription = outer.handleEvents(receiveCancel: { left += 1 }).sink { _ in }
    subscription?.cancel()
    #expect(left == 1)
  }
}
