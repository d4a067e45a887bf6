import Combine
import Foundation
import Testing

/// Subscriptions of subscribers that request values.
@Suite struct DemandSubscriptionTests {
  private final class Taker: Subscriber, @unchecked Sendable {
    var subscription: (any Subscription)?
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test func aRequestAfterTheCancellationBeginsNothing() {
    let taker = Taker()
    var isBegun = false
    Deferred {
      isBegun = true
      return Just(1)
    }.subscribe(taker)
    taker.subscription?.cancel()
    taker.subscription?.request(.unlimited)
    #expect(!isBegun)
  }

  /// A publisher that ends when it is told to.
  private final class Source: Publisher {
    typealias Output = Int
    typealias Failure = Never
    var end: () -> Void = {}
    let cancel: () -> Void
    init(cancel: @escaping () -> Void) { self.cancel = cancel }

    func _subscribe(
      _ receive: @escaping (Int) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      end = { complete(.finished) }
      return AnyCancellable(cancel)
    }
  }

  @Test func anotherThreadMayRequestWhileTheUpstreamIsLetGo() {
    let taker = Taker()
    var isOver = false
    let source = Source {
      let requested = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        taker.subscription?.request(.max(1))
        requested.signal()
      }
      requested.wait()
      isOver = true
    }
    source.subscribe(taker)
    taker.subscription?.request(.unlimited)
    source.end()
    #expect(isOver)
  }
}
