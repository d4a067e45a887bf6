import GuideModel
import Testing

@Suite struct PersonalLibraryTests {
  private func guide(_ count: Int32 = 6) -> InMemoryLibrary {
    let channels = (1...count).map { Channel(id: $0, feedID: "c\($0)", name: "Channel \($0)") }
    let airings = channels.map {
      Airing(id: Airing.ID(channel: $0.id, start: 1_000), stop: 2_000, title: "News")
    }
    return InMemoryLibrary(channels: channels, airings: airings)
  }

  @Test func aViewersStarsHidingAndOrderDoNotAffectOthers() {
    let guide = guide()
    let before = guide.lineup
    let (one, two) = (PersonalLibrary(of: guide), PersonalLibrary(of: guide))
    one.perform(.setMember(true, [3], of: ChannelList.favourites))
    one.perform(.setHidden(true, [2]))
    one.perform(.rename(4, to: "Mine"))
    one.perform(.move(6, to: 0))
    one.perform(.putSearch(SavedSearch(id: 1, name: "Films", text: "film")))
    #expect(one.channels.map(\.id) == [6, 1, 3, 4, 5])
    #expect(one.channels.map(\.name).contains("Mine"))
    #expect(one.lineup.list(ChannelList.favourites)?.channels == [3])
    #expect(one.lineup.searches.map(\.text) == ["film"])
    #expect(guide.lineup == before)
    #expect(two.lineup == before)
  }

  @Test func channelsHiddenByAViewerAreFoundNowhere() throws {
    let guide = guide(3)
    let viewer = PersonalLibrary(of: guide)
    viewer.perform(.setHidden(true, [2]))
    viewer.perform(.move(3, to: 0))
    let request = GuideSearchRequest(text: "news", now: 1_500)
    #expect(try Set(viewer.search(request, isCancelled: { false }).onNow.map(\.row)) == [1, 3])
    var narrow = request
    narrow.channels = [1, 2]
    #expect(try viewer.search(narrow, isCancelled: { false }).onNow.map(\.row) == [1])
    #expect(try viewer.nowAndNext(at: 1_500).map(\.channel) == [3, 1])
    #expect(try viewer.channels(with: .undefined, in: 0..<5_000) == [1, 3])
    let airing = try #require(try viewer.airings(on: 1, overlapping: 0..<5_000).first)
    #expect(try viewer.otherAirings(of: airing, limit: 9).map(\.channel) == [3])
  }

  @Test func channelsHiddenInTheGuideAreHiddenFromEveryViewer() {
    let guide = guide(3)
    let viewer = PersonalLibrary(of: guide)
    viewer.perform(.setMember(true, [1], of: ChannelList.favourites))
    guide.perform(.setHidden(true, [2]))
    #expect(viewer.lineup.channels.map(\.id) == [1, 3])
    #expect(viewer.perform(.setHidden(false, [2])).isEmpty)
    #expect(viewer.channels.map(\.id) == [1, 3])
  }

  @Test func untouchedChannelsFollowTheGuide() {
    let guide = guide(4)
    let viewer = PersonalLibrary(of: guide)
    viewer.perform(.setHidden(true, [4]))
    guide.perform(.setMember(true, [2], of: ChannelList.favourites))
    guide.perform(.rename(1, to: "First"))
    guide.perform(.move(3, to: 0))
    #expect(viewer.channels.map(\.name) == ["Channel 3", "First", "Channel 2"])
    #expect(viewer.lineup.list(ChannelList.favourites)?.channels == [2])
    viewer.perform(.rename(1, to: nil))
    #expect(viewer.channels.map(\.name) == ["Channel 3", "Channel 1", "Channel 2"])
    viewer.perform(.setMember(false, [2], of: ChannelList.favourites))
    guide.perform(.setMember(true, [3], of: ChannelList.favourites))
    #expect(viewer.lineup.list(ChannelList.favourites)?.channels == [])
  }

  @Test func aViewersEditsAreThoseOfALineupOfTheirOwn() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let guide = guide(8)
      guide.perform(.putList(ChannelList(id: 2, name: "Two", channels: [4, 2])))
      guide.perform(.rename(5, to: "Five"))
      let viewer = PersonalLibrary(of: guide)
      let start = viewer.lineup
      var naive = start
      for _ in 0..<8 {
        let key = Int32.random(in: 1...9, using: &random)
        let list = ChannelList.ID.random(in: 1...3, using: &random)
        let edits: [GuideEdit] = [
          .setHidden(Bool.random(using: &random), [key, key % 8 + 1]),
          .move(key, to: Int.random(in: -1...9, using: &random)), .reorder([key, 2, 7]),
          .rename(key, to: Bool.random(using: &random) ? "N\(key)" : nil),
          .putList(ChannelList(id: list, name: "L", channels: [key])), .deleteList(list),
          .setMember(Bool.random(using: &random), [key], of: list),
          .putSearch(SavedSearch(id: list, name: "S", text: "\(key)")), .deleteSearch(list),
        ]
        let edit = edits[Int.random(in: edits.indices, using: &random)]
        #expect(viewer.perform(edit).isEmpty == naive.apply(edit).isEmpty)
        #expect(viewer.lineup == naive)
      }
      var undo: [GuideEdit] = []
      for key in Int32(1)...8 {
        undo = viewer.perform(.setHidden(true, [key])) + undo
        undo = viewer.perform(.move(key, to: 0)) + undo
      }
      for edit in undo { viewer.perform(edit) }
      #expect(viewer.lineup == naive)
    }
  }
}
