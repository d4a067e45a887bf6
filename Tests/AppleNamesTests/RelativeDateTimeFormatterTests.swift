import AppleNames
import Foundation
import Testing

@Suite struct RelativeDateTimeFormatterTests {
  typealias Style = RelativeDateTimeFormatter.UnitsStyle

  private static func formatter(
    _ style: Style = .full, named: Bool = false, language: String = "en_US"
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.unitsStyle = style
    formatter.dateTimeStyle = named ? .named : .numeric
    formatter.calendar = Calendar(identifier: .gregorian)
    return formatter
  }

  // The examples of Apple's pages.
  @Test func weeksHaveANumberOrAName() {
    let components = DateComponents(weekOfMonth: -1)
    #expect(Self.formatter().localizedString(from: components) == "1 week ago")
    #expect(Self.formatter(named: true).localizedString(from: components) == "last week")
  }

  @Test(arguments: [
    (Style.full, "2 months ago"), (.spellOut, "two months ago"), (.short, "2 mo. ago"),
  ])
  func unitsHaveTheTextOfTheirStyle(style: Style, text: String) {
    #expect(Self.formatter(style).localizedString(from: DateComponents(month: -2)) == text)
  }

  @Test func theShortestNamesHaveNoDot() {
    #expect(Self.formatter(.abbreviated).localizedString(from: DateComponents(month: -2)).hasPrefix("2"))
  }

  @Test(arguments: [
    (-15_000.0, "4 hours ago"), (86_400, "in 1 day"), (-86_400, "1 day ago"), (0, "in 0 seconds"),
    (-59, "59 seconds ago"), (84_600, "in 23 hours"), (-604_800, "1 week ago"),
  ])
  func secondsAreTheLargestWholeUnit(seconds: Double, text: String) {
    #expect(Self.formatter().localizedString(fromTimeInterval: seconds) == text)
  }

  @Test func daysHaveNames() {
    let formatter = Self.formatter(named: true)
    let texts = [-1, 0, 1, 2].map { formatter.localizedString(from: DateComponents(day: $0)) }
    #expect(texts == ["yesterday", "today", "tomorrow", "in 2 days"])
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
  }

  @Test func aDateIsComparedWithAnotherInTheCalendar() throws {
    let formatter = Self.formatter()
    formatter.calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let start = Date(timeIntervalSince1970: 1_709_164_800.25)  // 29 February 2024
    #expect(formatter.localizedString(for: start + 366 * 86_400, relativeTo: start) == "in 1 year")
    #expect(formatter.localizedString(for: start + 364 * 86_400, relativeTo: start) == "in 11 months")
    #expect(formatter.string(for: Date() + 7_200.5) == "in 2 hours")
    #expect(formatter.string(for: "tomorrow") == nil)
  }

  @Test(arguments: [
    ("de_DE", "vor 1 Tag", "gestern"), ("fr_FR", "il y a 1 jour", "hier"), ("ja_JP", "1 日前", "昨日"),
    ("es_ES", "hace 1 día", "ayer"), ("ru_RU", "1 день назад", "вчера"),
  ])
  func textsAreInTheLanguage(language: String, numeric: String, named: String) {
    let day = DateComponents(day: -1)
    let text = Self.formatter(language: language).localizedString(from: day).replacing("\u{A0}", with: " ")
    #expect(text == numeric)
    #expect(Self.formatter(named: true, language: language).localizedString(from: day) == named)
  }

  @Test func aCopyHasTheValues() throws {
    let formatter = Self.formatter(.short, named: true, language: "de_DE")
    let copy = try #require(formatter.copy() as? RelativeDateTimeFormatter)
    #expect(copy.localizedString(from: DateComponents(day: 1)) == "morgen")
    copy.locale = nil
    #expect(copy.locale != nil)
  }
}
