import Testing

@testable import BrowserGuard

@Suite struct RateLimitTests {
  @Test func aBurstPassesAndThenTheRateDoes() {
    var limit = RateLimit(perSecond: 10, burst: 3)
    let start: UInt64 = 5_000_000_000
    #expect((0..<5).map { _ in limit.allows(at: start) } == [true, true, true, false, false])
    #expect(limit.allows(at: start + 100_000_000))
    #expect(!limit.allows(at: start + 150_000_000))
    #expect(!limit.allows(at: start), "a clock that goes back gives nothing")
    #expect((0..<5).filter { _ in limit.allows(at: start + 60_000_000_000) }.count == 3)
  }
}
