import Foundation
import Testing

@testable import GuideModel

@Suite struct LocalizationTests {
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de", "de_DE"),
    (["LANG": "en_US.UTF-8", "LC_TIME": "de_AT.UTF-8"], "en", "de_AT"),
    (["LC_ALL": "fr_FR", "LANG": "de_DE", "LC_TIME": "it_IT"], "fr", "fr_FR"),
    (["LANG": "pt_PT.UTF-8"], "pt-BR", "pt_PT"),
    (["LANG": "zh_TW.UTF-8"], "zh-Hans", "zh_TW"),
    (["LANG": "nb_NO.UTF-8"], "en", "nb_NO"),
    (["LANG": "nb_NO.UTF-8", "LANGUAGE": "nb:sv:en"], "sv", "nb_NO"),
    (["LANG": "C", "LANGUAGE": "de"], "en", "en_GB"),
    (["LANG": "C.UTF-8"], "en", "en_GB"),
    ([:], "en", "en_GB"),
    (["LANG": "sr_RS@latin"], "en", "sr_Latn_RS"),
    (["LANG": "iw_IL"], "he", "iw_IL"),
  ])
  func theEnvironmentDecides(_ environment: [String: String], _ language: String, _ formats: String) {
    let locale = GuideLocale(environment: environment)
    #expect(locale.language == language)
    #expect(locale.formats.identifier == formats)
  }

  @Test(arguments: [
    ("Harbour", false), ("نشرة", true), ("22:00 ערב", true), ("«Café» أ", false), ("12:30 –", nil), ("", nil),
  ])
  func aTextRunsAsItsFirstLetterDoes(_ text: String, _ isRightToLeft: Bool?) {
    #expect(text.startsRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    (["3 Harbour One", "16:24 – 17:14", ""], false, "3 Harbour One · 16:24 – 17:14"),
    (["قناة", "دراما"], true, "قناة · دراما"),
    (["3 Harbour One", "دراما"], true, "\u{200F}\u{2068}3 Harbour One\u{2069} · \u{2068}دراما\u{2069}"),
    (["قناة", "16:24"], false, "\u{200E}\u{2068}قناة\u{2069} · \u{2068}16:24\u{2069}"),
    ([], true, ""),
  ])
  func factsStandInTheOrderOfTheInterface(_ parts: [String], _ isRightToLeft: Bool, _ line: String) {
    #expect(parts.joinedInReadingOrder(separator: " · ", isRightToLeft: isRightToLeft) == line)
  }

  @Test(arguments: [
    ("de-AT", "de", "de_AT"), ("xx,fr-CA;q=0.8,de", "de", "de"), ("fr;q=0.2, he-IL;q=0.9", "he", "he_IL"),
    ("en", "en", "en_GB"), ("en-US,en;q=0.9", "en", "en_US"), ("es-419", "es", "es_419"), ("pt-PT", "pt-BR", "pt_PT"),
    ("zh-Hant-TW", "zh-Hans", "zh_Hant_TW"), ("de-x-lvariant-junk", "de", "de"), ("ar-u-nu-latn", "ar", "ar"),
    ("de;q=0,xx", "sv", "sv_SE"), ("", "sv", "sv_SE"), (",;q=,-,*", "sv", "sv_SE"), ("de;q=nonsense", "de", "de"),
    (String(repeating: "xx,", count: 1_000) + "de", "sv", "sv_SE"),
  ])
  func aBrowserGetsTheBestOfItsLanguages(_ preferences: String, _ language: String, _ formats: String) {
    let fallback = GuideLocale(language: "sv", formats: Locale(identifier: "sv_SE"))
    let locale = GuideLocale(preferences: preferences, fallback: fallback)
    #expect(locale.language == language && locale.formats.identifier == formats)
  }

  @Test func settingsChangeOfABrowsersLocaleWhatTheyName() {
    let browser = GuideLocale(language: "de", formats: Locale(identifier: "de_AT"))
    var settings = GuideSettings()
    #expect(settings.locale(over: browser) == browser)
    settings.language = "ja"
    #expect(settings.locale(over: browser) == GuideLocale(language: "ja", formats: browser.formats))
    settings.formats = "pl_PL"
    settings.clock = .hours12
    #expect(
      settings.locale(over: browser)
        == GuideLocale(language: "ja", formats: Locale(identifier: "pl_PL"), clock: .hours12))
  }

  @Test func aViewersLocaleIsInForceWhereCodeRunsForThem() async {
    let process = GuideLocale.ofProcess
    let viewer = GuideViewer(GuideLocale(language: "ar", formats: Locale(identifier: "ar")))
    let heard = await GuideLocale.$viewer.withValue(viewer) {
      GuideLocale.current.language = "he"
      return await Task { localized("Search programmes") }.value
    }
    #expect(heard == localized("Search programmes", locale: GuideLocale(language: "he", formats: process.formats)))
    #expect(GuideLocale.current == process && GuideLocale.ofProcess == process && viewer.locale.language == "he")
  }

  @Test func aSettingOverridesTheEnvironment() {
    let environment = ["LANG": "de_DE.UTF-8"]
    let locale = GuideLocale(environment: environment, language: "ja", formats: "ko_KR", clock: .hours24)
    #expect(locale.language == "ja")
    #expect(TimeOfDayFormat(locale).text(20 * 60 + 15) == "20:15")
    #expect(GuideLocale(environment: environment, language: "xx").language == "de")
  }

  @Test(arguments: [
    ("de_DE", GuideLocale.Clock.system, "20:15", "00:05"), ("en_US", .system, "8:15 PM", "12:05 AM"),
    ("en_US", .hours24, "20:15", "00:05"), ("de_DE", .hours12, "8:15 PM", "12:05 AM"),
    ("fi_FI", .system, "20.15", "0.05"), ("ko_KR", .system, "오후 8:15", "오전 12:05"),
    ("ar_EG", .system, "٨:١٥ م", "١٢:٠٥ ص"), ("ja_JP", .system, "20:15", "0:05"),
    ("ja_JP", .hours12, "午後8:15", "午前0:05"),
  ])
  func timesOfDayFollowTheLocale(_ name: String, _ clock: GuideLocale.Clock, _ evening: String, _ night: String) {
    let format = TimeOfDayFormat(GuideLocale(language: "en", formats: Locale(identifier: name), clock: clock))
    // Non-breaking and narrow blanks, and direction marks, are the locale's business.
    func plain(_ text: String) -> String {
      String(
        text.unicodeScalars.filter { $0.properties.generalCategory != .format }.map {
          $0.properties.isWhitespace ? " " : Character($0)
        })
    }
    #expect(plain(format.text(20 * 60 + 15)) == evening)
    #expect(plain(format.text(5)) == night)
  }

  @Test(arguments: [
    ("en", [1: PluralCategory.one, 0: .other, 2: .other]), ("fr", [0: .one, 1: .one, 2: .other]),
    ("pl", [1: .one, 2: .few, 5: .many, 12: .many, 22: .few, 112: .many, 0: .many]),
    ("ar", [0: .zero, 1: .one, 2: .two, 3: .few, 11: .many, 100: .other, 103: .few]), ("ja", [1: .other]),
    ("he", [1: .one, 2: .two, 3: .other]),
  ])
  func pluralsFollowUnicode(_ language: String, _ expected: [Int64: PluralCategory]) {
    for (number, category) in expected {
      #expect(PluralCategory.category(of: number, language: language) == category, "\(number) in \(language)")
    }
  }

  #if !canImport(Darwin)
    @Test func englishTextsAreTheirOwnKeysAndHavePlurals() {
      let english = GuideLocale(language: "en", formats: Locale(identifier: "en_GB"))
      #expect(localized("\(1) channels", locale: english) == "1 channel")
      #expect(localized("\(12) channels", locale: english) == "12 channels")
      #expect(localized("50 % of \("this")", locale: english) == "50 % of this")
    }

    @Test func translationsMayReorderValues() {
      let text: String.LocalizationValue = "\("A") from \("B") in \(3)"
      let texts = LocalizedTexts(
        language: "xx", strings: ["%@ from %@ in %lld": "%2$@: %1$@ (%3$lld, 100 %%)"], plurals: [:])
      #expect(texts.text(for: text) == "B: A (3, 100 %)")
    }

    @Test func aTextOfAFeedIsNeverTakenForAFormat() {
      let texts = LocalizedTexts(language: "xx", strings: ["Title: %@": "%@!"], plurals: [:])
      #expect(texts.text(for: "Title: \("100 %@ %lld")") == "100 %@ %lld!")
      #expect(TextFormat("%@ %@ %").filled([.text("one")]) == "one %@ %")
    }
  #endif
}
