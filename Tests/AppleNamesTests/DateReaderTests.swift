import AppleNames
import Foundation
import Testing

/// On Thursday, 26 November 2026, at ten in the morning.
struct DateReaderTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func found(in text: String, _ locale: String = "en_US") throws -> [DateReader.Found] {
    let now = try #require(
      Self.calendar.date(from: DateComponents(year: 2026, month: 11, day: 26, hour: 10, minute: 15)))
    let reader = DateReader(now: now, calendar: Self.calendar, locale: Locale(identifier: locale))
    return reader.dates(in: text, within: NSRange(location: 0, length: text.utf16.count))
  }

  private func written(_ date: Date) -> String { String(date.formatted(.iso8601).dropLast(4)) }

  @Test(arguments: [
    ("on 2026-03-05.", "2026-03-05", "2026-03-05T12:00"),
    ("2026-03-05T14:30:00Z", "2026-03-05T14:30:00Z", "2026-03-05T14:30"),
    ("2026-03-05 14:30", "2026-03-05 14:30", "2026-03-05T14:30"),
    ("due 3/5/2026!", "3/5/2026", "2026-03-05T12:00"),
    ("3/25/26", "3/25/26", "2026-03-25T12:00"),
    ("25/3/99", "25/3/99", "1999-03-25T12:00"),
    ("am 5.3.2026", "5.3.2026", "2026-03-05T12:00"),
    ("March 5, 2027 at 2 pm", "March 5, 2027 at 2 pm", "2027-03-05T14:00"),
    ("Thu, 5 Mar", "Thu, 5 Mar", "2027-03-05T12:00"),
    ("the 5th of December.", "5th of December", "2026-12-05T12:00"),
    ("Nov 26", "Nov 26", "2026-11-26T12:00"),
    ("Nov. 25", "Nov. 25", "2027-11-25T12:00"),
    ("29 February", "29 February", "2028-02-29T12:00"),
    ("today", "today", "2026-11-26T12:00"),
    ("Tomorrow at 9:05 AM, sharp", "Tomorrow at 9:05 AM", "2026-11-27T09:05"),
    ("yesterday", "yesterday", "2026-11-25T12:00"),
    ("tonight", "tonight", "2026-11-26T20:00"),
    ("next Friday", "next Friday", "2026-11-27T12:00"),
    ("Thursday", "Thursday", "2026-12-03T12:00"),
    ("last Thursday", "last Thursday", "2026-11-19T12:00"),
    ("last Monday", "last Monday", "2026-11-23T12:00"),
    ("at 17:30", "17:30", "2026-11-26T17:30"),
    ("12 am", "12 am", "2026-11-26T00:00"),
    ("10:30 p.m. on March 5", "10:30 p.m. on March 5", "2027-03-05T22:30"),
  ])
  func datesAreRead(_ text: String, _ part: String, _ date: String) throws {
    let results = try found(in: text)
    let result = try #require(results.first)
    #expect(results.count == 1)
    #expect((text as NSString).substring(with: result.range) == part)
    #expect(written(result.date) == date)
  }

  @Test(arguments: [
    ("3/5/2026", "de_AT", "2026-05-03T12:00"), ("3/25/2026", "en_GB", "2026-03-25T12:00"),
    ("5. März 2026", "de_DE", "2026-03-05T12:00"), ("le 5 mars 2026", "fr_FR", "2026-03-05T12:00"),
    ("5 March 2026", "fr_FR", "2026-03-05T12:00"),
  ])
  func languagesHaveTheirOrderAndNames(_ text: String, _ locale: String, _ date: String) throws {
    #expect(try found(in: text, locale).map { written($0.date) } == [date])
  }

  @Test func timesHaveZonesAndDurations() throws {
    let zoned = try #require(try found(in: "March 5, 2026, 9:00 EST").first)
    #expect(zoned.timeZone?.identifier == "America/New_York" && written(zoned.date) == "2026-03-05T14:00")
    let offset = try #require(try found(in: "2026-03-05T09:00+02:30").first)
    #expect(offset.timeZone?.secondsFromGMT() == 9_000 && written(offset.date) == "2026-03-05T06:30")
    let lengths = try ["9–11:30 am", "9:00 to 11:30", "11–1 pm", "11 pm - 1 am", "9:00"].map {
      try #require(try found(in: $0).first)
    }
    #expect(lengths.map(\.duration) == [9_000, 9_000, 7_200, 7_200, 0])
    #expect(lengths.map { written($0.date).suffix(5) } == ["09:00", "09:00", "11:00", "23:00", "09:00"])
  }

  @Test(arguments: [
    "2026-13-05", "2026-02-30", "13/13/2026", "32.1.2026", "March 32", "25:00", "9:60", "13 pm", "5 6 7",
    "version 1.2.3", "a ratio of 3:2", "maybe marching in may", "todays", "1/2", "sundays", "555-123-4567", "",
  ])
  func otherTextIsNoDate(_ text: String) throws { #expect(try found(in: text).isEmpty) }

  @Test func severalDatesAreReadInOrder() throws {
    let text = "9:00, 2026-03-05 and 2026-03-06 at 10:00; 11 am"
    let parts = try found(in: text).map { (text as NSString).substring(with: $0.range) }
    #expect(parts == ["9:00, 2026-03-05", "2026-03-06 at 10:00", "11 am"])
  }

  /// Work that grows with the square of the length would take minutes.
  @Test(.timeLimit(.minutes(1)), arguments: ["1/", "1-", "9:0", "9:00-", "mar ", "mon, ", "2026-", "9 ", "12 am "])
  func longTextsAreReadInLinearTime(_ part: String) throws {
    _ = try found(in: String(repeating: part, count: 50_000))
  }
}
