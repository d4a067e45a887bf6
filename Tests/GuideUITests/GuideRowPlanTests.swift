import GuideModel
import Testing

@testable import GuideUI

struct GuideRowPlanTests {
  private func channel(_ id: Channel.Key, _ name: String, _ number: String = "", groups: [String] = []) -> Channel {
    Channel(id: id, feedID: "c\(id)", name: name, number: number, groups: groups)
  }

  private func lineup(_ channels: [Channel]) -> GuideLineup { GuideLineup(channels: channels) }

  @Test func numbersAreSortedAsPeopleCount() {
    let numbers = ["10", "2", "5.1", "5", "101A", "101", "", "A1", "5.10", "5.2"]
    let channels = numbers.enumerated().map { channel(Channel.Key($0.offset), "x", $0.element) }
    #expect(
      GuideSettings.Order.number.sorted(channels).map(\.number) == [
        "2", "5", "5.1", "5.2", "5.10", "10", "101", "101A", "A1", "",
      ])
  }

  @Test func namesAreSortedWithoutCaseAndAccents() {
    let channels = ["éclair", "Delta", "Echo 10", "echo 2", "alpha"].enumerated().map {
      channel(Channel.Key($0.offset), $0.element)
    }
    #expect(
      GuideSettings.Order.name.sorted(channels).map(\.name) == ["alpha", "Delta", "echo 2", "Echo 10", "éclair"]
        || GuideSettings.Order.name.sorted(channels).map(\.name) == ["alpha", "Delta", "éclair", "echo 2", "Echo 10"])
    #expect(GuideSettings.Order.own.sorted(channels) == channels)
    #expect(GuideSettings.Order.feed.sorted(channels.reversed()) == channels)
  }

  @Test func equalNumbersStayInTheirOrder() {
    let channels = (0..<20).map { channel($0, "n\($0)", "7") }
    #expect(GuideSettings.Order.number.sorted(channels) == channels)
  }

  /// D5: a guide of 15,880 channels opened on 98 grey rows.
  @Test func emptyChannelsAreFoldedIntoOneRow() {
    let channels = (0..<15_880).map { channel(Channel.Key($0), "c\($0)") }
    let filled = Set(channels.map(\.id).filter { $0 >= 98 && $0 % 4 != 0 })
    let options = GuideRowPlan.Options(filled: filled)
    let plan = GuideRowPlan(lineup(channels), filter: .all, options: options)
    #expect(plan.channels.allSatisfy { filled.contains($0.id) })
    #expect(plan.foldedCount == channels.count - filled.count)
    let rows = plan.rows(foldLabel: "more")
    #expect(rows.count == filled.count + 1 && rows.last?.id == GuideRowPlan.foldKey && rows.last?.name == "more")
    let open = GuideRowPlan(lineup(channels), filter: .all, options: .init(showsEmpty: true, filled: filled))
    #expect(open.channels == channels && open.rows(foldLabel: "more") == channels)
  }

  @Test func aGuideWithoutAnyProgrammesIsNotFoldedAway() {
    let channels = (0..<5).map { channel($0, "c\($0)") }
    let plan = GuideRowPlan(lineup(channels), filter: .all, options: .init(filled: []))
    #expect(plan.channels == channels && plan.foldedCount == 0)
  }

  @Test func aListHasItsOwnOrderAndLeavesHiddenChannelsOut() {
    var channels = (0..<6).map { channel($0, "c\($0)", "\(9 - $0)") }
    channels[2].isHidden = true
    var lineup = lineup(channels)
    lineup.apply(.putList(ChannelList(id: 3, name: "Mine", channels: [5, 2, 0, 77])))
    let plan = GuideRowPlan(lineup, filter: .list(3), options: .init(order: .number, filled: [0]))
    #expect(plan.channels.map(\.id) == [5, 0] && plan.foldedCount == 0)
    #expect(GuideRowPlan(lineup, filter: .list(9), options: .init()).channels.isEmpty)
  }

  @Test func groupsAndMatchesChooseRows() {
    let channels = [channel(1, "a", groups: ["News"]), channel(2, "b"), channel(3, "c", groups: ["Film", "News"])]
    let lineup = lineup(channels)
    #expect(GuideRowPlan(lineup, filter: .group("News"), options: .init()).channels.map(\.id) == [1, 3])
    let matches = GuideRowPlan.Options(filled: [1], matches: [2, 3])
    #expect(GuideRowPlan(lineup, filter: .genre(.film), options: matches).channels.map(\.id) == [2, 3])
    // Until there is a result, all rows are shown.
    #expect(GuideRowPlan(lineup, filter: .genre(.film), options: .init()).channels == channels)
  }

  @Test func filtersAreKeptAsWords() throws {
    let filters: [GuideFilter] = [.all, .list(12), .group("News: local"), .group(""), .search(3), .genre(.sport)]
    for filter in filters { #expect(GuideFilter(rawValue: filter.rawValue) == filter) }
    for word in ["", "list:", "list:x", "genre:0", "genre:99", "other:1", "search:99999999999999"] {
      #expect(GuideFilter(rawValue: word) == nil)
    }
  }
}
