import Foundation
import GuideModel
import SeededRandom
import Testing

@testable import GuideFormats

/// Compares the records of the reader without libxml2 with those from libxml2.
@Suite("Ordinary programmes, read without libxml2")
struct RecordReaderTests {
  /// Returns everything read from a feed, or the reason why nothing was.
  private static func reading(_ bytes: [UInt8], step: Int, readsOrdinary: Bool) throws -> [String] {
    var options = XMLTVOptions()
    options.readsOrdinaryRecords = readsOrdinary
    do {
      let fixture = try FeedFixture(bytes: bytes, step: step, options: options)
      let report = fixture.report
      var lines = fixture.channels.map { "\($0)" }
      lines += fixture.records.map { record in
        "\(record.channel) \(record.start) \(record.stop ?? -1) \(record.title)|\(record.subtitle)|\(record.summary)|"
          + "\(record.genre) \(record.flags) \(record.details)"
      }
      lines += report.issues.map { "\($0.key) \($0.value)" }.sorted()
      lines.append("\(report.channels) \(report.programmes) \(report.textBytes) \(report.failure?.description ?? "")")
      lines.append("\(report.firstInstant ?? 0) \(report.lastInstant ?? 0)")
      lines.append(
        "\(report.firstDamage.map { "\($0.kind) \($0.what) line \($0.line ?? -1) byte \($0.byte ?? -1)" } ?? "")")
      return lines
    } catch let error as FeedError {
      return ["\(error.kind) \(error.what)"]
    }
  }

  private static func check(_ bytes: [UInt8], step: Int = .max, _ comment: String) throws {
    let with = try reading(bytes, step: step, readsOrdinary: true)
    let without = try reading(bytes, step: step, readsOrdinary: false)
    #expect(with == without, "\(comment): \(String(decoding: bytes, as: UTF8.self))")
  }

  /// Programmes with everything that is ordinary, and some things that are not.
  private static let bodies = [
    "<title>T</title>", "<title lang=\"de\">Grüße &amp; &lt;b&gt; &quot;a&quot; &apos;</title><desc>one\n two</desc>",
    "<title>a</title><icon src='http://h/?a=1&amp;b=2'/><new/><previously-shown start=\"2020\" />",
    "<credits><actor role=\"R\">Some<image>http://i</image></actor><director>D</director></credits>",
    "<title></title><desc>  </desc><category lang=\"en\">News</category>", "  text \n<title >T</title>\t",
    "<title>新闻联播 ｆｕｌｌ \u{FFFD}</title>", "<desc>]] ] a</desc>", "<title>&#8217;x&#x1F600;</title>",
    "<!-- c --><title>C</title>",
    "<title><![CDATA[a <b>]]></title>", "<Title>Upper</Title>", "<a:b xmlns:a='u' a:c='d'>x</a:b>", "<title>x</title >",
    "<title a='1' a='2'>twice</title>", "<title a = '1'>spaces</title>", "<title>cr\r\nlf</title>",
    "<title a='x\ny'>line</title>",
    "<title>unclosed", "<x></y>", "<title>]]></title>", "<programme start=\"20260101\" channel=\"a\">", "<tv>", "</tv>",
    "<title>\u{FFFE}</title>", "<url xml:lang='en'>u</url>", "<rating system='x'><value>15</value></rating>",
    "<_a>b</_a>", "<a.b/>",
  ]
  private static let heads = [
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE tv SYSTEM \"xmltv.dtd\">\n<tv generator-info-name='g'>\n",
    "<tv>", "<?xml version=\"1.0\"?><tv><!-- <programme channel='no' start='20260101'></programme> -->",
    "<!DOCTYPE tv [<!ATTLIST programme clumpidx CDATA \"0/1\"><!ENTITY e \"f\">]><tv>", "<tv><wrapped>", "<other>",
    "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><tv>",
  ]

  private static func guide(_ random: inout SeededGenerator) -> String {
    var text = heads.randomElement(using: &random) ?? ""
    for number in 0..<Int.random(in: 0...12, using: &random) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: text += "<channel id=\"c\(number)\"><display-name>C</display-name></channel>\n"
      case 1:
        text +=
          ["<!-- <programme> -->", "text", "<?p i?>", "<programme/>", "<x><programme start='1'/></x>"]
          .randomElement(using: &random) ?? ""
      default:
        // Mostly ordinary.
        let isOdd = Int.random(in: 0..<6, using: &random) == 0
        let body = (0..<Int.random(in: 0...3, using: &random)).map { _ in
          bodies[Int.random(in: 0..<(isOdd ? bodies.count : 8), using: &random)]
        }.joined()
        text +=
          "  <programme start=\"202601\(10 + number)200000 +0100\" channel='c\(number % 3)' \n stop=\"\">\(body)</programme>\n"
      }
    }
    return text + (Bool.random(using: &random) ? "</tv>" : "</tv>\n")
  }

  @Test("Guides of all kinds come out the same, in whatever pieces they come", arguments: 0..<12 as Range<UInt64>)
  func same(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let text = Array(Self.guide(&random).utf8)
      try Self.check(text, step: [Int.max, 1, 7, 100][round % 4], "seed \(seed), round \(round)")
    }
  }

  @Test("So do damaged ones", arguments: 0..<12 as Range<UInt64>)
  func damaged(seed: UInt64) throws {
    var mutator = Mutator(
      seed: seed, words: Self.bodies + ["<programme ", "</programme>", "\"", "<!--", "-->", "&", "<", ">"])
    for round in 0..<60 {
      let text = Self.guide(&mutator.random)
      try Self.check(
        mutator.mutate(Array(text.utf8)), step: [Int.max, 13][round % 2], "seed \(seed), round \(round)")
    }
  }

  @Test("Damage in a document type that holds a programme's end has one place", arguments: 1..<100)
  func declarations(step: Int) throws {
    let item = "<programme start=\"20260101\" channel=\"a\"><title>T</title></programme>"
    for start in ["<!DOCTYPE tv [<!--\(item)SYSTEM<tv>]>", "<!DOCTYPE tv [\(item)", "<!DOCTYPE tv SYSTEM \"\(item)"] {
      for end in [
        String(repeating: "\n", count: 40) + "SYSTEM?>> [", "</tv>", "\n" + String(repeating: item, count: 3),
      ] {
        try Self.check(Array((start + end).utf8), step: step, "pieces of \(step) bytes")
        try Self.check(Array(("<!-- c -->" + start + end).utf8), "whole")
      }
    }
  }

  private static let declarationParts = [
    "<!DOCTYPE", " tv", " SYSTEM", " PUBLIC", "\"", "'", "[", "]", ">", "<!ENTITY e \"f\">", "<!ENTITY ",
    "<!ELEMENT tv ANY>",
    "<!ATTLIST ", "<!--", "-->", "<?p ", "?>", "</programme>", "<programme ", "<tv>", "</tv>", "\n", "\n\n", "x", " ",
    "%p;", "&e;",
    "&#", "<![INCLUDE[", "]]>", "<!", "<", "?>> [",
    "<programme start=\"20260101\" channel=\"a\"><title>T</title></programme>",
  ]

  @Test("Declarations of all kinds, mostly unfinished, are read the same", arguments: 0..<16 as Range<UInt64>)
  func randomDeclarations(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<120 {
      var text = ["", "\n", "<?xml version=\"1.0\"?>", "<!-- c -->"].randomElement(using: &random) ?? ""
      text += "<!DOCTYPE" + (Bool.random(using: &random) ? " tv" : "")
      for _ in 0..<Int.random(in: 0..<24, using: &random) {
        text += Self.declarationParts.randomElement(using: &random) ?? ""
      }
      if Bool.random(using: &random) {
        text += "<tv>\n" + String(repeating: Self.declarationParts.last ?? "", count: 2)
      }
      if Bool.random(using: &random) { text += "</tv>" }
      try Self.check(
        Array(text.utf8), step: [Int.max, 1, 13, 61, 100][round % 5], "seed \(seed), round \(round)")
    }
  }

  @Test(
    "Only behind an ordinary start is the text parted for the two readers",
    arguments: [
      ("<tv>", true), (" \n<tv a='b'>", true), ("<!DOCTYPE tv SYSTEM \"xmltv.dtd\">\n<tv>", true),
      ("<!DOCTYPE tv><tv>", true),
      ("", false), ("<!DOCTYPE tv", false), ("<!DOCTYPE tv SYSTEM \"x>\n<tv>", false),
      ("<!DOCTYPE tv [<!ENTITY e \"f\">]><tv>", false),
      ("<!-- <tv>", false), ("<other>", false),
    ])
  func ordinaryStart(text: String, isOrdinary: Bool) {
    #expect(Array(text.utf8).withUnsafeBytes { RecordReader.isOrdinaryStart($0) } == isOrdinary)
  }

  @Test("A long guide, of which every piece ends somewhere else")
  func long() throws {
    var text = "<tv>\n"
    for number in 0..<900 {
      let words = String(repeating: "word \(number) ", count: number % 40)
      text += item("Title \(number) &amp; more", start: "20260101000000 +0000")
        .replacingOccurrences(of: "</prog", with: "<desc>\(words)</desc></prog")
    }
    try Self.check(Array((text + "</tv>").utf8), "long")
  }

  @Test("Ordinary programmes do not reach libxml2, and the line of damage counts theirs")
  func isUsed() throws {
    let text = "<tv>\n" + (0..<200).map { _ in item("One") + "\n" }.joined() + item("Two <b>") + "\n</tv>"
    let session = try XMLTVSession(source: MemorySource(text), options: XMLTVOptions(), limits: DecompressionLimits())
    let report = try session.run(progress: nil) { _ in }
    #expect(report.programmes == 201)
    #expect(session.fedBytes < text.utf8.count / 4)
    #expect(report.firstDamage?.line == 202)
  }

  @Test("A piece full of programmes for libxml2 is read to its end")
  func foreign() throws {
    let text = "<tv>" + (0..<300).map { _ in item("<!-- c -->O") }.joined() + "</tv>"
    try Self.check(Array(text.utf8), "foreign")
  }

  @Test("More lines than libxml2 can count are no end of the program")
  func manyLines() throws {
    let handler = UnsafeMutablePointer<XMLTVHandler>.allocate(capacity: 1)
    handler.initialize(to: XMLTVHandler(options: XMLTVOptions()))
    defer {
      handler.pointee.free()
      handler.deinitialize(count: 1)
      handler.deallocate()
    }
    let parser = XMLTVParser(handler: handler)
    parser.open()
    defer { parser.close() }
    for _ in 0..<3 { parser.passOver(lines: Int(Int32.max)) }
    Array("<tv>\n\n<programme start=\"20260101000000\" channel=\"a\"><title>T</title></programme></tv>".utf8)
      .withUnsafeBytes { parser.parse($0) }
    #expect(handler.pointee.sawRoot && handler.pointee.damage.offset < 0)
  }
}
