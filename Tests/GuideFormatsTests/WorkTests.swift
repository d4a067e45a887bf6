import SeededRandom
import Testing

@testable import GuideFormats

/// Input designed to be slow costs in proportion to its size. Work is counted, not timed.
@Suite struct WorkTests {
  private func work(_ playlist: String) throws -> Int {
    var work = 0
    _ = try M3UParser().read(plain: MemorySource(playlist), work: &work) { _ in }
    return work
  }

  private static func entry(_ line: String) -> String { "#EXTM3U\n#EXTINF:-1 \(line)\nhttp://h/1\n" }

  /// Lines of about this many characters, each made to be examined again and again.
  private static let families: [(name: String, make: @Sendable (Int) -> String)] = [
    ("quotes that do not close", { entry(String(repeating: "k=\"v\"!", count: $0 / 6) + ",N") }),
    ("quotes that do not close, with blanks", { entry(String(repeating: "k=\"v\"! ", count: $0 / 7) + ",N") }),
    ("quotes of both kinds", { entry(String(repeating: "k=\"v'! j='v\"! ", count: $0 / 14) + ",N") }),
    ("quotes without an end", { entry(String(repeating: "k='", count: $0 / 3)) }),
    ("keys without values", { entry(String(repeating: "key   ", count: $0 / 6)) }),
    ("blanks behind quotes", { entry("k=\"" + String(repeating: "\"    x", count: $0 / 6)) }),
    ("blanks behind equal signs", { entry(String(repeating: "k=    ", count: $0 / 6)) }),
    ("blanks at the end", { entry("tvg-id=\"a\",N" + String(repeating: " ", count: $0) + "x") }),
    ("commas in a list of guides", { "#EXTM3U x-tvg-url=\"" + String(repeating: ",", count: $0) + "\"\n" }),
    ("guides in a list", { "#EXTM3U x-tvg-url=\"" + String(repeating: ",/a", count: $0 / 3) + "\"\n" }),
    ("blanks in a list of guides", { "#EXTM3U x-tvg-url=\"" + String(repeating: ";    ", count: $0 / 5) + "\"\n" }),
    ("headers", { String(repeating: "#EXTM3U a=\"1\"\n", count: $0 / 14) }),
  ]

  @Test(arguments: families.map(\.name)) func `twice the playlist is at most twice the work`(name: String) throws {
    let family = try #require(Self.families.first { $0.name == name })
    let (once, twice) = (try work(family.make(4_000)), try work(family.make(8_000)))
    #expect(once > 0)
    #expect(twice <= once * 2 + 100)
    #expect(twice <= 10 * 8_000)
  }

  @Test func `blanks around a line go, however many there are`() {
    let blanks = String(repeating: " \t", count: 50_000)
    #expect("\(blanks)a b\(blanks)".trimmed == "a b")
    #expect(blanks.trimmed.isEmpty)
    #expect("\u{A0}x\u{301} ".trimmed == "x\u{301}")
  }

  @Test func `groups, options and values of one entry are bounded`() throws {
    var entries: [M3UEntry] = []
    let text =
      "#EXTM3U\n#EXTINF:-1 group-title=\"\((0..<1000).map { "g\($0)" }.joined(separator: ";"))\",N\n"
      + String(repeating: "#EXTVLCOPT:a=b\n", count: 1000) + "http://h/1\n"
    _ = try M3UParser().read(MemorySource(text)) { entries.append($0) }
    #expect(entries.first?.groups.count == M3UParser.mostGroups)
    #expect(entries.first?.options.count == M3UParser.mostOptions)
  }

  @Test func `addresses of guides that are too long are left out`() throws {
    let long = "http://h/" + String(repeating: "x", count: 10_000)
    let header = try M3UParser().read(
      MemorySource("#EXTM3U x-tvg-url=\"\(long),http://h/a.xml\"\n#EXTINF:-1,A\nhttp://h/1\n")
    ) { _ in }
    #expect(header.guideURLs == ["http://h/a.xml"])
  }

  @Test func `damage everywhere costs at most a few times what the feed is long`() throws {
    func fed(_ count: Int) throws -> (fed: Int, length: Int) {
      let text =
        "<tv>" + (0..<count).map { "<programme start=\"20260101200000\" channel=\"c\($0)\"><title>t</wrong>" }.joined()
      let session = try XMLTVSession(
        source: MemorySource(text), options: XMLTVOptions(), limits: DecompressionLimits())
      _ = try session.run(progress: nil) { _ in }
      return (session.fedBytes, text.utf8.count)
    }
    let (once, twice) = (try fed(1_000), try fed(2_000))
    #expect(twice.fed <= once.fed * 22 / 10)
    #expect(twice.fed <= 20 * twice.length)
  }

  // MARK: Attributes of a tag

  private static func attributes(_ count: Int) -> String {
    (0..<count).map { "a\($0)=\"x>\"" }.joined(separator: " ")
  }

  @Test(arguments: [100, 512, 513, 5_000, 20_000], [Int.max, 1000])
  func `a tag's attributes beyond the 512th go, and all else stays`(count: Int, step: Int) throws {
    let tag =
      "<programme start=\"20260101200000 +0000\" channel=\"a\" \(Self.attributes(count))><title>T</title></programme>"
    let empty = item("E").replacingOccurrences(of: "</prog", with: "<icon \(Self.attributes(count))/></prog")
    let fixture = try FeedFixture("<tv>\(tag)\(empty)\(item("Next"))</tv>", step: step)
    #expect(fixture.titles == ["T", "E", "Next"])
    #expect(fixture.records.first?.programme.attributes.count == min(count, AttributeLimit.most - 2))
    #expect(fixture.count(.longtext) == (count > 512 ? 2 : count > 510 ? 1 : 0))
    #expect(fixture.count(.notwell) == 0)
  }

  @Test func `pieces may end anywhere in a tag`() {
    var random = SeededGenerator(seed: 11)
    let text = Array(
      "<tv>\(item("x"))<a \(Self.attributes(900))/>y<b \(Self.attributes(700)) >\(String(repeating: "z = ' ", count: 900))</b></tv>"
        .utf8)
    func limited(_ pieces: [[UInt8]]) -> (bytes: [UInt8], cuts: Int) {
      var limit = AttributeLimit()
      defer { limit.free() }
      return (pieces.flatMap { $0.withUnsafeBytes { Array(limit.process($0)) } }, limit.cuts)
    }
    let whole = limited([text])
    #expect(whole.cuts == 2)
    #expect(String(decoding: whole.bytes, as: UTF8.self).contains("a511=\"x>\"/>y<b a0="))
    #expect(whole.bytes.count < text.count)
    for _ in 0..<40 {
      var pieces: [[UInt8]] = []
      var from = 0
      while from < text.count {
        var end = min(text.count, from + Int.random(in: 1...6000, using: &random))
        // The text repair that runs first never ends a piece with a "less than".
        while text[end - 1] == 0x3C { end += 1 }
        pieces.append(Array(text[from..<end]))
        from = end
      }
      let parts = limited(pieces)
      #expect(parts.bytes == whole.bytes && parts.cuts == 2)
    }
  }

  @Test func `ordinary feeds are passed as they are, and hardly looked at`() {
    let text = Array("<tv>\(String(repeating: item("A title & more"), count: 3000))</tv>".utf8)
    var limit = AttributeLimit()
    defer { limit.free() }
    text.withUnsafeBytes { piece in
      let result = limit.process(piece)
      #expect(result.baseAddress == piece.baseAddress && result.count == piece.count)
    }
    #expect(limit.visits < 100)
  }

  @Test func `a document that opens namespaces without end is broken, not slow`() throws {
    let spaces = (0..<400).map { "xmlns:n\($0)=\"u\"" }.joined(separator: " ")
    let fixture = try FeedFixture("<tv>\(item("One"))<x \(spaces)>\(item("Two"))</x>\(item("Three"))</tv>")
    #expect(fixture.titles == ["One", "Two", "Three"])
    #expect(fixture.report.firstDamage?.what.contains("namespaces") == true)
  }
}
