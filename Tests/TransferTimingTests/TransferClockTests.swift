import Foundation
import Testing

@testable import TransferTiming

@Suite struct TransferClockTests {
  private let limits = HTTPLimits(silence: 30, bytesPerSecond: 1000, window: 45, total: 600)

  @Test func silenceEndsATransfer() {
    var clock = TransferClock(limits, now: 100)
    #expect(clock.deadline == 130)
    clock.receive(1, at: 120)
    #expect(clock.expire(at: 130) == nil)
    #expect(clock.expire(at: 144.9) == nil)
    clock.receive(50_000, at: 144.9)
    #expect(clock.expire(at: 145) == nil)
    #expect(clock.expire(at: 174.9) == .silent)
  }

  @Test func aByteASecondIsTooSlowOnceTheWindowIsOver() {
    var clock = TransferClock(limits, now: 0)
    for second in 1...44 {
      clock.receive(1, at: Double(second))
      #expect(clock.expire(at: Double(second)) == nil)
    }
    #expect(clock.deadline == 45)
    #expect(clock.expire(at: 45) == .tooSlow(bytesPerSecond: 1000))
  }

  @Test func eachWindowIsCountedSeparately() {
    var clock = TransferClock(limits, now: 0)
    clock.receive(1 << 30, at: 44)
    #expect(clock.expire(at: 45) == nil)
    for second in 46...89 { clock.receive(10, at: Double(second)) }
    #expect(clock.expire(at: 90) == .tooSlow(bytesPerSecond: 1000))
  }

  @Test func fastTransfersStillEndAtTheDeadline() {
    var clock = TransferClock(limits, now: 0)
    var second = 0.0
    while second < 599 {
      second += 1
      clock.receive(2000, at: second)
      #expect(clock.expire(at: second) == nil)
    }
    #expect(clock.deadline == 600)
    #expect(clock.expire(at: 600) == .tookTooLong(seconds: 600))
  }

  @Test func aPauseOfTheReceiverCountsForNothing() {
    var clock = TransferClock(limits, now: 0)
    clock.receive(44_000, at: 10)
    clock.pause(at: 20)
    #expect(clock.deadline == .infinity)
    #expect(clock.expire(at: 5000) == nil)
    clock.resume(at: 5020)
    // Twenty seconds of the window and of the total are gone, and none of the silence.
    #expect(clock.deadline == 5045)
    clock.receive(500, at: 5044)
    #expect(clock.expire(at: 5045) == .tooSlow(bytesPerSecond: 1000))
  }

  @Test func resumingTwiceIsResumingOnce() {
    var clock = TransferClock(limits, now: 0)
    clock.pause(at: 1)
    clock.pause(at: 2)
    clock.resume(at: 11)
    let deadline = clock.deadline
    clock.resume(at: 20)
    #expect(clock.deadline == deadline)
    #expect(deadline == 41)
  }

  @Test func aRateOfZeroAllowsAny() {
    var clock = TransferClock(HTTPLimits(silence: 30, bytesPerSecond: 0, window: 45, total: 600), now: 0)
    clock.receive(1, at: 29)
    #expect(clock.expire(at: 58) == nil)
    #expect(clock.deadline == 59)
  }
}
