import Testing

@testable import GuideFormats

/// guides.md, c3 and d 35–40.
@Suite struct M3UParserTests {
  private func read(_ text: String, step: Int = .max) throws -> (header: M3UHeader, entries: [M3UEntry]) {
    var entries: [M3UEntry] = []
    let header = try M3UParser().read(MemorySource(text, step: step)) { entries.append($0) }
    return (header, entries)
  }

  @Test(arguments: [1, 5, Int.max]) func `a playlist with header, attributes, groups and options`(step: Int) throws {
    let (header, entries) = try read(
      """
      #EXTM3U x-tvg-url="http://a/one.xml,http://b/two.xml.gz" tvg-shift=1.5
      #EXTINF:-1 tvg-id="one.uk" tvg-name="One" tvg-logo="l.png" tvg-chno="5.1" group-title="News;UK" radio="true",One, the first
      #EXTVLCOPT:http-user-agent=x
      http://host/one.ts|User-Agent=Me&Referer=http://r
      #EXTGRP:Sport
      #EXTINF:-1 tvg-shift="-2",Two
      http://host/two.ts
      """, step: step)
    #expect(header.guideURLs == ["http://a/one.xml", "http://b/two.xml.gz"])
    #expect(entries.map(\.name) == ["One, the first", "Two"])
    #expect(entries.first?.tvgID == "one.uk" && entries.first?.number == "5.1" && entries.first?.isRadio == true)
    #expect(entries.map(\.groups) == [["News", "UK"], ["Sport"]])
    #expect(entries.map(\.tvgShift) == [1.5, -2])
    #expect(entries.first?.headers == ["User-Agent": "Me", "Referer": "http://r"])
    #expect(entries.first?.url == "http://host/one.ts")
    #expect(entries.map { $0.options.count } == [1, 0])
    #expect(entries.map(\.line) == [4, 7])
  }

  @Test func `a missing header, BOM, CRLF, missing and odd addresses`() throws {
    #expect(try read("#EXTINF:-1,A\r\nhttp://h/a b.ts\r\n").entries.first?.url == "http://h/a b.ts")
    #expect(try read("\u{FEFF}#EXTM3U\r\n#EXTINF:-1,A\r\nhttp://h/a\r\n").header.isPresent)
    #expect(try read("#EXTM3U\n#EXTINF:-1,Lost\n#EXTINF:-1,B\n\nhttp://h/b\n#EXTINF:-1,C").entries.map(\.name) == ["B"])
    #expect(try read("http://h/plain.ts").entries.count == 1)
  }

  @Test(arguments: [
    ("-1 tvg-name='One' tvg-id='x',N", "One", "N"), ("-1 tvg-name=One tvg-id=x,N", "One", "N"),
    ("-1 tvg-name = \"One\" tvg-id = \"x\",N", "One", "N"),
    ("-1 tvg-name=\"This is \"a test\"\" tvg-id=\"x\",N", "This is \"a test\"", "N"),
    ("-1 tvg-name=\"A, B\" tvg-id=\"x\",N, M", "A, B", "N, M"), ("-1,tvg-name=\"One\" tvg-id=\"x\",N", "One", "N"),
    ("-1 TVG-NAME=\"One\" TVG-ID=\"x\",N", "One", "N"), ("0 tvg-name=\"\" tvg-name=\"One\" tvg-id=\"x\",N", "One", "N"),
    ("-1 tvg-name=\"One\" tvg-id=\"x\"", "One", "One"), ("-1 tvg-name=\"One\",tvg-id=\"x\",N", "One", "N"),
    ("-1 tvg-name=\"One\" tvg-id=\"x\",N \"quoted\", = odd", "One", "N \"quoted\", = odd"),
  ])
  func `quoting of all kinds`(line: String, tvgName: String, name: String) throws {
    let entry = try #require(try read("#EXTM3U\n#EXTINF:\(line)\nhttp://h/x").entries.first)
    #expect(entry.tvgName == tvgName)
    #expect(entry.name == name)
    #expect(entry.tvgID == "x")
  }

  @Test func `entries with one id have keys of their own, the same each time`() throws {
    let text =
      "#EXTM3U\n#EXTINF:-1 tvg-id=\"a\",A SD\nhttp://h/1\n#EXTINF:-1 tvg-id=\"a\",A HD\nhttp://h/2\n#EXTINF:-1,\nhttp://h/3"
    let keys = try read(text).entries.map { $0.stableKey(source: "s") }
    #expect(Set(keys).count == 3)
    #expect(try read(text).entries.map { $0.stableKey(source: "s") } == keys)
  }

  @Test func `recordings are distinguished from channels`() throws {
    let (_, entries) = try read(
      "#EXTM3U\n#EXTINF:-1,A\nhttp://h/live/u/p/1.ts\n#EXTINF:-1,B\nhttp://h/movie/u/p/2.mkv\n#EXTINF:5400,C\nhttp://h/c.mp4?x=1\n#EXTINF:-1,D\nhttp://h/series/u/p/3"
    )
    #expect(entries.map(\.isOnDemand) == [false, true, true, true])
  }

  @Test func `credentials are in no description`() throws {
    let (_, entries) = try read(
      "#EXTM3U\n#EXTINF:-1,A\nhttp://user:secret@h/live/user/secret/1.ts?token=secret|Cookie=secret")
    #expect(entries.first.map { !"\($0)".contains("secret") } == true)
  }

  @Test func `a file that is no playlist is reported`() throws {
    #expect(throws: FeedError.self) { try read("<html><body>login</body></html>") }
    #expect(throws: FeedError.self) { try read("") }
    #expect(throws: FeedError.self) { try read("hello world") }
  }

  @Test func `texts beyond 512 bytes are cut at a character, and addresses beyond 8 KiB left out`() throws {
    let long = String(repeating: "é", count: 300)
    let address = "http://h/" + String(repeating: "a", count: 9_000)
    let entry = try #require(
      try read(
        """
        #EXTINF:-1 tvg-id="\(long)" tvg-name="\(long)" tvg-chno="\(long)" tvg-logo="\(address)" group-title="\(long);b",\(long)
        http://h/a
        """
      ).entries.first)
    let cut = String(repeating: "é", count: 256)
    #expect([entry.tvgID, entry.tvgName, entry.number, entry.name] == [cut, cut, cut, cut])
    #expect(entry.groups == [cut, "b"] && entry.logoURL.isEmpty)
  }

  @Test func `guides and groups have a greatest number, however they are written`() throws {
    let guides = (0..<400).map { "http://h/\($0).xml" }
    let header = try read("#EXTM3U " + guides.map { "x-tvg-url=\"\($0)\"" }.joined(separator: " ") + "\nhttp://h/a")
      .header
    #expect(header.guideURLs == Array(guides.prefix(256)))
    let groups = (0..<100).map { "group-title=\"a\($0);b\($0)\"" }.joined(separator: " ")
    #expect(try read("#EXTINF:-1 \(groups),A\nhttp://h/a").entries.first?.groups.count == 64)
  }
}
