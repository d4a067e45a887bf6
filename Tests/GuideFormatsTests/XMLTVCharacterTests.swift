import Foundation
import GuideModel
import Testing

@testable import GuideFormats

/// guides.md, d 9–15.
@Suite struct XMLTVCharacterTests {
  private func bytes(_ title: [UInt8], declaration: String = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>") -> [UInt8] {
    Array("\(declaration)<tv><programme start=\"20260101200000 +0000\" channel=\"a\"><title>".utf8) + title
      + Array("</title></programme></tv>".utf8)
  }

  @Test(arguments: [1, 2, 5, Int.max]) func `bytes that are not UTF-8 are Windows-1252`(step: Int) throws {
    let fixture = try FeedFixture(bytes: bytes([0x4D, 0xE4, 0x64, 0x20, 0x80, 0x93, 0x20, 0xC3, 0xA4]), step: step)
    #expect(fixture.titles == ["Mäd €“ ä"])
    #expect(fixture.count(.badutf8) == 3)
  }

  @Test func `Latin-1 declared but UTF-8 meant, and the reverse, and other alphabets`() throws {
    let latin = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>"
    #expect(try FeedFixture(bytes: bytes([0xE9], declaration: latin)).titles == ["é"])
    #expect(try FeedFixture(bytes: bytes([0xC3, 0xA9], declaration: latin)).titles == ["é"])
    let cyrillic = "<?xml version=\"1.0\" encoding=\"windows-1251\"?>"
    #expect(try FeedFixture(bytes: bytes([0xCF, 0xF0, 0xE8], declaration: cyrillic), step: 3).titles == ["При"])
    #expect(try FeedFixture(bytes: bytes(Array("При".utf8), declaration: cyrillic)).titles == ["При"])
  }

  @Test func `control characters go, the programme stays`() throws {
    let fixture = try FeedFixture(bytes: bytes([0x41, 0x1A, 0x00, 0x42, 0xC2, 0x95, 0xEF, 0xBF, 0xBE, 0x43]))
    #expect(fixture.titles == ["ABC"])
    #expect(fixture.count(.controlcharacter) == 4)
    #expect(try FeedFixture(programme: "<title>a&#26;b&#0;c&#xFFFF;d</title>").titles == ["abcd"])
  }

  @Test func `DVB emphasis goes, its line break separates`() throws {
    #expect(try FeedFixture(programme: "<title>\u{86}Big\u{87} Show\u{8A}Two</title>").titles == ["Big Show Two"])
    #expect(try FeedFixture(programme: "<title>&#134;Big&#135; &#150; x&#138;y</title>").titles == ["Big – x y"])
  }

  @Test(arguments: [
    ("Tom & Jerry", "Tom & Jerry"), ("A&B", "A&B"), ("caf&eacute;&nbsp;noir", "café noir"), ("&bogus; x", "&bogus; x"),
    ("R&amp;amp;B", "R&B"), ("5 < 6 and 7 <8", "5 < 6 and 7 <8"), ("a &lt; b", "a < b"), ("&#65;&#x42;", "AB"),
    ("end &", "end &"),
    ("AT&T; x", "AT&T; x"), ("x &#xZZ; y", "x y"), ("I <3 TV", "I <3 TV"), ("a ]]x", "a ]]x"),
  ])
  func `ampersands, entities and less-thans are text`(xml: String, title: String) throws {
    for step in [1, 4, Int.max] {
      let fixture = try FeedFixture("<tv>\(item(xml))\(item("Next"))</tv>", step: step)
      #expect(fixture.titles == [title, "Next"])
      #expect(fixture.count(.notwell) == 0)
    }
  }

  @Test func `ampersands, entities and less-thans are text in attributes, too`() throws {
    let fixture = try FeedFixture(programme: "<title>T</title><icon src=\"http://h/a?b=1&c=2&amp;d=3\"/>")
    #expect(fixture.records.first?.programme.icons.first?.url == "http://h/a?b=1&c=2&d=3")
  }

  @Test func `mojibake and U+FFFD stay`() throws {
    #expect(try FeedFixture(programme: "<title>Ã¤ \u{FFFD} ï¿½</title>").titles == ["Ã¤ \u{FFFD} ï¿½"])
  }

  @Test func `CDATA, comments and instructions inside elements`() throws {
    let fixture = try FeedFixture(
      programme: "<title>A <![CDATA[<b>&amp; ]] c</b> & d]]> e<!-- no --><?php x ?></title>")
    #expect(fixture.records.first?.programme.titles.first?.text == "A & ]] c & d e")
    var raw = Array("<tv><!-- ".utf8)
    raw += [0xE4, 0xFF]
    raw += Array(" -->\(item("One"))</tv>".utf8)
    #expect(try FeedFixture(bytes: raw).titles == ["One"])
  }

  @Test func `HTML in descriptions, escaped and not`() throws {
    let escaped = try FeedFixture(programme: "<title>T</title><desc>One&lt;br&gt;two &lt;b&gt;three&lt;/b&gt;</desc>")
    #expect(escaped.records.first?.summary == "One two three")
    let raw = try FeedFixture(
      body: item("First").replacingOccurrences(
        of: "</title>", with: "</title><desc>a <b>bold</b> and<br> more</desc><category>News</category>")
        + item("Second"))
    #expect(raw.titles == ["First", "Second"])
    #expect(raw.records.first?.genre == .news)
    #expect(raw.records.first?.summary == "a bold and more")
  }

  @Test func `long descriptions are cut at a character`() throws {
    let fixture = try FeedFixture(programme: "<title>T</title><desc>\(String(repeating: "äö ", count: 20000))</desc>")
    let text = try #require(fixture.records.first?.programme.descriptions.first?.text)
    #expect(text.utf8.count <= 16 << 10 && text.utf8.count > 15 << 10)
    #expect(!text.contains("\u{FFFD}"))
    #expect((fixture.records.first?.summary.utf8.count ?? 0) <= 200)
    #expect(fixture.count(.longtext) == 1)
  }

  @Test(arguments: [
    (String(repeating: "a", count: 200), String(repeating: "a", count: 200)),
    (String(repeating: "a", count: 201), String(repeating: "a", count: 197) + "…"),
    ("\(String(repeating: "word ", count: 39))words words", "\(String(repeating: "word ", count: 38))word…"),
    ("\(String(repeating: "word ", count: 39))word&amp;amp;words", "\(String(repeating: "word ", count: 38))word…"),
    (String(repeating: "新", count: 70), String(repeating: "新", count: 65) + "…"),
    (String(repeating: "é", count: 97) + " b <b>c</b> d", String(repeating: "é", count: 97) + " b c d"),
  ])
  func `a summary that is cut ends with a whole word and an ellipsis`(text: String, summary: String) throws {
    let fixture = try FeedFixture(programme: "<title>T</title><desc>\(text)</desc>")
    let shown = try #require(fixture.records.first?.summary)
    #expect(shown == summary)
    #expect(shown.utf8.count <= 200)
  }

  @Test func `marks behind titles are flags`() throws {
    #expect(try FeedFixture(programme: "<title>Match ᴸᶦᵛᵉ</title>").records.first?.flags.contains(.live) == true)
    #expect(try FeedFixture(programme: "<title>Serial ᴺᵉʷ</title>").records.first?.flags.contains(.new) == true)
  }

  @Test(arguments: 0..<40) func `any bytes are read without a crash, the same in any pieces`(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % bound
    }
    var bytes = Array("<tv>\((0..<30).map { item("T\($0) äöü &amp; <i>x</i>") }.joined(separator: "\n"))</tv>".utf8)
    for _ in 0..<next(12) { bytes[next(bytes.count)] = UInt8(next(256)) }
    for _ in 0..<next(3) { bytes.remove(at: next(bytes.count)) }
    let whole = try? FeedFixture(bytes: bytes)
    let pieces = try? FeedFixture(bytes: bytes, step: 1 + next(50))
    // If the end of a piece cuts a damaged tag, another place to continue may be found; sound records are read either
    // way.
    #expect(abs((whole?.records.count ?? 0) - (pieces?.records.count ?? 0)) <= 2)
    #expect((whole?.records.count ?? 0) >= 10)
  }

  @Test func `many bytes that an alphabet does not define cost no more than others`() throws {
    // 0x98 is the one byte that windows-1251 leaves open; Windows-1252 has a small tilde there.
    let body = [UInt8](repeating: 0x98, count: 200_000)
    let transcoder = try #require(TextTranscoder(MemorySource(body), encoding: "WINDOWS-1251"))
    var text: [UInt8] = []
    var reads = 0
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while case let count = try buffer.withUnsafeMutableBytes({ try transcoder.read(into: $0) }), count > 0 {
      text += buffer[..<count]
      reads += 1
    }
    #expect(text.count == 400_000 && text.starts(with: "˜˜".utf8))
    #expect(reads < 20)
  }
}
