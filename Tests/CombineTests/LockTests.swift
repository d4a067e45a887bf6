import Combine
import Foundation
import Testing

/// Objects that are made on demand, once for all.
@Suite struct LockTests {
  @Test func theSubjectOfAPublisherMayUseIt() {
    let source = PassthroughSubject<Int, Never>()
    var (calls, values): (Int, [Int]) = (0, [])
    var kept: Set<AnyCancellable> = []
    var multicast: Publishers.Multicast<PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>>?
    multicast = source.multicast {
      calls += 1
      if calls == 1 { multicast?.sink { values.append($0) }.store(in: &kept) }
      return PassthroughSubject()
    }
    multicast?.sink { values.append($0 * 10) }.store(in: &kept)
    multicast?.connect().store(in: &kept)
    source.send(1)
    #expect(values == [1, 10] && calls == 2)
    multicast = nil
  }

  @Test func anObjectHasOnePublisherOfItsChanges() {
    final class Model: ObservableObject, @unchecked Sendable {}
    for _ in 0..<20_000 {
      let model = Model()
      nonisolated(unsafe) var made: [ObservableObjectPublisher?] = [nil, nil]
      let lock = NSLock()
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        let publisher = model.objectWillChange
        lock.withLock { made[index] = publisher }
      }
      #expect(made[0] === made[1])
    }
  }
}
