import Foundation
import Testing

@testable import GuideFormats

/// guides.md, d 1–8.
@Suite struct XMLTVContainerTests {
  private static let guide = Array("<tv><channel id=\"a\"/>\(item("One"))\(item("Two"))</tv>".utf8)

  /// Returns gzip of stored blocks, for which no compressor is needed.
  static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    var index = 0
    repeat {
      let count = min(bytes.count - index, 65535)
      let isLast = index + count == bytes.count
      result += [isLast ? 1 : 0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255)]
      result += bytes[index..<index + count]
      index += count
    } while index < bytes.count
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    crc = ~crc
    for value in [crc, UInt32(bytes.count)] {
      for shift in [0, 8, 16, 24] { result.append(UInt8(value >> shift & 255)) }
    }
    return result
  }

  @Test(arguments: [1, 7, 100, Int.max]) func `gzip, also twice, also in members, is recognised by its first bytes`(
    step: Int
  )
    throws
  {
    #expect(try FeedFixture(bytes: Self.guide, step: step).titles == ["One", "Two"])
    #expect(try FeedFixture(bytes: Self.gzip(Self.guide), step: step).titles == ["One", "Two"])
    #expect(try FeedFixture(bytes: Self.gzip(Self.gzip(Self.guide)), step: step).titles == ["One", "Two"])
    let members = Self.gzip(Array(Self.guide[..<40])) + Self.gzip(Array(Self.guide[40...]))
    #expect(try FeedFixture(bytes: members, step: step).titles == ["One", "Two"])
  }

  @Test(
    arguments: [
      ([0x50, 0x4B, 3, 4], "zip"), ([0x28, 0xB5, 0x2F, 0xFD], "zstd"), ([0x42, 0x5A, 0x68, 0x39], "bzip2"),
    ] as [([UInt8], String)])
  func `formats that cannot be read are reported`(magic: [UInt8], name: String) throws {
    let error = #expect(throws: FeedError.self) { try FeedFixture(bytes: magic + [UInt8](repeating: 0, count: 600)) }
    #expect(error?.kind == .unsupportedCompression)
    #expect(error?.description.contains(name) == true)
  }

  @Test(arguments: [
    "<!DOCTYPE html><html><head><title>Sign in</title><script>var x = 1</script></head><body>Please log in</body></html>",
    "<html><body>404 Not found</body></html>", "\n\n  <HTML><BODY>moved</BODY></HTML>",
  ])
  func `a web page is reported with its first words`(page: String) throws {
    let error = #expect(throws: FeedError.self) { try FeedFixture(page) }
    #expect(error?.kind == .webPage)
    #expect(["Sign in", "404", "moved"].contains { error?.what.contains($0) == true })
  }

  @Test(arguments: [
    ("", FeedError.Kind.empty), ("  \n ", .empty), ("<tv></tv>", .empty), ("{\"error\": 1}", .notAGuide),
    ("<rss><item/></rss>", .notAGuide),
  ])
  func `empty files and files that are no guide have different errors`(text: String, kind: FeedError.Kind) throws {
    #expect(throws: FeedError.self) { try FeedFixture(text) }
    do { _ = try FeedFixture(text) } catch let error as FeedError { #expect(error.kind == kind) }
  }

  @Test func `a truncated gzip is read as far as it goes, and reported`() throws {
    let whole = Self.gzip(Array("<tv>\((0..<3000).map { item("Title \($0)") }.joined())</tv>".utf8))
    let fixture = try FeedFixture(bytes: Array(whole[..<(whole.count / 2)]))
    #expect(fixture.report.failure?.kind == .truncated)
    #expect(fixture.report.isPartial)
    #expect(fixture.records.count > 1000 && fixture.records.count < 1600)
    #expect(fixture.titles.last == "Title \(fixture.records.count - 1)")
    let error = #expect(throws: FeedError.self) { try FeedFixture(bytes: Array(whole[..<15])) }
    #expect(error?.kind == .truncated)
  }

  @Test func `a damaged gzip is reported`() throws {
    var bytes = Self.gzip(Self.guide)
    bytes[bytes.count - 6] ^= 0xFF
    #expect(try FeedFixture(bytes: bytes).report.failure?.kind == .damaged)
  }

  @Test func `truncated XML keeps whole programmes`() throws {
    let text = "<tv><channel id=\"a\"/>\(item("One"))<programme start=\"20260101200000 +0000\" channel=\"a\"><title>Tw"
    let fixture = try FeedFixture(text)
    #expect(fixture.titles == ["One"])
    #expect(fixture.report.failure?.kind == .malformed)
  }

  @Test func `garbage behind the end is ignored and counted, further documents are read`() throws {
    let base = "<tv><channel id=\"a\"/>\(item("One"))</tv>"
    let garbage = try FeedFixture(base + "\n<!-- done --> xxx")
    #expect(garbage.titles == ["One"])
    #expect(!garbage.report.isPartial)
    #expect(garbage.count(.trailinggarbage) == 1)
    #expect(garbage.count(.notwell) == 0)
    let two = try FeedFixture(
      "<?xml version=\"1.0\"?>\(base)<?xml version=\"1.0\"?>\n<!DOCTYPE tv SYSTEM \"xmltv.dtd\">\(base)\n")
    #expect(two.titles == ["One", "One"])
    #expect(two.count(.concatenated) == 1)
    #expect(!two.report.isPartial)
    let zipped = try FeedFixture(bytes: Self.gzip(Self.guide) + Array("trailing".utf8))
    #expect(zipped.titles == ["One", "Two"])
    #expect(zipped.count(.trailinggarbage) == 1)
  }

  @Test(arguments: [1, 3, 64, Int.max]) func `byte order marks, UTF-16, blanks before the declaration`(step: Int)
    throws
  {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><tv><channel id=\"a\"/>\(item("Grüße Ω 😀"))</tv>"
    for (encoding, mark) in [
      (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]), (.utf16LittleEndian, []),
    ]
      as [(String.Encoding, [UInt8])]
    {
      let data = try #require(text.data(using: encoding))
      #expect(try FeedFixture(bytes: mark + data, step: step).titles == ["Grüße Ω 😀"])
    }
    #expect(try FeedFixture("\u{FEFF}<?xml version=\"1.0\"?><tv>\(item("B"))</tv>", step: step).titles == ["B"])
    #expect(try FeedFixture("\n \n<?xml version=\"1.0\"?>\n<tv>\(item("B"))</tv>", step: step).titles == ["B"])
  }

  @Test func `no DTD is fetched, no entity expanded`() throws {
    let laughs = """
      <?xml version="1.0"?><!DOCTYPE tv [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">
      <!ENTITY file SYSTEM "file:///etc/passwd">]><tv><channel id="a"/>\(item("x &c; &file; y"))</tv>
      """
    let fixture = try FeedFixture(laughs)
    #expect(fixture.titles == ["x &c; &file; y"])
    #expect(
      try FeedFixture("<!DOCTYPE tv SYSTEM \"http://127.0.0.1:1/xmltv.dtd\"><tv>\(item("One"))</tv>").titles == ["One"])
  }

  @Test func `one line of megabytes, CRLF and tabs`() throws {
    let long = "<tv>" + String(repeating: item("Same"), count: 60000) + "</tv>"
    var options = XMLTVOptions()
    options.batchBytes = 64 << 10
    let fixture = try FeedFixture(long, options: options)
    #expect(fixture.records.count == 60000)
    #expect(fixture.batches > 1)
    #expect(
      try FeedFixture("<tv>\r\n\t<channel id=\"a\"/>\r\n\t\(item("One\r\n\tmore"))\r\n</tv>\r\n").titles == ["One more"]
    )
  }

  @Test func `tar, also in gzip`() throws {
    let archive =
      TarFixture.entry("guide/", [], type: 0x35) + TarFixture.entry("guide/a.xml", Self.guide)
      + [UInt8](repeating: 0, count: 1024)
    #expect(try FeedFixture(bytes: archive).titles == ["One", "Two"])
    #expect(try FeedFixture(bytes: Self.gzip(archive), step: 13).titles == ["One", "Two"])
  }

  @Test func `a bomb ends in an error`() throws {
    let text = Array("<tv>\(String(repeating: item("x"), count: 2000))</tv>".utf8)
    let limits = DecompressionLimits(bytes: 20000)
    #expect(try FeedFixture(bytes: Self.gzip(text), limits: limits).report.failure?.kind == .tooLarge)
    #expect(try FeedFixture(bytes: text, limits: limits).records.count == 2000)
  }

  @Test func `text without end ends in an error, with what came before`() throws {
    let text = Array("<tv>\(String(repeating: item("x"), count: 2000))</tv>".utf8)
    let fixture = try FeedFixture(bytes: text, step: 1000, limits: DecompressionLimits(plainBytes: 20000))
    #expect(fixture.report.failure?.kind == .tooLarge)
    #expect(fixture.records.count > 50 && fixture.records.count < 250)
  }

  @Test func `files that are missing, folders and odd addresses say what is wrong`() {
    #expect(throws: FeedError.self) { try FeedLocation("/nowhere/guide.xml").open() }
    #expect(throws: FeedError.self) { try FeedLocation("/tmp").open() }
    #expect(throws: FeedError.self) { try FeedLocation("ftp://host/x") }
    #expect(
      FeedLocation.withoutCredentials("http://user:secret@host:80/get.php?username=u&password=p")
        == "http://host:80/get.php?…")
    #expect(FeedLocation.withoutCredentials("http://host/live/user/secret/123.ts") == "http://host/live/…/…/123.ts")
  }
}
