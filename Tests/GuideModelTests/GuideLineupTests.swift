import GuideModel
import Testing

@Suite struct GuideLineupTests {
  private func lineup(_ count: Int32 = 6) -> GuideLineup {
    GuideLineup(channels: (1...count).map { Channel(id: $0, feedID: "c\($0)", name: "Channel \($0)") })
  }

  @Test func movingCountsHiddenChannels() {
    var lineup = lineup()
    lineup.apply(.setHidden(true, [2]))
    lineup.apply(.move(5, to: 1))
    #expect(lineup.channels.map(\.id) == [1, 5, 2, 3, 4, 6])
    #expect(lineup.visible.map(\.id) == [1, 5, 3, 4, 6])
  }

  @Test func reorderingKeepsWhatIsNotNamedInOrder() {
    var lineup = lineup()
    lineup.apply(.reorder([6, 99, 3]))
    #expect(lineup.channels.map(\.id) == [6, 3, 1, 2, 4, 5])
  }

  @Test func anEmptyNameReturnsToTheFeeds() {
    var lineup = lineup()
    lineup.apply(.rename(1, to: "Mine"))
    #expect(lineup.channels[0].name == "Mine")
    lineup.apply(.rename(1, to: ""))
    #expect(lineup.channels[0].name == "Channel 1")
  }

  @Test func theFavouritesAreEmptiedAndNeverDeleted() {
    var lineup = lineup()
    lineup.apply(.setMember(true, [3, 1, 3], of: ChannelList.favourites))
    #expect(lineup.list(ChannelList.favourites)?.channels == [3, 1])
    lineup.apply(.deleteList(ChannelList.favourites))
    #expect(lineup.list(ChannelList.favourites)?.channels == [])
  }

  @Test func unknownIdentifiersChangeNothing() {
    let before = lineup()
    var after = before
    let edits: [GuideEdit] = [
      .setHidden(true, [77]), .move(77, to: 0), .reorder([77]), .rename(77, to: "x"), .deleteList(9),
      .setMember(true, [1], of: 9), .deleteSearch(3),
    ]
    for edit in edits { #expect(after.apply(edit).isEmpty) }
    #expect(after == before)
  }

  @Test func undoingRestoresWhateverWasDone() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var lineup = lineup(8)
      lineup.apply(.putList(ChannelList(id: 2, name: "Two", channels: [4, 2])))
      lineup.apply(.putSearch(SavedSearch(id: 1, name: "Films", text: "film")))
      let before = lineup
      var undo: [GuideEdit] = []
      for _ in 0..<6 {
        let key = Int32.random(in: 1...9, using: &random)
        let list = ChannelList.ID.random(in: 1...3, using: &random)
        let edits: [GuideEdit] = [
          .setHidden(.random(using: &random), [key, (key % 8) + 1]),
          .move(key, to: .random(in: -1...9, using: &random)),
          .reorder([key, (key % 8) + 1]), .rename(key, to: Bool.random(using: &random) ? nil : "n\(key)"),
          .putList(ChannelList(id: list, name: "L\(key)", channels: [key, key, 1])), .deleteList(list),
          .setMember(.random(using: &random), [key], of: list),
          .putSearch(SavedSearch(id: list, name: "s", text: "\(key)")),
          .deleteSearch(list),
        ]
        if let edit = edits.randomElement(using: &random) { undo = lineup.apply(edit) + undo }
      }
      for edit in undo { lineup.apply(edit) }
      #expect(lineup.channels == before.channels)
      #expect(Set(lineup.lists) == Set(before.lists))
      #expect(Set(lineup.searches) == Set(before.searches))
    }
  }
}
