import QuartzCore
import XCTest

@testable import WindowServer

/// The names of the calls that were made on the main queue.
private final class Served: Sendable {
  @MainActor var names: Set<String> = []
  nonisolated func add(_ name: String) { MainActor.assumeIsolated { _ = names.insert(name) } }
}

/// These tests need the main thread of the process with the main queue bound to it. XCTest provides it, Swift Testing
/// does not.
final class MainLoopTests: XCTestCase {
  /// Runs iterations of the loop until `condition` holds, for at most five seconds.
  @MainActor private func iterate(_ loop: MainLoop, until condition: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 5)
    // Without this timer, a loop that gets no event would hang instead of failing.
    let alarm = Timer(timeInterval: 0.02, repeats: true) { _ in }
    RunLoop.main.add(alarm, forMode: .common)
    while !condition(), Date() < end { loop.iterate(mayBlock: false) }
    alarm.invalidate()
  }

  @MainActor func testServesEveryKindOfMainThreadWork() {
    let loop = MainLoop()
    let served = Served()
    DispatchQueue.main.async { served.add("async") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { served.add("asyncAfter") }
    DispatchQueue.global().async { DispatchQueue.main.async { served.add("from another thread") } }
    Task { @MainActor in
      served.add("task")
      try? await Task.sleep(nanoseconds: 5_000_000)
      served.add("task after sleep")
    }
    let timer = Timer(timeInterval: 0.01, repeats: false) { _ in served.add("timer") }
    RunLoop.main.add(timer, forMode: .common)
    iterate(loop) { served.names.count == 6 }
    XCTAssertEqual(
      served.names, ["async", "asyncAfter", "from another thread", "task", "task after sleep", "timer"])
  }

  @MainActor func testRunBlocksUntilStopped() {
    let loop = MainLoop()
    var timers = 0
    let timer = Timer(timeInterval: 0.005, repeats: true) { _ in MainActor.assumeIsolated { timers += 1 } }
    RunLoop.main.add(timer, forMode: .common)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { MainActor.assumeIsolated { loop.stop() } }
    let start = Date()
    loop.run()
    timer.invalidate()
    XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 0.045)
    XCTAssertGreaterThanOrEqual(timers, 2)
  }

  @MainActor func testSignalStopsOrderly() {
    for signal in [SIGINT, SIGTERM] {
      let loop = MainLoop()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { _ = kill(getpid(), signal) }
      loop.run()
    }
  }

  @MainActor func testIdleLoopSleeps() {
    let loop = MainLoop()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { MainActor.assumeIsolated { loop.stop() } }
    let before = clock()
    loop.run()
    let cpu = Double(clock() - before) / Double(CLOCKS_PER_SEC)
    // A loop that spins would use all of the 0.3 seconds.
    XCTAssertLessThan(cpu, 0.1)
  }

  @MainActor func testRealTimePacerRunsInARunLoop() {
    let pacer = RunLoopPacer()
    var fired = false
    let timer = pacer.schedule(after: 0.01) { fired = true }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertTrue(fired)
    withExtendedLifetime(timer) {}
  }

  @MainActor func testRealTimePacerRunsInXCTestsWaits() {
    let pacer = RunLoopPacer()
    let done = expectation(description: "timer")
    let start = pacer.now
    let timer = pacer.schedule(after: 0.03) { done.fulfill() }
    wait(for: [done], timeout: 5)
    XCTAssertGreaterThanOrEqual(pacer.now - start, 0.029)
    withExtendedLifetime(timer) {}
  }

  /// Blocks on the main queue do not nest, but timers of the run loop fire inside one.
  @MainActor func testRealTimePacerRunsInARunLoopInsideAnAsyncTest() async {
    let pacer = RunLoopPacer()
    var fired = false
    let timer = pacer.schedule(after: 0.01) { fired = true }
    // `RunLoop.main.run(until:)` is not available directly in asynchronous code.
    let run = { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1)) }
    run()
    XCTAssertTrue(fired)
    withExtendedLifetime(timer) {}
  }
}
