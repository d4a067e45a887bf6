import Foundation
import GuideModel
import Testing

@testable import GuideStore

@Suite("Search in other languages")
struct LanguageSearchTests {
  /// Saturday 2026-11-21, 20:30 in Berlin.
  private let now = midnight + 19 * hour + 1_800
  private let calendar = BroadcastCalendar(timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)

  private func query(_ text: String, _ language: String, _ formats: String? = nil) -> SearchQuery {
    let locale = GuideLocale(language: language, formats: Locale(identifier: formats ?? language))
    return SearchQuery(text, at: now, calendar: calendar, locale: locale)
  }

  /// Returns the meaning of a query's filters, without its words, which depend on the language.
  private func meaning(_ query: SearchQuery) -> [SearchQuery.Alternative] {
    query.conditions.flatMap(\.alternatives).filter { if case .text = $0 { false } else { true } }
  }

  @Test(
    "Filters are understood in the person's language as in English",
    arguments: [
      ("de", "spielfilm heute abends", "film today evening"), ("de", "Dokumentation morgen", "documentary tomorrow"),
      ("de", "Nachrichten ab 20 Uhr", "news after 20:00"), ("de", "Samstag um 20 Uhr", "saturday at 20:00"),
      ("fr", "Cinéma après 20h15", "film after 20:15"), ("fr", "aujourd'hui avant 20h", "today before 20:00"),
      ("fr", "après-midi", "afternoon"), ("es", "película mañana", "film tomorrow"), ("it", "stasera", "tonight"),
      ("pt-BR", "amanhã futebol", "tomorrow futebol"), ("nl", "vanavond om 20 uur", "tonight at 20:00"),
      ("pl", "powtórka jutro", "repeat tomorrow"), ("sv", "ikväll kl 20:00", "tonight at 20:00"),
      ("tr", "yarın haberler", "tomorrow news"), ("ar", "أخبار اليوم", "news today"),
      ("he", "סרטים מחר", "film tomorrow"),
      ("ja", "映画 今夜", "film tonight"), ("ja", "20時15分", "20:15"), ("ko", "내일 뉴스", "tomorrow news"),
      ("zh-Hans", "明天 电影", "tomorrow film"), ("zh-Hans", "今天 20点15分", "today 20:15"),
      ("de", "news tonight", "news tonight"),
    ] as [(String, String, String)])
  func words(language: String, text: String, english: String) {
    #expect(meaning(query(text, language)) == meaning(query(english, "en")))
    #expect(!meaning(query(text, language)).isEmpty)
  }

  @Test(
    "Lengths and places to look are named in the person's language, too",
    arguments: [
      ("de", ">2 Stunden", ">2 hours"), ("fr", ">90 minutes", ">90 min"), ("ja", ">90分", ">90min"),
      ("de", "titel:nacht", "title:nacht"), ("fr", "avec:nuit", "with:nuit"), ("ja", "チャンネル：総合", "channel:総合"),
      ("ar", "عنوان:ليل", "title:ليل"),
    ] as [(String, String, String)])
  func prefixes(language: String, text: String, english: String) {
    let (found, wanted) = (query(text, language), query(english, "en"))
    #expect(found.conditions == wanted.conditions && found.durations == wanted.durations)
    #expect(found.channels == wanted.channels)
  }

  @Test(
    "Dates are read as people of the place write them",
    arguments: [
      ("de_DE", "28.11.2026"), ("de_DE", "28.11."), ("en_GB", "28/11"), ("en_GB", "28/11/2026"), ("en_US", "11/28"),
      ("en_US", "11/28/2026"), ("ja_JP", "11月28日"), ("ja_JP", "2026年11月28日"), ("ko_KR", "11월28일"),
      ("ar_EG", "٢٨/١١/٢٠٢٦"), ("fr_FR", "2026-11-28"),
    ] as [(String, String)])
  func dates(formats: String, text: String) {
    let language = String(formats.prefix(2))
    #expect(meaning(query(text, language, formats)) == meaning(query("2026-11-28", "en")))
  }

  @Test("A date without a year is the next one, and what is none stays words")
  func otherDates() {
    #expect(meaning(query("20.11.", "de")) == meaning(query("2027-11-20", "en")))
    #expect(meaning(query("21.11.", "de")) == meaning(query("2026-11-21", "en")))
    for text in ["24.13.", "1/2/3/4", "20.15", "40/50", "-5-", "/", "."] {
      #expect(meaning(query(text, "de")).isEmpty, "\(text)")
    }
    // "9/11" is searched in titles, too.
    let words = query("9/11", "en").conditions.first?.alternatives.first
    guard case .text(let pattern)? = words else {
      Issue.record("no words")
      return
    }
    #expect(pattern.units.count == 2)
  }

  @Test("Every language has words for the most frequent filters, each of one meaning")
  func completeness() {
    for language in GuideLocale.languages where language != "en" {
      let words = SearchVocabulary.languages[language] ?? [:]
      for meaning in [
        SearchVocabulary.Meaning.film, .series, .news, .sport, .children, .music, .education, .new, .live, .repeated,
        .now,
        .today, .tomorrow, .yesterday, .title, .person, .channel, .minutes, .hours,
      ] { #expect(words[meaning]?.isEmpty == false, "\(language) \(meaning)") }
      var seen: [String: SearchVocabulary.Meaning] = [:]
      for (meaning, text) in words where meaning.kind != nil {
        for word in text.split(separator: " ").map(String.init) {
          #expect(seen.updateValue(meaning, forKey: word) == nil, "\(language): \(word) has two meanings")
        }
      }
    }
  }
}
