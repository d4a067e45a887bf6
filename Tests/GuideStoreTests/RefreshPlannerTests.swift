import Testing

@testable import GuideStore

/// Tests when sources are refreshed.
@Suite("Planning of refreshes")
struct RefreshPlannerTests {
  private func state(
    _ name: String = "a", every: Int64 = 43_200, attempted: Int64? = 1_000_000, failures: Int = 0
  ) -> RefreshPlanner.State {
    RefreshPlanner.State(name: name, interval: every, refreshed: nil, attempted: attempted, failures: failures)
  }

  @Test("After the interval and up to a tenth more, not the same for all")
  func interval() throws {
    let instants = try (0..<50).map { try #require(RefreshPlanner.next(state("s\($0)"), now: 1_000_000)) }
    #expect(instants.allSatisfy { (1_043_200...1_047_520).contains($0) })
    #expect(Set(instants).count > 40)
    #expect(RefreshPlanner.next(state(), now: 1_000_000) == RefreshPlanner.next(state(), now: 1_020_000))
  }

  @Test("By hand only means never; a source that was never read is due at once")
  func edges() {
    #expect(RefreshPlanner.next(state(every: 0), now: 5) == nil)
    #expect(RefreshPlanner.next(state(attempted: nil), now: 5) == 5)
  }

  @Test("After failures soon, then in twice the time each, never later than a day and the interval")
  func failures() throws {
    var last: Int64 = 0
    for count in 1...6 {
      let wait = try #require(RefreshPlanner.next(state(failures: count), now: 1_000_000)) - 1_000_000
      let base = Int64(300) << Int64(count - 1)
      #expect((base...base + base / 10).contains(wait))
      #expect(wait > last)
      last = wait
    }
    for count in [20, 1_000_000] {
      let wait =
        try #require(RefreshPlanner.next(state(every: 30 * 86_400, failures: count), now: 1_000_000)) - 1_000_000
      #expect((86_400...95_040).contains(wait))
      #expect(try #require(RefreshPlanner.next(state(every: 3600, failures: count), now: 1_000_000)) <= 1_003_960)
    }
  }

  @Test("Missed refreshes are made up for, the longest wait first; none on metered networks")
  func due() {
    let states = [
      state("late", attempted: 900_000), state("later", attempted: 800_000), state("not", attempted: 990_000),
    ]
    #expect(RefreshPlanner.due(states, now: 1_000_000, isMetered: false) == ["later", "late"])
    #expect(RefreshPlanner.due(states, now: 1_000_000, isMetered: true).isEmpty)
  }

  @Test("A clock that was set back does not put refreshes off for years")
  func clock() throws {
    #expect(RefreshPlanner.next(state(attempted: 2_000_000_000), now: 1_000_000) == 1_000_000)
    // After a small adjustment of the clock it keeps its time.
    let early = try #require(RefreshPlanner.next(state(attempted: 1_000_000), now: 999_990))
    #expect(early == RefreshPlanner.next(state(attempted: 1_000_000), now: 1_000_000))
  }
}
