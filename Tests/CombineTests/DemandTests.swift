import Combine
import Testing

@Suite struct DemandTests {
  private typealias Demand = Subscribers.Demand

  @Test func demandsAreComparedWithNumbers() {
    let (two, all) = (Demand.max(2), Demand.unlimited)
    #expect(two > 1 && two >= 2 && two < 3 && two <= 2 && two == 2 && two != 3 && two > -1)
    #expect(1 < two && 2 <= two && 3 > two && 2 >= two && 2 == two && 3 != two)
    #expect(all > .max && all >= .max && all != .max && .max < all && .max <= all && .max != all)
    #expect(!(all < .max) && !(all <= .max) && !(all == .max) && !(.max > all) && !(.max >= all))
    #expect(two < all && two <= all && all >= all && all <= all && !(all > all) && all != two)
  }

  @Test func demandsAreCalculated() {
    var demand = Demand.max(2)
    demand += 1
    demand += .max(2)
    demand *= 3
    #expect(demand == 15)
    demand -= 1
    demand -= .max(4)
    #expect(demand == 10 && demand - .max(11) == .none && demand - 11 == .none && demand - .unlimited == .none)
    #expect(demand + .unlimited == .unlimited && demand * .max == .unlimited && demand + .max == .unlimited)
    demand = .unlimited
    demand -= 5
    demand -= .unlimited
    demand *= 0
    demand += -1
    #expect(demand == .unlimited)
  }
}
