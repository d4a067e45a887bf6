import Foundation
import Network
import Synchronization
import Testing

@Suite struct NWPathMonitorTests {
  @Test func theFirstPathIsReportedOnTheQueue() async {
    let monitor = NWPathMonitor()
    let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "monitor")
    queue.setSpecific(key: key, value: true)
    let path: NWPath = await withCheckedContinuation { continuation in
      let isFirst = Mutex(true)
      monitor.pathUpdateHandler = { path in
        guard DispatchQueue.getSpecific(key: key) == true else { return }
        let resumes = isFirst.withLock { first in
          defer { first = false }
          return first
        }
        if resumes { continuation.resume(returning: path) }
      }
      monitor.start(queue: queue)
    }
    #expect(monitor.queue === queue)
    #expect(path.status == .satisfied || path.availableInterfaces.isEmpty)
    #expect(!path.usesInterfaceType(.loopback))
    monitor.cancel()
    #expect(monitor.pathUpdateHandler == nil)
  }

  @Test func aKindWithoutAnInterfaceIsNotSatisfied() {
    let monitor = NWPathMonitor(requiredInterfaceType: .loopback)
    #expect(monitor.currentPath.status == .unsatisfied)
  }

  @Test func aStartedMonitorIsReleased() {
    weak var released: NWPathMonitor?
    do {
      let monitor = NWPathMonitor()
      monitor.start(queue: .global())
      released = monitor
    }
    // A report may be under way.
    for _ in 0..<100 where released != nil { usleep(10_000) }
    #expect(released == nil)
  }
}
