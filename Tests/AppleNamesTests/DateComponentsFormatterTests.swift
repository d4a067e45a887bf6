import AppleNames
import Foundation
import Testing

@Suite struct DateComponentsFormatterTests {
  typealias Style = DateComponentsFormatter.UnitsStyle
  typealias Zeros = DateComponentsFormatter.ZeroFormattingBehavior

  private static func formatter(
    _ style: Style, _ units: NSCalendar.Unit = [], language: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    return formatter
  }

  /// Replaces spaces at which no line may be broken, which some languages have and which look the same here.
  private static func spaced(_ text: String?) -> String? {
    text?.replacing(/[\u{A0}\u{202F}]/, with: " ")
  }

  private static func units(_ components: Set<Calendar.Component>) -> NSCalendar.Unit {
    let units: [Calendar.Component: NSCalendar.Unit] = [.day: .day, .hour: .hour, .minute: .minute, .second: .second]
    return components.reduce(into: []) { $0.formUnion(units[$1] ?? []) }
  }

  // The examples of Apple's header.
  @Test(arguments: [
    (Style.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.short, "9 hr, 41 min, 30 sec"),
    (.full, "9 hours, 41 minutes, 30 seconds"), (.brief, "9hr 41min 30sec"),
    (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
  ])
  func aTimeHasTheTextOfItsStyle(style: Style, text: String) {
    #expect(Self.formatter(style).string(from: 34_890) == text)
  }

  // The examples of Apple's header.
  @Test(arguments: [
    (Style.abbreviated, "3y 9mo 26d 19h 17s"), (.short, "3 yrs, 9 mths, 26 days, 19 hr, 17 sec"),
    (.full, "3 years, 9 months, 26 days, 19 hours, 17 seconds"), (.brief, "3yrs 9mths 26days 19hr 17sec"),
    (.spellOut, "three years, nine months, twenty-six days, nineteen hours, seventeen seconds"),
    (.positional, "3y 9mo 26d 19:00:17"),
  ])
  func yearsAndMonthsHaveTheTextOfTheirStyle(style: Style, text: String) {
    let components = DateComponents(year: 3, month: 9, day: 26, hour: 19, minute: 0, second: 17)
    #expect(Self.formatter(style).string(from: components) == text)
  }

  @Test(arguments: [
    ("de_DE", Style.full, "2 Jahre, 1 Monat, 3 Tage und 1 Stunde"), ("de_DE", .abbreviated, "2J 1M 3d 1h"),
    ("fr_FR", .full, "2 ans, 1 mois, 3 jours et 1 heure"), ("ja_JP", .full, "2年 1か月 3日 1時間"),
    ("ru_RU", .full, "2 года, 1 месяц, 3 дня, 1 час"), ("de_DE", .positional, "2J 1M 3d 1:00"),
  ])
  func unitsHaveTheNamesOfTheCalendarsLanguage(language: String, style: Style, text: String) {
    let components = DateComponents(year: 2, month: 1, day: 3, hour: 1, minute: style == .positional ? 0 : nil)
    #expect(Self.spaced(Self.formatter(style, language: language).string(from: components)) == text)
  }

  @Test(arguments: [
    (3723, Style.full, "de_DE", "1 Stunde, 2 Minuten und 3 Sekunden"), (3723, .short, "fr_FR", "1 h, 2 min et 3 s"),
    (3723, .brief, "fr_FR", "1h 2min 3s"), (3723, .positional, "fi_FI", "1.02.03"),
    (3723, .positional, "ar_EG", "١:٠٢:٠٣"), (7200, .full, "ar_EG", "ساعتان"), (7200, .spellOut, "ar_EG", "ساعتان"),
  ])
  func timesAreWrittenAsInTheCalendarsLanguage(
    seconds: Double, style: Style, language: String, text: String
  ) {
    #expect(Self.spaced(Self.formatter(style, language: language).string(from: seconds)) == text)
  }

  @Test func withoutACalendarTheTextIsEnglish() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = nil
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 61) == "1 minute, 1 second")
  }

  // Positions are those of Apple's documentation; that days come before a clock is shown there too.
  @Test(arguments: [
    (3723.0, "1:02:03"), (3600, "1:00:00"), (3610, "1:00:10"), (65, "1:05"), (5, "5"), (0, "0"),
    (100_844, "1d 4:00:44"),
    (10_450, "2:54:10"), (59.9, "59"), (259_200, "3d 0:00:00"),
  ])
  func positionsDropLeadingZerosAndPadOthers(seconds: Double, text: String) {
    #expect(Self.formatter(.positional).string(from: seconds) == text)
  }

  @Test(
    arguments: [
      ([.minute], 3661.0, "61"), ([.minute, .second], 3661, "61:01"), ([.hour], 3661, "1"),
      ([.day], 259_200, "3d"), ([.hour, .second], 3661, "1h 61s"), ([.hour, .minute], 3661, "1:01"),
      ([.day, .hour], 90_000, "1d 1h"), ([.second], 1_234_567, "1,234,567"),
    ] as [(Set<Calendar.Component>, Double, String)])
  func theLargestUnitTakesWhatIsTooMuchForIt(units: Set<Calendar.Component>, seconds: Double, text: String) {
    #expect(Self.formatter(.positional, Self.units(units)).string(from: seconds) == text)
  }

  @Test(arguments: [(65.0, "00:01:05"), (3600, "01:00:00"), (0, "00:00:00"), (5, "00:00:05")])
  func paddedPositionsHaveTwoDigits(seconds: Double, text: String) {
    let formatter = Self.formatter(.positional, [.hour, .minute, .second])
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: seconds) == text)
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = [.pad, .dropLeading]
    #expect(formatter.string(from: 65) == "01:05")
  }

  // The examples of Apple's documentation.
  @Test(
    arguments: [
      (Zeros.default, 3610.0, "1h 10s"), ([], 3610, "0d 1h 0m 10s"), (.dropLeading, 600, "10m 0s"),
      (.dropMiddle, 3605, "0d 1h 5s"), (.dropTrailing, 3600, "0d 1h"), (.dropAll, 3600, "1h"),
      (.pad, 3600, "0d 1h 0m 0s"),
      (.default, 0, "0s"), (.dropAll, 0, "0s"), (.dropLeading, 0, "0s"), (.dropTrailing, 0, "0d"),
      ([], 0, "0d 0h 0m 0s"),
    ] as [(Zeros, Double, String)])
  func zerosAreDroppedAsConfigured(zeros: Zeros, seconds: Double, text: String) {
    let formatter = Self.formatter(.abbreviated, [.day, .hour, .minute, .second])
    formatter.zeroFormattingBehavior = zeros
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func minutesOfAClockReappearAlthoughTheyAreZero() {
    let formatter = Self.formatter(.positional, [.hour, .minute, .second])
    formatter.zeroFormattingBehavior = .dropAll
    #expect(formatter.string(from: 3607) == "1:00:07")
  }

  @Test(arguments: [
    (2, 4230.0, "1h 10m"), (0, 4230, "1h 10m 30s"), (2, 630, "10m 30s"), (1, 5400, "2h"), (1, 88_260, "1d"),
    (2, 90_031, "1d 1h"), (2, 7180, "2h"), (2, 86_380, "1d"), (1, 59, "59s"), (1, 86_399, "1d"), (1, 0, "0s"),
    (2, 88_260, "1d 31m"), (1, 604_799, "1w"),
  ])
  func quantitiesAreRoundedToAFewUnits(count: Int, seconds: Double, text: String) {
    let formatter = Self.formatter(.abbreviated, [.weekOfMonth, .day, .hour, .minute, .second])
    formatter.maximumUnitCount = count
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func leadingZerosCountUnlessNothingElseIsLeft() {
    let formatter = Self.formatter(.abbreviated, [.day, .hour, .minute, .second])
    formatter.zeroFormattingBehavior = .pad
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 3600) == "0d 1h")
    #expect(formatter.string(from: 63) == "1m 3s")
  }

  @Test(
    arguments: [
      (63.0, "63s"), (60, "1m"), (95, "1m 35s"), (27 * 3600, "27h"), (130, "2m 10s"), (9 * 86_400, "9d"), (3, "3s"),
    ] as [(Double, String)])
  func aLargestUnitCollapsesIfItIsScarcelyReached(seconds: Double, text: String) {
    let formatter = Self.formatter(.abbreviated)
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func phrasesSurroundEnglishTexts() {
    let formatter = Self.formatter(.full, [.minute])
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes")
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    formatter.calendar?.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: 300) == "5 Minuten")
  }

  @Test func componentsAreDividedIntoAllowedUnitsOrTheirOwn() {
    let formatter = Self.formatter(.full)
    #expect(formatter.string(from: DateComponents(minute: 90)) == "90 minutes")
    #expect(formatter.string(from: DateComponents(hour: 1, minute: 90)) == "2 hours, 30 minutes")
    #expect(formatter.string(from: DateComponents(month: 2, day: 3)) == "2 months, 3 days")
    #expect(formatter.string(from: DateComponents(hour: 1, minute: -5)) == "55 minutes")
    formatter.allowedUnits = [.hour]
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1 hour")
    formatter.allowedUnits = [.year, .month]
    #expect(formatter.string(from: DateComponents(month: 14)) == "1 year, 2 months")
    formatter.allowedUnits = [.weekOfMonth, .day]
    #expect(formatter.string(from: DateComponents(day: 10)) == "1 week, 3 days")
  }

  @Test(arguments: [Style.positional, .full, .spellOut])
  func earlierDatesGiveNegativeTexts(style: Style) {
    let texts: [Style: String] = [
      .positional: "-1:02:03", .full: "-1 hour, 2 minutes, 3 seconds",
      .spellOut: "minus one hour, two minutes, three seconds",
    ]
    let start = Date(timeIntervalSinceReferenceDate: 10_000)
    #expect(Self.formatter(style).string(from: start, to: start - 3723) == texts[style])
    #expect(Self.formatter(.full).string(from: -61) == "1 minute, 1 second")
  }

  @Test func monthsAreCountedFromTheReferenceDate() {
    let formatter = Self.formatter(.full, [.month, .day])
    #expect(formatter.string(from: 31 * 86_400) == "1 month")
    formatter.calendar?.timeZone = .gmt
    formatter.referenceDate = Date(timeIntervalSinceReferenceDate: 31 * 86_400)
    #expect(formatter.string(from: 31 * 86_400) == "1 month, 3 days")
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e13, -1e300, .greatestFiniteMagnitude])
  func quantitiesThatNoCalendarHoldsHaveNoText(seconds: Double) {
    #expect(Self.formatter(.full).string(from: seconds) == nil)
    #expect(Self.formatter(.full).string(from: .distantPast, to: Date(timeIntervalSinceReferenceDate: seconds)) == nil)
  }

  @Test(arguments: [Int.max, .min])
  func extremeComponentsHaveNoText(number: Int) {
    for unit in [Calendar.Component.year, .month, .weekOfMonth, .day, .hour, .minute, .second] {
      var components = DateComponents()
      components.setValue(number, for: unit)
      #expect(Self.formatter(.full).string(from: components) == nil)
    }
    #expect(Self.formatter(.full).string(from: DateComponents()) == nil)
    #expect(Self.formatter(.full).string(from: DateComponents(weekday: number)) == nil)
  }

  @Test func unitsOtherThanThoseOfTimeGiveNoText() {
    let formatter = Self.formatter(.positional, [.weekday, .era])
    #expect(formatter.string(from: 60) == nil)
    #expect(formatter.string(from: DateComponents(minute: 1)) == nil)
    formatter.allowedUnits = [.weekday, .minute]
    #expect(formatter.string(from: 60) == "1")
  }

  @Test func objectsOfOtherTypesHaveNoText() {
    let formatter = Self.formatter(.full)
    #expect(formatter.string(for: DateComponents(hour: 2)) == "2 hours")
    #expect(formatter.string(for: DateComponents(hour: 2) as NSDateComponents) == "2 hours")
    #expect(formatter.string(for: 5) == nil)
    #expect(formatter.string(for: nil) == nil)
  }

  @Test func localizedStringsUseTheDefaults() {
    let text = DateComponentsFormatter.localizedString(
      from: DateComponents(hour: 1, minute: 2, second: 3), unitsStyle: .positional)
    #expect(text == "1:02:03")
  }

  @Test func copiesAndArchivesKeepTheConfiguration() throws {
    let formatter = Self.formatter(.short, [.hour, .minute])
    formatter.maximumUnitCount = 1
    formatter.zeroFormattingBehavior = .pad
    formatter.includesApproximationPhrase = true
    formatter.referenceDate = Date(timeIntervalSinceReferenceDate: 5)
    let archive = try NSKeyedArchiver.archivedData(withRootObject: formatter, requiringSecureCoding: false)
    for copy in [formatter.copy() as Any, try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(archive) as Any] {
      let copy = try #require(copy as? DateComponentsFormatter)
      #expect(copy.string(from: 5400) == formatter.string(from: 5400))
      #expect(copy.maximumUnitCount == 1 && copy.zeroFormattingBehavior == .pad && copy.unitsStyle == .short)
      #expect(copy.allowedUnits == [.hour, .minute] && copy.referenceDate == formatter.referenceDate)
    }
  }

  // A slow model: the largest units first, without a calendar.
  @Test func textsAreThoseOfDivisionInUnitsOfFixedLength() {
    let formatter = Self.formatter(.abbreviated, [.weekOfMonth, .day, .hour, .minute, .second])
    var seconds = 1
    while seconds < 1_000_000_000 {
      var rest = seconds
      var parts: [String] = []
      for (letter, length) in [("w", 604_800), ("d", 86_400), ("h", 3600), ("m", 60), ("s", 1)] where rest >= length {
        parts.append((rest / length).formatted(.number.locale(Locale(identifier: "en_US"))) + letter)
        rest %= length
      }
      #expect(formatter.string(from: Double(seconds)) == parts.joined(separator: " "))
      seconds = seconds * 7 / 5 + 11
    }
  }
}
