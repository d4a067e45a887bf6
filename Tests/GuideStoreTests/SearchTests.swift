import Foundation
import GuideModel
import Testing

@testable import GuideStore

@Suite("Searching a guide")
struct SearchTests {
  let folder: ScratchFolder
  let store: GuideStore

  init() throws {
    folder = try ScratchFolder()
    store = try GuideStore(path: folder.path("guide.db"))
  }

  private func search(_ text: String, at time: Int64 = midnight, limit: Int = 50) throws -> GuideSearchResults {
    try store.search(GuideSearchRequest(text: text, now: time, limit: limit))
  }

  /// Returns the titles found: on now, upcoming, past.
  private func titles(_ text: String, at time: Int64 = midnight, limit: Int = 50) throws -> [String] {
    let results = try search(text, at: time, limit: limit)
    return (results.onNow + results.upcoming + results.past).map(\.airing.title)
  }

  private func fill() throws {
    try store.refresh([
      Listing(channel: "a", start: midnight - 2 * hour, stop: midnight - hour, title: "News in brief"),
      Listing(channel: "a", start: midnight, stop: midnight + hour, title: "Café Europa", subtitle: "Die Brücke"),
      Listing(
        channel: "a", start: midnight + hour, stop: midnight + 2 * hour, title: "The Bridge",
        details: "A café at night."),
      Listing(channel: "b", start: midnight - hour, stop: midnight + hour, title: "News of the day"),
      Listing(
        channel: "b", start: midnight + hour, stop: midnight + 2 * hour, title: "Weather", details: "After the news"),
    ])
    try store.updateSearchIndex()
  }

  @Test("Words in title, subtitle and description are found, without case or accents, and may go on")
  func words() throws {
    try fill()
    #expect(try titles("bridge") == ["The Bridge"])
    #expect(try titles("CAFE") == ["Café Europa", "The Bridge"])
    #expect(try titles("brück") == ["Café Europa"])
    #expect(try titles("euro cafe") == ["Café Europa"])
    #expect(try titles("cafe euro") == ["Café Europa"])
    #expect(try titles("caf night") == ["The Bridge"])
    #expect(try titles("cafe -night") == ["Café Europa"])
    #expect(try titles("\"cafe at night\"") == ["The Bridge"])
    #expect(try titles("\"night at\"") == [])
    #expect(try titles("title:cafe") == ["Café Europa"])
  }

  @Test("On now, upcoming, past; titles before descriptions, what is over with the latest first")
  func order() throws {
    try fill()
    let now = try search("\"news")
    #expect(now.onNow.map(\.airing.title) == ["News of the day"])
    #expect(now.upcoming.map(\.airing.title) == ["Weather"])
    #expect(now.upcoming.map(\.passage) == ["After the news"])
    #expect(now.past.map(\.airing.title) == ["News in brief"])
    #expect(now.total == 3 && now.indexedPart == 1)
    #expect(try titles("\"news", at: midnight + 3 * hour) == ["News of the day", "News in brief", "Weather"])
    #expect(
      try search("\"news", at: midnight + 3 * hour, limit: 2).past.map(\.airing.title) == [
        "News of the day", "News in brief",
      ])
  }

  @Test("A whole title comes before one that has more words")
  func wholeTitle() throws {
    try store.refresh([
      Listing(channel: "a", start: midnight + hour, stop: midnight + 2 * hour, title: "The Bridge Tonight"),
      Listing(channel: "a", start: midnight + 2 * hour, stop: midnight + 3 * hour, title: "THE BRIDGE"),
    ])
    try store.updateSearchIndex()
    #expect(try titles("the bridge") == ["THE BRIDGE", "The Bridge Tonight"])
  }

  /// Imports one programme from a feed.
  private func programme(_ body: String, on channel: String = "a", from start: Int64, minutes: Int64 = 60) -> String {
    """
    <programme channel="\(channel)" start="\(stamp(start))" stop="\(stamp(start + minutes * 60))">\(body)</programme>
    """
  }

  private func stamp(_ instant: Int64) -> String {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      in: .gmt, from: Date(timeIntervalSince1970: TimeInterval(instant)))
    func pad(_ number: Int?) -> String { String(format: "%02d", number ?? 0) }
    return "\(parts.year ?? 0)" + pad(parts.month) + pad(parts.day) + pad(parts.hour) + pad(parts.minute)
      + pad(parts.second) + " +0000"
  }

  private func importFeed(_ body: String) throws {
    let feed = "<tv><channel id=\"a\"><display-name>Juniper One</display-name></channel>\(body)</tv>"
    try Data(feed.utf8).write(to: folder.url.appendingPathComponent("feed.xml"))
    try store.importXMLTV(from: try .init(folder.path("feed.xml")))
    try store.updateSearchIndex()
  }

  @Test(
    "D15: any part of a Chinese title, people of all kinds, categories, keywords, in any script",
    arguments: [
      ("联播", true), ("新闻", true), ("播", true), ("闻联", true), ("联新", false), ("新闻联播", true), ("闻播", false),
      ("Ada Quill", true), ("quill", true), ("person:\"ada quill\"", true), ("person:harbour", false),
      ("director:ada", true),
      ("Captain Salt", true), ("thriller", true), ("category:thriller", true), ("category:ada", false),
      ("lighthouse", true),
      ("أخبار", true), ("اخبار", true), ("חדשות", true), ("חֲדָשׁוֹת", true), ("Straße", true), ("strasse", true),
      ("ёлка", true), ("елка", true),
      ("どらま", true), ("ドラマ", true), ("ข่าว", true), ("뉴스", true), ("second title", true), ("caféteria", true),
      ("cafeteria", true),
      ("tags", true), ("amp", false),
    ])
  func everything(text: String, isFound: Bool) throws {
    try importFeed(
      programme(
        """
        <title>晚间新闻联播</title><title lang="en">Second title</title><sub-title>ドラマ ข่าวเช้า 뉴스특보</sub-title>\
        <desc>Harbour. الأَخْبَار חדשות STRASSE Ёлка caf&amp;eacute;teria &amp;amp; &lt;b&gt;tags&lt;/b&gt;</desc>\
        <credits><director>Ada Quill</director><actor role="Captain Salt">Some Body<image>https://example.com/x</image></actor></credits>\
        <category>Thriller</category><keyword>lighthouse</keyword>
        """, from: midnight + hour))
    #expect(try search(text).upcoming.count == (isFound ? 1 : 0))
  }

  @Test(
    "Filters in words",
    arguments: [
      ("film", ["Long", "Short", "Old"]), ("film >90min", ["Long", "Old"]), ("film <90min", ["Short"]),
      ("film tonight", ["Long"]),
      ("film >90min tonight", ["Long"]), ("tonight", ["Long", "Sport Tonight", "Report"]), ("news", ["Report"]),
      ("sport", ["Sport Tonight"]), ("new", ["Short"]),
      ("now", ["Report"]), ("tomorrow", ["Short"]), ("20:15", ["Long"]), ("film 20:15", ["Long"]),
      ("after 22:00 sport", ["Sport Tonight"]),
      ("channel:juniper film", ["Long", "Short", "Old"]), ("channel:other film", []),
      ("-film tonight", ["Sport Tonight", "Report"]),
      ("2026-11-22", ["Short"]), ("from:2026-11-22", ["Short"]), ("to:2026-11-21", ["Old"]),
      ("live", ["Sport Tonight"]), ("title:tonight", ["Sport Tonight"]),
    ] as [(String, [String])])
  func filters(text: String, expected: [String]) throws {
    let film = "<category>Film</category>"
    // The day is in the zone of the tests: times are by its clock.
    let zone = Int64(TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(midnight))))
    let start = midnight - zone
    try importFeed(
      programme("<title>Old</title>\(film)", from: start - 4 * hour, minutes: 120)
        + programme("<title>Report</title><category>News</category>", from: start + 19 * hour, minutes: 45)
        + programme("<title>Long</title>\(film)", from: start + 20 * hour, minutes: 120)
        + programme(
          "<title>Sport Tonight</title><category>Sport</category><live/>", from: start + 23 * hour, minutes: 30)
        + programme("<title>Short</title>\(film)<new/>", from: start + 30 * hour, minutes: 50))
    let results = try search(text, at: start + 19 * hour + 600)
    #expect((results.upcoming + results.onNow + results.past).map(\.airing.title) == expected)
  }

  @Test(
    "Nothing typed is an operator", arguments: ["\"", "a OR b", "*", "title:news", "(", "-news", "NEAR(a b)", "'", ""])
  func operators(text: String) throws {
    try fill()
    _ = try search(text)
  }

  @Test("The index follows refreshes, hiding and removal; what changed is never shown as it was")
  func follows() throws {
    try fill()
    #expect(try !store.isSearchIndexStale())
    try store.refresh([Listing(channel: "b", start: midnight - hour, stop: midnight + hour, title: "Sport")])
    #expect(try store.isSearchIndexStale())
    #expect(try titles("\"news of") == [])
    #expect(try search("weather").indexedPart < 1)
    try store.updateSearchIndex()
    #expect(try titles("\"sport") == ["Sport"])
    #expect(try titles("\"news") == ["Weather", "News in brief"])
    try store.setHidden(true, channels: [store.key("b")])
    #expect(try titles("\"news") == ["News in brief"])
    let hidden = GuideSearchRequest(text: "\"news", now: midnight, channels: [store.key("b")])
    #expect(try store.search(hidden).upcoming.map(\.airing.title) == ["Weather"])
    try store.removeSource("feed")
    try store.updateSearchIndex()
    #expect(try store.withWriter { try $0.integer("SELECT count(*) FROM search_block") } == 0)
  }

  @Test("A search that is cancelled gives up")
  func cancelled() throws {
    try fill()
    #expect(try store.search(GuideSearchRequest(text: "bridge", now: midnight), isCancelled: { true }).isEmpty)
  }
}
