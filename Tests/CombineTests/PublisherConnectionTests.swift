import Combine
import Foundation
import Synchronization
import Testing

/// Connections that are made for subscribers, and kept for as long as there are any.
@Suite struct PublisherConnectionTests {
  @MainActor @Test func aTimerRunsForAsLongAsItsSubscriptionIsKept() {
    var dates: [Date] = []
    var subscription: AnyCancellable? = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect().sink {
      dates.append($0)
    }
    let end = Date(timeIntervalSinceNow: 20)
    while dates.count < 2, Date() < end {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    }
    #expect(dates.count >= 2 && subscription != nil)
    subscription = nil
    dates = []
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    #expect(dates.isEmpty)
  }

  /// A publisher without values that counts its connections.
  private final class Connected: ConnectablePublisher, Sendable {
    typealias Output = Int
    typealias Failure = Never
    let connections = Atomic(0)

    func receive<Target: Subscriber>(subscriber: Target) where Target.Input == Int, Target.Failure == Never {
      subscriber.receive(subscription: Subscriptions.empty)
    }

    func connect() -> any Cancellable {
      connections.add(1, ordering: .sequentiallyConsistent)
      return AnyCancellable { self.connections.subtract(1, ordering: .sequentiallyConsistent) }
    }
  }

  private struct Shared: @unchecked Sendable {
    let publisher: AnyPublisher<Int, Never>
    let slots = (0..<2).map { _ in Slot() }
    final class Slot { var subscription: AnyCancellable? }
  }

  @Test func aSubscriberThatComesAsAnotherLeavesIsConnected() {
    let connected = Connected()
    let shared = Shared(publisher: connected.autoconnect().eraseToAnyPublisher())
    shared.slots[0].subscription = shared.publisher.sink { _ in }
    for round in 0..<5_000 {
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        let slot = shared.slots[index]
        // One goes, the other comes.
        slot.subscription = (index + round) % 2 == 0 ? nil : shared.publisher.sink { _ in }
      }
      #expect(connected.connections.load(ordering: .sequentiallyConsistent) == 1)
    }
    shared.slots.forEach { $0.subscription = nil }
    #expect(connected.connections.load(ordering: .sequentiallyConsistent) == 0)
  }
}
