import Foundation
import GuideFormats
import GuideModel
import GuideStore
import Testing

@testable import GuideExport

@Suite("Taking a guide along")
struct ExportTests {
  /// The folder of real feeds.
  private static let feedsFolder =
    ProcessInfo.processInfo.environment["FEEDS"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared")

  private final class Scratch {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString)")
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
  }

  private struct Row: Hashable {
    var channel: String
    var name: String
    var start: Int64
    var stop: Int64
    var title: String
    var subtitle: String
    var summary: String
    var genre: Genre
    var details: [String]
  }

  private static let everything: Range<Int64> = 0..<Int64.max / 4

  /// Returns every airing with everything, without characters that XML does not allow.
  private func rows(_ store: GuideStore) throws -> [Row] {
    try store.channels.flatMap { channel in
      try store.airings(on: channel.id, overlapping: store.timeRange).map { airing in
        var tree = ElementTree(encoded: try store.details(of: airing.id) ?? []) ?? ElementTree(name: "none")
        tree.attributes.removeAll { $0.name == "stop" }
        return Row(
          channel: channel.feedID, name: channel.name, start: airing.start, stop: airing.stop, title: airing.title,
          subtitle: airing.subtitle, summary: airing.summary, genre: airing.genre, details: [XMLText.element(tree)])
      }
    }
  }

  private func export(
    _ store: GuideStore, _ format: ExportFormat, to path: String, _ change: (inout ExportOptions) -> Void = { _ in }
  ) throws
    -> String
  {
    var options = ExportOptions(range: Self.everything, channels: store.channels)
    options.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    options.locale = GuideLocale(language: "en", formats: Locale(identifier: "en_GB"))
    options.now = 1_795_219_200
    change(&options)
    _ = try GuideExporter(store: store, options: options).export(format, to: path)
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  private func store(_ feed: String, _ scratch: Scratch, _ name: String = "a.db") throws -> GuideStore {
    let path = scratch.path(name + ".xml")
    try feed.write(toFile: path, atomically: true, encoding: .utf8)
    let store = try GuideStore(path: scratch.path(name))
    try store.importGuide(from: .file(path: path), source: "first")
    return store
  }

  private func checkRoundTrip(of store: GuideStore, _ scratch: Scratch) throws {
    let path = scratch.path("out.xml")
    _ = try export(store, .xmltv, to: path)
    let second = try GuideStore(path: scratch.path("second.db"))
    try second.importGuide(from: .file(path: path), source: "another")
    let (before, after) = (try rows(store), try rows(second))
    #expect(before.count == after.count && !before.isEmpty)
    let difference = zip(before, after).first { $0 != $1 }
    #expect(difference == nil, "\(String(describing: difference))")
    #expect(store.channels.map(\.number) == second.channels.map(\.number))
    #expect(store.channels.map(\.displayNames) == second.channels.map(\.displayNames))
  }

  private static let hostile = """
    <?xml version="1.0" encoding="UTF-8"?>
    <tv><channel id="=a&quot;b"><display-name>A &amp; B &amp;lt;x&amp;gt;</display-name><display-name>7</display-name>
    <icon src="http://i.example/a.png?x=1&amp;y=2"/></channel>
    <channel id="empty"><display-name>Empty</display-name></channel>
    <programme start="20261121190000 +0000" stop="20261121200000 +0000" channel="=a&quot;b" catchup-id="c&#10;1">
    <title lang="de">=cmd|'/c calc'!A1 &amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;</title><title lang="en">Second, "quoted"; \\ text</title>
    <sub-title>&amp;amp; \u{5E9}\u{5DC}\u{5D5}\u{5DD}</sub-title><desc>Line one&#10;Line two; with, commas and \u{1F600} \
    \(String(repeating: "ä\u{1F600}", count: 90))</desc>
    <credits><actor role="X &amp; Y">Someone</actor></credits><category>Film</category><x:odd xmlns:x="u" x:lang="a" lang="b">kept</x:odd>
    </programme>
    <programme start="20261121200000 +0000" channel="=a&quot;b"><title>+No stop</title></programme>
    <programme start="20261121210000 +0000" stop="20261121210000 +0000" channel="=a&quot;b"><title>Of no length</title></programme>
    <programme start="20261121210000 +0000" stop="20261121220000 +0000" channel="=a&quot;b"><title>Last</title></programme>
    </tv>
    """

  @Test("XMLTV: import, export and import give the same guide, hostile texts included")
  func roundTrip() throws {
    let scratch = try Scratch()
    try checkRoundTrip(of: store(Self.hostile, scratch), scratch)
  }

  @Test("XMLTV: the demo guide survives a round trip")
  func demo() throws {
    let scratch = try Scratch()
    let store = try GuideStore(path: scratch.path("demo.db"))
    // Every channel; the days are made of the same texts.
    let demo = DemoGuide(now: 1_795_219_200, dayCount: 3)
    try store.importFeed(source: "demo") { sink in try demo.forEachBatch { try sink($0, Int64($0.bytes.count)) } }
    try checkRoundTrip(of: store, scratch)
  }

  @Test(
    "XMLTV: real feeds survive a round trip",
    arguments: [
      "by_baschuk.xml", "uk_freeview_700KB.xml", "jellyfin_UK_Data.xml", "jellyfin_Multilanguage.xml",
      "mena_shahid_sports_epg.xml",
      "sg_singtel.xml.gz",
    ])
  func realFeeds(name: String) throws {
    let path = Self.feedsFolder.appendingPathComponent("xmltv/\(name)").path
    guard FileManager.default.isReadableFile(atPath: path) else { return }
    let scratch = try Scratch()
    let store = try GuideStore(path: scratch.path("real.db"))
    try store.importGuide(from: .file(path: path), source: "real")
    try checkRoundTrip(of: store, scratch)
  }

  @Test("CSV: lines as in RFC 4180, and no cell that is a formula")
  func csv() throws {
    #expect(
      CSVWriter.line(["=1", "+1", "-1", "@x", "\tx", "a,b", "a\"b", "a\nb", ""])
        == "'=1,'+1,'-1,'@x,'\tx,\"a,b\",\"a\"\"b\",\"a\nb\",\r\n")
    let scratch = try Scratch()
    let text = try export(store(Self.hostile, scratch), .csv, to: scratch.path("a.csv"))
    #expect(text.hasPrefix("channel,number,start,stop,localStart"))
    #expect(text.contains("A & B <x>,7,2026-11-21T19:00:00Z,2026-11-21T20:00:00Z,2026-11-21T20:00:00+01:00,"))
    #expect(text.contains("'+No stop") && !text.contains(",=") && !text.contains(",+No"))
  }

  @Test("iCalendar: lines of at most 75 bytes, escaped texts, identifiers that stay")
  func calendar() throws {
    let scratch = try Scratch()
    let store = try store(Self.hostile, scratch)
    let text = try export(store, .ics, to: scratch.path("a.ics"))
    #expect(text.hasPrefix("BEGIN:VCALENDAR\r\n") && text.hasSuffix("END:VCALENDAR\r\n"))
    let lines = text.components(separatedBy: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.utf8.contains(10) })
    let whole = text.replacingOccurrences(of: "\r\n ", with: "")
    #expect(
      whole.contains("Line one Line two\\; with\\, commas and \u{1F600} \(String(repeating: "ä\u{1F600}", count: 90))"))
    #expect(whole.contains("DTSTART:20261121T190000Z\r\nDTEND:20261121T200000Z\r\n"))
    #expect(CalendarWriter.escaped("a\r\nb\nc\u{2028}d;e,f\\g\u{7}") == "a\\nb\\nc\\nd\\;e\\,f\\\\g")
    let identifiers = lines.filter { $0.hasPrefix("UID:") }
    #expect(identifiers.count == 4 && Set(identifiers).count == 4)
    let later = try export(store, .ics, to: scratch.path("b.ics")) { $0.now += 99 }
    #expect(later.components(separatedBy: "\r\n").filter { $0.hasPrefix("UID:") } == identifiers)
    let channel = try #require(store.channels.first { $0.feedID == "=a\"b" })
    let first = try #require(try store.airings(on: channel.id, overlapping: store.timeRange).first)
    let shared = try AiringCalendar.text(of: first, on: channel, in: store, now: 1_795_219_200)
    #expect(shared.components(separatedBy: "\r\n").filter { $0.hasPrefix("UID:") } == Array(identifiers.prefix(1)))
    let event = try #require(shared.range(of: "BEGIN:VEVENT"))
    let end = try #require(shared.range(of: "END:VCALENDAR"))
    #expect(text.contains(shared[event.lowerBound..<end.lowerBound]))
  }

  @Test("Identifiers of events do not depend on what else is exported, though two feeds call a channel the same")
  func identifiers() throws {
    let scratch = try Scratch()
    let store = try store(Self.twins, scratch)
    let path = scratch.path("b.xml")
    try Self.twins.replacingOccurrences(of: ">One<", with: ">Two<").write(
      toFile: path, atomically: true, encoding: .utf8)
    try store.importGuide(from: .file(path: path), source: "second")
    func identifiers(_ channels: [Channel]) throws -> [String] {
      try export(store, .ics, to: scratch.path("a.ics")) { $0.channels = channels }.components(separatedBy: "\r\n")
        .filter { $0.hasPrefix("UID:") }
    }
    let all = try identifiers(store.channels)
    #expect(Set(all).count == all.count)
    #expect(try identifiers(store.channels.reversed()) == all.reversed())
    for (channel, identifier) in zip(store.channels, all) { #expect(try identifiers([channel]) == [identifier]) }
  }

  private static let twins = """
    <tv><channel id="same"><display-name>One</display-name></channel>
    <programme start="20261121190000 +0000" stop="20261121200000 +0000" channel="same"><title>News</title></programme></tv>
    """

  @Test("No format writes names and passwords of addresses")
  func credentials() throws {
    let scratch = try Scratch()
    let feed = """
      <tv><channel id="a"><display-name>A</display-name><icon src="https://me:word@i.example/a.png?w=2"/></channel>
      <programme start="20261121190000 +0000" stop="20261121200000 +0000" channel="a"><title>Mail me@word.example</title>
      <icon src="http://me:word@i.example/b.png"/><url>http://me:word@i.example/c@d</url></programme></tv>
      """
    let store = try store(feed, scratch)
    for format in ExportFormat.allCases {
      let text = try export(store, format, to: scratch.path("a.\(format)"))
      #expect(!text.contains("me:word"), "\(format)")
    }
    let text = try export(store, .xmltv, to: scratch.path("a.xml"))
    #expect(text.contains("\"https://i.example/a.png?w=2\"") && text.contains("<url>http://i.example/c@d</url>"))
    #expect(text.contains("Mail me@word.example"))
  }

  @Test("A name that ends in .gz is compressed, and reads as the plain file does")
  func compressed() throws {
    let scratch = try Scratch()
    let store = try store(Self.hostile, scratch)
    let options = ExportOptions(range: Self.everything, channels: store.channels)
    _ = try GuideExporter(store: store, options: options).export(.xmltv, to: scratch.path("a.xml.gz"))
    #expect(
      ExportFormat(path: "x/a.xml.gz") == .xmltv && ExportFormat(path: "a.gz") == nil
        && ExportFormat(path: "xml") == nil)
    #expect(try Data(contentsOf: URL(fileURLWithPath: scratch.path("a.xml.gz"))).prefix(2) == Data([0x1F, 0x8B]))
    let second = try GuideStore(path: scratch.path("second.db"))
    try second.importGuide(from: .file(path: scratch.path("a.xml.gz")), source: "another")
    #expect(try rows(second) == rows(store))
  }

  @Test("JSON: one document with exact times")
  func json() throws {
    let scratch = try Scratch()
    let text = try export(store(Self.hostile, scratch), .json, to: scratch.path("a.json"))
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["version"] as? Int == 1 && (document["channels"] as? [Any])?.count == 2)
    let airings = try #require(document["airings"] as? [[String: Any]])
    #expect(airings.count == 4 && airings[1]["isStopInferred"] as? Bool == true)
    #expect(airings[0]["start"] as? String == "2026-11-21T19:00:00Z")
    #expect(airings[0]["localStart"] as? String == "2026-11-21T20:00:00+01:00")
    let empty = try export(store(Self.hostile, scratch), .json, to: scratch.path("b.json")) { $0.range = 0..<1 }
    #expect((try JSONSerialization.jsonObject(with: Data(empty.utf8)) as? [String: Any])?["airings"] as? [Int] == [])
  }

  @Test("HTML: nothing of the feed is markup, and nothing is loaded")
  func html() throws {
    let scratch = try Scratch()
    let text = try export(store(Self.hostile, scratch), .html, to: scratch.path("a.html"))
    #expect(text.contains("<html lang=\"en\" dir=\"ltr\">") && text.contains("default-src 'none'"))
    #expect(!text.contains("<script") && text.contains("&lt;script&gt;alert(1)"))
    #expect(
      text.contains("<caption>Saturday")
        && text.contains("<th scope=\"row\"><time datetime=\"2026-11-21T20:00:00+01:00\">20:00"))
    #expect(text.contains("1 channel · Saturday") && !text.contains(">Empty<"))
    let targets = text.components(separatedBy: "href=\"#").dropFirst().compactMap { $0.split(separator: "\"").first }
    #expect(targets.count == 2 && targets.allSatisfy { text.contains("id=\"\($0)\"") })
    let arabic = try export(store(Self.hostile, scratch), .html, to: scratch.path("b.html")) {
      $0.locale = GuideLocale(language: "ar", formats: Locale(identifier: "ar_EG"))
    }
    #expect(arabic.contains("<html lang=\"ar\" dir=\"rtl\">"))
  }

  @Test("Playlists: no address unless wanted, and none with credentials unless that is wanted, too")
  func playlist() throws {
    let scratch = try Scratch()
    let feed = """
      #EXTM3U
      #EXTINF:-1 tvg-id="one" tvg-chno="3" tvg-logo="http://l/x.png" group-title="News;Talk",One
      http://a.example/live/one.m3u8
      #EXTINF:-1 tvg-id="two" catchup="shift" catchup-days="3",Two
      #EXTVLCOPT:http-user-agent=Box
      http://me:word@a.example/two
      #EXTINF:-1 tvg-id="three",Three
      http://a.example/me/word/33.ts
      """
    let path = scratch.path("list.m3u")
    try feed.write(toFile: path, atomically: true, encoding: .utf8)
    let store = try GuideStore(path: scratch.path("list.db"))
    try store.importGuide(from: .file(path: path), source: "list")
    let none = try export(store, .m3u, to: scratch.path("1.m3u"))
    #expect(
      none.contains(
        "#EXTINF:-1 tvg-id=\"one\" tvg-name=\"One\" tvg-chno=\"3\" tvg-logo=\"http://l/x.png\" group-title=\"News;Talk\",One\n"
      ))
    #expect(!none.contains("a.example") && !none.contains("word"))
    let some = try export(store, .m3u, to: scratch.path("2.m3u")) { $0.addresses = true }
    #expect(some.contains("\nhttp://a.example/live/one.m3u8\n") && !some.contains("word") && !some.contains("Box"))
    let all = try export(store, .m3u, to: scratch.path("3.m3u")) { options in
      options.addresses = true
      options.credentials = true
    }
    #expect(
      all.contains("\n#EXTVLCOPT:http-user-agent=Box\nhttp://me:word@a.example/two\n") && all.contains("/me/word/33.ts")
    )
    #expect(all.contains("catchup=\"shift\" catchup-days=\"3\""))
  }

  @Test("A range takes what shares an instant with it, and a file that cannot be written stays as it was")
  func rangeAndFailure() throws {
    let scratch = try Scratch()
    let store = try store(Self.hostile, scratch)
    let text = try export(store, .csv, to: scratch.path("a.csv")) { $0.range = 1_795_289_400..<1_795_291_201 }
    #expect(text.components(separatedBy: "\r\n").count == 4)
    #expect(throws: ExportError.self) { try export(store, .csv, to: scratch.path("no/such.csv")) }
    #expect(throws: ExportError.self) { try export(store, .csv, to: scratch.url.path) }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).allSatisfy { !$0.hasPrefix("a.csv.") })
  }

  @Test("Names of elements and attributes are always such that a reader takes them")
  func names() {
    let tree = ElementTree(
      name: "a b<",
      attributes: [.init(name: "x\"y", value: "\u{1}\"<"), .init(name: "l", value: "1"), .init(name: "l", value: "2")],
      content: [.text("a\u{B}\r\u{FFFE}b"), .element(ElementTree(name: "1"))])
    #expect(XMLText.element(tree) == "<a_b_ x_y=\"&quot;&lt;\" l=\"1\">a&#13;b<_1/></a_b_>")
  }
}
