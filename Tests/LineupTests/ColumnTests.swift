import Foundation
import Testing

/// Columns are aligned on a terminal, where letters take no cell, one or two.
@Suite("Columns")
struct ColumnTests {
  /// Names and the number of cells they take.
  static let names = [
    ("One", 3), ("東京テレビ", 10), ("한국방송", 8), ("ｆｕｌｌ", 8), ("Cafe\u{301}", 4), ("ไทยรัฐทีวี", 7), ("📺 TV", 5),
    ("❤️ Love", 7), ("🇩🇪 ZDF", 6), ("👩‍👩‍👧 Kids", 7), ("👍🏽", 2), ("العربية", 7), ("ﾊﾝｶｸ", 4), ("हिन्दी", 5), ("A\u{200B}B", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("½ Ω …", 5), ("㈱𠮷野", 6),
  ]

  private func filled() throws -> Program {
    let program = try Program()
    let body = Self.names.enumerated().map {
      Feed.channel("c\($0).example", $1.0) + Feed.programme("Show", on: "c\($0).example", minute: 0, text: "word")
    }
    let run = try program("import", program.write(Feed.document(body.joined()), to: "guide.xml"))
    try #require(run.status == 0, "\(run.errors)")
    return program
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  @Test func now() throws {
    let lines = try filled()("now", "--at", "2026-11-21 00:10").output.split(separator: "\n").map(String.init)
    #expect(lines == Self.names.map { "\($0.0)\(blanks(10 - $0.1))  00:00–00:30 Show" })
  }

  @Test func channels() throws {
    let lines = try filled()("channels").output.split(separator: "\n").map(String.init)
    #expect(lines.count == Self.names.count)
    for (index, line) in lines.enumerated() {
      let (name, cells) = Self.names[index]
      #expect(line.hasSuffix("  \(name)\(blanks(10 - cells))  c\(index).example"), "\(line)")
    }
  }

  @Test func search() throws {
    let lines = try filled()("search", "--at", "2026-11-21 00:10", "word").output.split(separator: "\n").map(
      String.init)
    #expect(lines.first == "On now")
    #expect(
      Set(lines.dropFirst()) == Set(Self.names.map { "  Sat 21 Nov 00:00–00:30  \($0.0)\(blanks(10 - $0.1))  Show" }))
  }

  @Test("Long names end in dots within their column, and a letter of two cells is never cut in half")
  func long() throws {
    let program = try Program()
    let name = String(repeating: "東", count: 20)
    let body = Feed.channel("a", name) + Feed.programme("Show", on: "a", minute: 0)
    _ = try program("import", program.write(Feed.document(body), to: "guide.xml"))
    // 11 letters take 22 cells, the dots one more, and one is left over.
    #expect(
      try program("now", "--at", "2026-11-21 00:10").output
        == String(repeating: "東", count: 11) + "…   00:00–00:30 Show\n")
  }

  @Test("A feed does not command the terminal")
  func commands() throws {
    let program = try Program()
    let list = try program.write("#EXTM3U\n#EXTINF:-1,Red\u{1B}[31m\u{9B}2J\u{7}\nhttp://127.0.0.1/1\n", to: "list.m3u")
    _ = try program("import", list)
    let output = try program("channels", "--all").output
    #expect(output.contains("Red"), "\(output)")
    #expect(!output.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
  }
}
