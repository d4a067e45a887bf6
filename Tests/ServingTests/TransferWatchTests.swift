import CSoup
import Foundation
import Testing
import TransferTiming

@testable import Serving

@Suite struct TransferWatchTests {
  /// Runs a loop until `isDone`, for ten seconds at most.
  private func run(_ context: OpaquePointer, until isDone: () -> Bool) {
    let end = ProcessInfo.processInfo.systemUptime + 10
    let alarm = LoopSource(milliseconds: 10_000, context: context) { true }
    while !isDone(), ProcessInfo.processInfo.systemUptime < end { g_main_context_iteration(context, 1) }
    alarm.cancel()
  }

  @Test func whoSendsNothingIsGivenUp() throws {
    let context = try #require(g_main_context_new())
    defer { g_main_context_unref(context) }
    var lapse: TransferLapse?
    let watch = TransferWatch(HTTPLimits(silence: 0.05), context: context) { lapse = $0 }
    run(context) { lapse != nil }
    #expect(lapse == .silent)
    withExtendedLifetime(watch) {}
  }

  @Test func whoSendsAByteAtATimeIsGivenUp() throws {
    let context = try #require(g_main_context_new())
    defer { g_main_context_unref(context) }
    var lapse: TransferLapse?
    let limits = HTTPLimits(silence: 60, bytesPerSecond: 1_000, window: 0.2)
    let watch = TransferWatch(limits, context: context) { lapse = $0 }
    let drip = LoopSource(milliseconds: 10, context: context) {
      watch.count(1)
      return true
    }
    run(context) { lapse != nil }
    drip.cancel()
    #expect(lapse == .tooSlow(bytesPerSecond: 1_000))
  }

  @Test func aWatchThatIsReleasedSaysNothing() throws {
    let context = try #require(g_main_context_new())
    defer { g_main_context_unref(context) }
    var count = 0
    var watch: TransferWatch? = TransferWatch(HTTPLimits(silence: 0.02), context: context) { _ in count += 1 }
    #expect(watch != nil)
    watch = nil
    var isLate = false
    let later = LoopSource(milliseconds: 100, context: context) {
      isLate = true
      return false
    }
    run(context) { isLate }
    later.cancel()
    #expect(count == 0)
  }
}
