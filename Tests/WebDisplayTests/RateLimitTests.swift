import Testing

@testable import WebDisplay

@Suite struct RateLimitTests {
  @Test func aBurstPassesAndThenTheRateDoes() {
    var limit = RateLimit(perSecond: 10, burst: 3)
    let start: UInt64 = 5_000_000_000
    var results: [Bool] = []
    for _ in 0..<5 { results.append(limit.allows(at: start)) }
    #expect(results == [true, true, true, false, false])
    results = []
    // A tenth of a second allows one; a clock that is set back allows none.
    for later: UInt64 in [100_000_000, 150_000_000, 0] { results.append(limit.allows(at: start + later)) }
    #expect(results == [true, false, false])
    var passed = 0
    for _ in 0..<5 where limit.allows(at: start + 60_000_000_000) { passed += 1 }
    #expect(passed == 3)
  }

  @Test func everyoneIsCountedAloneAndTheOldestAreForgotten() {
    var limits = RateLimits(perSecond: 1, burst: 1)
    let first = limits.allows("a", at: 1_000)
    let again = limits.allows("a", at: 1_001)
    let other = limits.allows("b", at: 1_002)
    #expect(first && !again && other)
    for number in 0..<RateLimits.most { _ = limits.allows("\(number)", at: 2_000 + UInt64(number)) }
    #expect(limits.count == RateLimits.most)
    let afterwards = limits.allows("a", at: 10_000)
    #expect(afterwards)
  }
}
