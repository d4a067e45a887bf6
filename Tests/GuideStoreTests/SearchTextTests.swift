import Foundation
import Testing

@testable import GuideStore

@Suite("Taking texts apart for searching")
struct SearchTextTests {
  private let text = SearchText()

  /// Returns words plain, runs in brackets, further spellings after a plus.
  private func units(_ string: String) -> [String] {
    text.units(of: string).map { unit in
      let word = String(decoding: unit.bytes, as: UTF8.self)
      return unit.isRun ? "[\(word)]" : unit.isExtra ? "+\(word)" : word
    }
  }

  @Test(
    "Case, accents and width do not matter",
    arguments: [
      ("Crème Brûlée", ["creme", "brulee"]), ("STRASSE Straße", ["strasse", "strasse"]), ("Łódź", ["lodz"]),
      ("Smørrebrød", ["smorrebrod"]), ("Ærø œuvre", ["aero", "oeuvre"]),
      ("ISPARTA Isparta ısparta İsparta", Array(repeating: "isparta", count: 4)),
      ("Ｎｅｗｓ２４", ["news24"]), ("Đà Nẵng", ["da", "nang"]), ("e\u{301}te\u{301}", ["ete"]),
      ("ΟΔΟΣ οδός", ["οδοσ", "οδοσ"]),
      ("Ёлка елка", ["елка", "елка"]), ("Йод йод и\u{306}од", ["йод", "йод", "йод"]),
      ("ЇЖАК і\u{308}жак", ["їжак", "їжак"]),
      ("ﬁlm", ["film"]), ("H₂O x²", ["h2o", "x2"]), ("१२ ٣٤", ["12", "34"]), ("𝐍𝐞𝐰𝐬", ["news"]),
    ] as [(String, [String])])
  func folding(string: String, expected: [String]) { #expect(units(string) == expected) }

  @Test(
    "Vowel points, tatweel and the forms of letters do not matter; the article may be left out",
    arguments: [
      ("أَخْبَار", ["اخبار"]), ("اخبـــار", ["اخبار"]), ("الأخبار", ["الاخبار", "+اخبار"]),
      ("والأخبار", ["والاخبار", "+اخبار"]),
      ("إلى", ["الي"]), ("مدرسة", ["مدرسه"]), ("فیلم", ["فيلم"]), ("ک", ["ك"]),
      ("חֲדָשׁוֹת", ["חדשות"]), ("צה״ל", ["צה", "ל", "+צהל"]), ("ﻣﺴﻠﺴﻞ", ["مسلسل"]),
    ] as [(String, [String])])
  func rightToLeft(string: String, expected: [String]) { #expect(units(string) == expected) }

  @Test(
    "Scripts without blanks between words give runs",
    arguments: [
      ("新闻联播", ["[新闻联播]"]), ("NHK特集2", ["nhk", "[特集]", "2"]), ("ドラマ どらま ﾄﾞﾗﾏ", ["[どらま]", "[どらま]", "[どらま]"]),
      ("か\u{3099} が", ["[が]", "[が]"]), ("ニュース・天気", ["[にゅーす]", "[天気]"]), ("뉴스 특보", ["[뉴스]", "[특보]"]),
      ("ข่าวเช้า", ["[ข่าวเช้า]"]), ("新闻，联播。", ["[新闻]", "[联播]"]),
    ] as [(String, [String])])
  func runs(string: String, expected: [String]) { #expect(units(string) == expected) }

  @Test(
    "Words that hyphens, dots and apostrophes connect are also found as one",
    arguments: [
      ("Don't", ["don", "t", "+dont"]), ("L’amour", ["l", "amour", "+lamour"]),
      ("Spider-Man 2", ["spider", "man", "+spiderman", "2"]),
      ("S.W.A.T.", ["s", "w", "a", "t", "+swat"]), ("- a -- b.", ["a", "b"]), ("'quoted'", ["quoted"]),
      ("a_b/c", ["a", "b", "c"]),
      ("", []), ("!?… ", []),
    ] as [(String, [String])])
  func joining(string: String, expected: [String]) { #expect(units(string) == expected) }

  @Test("Bytes that are no UTF-8 part words and do no harm")
  func invalid() {
    var sink = Collector()
    ([0x61, 0xFF, 0x62, 0xE6, 0x96, 0x63, 0xF8, 0xC3] as [UInt8]).withUnsafeBytes { text.scan($0, into: &sink) }
    #expect(sink.words == ["a", "b", "c"])
  }

  @Test("A word longer than the memory for it is cut, and what follows is there")
  func long() {
    let long = String(repeating: "x", count: 100_000)
    #expect(units("\(long) behind").last == "behind")
    let run = text.units(of: String(repeating: "新", count: 10_000))
    #expect(run.allSatisfy { $0.isRun } && run.reduce(0) { $0 + $1.bytes.count } == 30_000)
    #expect(units(Array(repeating: "ab", count: 5_000).joined(separator: "-")).filter { $0 == "ab" }.count == 5_000)
  }

  @Test("Pairs of a run: each two neighbours, and the last alone")
  func pairs() {
    func pairs(_ run: String) -> [String] {
      var pairs: [String] = []
      Array(run.utf8).withUnsafeBytes { bytes in
        SearchTerm.forEachPair(of: bytes) { pairs.append(String(decoding: $0, as: UTF8.self)) }
      }
      return pairs
    }
    #expect(pairs("新闻联播") == ["新闻", "闻联", "联播", "播"])
    #expect(pairs("新") == ["新"])
    #expect(pairs("") == [])
  }

  private struct Collector: SearchTextSink {
    var words: [String] = []
    mutating func word(_ bytes: UnsafeRawBufferPointer, isExtra: Bool) {
      words.append(String(decoding: bytes, as: UTF8.self))
    }
    mutating func run(_ bytes: UnsafeRawBufferPointer) { words.append(String(decoding: bytes, as: UTF8.self)) }
  }
}
