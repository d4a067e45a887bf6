import CSoup
import Foundation
import Testing
import TransferTiming

@testable import Serving

@Suite struct TransferWatchTests {
  /// Runs a loop until `isDone`, for ten seconds at most.
  private func run(_ loop: EventLoop, until isDone: () -> Bool) {
    let end = ProcessInfo.processInfo.systemUptime + 10
    let alarm = LoopSource(milliseconds: 10_000, loop: loop) { true }
    while !isDone(), ProcessInfo.processInfo.systemUptime < end { loop.iterate(mayBlock: true) }
    alarm.cancel()
  }

  @Test func whoSendsNothingIsGivenUp() throws {
    let loop = EventLoop()
    var lapse: TransferLapse?
    let watch = TransferWatch(HTTPLimits(silence: 0.05), loop: loop) { lapse = $0 }
    run(loop) { lapse != nil }
    #expect(lapse == .silent)
    withExtendedLifetime(watch) {}
  }

  @Test func whoSendsAByteAtATimeIsGivenUp() throws {
    let loop = EventLoop()
    var lapse: TransferLapse?
    let limits = HTTPLimits(silence: 60, bytesPerSecond: 1_000, window: 0.2)
    let watch = TransferWatch(limits, loop: loop) { lapse = $0 }
    let drip = LoopSource(milliseconds: 10, loop: loop) {
      watch.count(1)
      return true
    }
    run(loop) { lapse != nil }
    drip.cancel()
    #expect(lapse == .tooSlow(bytesPerSecond: 1_000))
  }

  @Test func aWatchThatIsReleasedSaysNothing() throws {
    let loop = EventLoop()
    var count = 0
    var watch: TransferWatch? = TransferWatch(HTTPLimits(silence: 0.02), loop: loop) { _ in count += 1 }
    #expect(watch != nil)
    watch = nil
    var isLate = false
    let later = LoopSource(milliseconds: 100, loop: loop) {
      isLate = true
      return false
    }
    run(loop) { isLate }
    later.cancel()
    #expect(count == 0)
  }
}
