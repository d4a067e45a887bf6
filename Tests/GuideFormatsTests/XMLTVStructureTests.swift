import Foundation
import GuideModel
import Testing

@testable import GuideFormats

/// guides.md, d 16–34, and everything that XMLTV can express.
@Suite struct XMLTVStructureTests {
  @Test func `any order of channels and programmes, empty and repeated ids`() throws {
    let fixture = try FeedFixture(
      "<tv>\(item("Early"))<channel id=\"a\"><display-name>A</display-name></channel><channel id=\"\"/><channel/><channel id=\"a\"><display-name>B</display-name></channel>\(item("Lost", channel: "none"))</tv>"
    )
    #expect(fixture.titles == ["Early", "Lost"])
    #expect(fixture.channels.map(\.name) == ["A", "B"])
    #expect(fixture.count(.invalidid) == 2)
    #expect(fixture.count(.duplicateid) == 1)
  }

  @Test func `blanks around channel ids go`() throws {
    let fixture = try FeedFixture("<tv><channel id=\" A b \"/>\(item("x", channel: " A b "))</tv>")
    #expect(fixture.channels.first?.id == "A b")
    #expect(fixture.records.first?.channel == "A b")
  }

  @Test func `a missing or empty title, and titles in several languages`() throws {
    let fixture = try FeedFixture(
      body: item("") + item("  ") + item("x").replacingOccurrences(of: "<title>x</title>", with: ""))
    #expect(fixture.titles == ["", "", ""])
    #expect(fixture.count(.emptytitle) == 3)
    let many = "<title lang=\"de\">Eins</title><title lang=\"en\">One</title><title>None</title>"
    #expect(try FeedFixture(programme: many).titles == ["Eins"])
    var options = XMLTVOptions()
    options.languages = ["en"]
    let body = item("x").replacingOccurrences(of: "<title>x</title>", with: many)
    #expect(try FeedFixture(body: body, options: options).titles == ["One"])
    options.languages = ["fr"]
    #expect(try FeedFixture(body: body, options: options).titles == ["None"])
  }

  @Test func `unknown elements are kept, namespaces and capitals understood`() throws {
    let fixture = try FeedFixture(
      programme: "<title>T</title><x:odd xmlns:x=\"urn:x\" a=\"1\">v<sub>w</sub></x:odd>",
      attributes: "catchup-id=\"7\"")
    let programme = try #require(fixture.records.first?.programme)
    #expect(programme.others.first?.name == "odd")
    #expect(programme.others.first?.text == "vw")
    #expect(programme.attributes.first?.value == "7")
    let upper = try FeedFixture(
      "<TV><CHANNEL ID=\"a\"><DISPLAY-NAME>A</DISPLAY-NAME></CHANNEL><PROGRAMME START=\"20260101200000 +0000\" CHANNEL=\"a\"><TITLE LANG=\"en\">T</TITLE></PROGRAMME></TV>"
    )
    #expect(upper.titles == ["T"])
    #expect(upper.channels.first?.name == "A")
    #expect(!upper.report.isPartial)
    #expect(try FeedFixture("<tv xmlns=\"http://example.org/tv\">\(item("T"))</tv>").titles == ["T"])
  }

  @Test func `repeated and unsorted programmes are handed on as they come`() throws {
    let late = item("Late", start: "20260102200000 +0000", stop: nil)
    #expect(try FeedFixture(body: late + item("Early") + item("Early")).titles == ["Late", "Early", "Early"])
  }

  @Test func `unreadable episode numbers do no harm`() throws {
    let fixture = try FeedFixture(
      programme:
        "<title>T</title><episode-num system=\"xmltv_ns\">0.-3.</episode-num><episode-num>S00E00</episode-num><episode-num system=\"onscreen\">S02E05</episode-num>"
    )
    #expect(fixture.records.first?.programme.episodeNumber?.displayText == "S2 E5")
    #expect(fixture.records.first?.flags.contains(.series) == true)
  }

  @Test func `icons of all kinds are taken as they are`() throws {
    let fixture = try FeedFixture(
      "<tv><channel id=\"a\"><display-name>5.1</display-name><display-name>Name</display-name><icon src=\" logo &quot;x&quot;.png \"/></channel>\(item("x"))</tv>"
    )
    #expect(fixture.channels.first?.icon == "logo \"x\".png")
    #expect(fixture.channels.first?.number == "5.1")
    #expect(fixture.channels.first?.name == "Name")
  }

  @Test func `a missing stop is nil`() throws {
    let fixture = try FeedFixture(body: item("x", stop: nil) + item("y", stop: "soon"))
    #expect(fixture.records.map(\.stop) == [nil, nil])
    #expect(fixture.count(.missingstop) == 1)
    #expect(fixture.count(.badstop) == 1)
    #expect(fixture.records.last?.programme.attributes == [.init(name: "stop", value: "soon")])
  }

  @Test func `a programme of no length stays one`() throws {
    #expect(try FeedFixture(body: item("x", stop: "20260101200000 +0000")).records.first?.stop == evening)
  }

  @Test func `a stop before the start is handed on and counted`() throws {
    let fixture = try FeedFixture(
      body: item("x", start: "20260101235700 +0000", stop: "20260101000000 +0000")
        + item("y", stop: "20251220200000 +0000")
        + item("z", stop: "20260101190000 +0000"))
    #expect(fixture.records.map { ($0.stop ?? 0) - evening } == [-20 * 3600, -12 * 86_400, -3600])
    #expect(fixture.count(.reversedstop) == 3)
    #expect(fixture.report.lastInstant == evening + 3 * 3600 + 57 * 60)
  }

  @Test func `overlaps, holes and fillers are handed on`() throws {
    let fixture = try FeedFixture(
      body: item("x", stop: "20260201200000 +0000") + item("y", start: "20260101203000 +0000")
        + item("z", stop: "20990101000000 +0000"))
    #expect(fixture.records.map { ($0.stop ?? 0) - $0.start } == [31 * 86400, 1800, 4_070_908_800 - evening])
    #expect(fixture.report.lastInstant == evening + 31 * 86400)
  }

  @Test func `time zones missing, wrong and set for the source`() throws {
    let body = item("x", start: "20260101200000", stop: "20260101210000 Mars")
    let utc = try FeedFixture(body: body)
    #expect(utc.records.first?.start == evening)
    #expect(utc.count(.missingtimezone) == 1)
    #expect(utc.count(.invalidtimezone) == 1)
    var options = XMLTVOptions()
    options.timeZone = TimeZone(identifier: "Europe/Berlin")
    #expect(try FeedFixture(body: body, options: options).records.first?.start == evening - 3600)
    options.shift = 1800
    #expect(try FeedFixture(body: body, options: options).records.first?.start == evening - 1800)
  }

  @Test func `the hour that happens twice is summer time, the one that does not the change`() throws {
    var options = XMLTVOptions()
    options.timeZone = TimeZone(identifier: "Europe/Berlin")
    let body = item("x", start: "20261025023000", stop: nil) + item("y", start: "20260329023000", stop: nil)
    #expect(try FeedFixture(body: body, options: options).records.map(\.start) == [1_792_888_200, 1_774_746_000])
  }

  @Test(arguments: ["19700101000000 +0000", "20000101000000 +0000", "00010101000000 +0000", "20990101000000 +0000"])
  func `dates far off are dropped and counted`(start: String) throws {
    let fixture = try FeedFixture(body: item("x", start: start, stop: nil) + item("y"))
    #expect(fixture.titles == ["y"])
    #expect(fixture.count(.outofwindow) == 1)
  }

  @Test func `seconds are kept`() throws {
    let fixture = try FeedFixture(body: item("x", start: "20260101195930 +0000", stop: "20260101200059 +0000"))
    #expect(fixture.records.first?.start == evening - 30)
    #expect(fixture.records.first?.stop == evening + 59)
  }

  @Test func `a name that cannot be seen is none`() throws {
    let names = "<display-name>\u{200B}\u{FEFF}</display-name><display-name>&#x202E;&#173;</display-name>"
    let fixture = try FeedFixture(
      "<tv><channel id=\"a\">\(names)</channel><channel id=\"b\">\(names)<display-name>B</display-name></channel></tv>")
    #expect(fixture.channels.map(\.name) == ["a", "B"])
  }

  @Test func `programmes without channel or start are dropped and counted`() throws {
    let fixture = try FeedFixture(
      body:
        "<programme start=\"20260101200000\"><title>a</title></programme><programme channel=\"a\"><title>b</title></programme>\(item("c", start: "never"))\(item("d"))"
    )
    #expect(fixture.titles == ["d"])
    #expect(fixture.count(.missingchannel) == 1)
    #expect(fixture.count(.badstart) == 2)
  }

  @Test func `broken markup costs what is broken`() throws {
    for broken in ["<icon src=\"a\"b\"/>", "<desc>open", "</wrong>", "<desc a=1>x</desc>", "<a><b></a></b>", "<1x>"] {
      let middle = item("Two").replacingOccurrences(
        of: "</programme>", with: "\(broken)<category>Sport</category></programme>")
      let fixture = try FeedFixture(body: item("One") + middle + item("Three"))
      #expect(fixture.titles == ["One", "Two", "Three"], "\(broken)")
      #expect(fixture.records.dropFirst().first?.genre == .sport, "\(broken)")
    }
    let lost = try FeedFixture(
      body: item("One") + "<programme start=\"x<y\" channel=\"a\"><title>Bad</title></programme>" + item("Three"))
    #expect(lost.titles.contains("One") && lost.titles.contains("Three"))
  }

  @Test func `damage is reported with line and byte`() throws {
    let fixture = try FeedFixture("<tv>\n\(item("One"))\n</oops>\n\(item("Two"))\n</tv>")
    #expect(fixture.titles == ["One", "Two"])
    #expect(fixture.count(.notwell) == 1)
    #expect(fixture.report.firstDamage?.line == 3)
    #expect(fixture.report.firstDamage?.byte != nil)
  }

  @Test func `everything XMLTV can say is in the details`() throws {
    let fixture = try FeedFixture(
      programme: """
        <title lang="en">T</title><sub-title>S</sub-title><desc>D</desc>
        <credits><director>Dir<image type="person">http://i</image></director><actor role="R" guest="yes">Act</actor><writer>W</writer></credits>
        <date>1995</date><category>Film</category><keyword>k</keyword><language>en</language><orig-language>fr</orig-language>
        <length units="hours">2</length><icon src="i.png" width="10" height="20"/><url system="s">u</url><country>UK</country>
        <episode-num system="xmltv_ns">1.2.</episode-num>
        <video><present>yes</present><colour>no</colour><aspect>16:9</aspect><quality>HDTV</quality></video><audio><stereo>dolby</stereo></audio>
        <previously-shown start="1994" channel="b"/><premiere>P</premiere><last-chance>L</last-chance><new/>
        <subtitles type="onscreen"><language>de</language></subtitles>
        <rating system="BBFC"><value>15</value><icon src="r.png"/></rating><star-rating><value>3 / 5</value></star-rating>
        <review type="text" source="Paper" reviewer="Me">Good</review><image type="poster" size="2" orient="P">http://p</image>
        """, attributes: "clumpidx=\"0/2\" showview=\"123\"")
    let record = try #require(fixture.records.first)
    let programme = record.programme
    #expect(record.subtitle == "S" && record.summary == "D" && record.genre == .film)
    #expect(record.flags == [.new, .premiere, .repeated, .lastChance, .film, .subtitled])
    #expect(programme.titles == [Programme.Text("T", language: "en")])
    #expect(programme.credits.map(\.job) == ["director", "actor", "writer"])
    #expect(programme.credits.first?.name == "Dir" && programme.credits.first?.images.first?.url == "http://i")
    #expect(programme.credits[1].role == "R" && programme.credits[1].isGuest)
    #expect(programme.date == "1995" && programme.length == 7200)
    #expect(programme.icons.first?.width == 10 && programme.images.first?.size == 2)
    #expect(programme.episodeNumber?.displayText == "S2 E3")
    #expect(programme.video?.isPresent == true && programme.video?.isColour == false)
    #expect(programme.video?.aspect == "16:9" && programme.video?.quality == "HDTV")
    #expect(programme.audio?.stereo == "dolby")
    #expect(programme.previouslyShown?.start == "1994" && programme.premiere?.text == "P" && programme.isNew)
    #expect(programme.captions.first?.kind == "onscreen" && programme.captions.first?.language?.text == "de")
    #expect(programme.ratings.first?.system == "BBFC" && programme.ratings.first?.icons.count == 1)
    #expect(programme.starRatings.first?.fraction == 0.6)
    #expect(programme.reviews.first?.reviewer == "Me")
    #expect(programme.attributes.map(\.name) == ["clumpidx", "showview"])
    #expect(
      programme.countries.first?.text == "UK" && programme.originalLanguage?.text == "fr"
        && programme.links.first?.url == "u")
    #expect(programme.others.isEmpty)
  }

  @Test func `what emit throws ends the reading`() {
    struct Full: Error {}
    #expect(throws: Full.self) {
      try XMLTVReader().read(MemorySource("<tv>\(item("x"))</tv>")) { _ in throw Full() }
    }
  }

  @Test func `the demo guide's XMLTV reads back as its batches`() throws {
    let demo = DemoGuide(now: 1_800_000_000, channelCount: 6, dayCount: 2, timeZone: .gmt)
    var xml: [UInt8] = []
    demo.writeXMLTV { xml += $0 }
    let fixture = try FeedFixture(bytes: xml)
    var expected: [(String, Int64, Int64?, String, String, String, Genre, Airing.Flags, Programme)] = []
    demo.forEachBatch { batch in
      for record in batch.programmes {
        let from = Int(record.details.offset)
        expected.append(
          (
            batch.string(record.channelFeedID), record.start, record.stop, batch.string(record.title),
            batch.string(record.subtitle), batch.string(record.summary), record.genre, record.flags,
            Programme(details: batch.bytes[from..<from + Int(record.details.length)])
          ))
      }
    }
    #expect(fixture.report.issues.isEmpty)
    #expect(fixture.channels.count == 6)
    #expect(fixture.records.count == expected.count)
    for (record, wanted) in zip(fixture.records, expected) {
      #expect((record.channel, record.start, record.stop, record.title) == (wanted.0, wanted.1, wanted.2, wanted.3))
      #expect((record.subtitle, record.summary, record.genre, record.flags) == (wanted.4, wanted.5, wanted.6, wanted.7))
      #expect(record.programme == wanted.8)
    }
  }
}
