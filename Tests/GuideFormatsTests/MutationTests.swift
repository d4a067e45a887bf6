import GuideModel
import SeededRandom
import Testing

@testable import GuideFormats

/// Runs every reader with randomly damaged input: it must read what it can, or say what is wrong, and nothing else.
@Suite struct MutationTests {
  private static let guide = """
    <?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tv SYSTEM "xmltv.dtd">
    <tv><channel id="a"><display-name lang="en">A &amp; B</display-name><display-name>5.1</display-name>
    <icon src="http://h/i.png"/></channel>
    <programme start="20260101200000 +0100" stop="20260101210000 +0100" channel="a" showview="1">
    <title lang="de">Grüße</title><title>Greetings</title><sub-title><![CDATA[a ]] < b & c]]></sub-title>
    <desc>Words &lt;b&gt;and&#8217;&eacute; more</desc><credits><actor role="R">Someone<image>http://i</image></actor></credits>
    <category>News</category><x:odd xmlns:x="urn:x" a='1'>v<sub>w</sub></x:odd><episode-num system="xmltv_ns">1.2.</episode-num>
    <rating system="BBFC"><value>15</value></rating><!-- note --></programme>
    <programme start="20260101210000" channel="a"><title>Two</title><desc>\(String(repeating: "long ", count: 40))</desc></programme>
    </tv>
    """

  private static let words = [
    "<programme start=\"20260101220000\" channel=\"a\">", "</programme>", "<title>", "</title>", "<desc>", "</desc>",
    "<credits>", "</tv>", "<tv>", "<![CDATA[", "]]>", "<!--", "-->", "&", "&#x1F600;", "&amp;", "<", ">", "\"", "'",
    "\u{91}",
    "<channel id=\"b\">", "<?xml version=\"1.0\"?>", "<a a1=\"\" a2=\"\"", "xmlns:y=\"u\"", "\0", "\u{FEFF}",
    "{{start}}",
  ]

  /// Returns the report on a feed, without the positions of damage, which depend on where pieces end.
  private static func read(_ bytes: [UInt8], step: Int = .max) throws -> FeedFixture? {
    do { return try FeedFixture(bytes: bytes, step: step) } catch is FeedError { return nil }
  }

  private static func check(_ bytes: [UInt8], step: Int, _ comment: String) throws {
    guard let fixture = try read(bytes, step: step) else { return }
    #expect(fixture.records.count == fixture.report.programmes, "\(comment)")
    #expect(fixture.records.allSatisfy { ElementTree(encoded: $0.details) != nil }, "\(comment)")
  }

  @Test(arguments: 0..<8 as Range<UInt64>) func `guides: what is stored of a programme can be read back`(seed: UInt64)
    throws
  {
    var mutator = Mutator(seed: seed, words: Self.words)
    for round in 0..<60 {
      let bytes = mutator.mutate(Array(Self.guide.utf8))
      try Self.check(bytes, step: round % 3 == 0 ? 7 : .max, "seed \(seed), round \(round)")
    }
  }

  @Test func `compressed guides and archives`() throws {
    let guide = Array(Self.guide.utf8)
    let tar = TarFixture.entry("d/", [], type: 0x35) + TarFixture.entry("a.xml", guide)
    let forms = [XMLTVContainerTests.gzip(guide), try XZTests.xz(guide), tar, XMLTVContainerTests.gzip(tar)]
    for (form, original) in forms.enumerated() {
      var mutator = Mutator(seed: UInt64(form))
      for round in 0..<80 { try Self.check(mutator.mutate(original), step: .max, "form \(form), round \(round)") }
    }
  }

  @Test func `headers of archives`() throws {
    // With a correct checksum after the damage, without which nothing would be read.
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let size = (0..<12).map { _ in UInt8.random(in: 0...255, using: &random) }
      let type = [0x30, 0x35, 0x4C, 0][Int.random(in: 0..<4, using: &random)] as UInt8
      let archive = TarFixture.entry("a.xml", Array(Self.guide.utf8), type: type, size: size)
      _ = try Self.read(archive)
    }
  }

  @Test func `playlists`() throws {
    let playlist = """
      #EXTM3U x-tvg-url="http://a/one.xml,http://b/two.xml.gz" tvg-shift=1.5
      #EXTINF:-1 tvg-id="one.uk" tvg-name='One' tvg-logo="l.png" group-title="News;UK" radio="true",One, the first
      #EXTVLCOPT:http-user-agent=x
      http://host/one.ts|User-Agent=Me&Referer=http://r
      #EXTGRP:Sport
      #EXTINF:5400 tvg-shift="-2",Two "2"
      http://user:secret@host/two.mp4
      """
    let words = [
      "#EXTINF:", "#EXTM3U", "=\"", "\"", "'", ",", ";", "\n", "|", "&", "tvg-id=", "\u{301}", "https://", "1e308",
    ]
    var mutator = Mutator(seed: 3, words: words)
    for _ in 0..<400 {
      let bytes = mutator.mutate(Array(playlist.utf8))
      for limit in [1 << 20, 40] {
        var parser = M3UParser()
        parser.longestLine = limit
        do {
          _ = try parser.read(MemorySource(bytes)) { entry in
            _ = (entry.isOnDemand, entry.stableKey(source: "s"), entry.description)
          }
        } catch is FeedError {}
      }
    }
  }

  @Test func `dates`() {
    let originals = [
      "20260101200000 +0100", "2026-01-01T20:00:00.123Z", "20260101", "202601012400 GMT+2", "20260228235960 −0330",
    ]
    var mutator = Mutator(seed: 5, words: ["+", "-", "00", "99", "Z", ":", "T", " ", "CEST", "9999"])
    // The years 0 to 9999, and a day for the zone.
    let years = -62_167_305_600...253_402_387_200 as ClosedRange<Int64>
    var read = 0
    for round in 0..<4000 {
      let bytes = mutator.mutate(Array(originals[round % originals.count].utf8))
      guard let reading = bytes.withUnsafeBytes(XMLTVDate.read) else { continue }
      read += 1
      #expect(years.contains(reading.wall))
      if case .offset(let seconds) = reading.zone { #expect(abs(seconds) <= 16 * 3600) }
    }
    #expect(read > 100)
  }
}
