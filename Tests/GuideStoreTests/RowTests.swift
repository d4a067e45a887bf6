import GuideFormats
import GuideModel
import Testing

@testable import GuideStore

/// Tests rows of a guide with several feeds.
@Suite("Rows of several feeds")
struct RowTests {
  private let folder: ScratchFolder
  private let store: GuideStore

  init() throws {
    folder = try ScratchFolder()
    store = try GuideStore(path: folder.path("guide.db"))
  }

  private func listing(_ channel: String, _ title: String, _ hours: Int64 = 0) -> Listing {
    Listing(channel: channel, start: midnight + hours * hour, stop: midnight + (hours + 1) * hour, title: title)
  }

  private func file(_ name: String, _ text: String) throws -> FeedLocation {
    try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
    return .file(path: folder.path(name))
  }

  private static let guide = """
    <tv><channel id="a"><display-name>A</display-name><icon src="http://127.0.0.1/a.png"/></channel>
    <channel id="b"><display-name>B</display-name></channel>
    <programme start="20261121000000 +0000" stop="20261121010000 +0000" channel="a"><title>In a</title></programme>
    <programme start="20261121000000 +0000" stop="20261121010000 +0000" channel="b"><title>In b</title></programme></tv>
    """
  private static let list = """
    #EXTM3U catchup="shift" catchup-days="3"
    #EXTINF:-1 tvg-id="a" tvg-shift="1",A HD
    #EXTVLCOPT:http-user-agent=Player
    http://127.0.0.1/live/USER/SECRET/1.ts|Referer=http://127.0.0.1/
    http://127.0.0.1/second
    """

  @Test("A search finds the channel; the row that shows it is known, with its shift; search leaves hidden rows out")
  func mapping() throws {
    try store.importGuide(from: file("guide.xml", Self.guide))
    try store.importGuide(from: file("list.m3u", Self.list))
    try store.updateSearchIndex()
    let hit = try #require(store.search(GuideSearchRequest(text: "in a", now: midnight)).upcoming.first)
    let found = hit.airing
    let row = try #require(store.rows(showing: found.channel).first)
    #expect(store.rows(showing: found.channel).count == 1)
    #expect(store.channels.first { $0.id == row.row }?.name == "A HD")
    #expect(row.shift == 3600)
    #expect(hit.row == row.row && found.start == midnight + hour && found.stop == midnight + 2 * hour)
    let shown = try store.airings(on: row.row, overlapping: midnight..<midnight + 3 * hour)
    #expect(shown.map(\.start) == [midnight + hour] && shown.map(\.stop) == [midnight + 2 * hour])
    #expect(shown.map(\.id) == [found.id])
    #expect(try store.programme(shown[0].id)?.titles.first?.text == "In a")
    #expect(store.timeRange == midnight..<midnight + 2 * hour)
    #expect(store.channelsWithAirings == Set(store.channels.map(\.id)))
    #expect(store.channels.map(\.name) == ["A HD", "B"])
    // The guide's logo is used if the playlist has none.
    #expect(store.channels[0].iconURL == "http://127.0.0.1/a.png")
    try store.setHidden(true, channels: [row.row])
    #expect(store.rows(showing: found.channel).isEmpty)
    #expect(try store.search(GuideSearchRequest(text: "in a", now: midnight)).isEmpty)
    let report = try store.importGuide(from: .file(path: folder.path("guide.xml")))
    #expect(report.counts.onHiddenChannels == 1)
  }

  @Test("Streams are kept with headers, options and catch-up, and described without them")
  func streams() throws {
    try store.importGuide(from: file("list.m3u", Self.list))
    let streams = try store.streams(of: store.channels[0].id)
    #expect(streams.map(\.address) == ["http://127.0.0.1/live/USER/SECRET/1.ts", "http://127.0.0.1/second"])
    #expect(streams[0].headers == ["Referer": "http://127.0.0.1/"])
    #expect(streams[0].options == ["EXTVLCOPT:http-user-agent=Player"])
    #expect(streams[0].catchUp == ChannelStream.CatchUp(type: "shift", days: 3))
    #expect(!"\(streams)".contains("SECRET") && !String(reflecting: streams).contains("SECRET"))
    try store.removeSource(folder.path("list.m3u"))
    #expect(try store.withWriter { try $0.integer("SELECT count(*) FROM stream") } == 0)
  }

  @Test("A channel's settings move to the row that takes it over, and return when that row goes")
  func settings() throws {
    try store.importGuide(from: file("guide.xml", Self.guide))
    try store.renameChannel(store.key("a"), to: "Mine")
    try store.setHidden(true, channels: [store.key("b")])
    try store.moveChannel(store.key("b"), to: 0)
    store.perform(.setMember(true, [store.key("a")], of: ChannelList.favourites))
    try store.flush()
    try store.importGuide(
      from: file(
        "list.m3u", "#EXTM3U\n#EXTINF:-1 tvg-id=\"a\",A HD\nhttp://x/1\n#EXTINF:-1 tvg-id=\"b\",B HD\nhttp://x/2\n"))
    #expect(store.allChannels.map(\.name) == ["B HD", "Mine"])
    #expect(store.allChannels.map(\.isHidden) == [true, false])
    #expect(store.lineup.list(ChannelList.favourites)?.channels == [store.allChannels[1].id])
    try store.renameChannel(store.allChannels[1].id, to: "Renamed")
    try store.removeSource(folder.path("list.m3u"))
    #expect(store.allChannels.map(\.name) == ["B", "Renamed"])
    #expect(store.allChannels.map(\.feedID) == ["b", "a"])
    #expect(store.lineup.list(ChannelList.favourites)?.channels == [store.key("a")])
    #expect(store.allChannels.map(\.isHidden) == [true, false])
  }

  @Test("A channel that leaves its playlist is gone; one for which something was set comes back as it was")
  func leaving() throws {
    let all =
      "#EXTM3U\n#EXTINF:-1 tvg-id=\"a\",A\nhttp://x/1\n#EXTINF:-1 tvg-id=\"b\",B\nhttp://x/2\n#EXTINF:-1 tvg-id=\"c\",C\nhttp://x/3\n"
    try store.importGuide(from: file("list.m3u", all))
    try store.renameChannel(store.key("b"), to: "Mine")
    try store.importGuide(from: file("list.m3u", "#EXTM3U\n#EXTINF:-1 tvg-id=\"a\",A\nhttp://x/1\n"))
    #expect(store.allChannels.map(\.name) == ["A"])
    try store.importGuide(from: file("list.m3u", all))
    #expect(store.allChannels.map(\.name) == ["A", "Mine", "C"])
  }

  @Test("Guides that were read for a playlist go with it, others stay")
  func removal() throws {
    let guide = try file("guide.xml", Self.guide)
    try store.importGuide(from: file("list.m3u", Self.list), guides: [guide])
    #expect(try store.withWriter { try $0.integer("SELECT count(*) FROM airing") } == 1)
    try store.removeSource(folder.path("list.m3u"))
    #expect(store.sources.isEmpty)
    #expect(try store.withWriter { try $0.integer("SELECT count(*) FROM airing") } == 0)
    try store.importGuide(from: guide)
    try store.importGuide(from: .file(path: folder.path("list.m3u")), guides: [guide])
    #expect(store.channels.map(\.name) == ["A HD", "B"])
    try store.removeSource(folder.path("list.m3u"))
    #expect(store.channels.map(\.name) == ["A", "B"])
  }

  @Test("Priorities and shifts of sources count at once")
  func sourceSettings() throws {
    try store.refresh([listing("a", "from one")], source: "one")
    try store.refresh([listing("a", "from two"), listing("a", "later", 5)], source: "two")
    #expect(try store.everything(on: "a").map(\.title) == ["from one", "later"])
    try store.setPriority(of: "two", to: -1)
    #expect(try store.everything(on: "a").map(\.title) == ["from two", "later"])
    try store.setShift(of: "two", to: 7200)
    #expect(try store.everything(on: "a").map(\.title) == ["from one", "from two", "later"])
    #expect(try store.everything(on: "a").map(\.start) == [midnight, midnight + 2 * hour, midnight + 7 * hour])
    #expect(throws: GuideStoreError.unknownSource("three")) { try store.setShift(of: "three", to: 0) }
  }

  @Test("Two days of one feed, the second from elsewhere, are one row")
  func twoDays() throws {
    let days = (0..<2).map { day in
      (0..<24).map { listing("a", "day \(day) hour \($0)", Int64(day) * 24 + $0) }
    }
    try store.refresh(days[0], source: "first.xml", channels: ["a"])
    try store.refresh(days[1], source: "second.xml", channels: ["a"])
    #expect(store.channels.count == 1)
    #expect(try store.everything(on: "a").count == 48)
  }

  @Test("Past airings are removed after their time, in steps; a guide that would become empty stays")
  func pruning() throws {
    let old = (0..<5000).map {
      Listing(channel: "a", start: midnight + $0 * 60, stop: midnight + $0 * 60 + 60, title: "T\($0)")
    }
    try store.refresh(old, source: "one", batchSize: 500)
    try store.refresh([listing("old", "Long ago", -1000)], source: "other")
    let now = midnight + 14 * 86_400 + 4000 * 60
    #expect(try store.prune(now: now) == 4000)
    #expect(try store.everything(on: "a").map(\.start).first == midnight + 4000 * 60)
    #expect(store.timeRange.upperBound == midnight + 5000 * 60)
    #expect(try store.everything(on: "old").count == 1)
    try store.setKeeping(of: "one", to: 0)
    #expect(try store.prune(now: now + 365 * 86_400) == 0)
    try store.updateSearchIndex()
    #expect(try store.withWriter { try $0.integer("SELECT count(*) FROM airing") } == 1001)
  }
}
