import SeededRandom
import Testing

@testable import GuideModel

@Suite struct ProgrammeTests {
  @Test(arguments: [
    ("xmltv_ns", "1.0.0/1", "S2 E1"), ("xmltv_ns", "0..", "S1"), ("xmltv_ns", " 0 . 12/13 . 0/3 ", "S1 E13 (1/3)"),
    ("xmltv_ns", ".1.", "E2"), ("xmltv-ns", "3.4.", "S4 E5"), ("xmltv_ns", ". 1 .", "E2"),
    ("xmltv_ns", "18.50/30.", "S19 E51"),
    ("xmltv_ns", ".4/10.", "E5/10"), ("xmltv_ns", "S01E02", "S1 E2"), ("onscreen", "S01E02", "S1 E2"),
    ("onscreen", "s1e2", "S1 E2"), ("onscreen", "Ep 4", "E4"), ("onscreen", "4/10", "E4/10"),
    ("onscreen", "2x05", "S2 E5"),
    ("onscreen", "Season 2 Episode 5", "S2 E5"), ("onscreen", "Staffel 3, Folge 12", "S3 E12"), ("", "E7", "E7"),
    ("onscreen", "Finale", "Finale"), ("onscreen", "17", "E17"), ("dd_progid", "EP01567668.0096", "E96"),
  ])
  func `episode numbers read and shown`(system: String, text: String, shown: String) {
    #expect(EpisodeNumber(system: system, text: text).displayText == shown)
  }

  @Test(arguments: [
    ("onscreen", "S00E00"), ("onscreen", ""), ("xmltv_ns", "0.-1."), ("xmltv_ns", ". ."),
    ("dd_progid", "MV00012345.0000"),
    ("themoviedb.org", "series/1396"),
  ])
  func `numbers that say nothing`(system: String, text: String) {
    let number = EpisodeNumber(system: system, text: text)
    #expect(number.episode == nil)
    #expect(number.displayText == nil || system == "xmltv_ns")
  }

  @Test func `a tree survives its encoding, unknown names and long texts too`() {
    let tree = ElementTree(
      name: "programme", attributes: [.init(name: "clumpidx", value: "0/2"), .init(name: "x-odd", value: "é")],
      content: [
        .element(ElementTree(name: "title", attributes: [.init(name: "lang", value: "en")], content: [.text("A")])),
        .element(ElementTree(name: "strange", content: [.text(String(repeating: "ü", count: 5000))])),
        .element(ElementTree(name: "new")), .text("mixed"),
      ])
    #expect(ElementTree(encoded: tree.encoded) == tree)
  }

  @Test func `damaged bytes are no tree and no crash`() {
    let bytes = ElementTree(name: "programme", content: [.element(ElementTree(name: "odd", content: [.text("abc")]))])
      .encoded
    for end in 0..<bytes.count { #expect(ElementTree(encoded: bytes[..<end]) == nil) }
    var random = SeededGenerator(seed: 9)
    for _ in 0..<2000 {
      let noise = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = Programme(details: noise)
    }
    #expect(ElementTree(encoded: [UInt8](repeating: 0x40, count: 100_000)) == nil)
  }

  @Test func `the preferred language is chosen`() {
    let texts = [
      Programme.Text("eins", language: "de"), .init("uno", language: "spa"), .init("one", language: "en_GB"),
      .init("none"),
    ]
    #expect(Programme.preferred(texts, languages: ["en"])?.text == "one")
    #expect(Programme.preferred(texts, languages: ["es", "en"])?.text == "uno")
    #expect(Programme.preferred(texts, languages: ["fr"])?.text == "none")
    #expect(Programme.preferred([texts[0]], languages: ["fr"])?.text == "eins")
    #expect(Programme.preferred([], languages: ["fr"]) == nil)
  }

  @Test(arguments: [
    ("Movie", Genre.film, true, false), ("Spielfilm", .film, true, false), ("фильм", .film, true, false),
    ("Drama series", .film, false, true), ("News", .news, false, false), ("Новости", .news, false, false),
    ("Fußball", .sport, false, false), ("Auto racing", .sport, false, false), ("Football", .sport, false, false),
    ("Children's / Youth programmes", .children, false, false), ("Мультфильм", .children, false, false),
    ("Documentary", .education, false, false), ("Dokumentation", .education, false, false),
    ("Party", .undefined, false, false),
    ("Música", .music, false, false), ("电影", .film, true, false), ("体育", .sport, false, false),
    ("Talk show", .show, false, false),
    ("Kochen", .leisure, false, false), ("Épouvante", .film, false, false), ("", .undefined, false, false),
  ])
  func `genres of categories`(category: String, genre: Genre, isFilm: Bool, isSeries: Bool) {
    var classifier = GenreClassifier()
    let match = classifier.classify(category)
    #expect(match.genre == genre)
    #expect(match.isFilm == isFilm)
    #expect(match.isSeries == isSeries)
    #expect(classifier.classify(category) == match)
  }

  @Test func `a viewer's table wins`() {
    var classifier = GenreClassifier(overrides: ["Movie": .special])
    #expect(classifier.classify("movie").genre == .special)
  }

  @Test(arguments: [
    ("a  b\n c ", "a b c"), ("one<br/>two", "one two"), ("<b>bold</b>ly", "boldly"), ("a &amp;amp; b", "a &amp; b"),
    ("Tom &amp; Co", "Tom & Co"), ("5 < 6", "5 < 6"), ("x&nbsp;y", "x y"), ("caf&eacute;", "café"),
    ("a\u{86}b\u{87}c\u{8A}d", "abc d"),
    ("a\u{202E}b\u{202D}c", "abc"), ("&#x202E;long enough for the fast way", "long enough for the fast way"),
    ("long enough \u{202E}for the fast way", "long enough for the fast way"), ("“a” – b…", "“a” – b…"),
    ("&bogus;", "&bogus;"), ("", ""), ("q &", "q &"),
  ])
  func `texts are cleaned for showing`(text: String, shown: String) { #expect(DisplayText.clean(text) == shown) }
}
