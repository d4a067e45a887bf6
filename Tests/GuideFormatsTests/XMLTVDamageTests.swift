import GuideModel
import Testing

@testable import GuideFormats

/// Feeds that leave something open, or contain something else than they should.
@Suite struct XMLTVDamageTests {
  private static let start = "<programme start=\"20260101200000 +0000\" channel=\"a\">"

  @Test(arguments: ["", "<b>", "<credits><actor>"]) func `a record that is never closed keeps its texts`(inside: String)
    throws
  {
    let fixture = try FeedFixture(
      "<tv>\(Self.start)<title>Alpha</title><desc>alpha words\(inside) more\(item("Beta"))</tv>")
    #expect(fixture.titles == ["Alpha", "Beta"])
    #expect(fixture.records.first?.summary == "alpha words more")
    #expect(!fixture.report.isPartial)
    let details = try #require(fixture.records.first?.details)
    #expect(ElementTree(encoded: details)?.first("desc")?.text == "alpha words more")
  }

  @Test func `a channel that is never closed keeps its name`() throws {
    let fixture = try FeedFixture("<tv><channel id=\"a\"><display-name>Alpha\(item("One"))</tv>")
    #expect(fixture.channels.map(\.name) == ["Alpha"])
    #expect(fixture.titles == ["One"])
  }

  @Test(arguments: [Int.max, 5000]) func `a CDATA section that is never closed costs a part of the guide, not all`(
    step: Int
  ) throws {
    let many = (0..<8000).map { item("T\($0)") }.joined()
    let fixture = try FeedFixture("<tv>\(Self.start)<title>Open</title><desc><![CDATA[words\(many)</tv>", step: step)
    #expect(fixture.titles.first == "Open")
    #expect(fixture.titles.last == "T7999")
    #expect(fixture.records.count > 4000)
    #expect(fixture.count(.badmarkup) == 1)
    #expect(!fixture.report.isPartial)
    // One that is only long is kept, up to the limit of any text.
    let long = String(repeating: "long text ", count: 20_000)
    let closed = try FeedFixture(programme: "<title>T</title><desc><![CDATA[\(long)]]></desc>")
    #expect(closed.count(.badmarkup) == 0 && closed.count(.notwell) == 0)
    #expect(closed.titles == ["T"])
  }

  @Test func `quotes and dashes of Windows-1252 that became control characters are quotes and dashes`() throws {
    let fixture = try FeedFixture(programme: "<title>\u{93}It\u{92}s\u{94} \u{91}x\u{91} 9\u{96}10 \u{97}</title>")
    #expect(fixture.titles == ["“It’s” ‘x‘ 9–10 —"])
    #expect(fixture.count(.badutf8) == 7)
    #expect(fixture.count(.controlcharacter) == 0)
  }

  @Test func `programmes with templates for dates are reported with an example, not as a guide without programmes`()
    throws
  {
    let items = (0..<456).map { _ in item("x", start: "{{ start | date }}", stop: "{{ stop }}") }.joined()
    let fixture = try FeedFixture("<tv><channel id=\"a\"/>\(items)</tv>")
    #expect(fixture.report.failure?.kind == .notAGuide)
    let what = try #require(fixture.report.failure?.what)
    #expect(what.contains("456") && what.contains("“{{ start | date }}”") && what.contains("readable start"))
    let error = #expect(throws: FeedError.self) { try FeedFixture("<tv>\(items)</tv>") }
    #expect(error?.what == what)
    let old = try FeedFixture("<tv><channel id=\"a\"/>\(item("x", start: "19990101200000"))</tv>")
    #expect(old.report.failure?.what.contains("“19990101200000”") == true)
    #expect(try !FeedFixture("<tv><channel id=\"a\"/></tv>").report.isPartial)
  }

  @Test(arguments: [
    "</tv>x", "</tv></tv>", "</tv a=\"1\">", "</TV>", "</tv", "</tv>\n</tv>", "</desc></tv>y", "</tv><x></tv>",
  ])
  func `ends of all kinds end`(end: String) throws {
    for open in ["", Self.start, "\(Self.start)<title>B</title><desc>"] {
      for step in [1, 7, Int.max] {
        let fixture = try FeedFixture("<tv>\(item("A"))\(open)\(end)", step: step)
        #expect(fixture.titles.first == "A")
      }
    }
  }

  @Test func `attributes cannot make a programme larger than its limit`() throws {
    let value = String(repeating: "v", count: 16_000)
    let attributes = (0..<300).map { "a\($0)=\"\(value)\"" }.joined(separator: " ")
    let fixture = try FeedFixture(
      programme: "<title>T</title><icon \(attributes)/><desc>words</desc>", attributes: attributes)
    #expect(fixture.titles == ["T"])
    let details = try #require(fixture.records.first?.details)
    #expect(details.count < 2 * XMLTVOptions().longestProgramme)
    #expect(fixture.count(.longtext) > 0)
  }

  @Test func `documents that are joined have a greatest number`() throws {
    var options = XMLTVOptions()
    options.damageLimit = 10
    let joined = String(repeating: "<tv></tv>\n", count: 20)
    #expect(throws: FeedError.self) { try FeedFixture("<tv>\(item("A"))</tv>\n" + joined, options: options) }
    let few = try FeedFixture(
      "<tv>\(item("A"))</tv>\n" + String(repeating: "<tv></tv>\n", count: 9) + "<tv>\(item("B"))</tv>",
      options: options)
    #expect(few.titles == ["A", "B"])
  }
}
