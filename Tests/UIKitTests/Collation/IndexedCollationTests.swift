import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// The sections of an index, and the order in them.
@MainActor @Suite struct IndexedCollationTests {
  private func titles(_ texts: [String], in language: String) -> [String] {
    let collation = IndexedCollation(language: language)
    return texts.map { collation.titles[collation.section(of: $0)] }
  }

  private nonisolated static let languages = [
    "en", "de", "fr", "sv", "fi", "da", "nb", "nn", "is", "es", "cs", "sk", "pl", "hu", "ro", "tr", "hr", "bs",
    "sr-Latn", "sl", "lt", "lv", "et", "vi", "ru", "uk", "be", "bg", "sr", "mk", "el", "he", "ar", "fa", "ja", "ko",
    "zh-Hans", "zh-Hant",
  ]

  @Test(arguments: languages) func `each title is in its own section, in either case`(language: String) {
    let collation = IndexedCollation(language: language)
    let locale = Locale(identifier: language)
    #expect(collation.titles.last == "#" && Set(collation.titles).count == collation.titles.count)
    for (index, title) in collation.titles.enumerated() {
      #expect(collation.section(of: title) == index, "\(title)")
      #expect(collation.section(of: title.lowercased(with: locale)) == index, "\(title) in lower case")
    }
  }

  @Test(arguments: languages.filter { !["ja", "ko"].contains($0) })
  func `words of a section are before the next section in the order of the language`(language: String) {
    let collation = IndexedCollation(language: language)
    let letters = collation.titles.dropLast()
    for (title, next) in zip(letters, letters.dropFirst()) {
      // The last letter of the title's own alphabet follows the title.
      let last = title.unicodeScalars.first.map { $0.value < 0x250 } == true ? "z" : collation.last(beside: title)
      let word = title + last
      guard collation.titles[collation.section(of: word)] == title else {
        // The two letters may be one letter of the language.
        #expect(collation.titles.contains { $0.lowercased() == word.lowercased() }, "\(word)")
        continue
      }
      #expect(collation.order(of: [next, word]) == [1, 0], "\(word) before \(next)")
    }
  }

  @Test func `accents are left out unless the language has the letter`() {
    #expect(titles(["École", "Ähre", "öl", "Ñandú", "Ångström"], in: "de") == ["E", "A", "O", "N", "A"])
    #expect(titles(["Ähre", "öl", "Ångström", "École", "Zebra"], in: "sv") == ["Ä", "Ö", "Å", "E", "Z"])
    #expect(titles(["Ñandú", "nandu", "Águila"], in: "es") == ["Ñ", "N", "A"])
    #expect(titles(["Ærø", "Øst", "Ål"], in: "da") == ["Æ", "Ø", "Å"])
    #expect(titles(["Chleba", "Cibule", "Čaj", "Hora"], in: "cs") == ["Ch", "C", "Č", "H"])
    #expect(titles(["csend", "cukor", "dzsem", "nyár"], in: "hu") == ["Cs", "C", "Dzs", "Ny"])
    #expect(titles(["ılık", "ihlamur", "Işık"], in: "tr") == ["I", "İ", "I"])
  }

  @Test func `decomposed, wide and joined letters count as the plain ones`() {
    #expect(titles(["E\u{301}cole", "Ａlpha", "ﬁlm", "ß", "Þór", "Łódź"], in: "en") == ["E", "A", "F", "S", "T", "L"])
  }

  @Test func `other scripts, digits and punctuation are in the last section`() {
    #expect(
      titles(["1", "", "  ", "…", "Москва", "東京", "\u{1F6EB}", "!a"], in: "en") == Array(repeating: "#", count: 8))
    #expect(titles(["  Night Train"], in: "en") == ["N"])
  }

  @Test func `languages in other scripts also have the Latin letters`() {
    #expect(titles(["Ёлка", "ель", "яма", "Night", "7"], in: "ru") == ["Е", "Е", "Я", "N", "#"])
    #expect(titles(["Άνδρος", "ωκεανός", "Night"], in: "el") == ["Α", "Ω", "N"])
    #expect(titles(["שלום", "אור", "ךף"], in: "he") == ["ש", "א", "כ"])
    #expect(titles(["مرحبا", "أحمد", "إسلام", "ولد"], in: "ar") == ["م", "ا", "ا", "و"])
    #expect(titles(["Ђак", "Đak"], in: "sr") == ["Ђ", "D"])
    #expect(titles(["Đak", "Džep", "Ljeto"], in: "sr-Latn") == ["Đ", "DŽ", "LJ"])
  }

  @Test func `Japanese has rows of kana`() {
    let words = ["がっこう", "アメリカ", "ぱん", "ッ", "ん", "ヴァン", "ｶﾅ", "ょ", "漢字", "Night"]
    #expect(titles(words, in: "ja") == ["か", "あ", "は", "た", "わ", "あ", "か", "や", "#", "N"])
  }

  @Test func `Korean has initial consonants`() {
    #expect(titles(["한국", "가", "까치", "쌀", "ㅂ", "ㅃ", "Night"], in: "ko") == ["ㅎ", "ㄱ", "ㄱ", "ㅅ", "ㅂ", "ㅂ", "N"])
  }

  @Test func `Chinese is sorted by Pinyin`() {
    #expect(titles(["北京", "上海", "广州", "阿里", "Night", "9"], in: "zh-Hans") == ["B", "S", "G", "A", "N", "#"])
    #expect(titles(["臺北"], in: "zh-Hant") == ["T"])
    #expect(IndexedCollation(language: "zh-Hans").order(of: ["上海", "北京", "广州"]) == [1, 2, 0])
  }

  @Test func `the environment names the language`() {
    #expect(CollationLanguage.named(by: [:]) == "en")
    #expect(CollationLanguage.named(by: ["LANG": "C.UTF-8", "LANGUAGE": "sv"]) == "en")
    #expect(CollationLanguage.named(by: ["LANG": "de_DE.UTF-8", "LANGUAGE": "sv:en"]) == "sv")
    #expect(CollationLanguage.named(by: ["LC_ALL": "sr_RS.UTF-8@latin", "LANG": "de_DE"]) == "sr-Latn-RS")
  }

  // MARK: Objects

  private final class Album: NSObject {
    let title: String
    init(_ title: String) { self.title = title }
  }

  private let byTitle = Selector(getter: "title") { (album: Album) in album.title }

  @Test func `objects are placed and sorted by the text that a selector returns`() {
    let collation = UILocalizedIndexedCollation(language: "sv")
    let albums = ["Öar", "apa", "Åska", "Zoo", "Ärla"].map(Album.init)
    #expect(collation.section(for: albums[0], collationStringSelector: byTitle) == 28)
    let sorted = collation.sortedArray(from: albums, collationStringSelector: byTitle)
    #expect(sorted.compactMap { ($0 as? Album)?.title } == ["apa", "Zoo", "Åska", "Ärla", "Öar"])
  }

  @Test func `equal texts keep their order`() {
    let collation = UILocalizedIndexedCollation(language: "en")
    let albums = ["B", "A", "B", "A"].map(Album.init)
    let sorted = collation.sortedArray(from: albums, collationStringSelector: byTitle).compactMap { $0 as? Album }
    #expect(sorted[0] === albums[1] && sorted[1] === albums[3] && sorted[2] === albums[0] && sorted[3] === albums[2])
  }

  @Test func `strings need no method`() {
    let collation = UILocalizedIndexedCollation(language: "en")
    #expect(collation.section(for: "beta", collationStringSelector: Selector("self")) == 1)
    let sorted = collation.sortedArray(from: ["b", "a"], collationStringSelector: Selector("lowercaseString"))
    #expect(sorted as? [String] == ["a", "b"])
    let upper = Selector("uppercased", String.uppercased)
    #expect(collation.section(for: "beta", collationStringSelector: upper) == 1)
  }

  @Test func `each title of the index leads to its section`() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionIndexTitles.count == collation.sectionTitles.count)
    for index in collation.sectionIndexTitles.indices {
      #expect(collation.section(forSectionIndexTitle: index) == index)
    }
    #expect(collation.section(forSectionIndexTitle: 999) == collation.sectionTitles.count - 1)
  }
}

extension IndexedCollation {
  /// Returns the last letter of the alphabet that has a title.
  fileprivate func last(beside title: String) -> String {
    let alphabets = titles.split { $0 == "A" }
    return alphabets.first { $0.contains(title) }?.last?.lowercased() ?? ""
  }
}
