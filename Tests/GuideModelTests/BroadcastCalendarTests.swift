import Foundation
import Testing

@testable import GuideModel

@Suite struct BroadcastCalendarTests {
  private func calendar(_ zone: String) throws -> BroadcastCalendar {
    BroadcastCalendar(timeZone: try #require(TimeZone(identifier: zone)))
  }

  private func instant(_ text: String) throws -> Int64 {
    Int64(try Date(text, strategy: .iso8601).timeIntervalSince1970)
  }

  @Test func `a day starts at five in the morning`() throws {
    let berlin = try calendar("Europe/Berlin")
    let day = berlin.day(containing: try instant("2026-01-15T03:59:59Z"))
    #expect(day.interval.lowerBound == (try instant("2026-01-14T04:00:00Z")))
    #expect(berlin.day(containing: try instant("2026-01-15T04:00:00Z")).number == day.number + 1)
    #expect(day.duration == 86400)
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-03-28T12:00:00Z", 23.0), ("Europe/Berlin", "2026-10-24T12:00:00Z", 25.0),
    ("America/New_York", "2026-03-07T18:00:00Z", 23.0), ("America/New_York", "2026-10-31T18:00:00Z", 25.0),
    ("Australia/Lord_Howe", "2026-04-04T12:00:00Z", 24.5), ("Australia/Lord_Howe", "2026-10-03T12:00:00Z", 23.5),
    ("Asia/Kolkata", "2026-03-28T12:00:00Z", 24.0), ("Asia/Kathmandu", "2026-03-28T12:00:00Z", 24.0),
  ])
  func `days are as long as the clocks make them`(zone: String, time: String, hours: Double) throws {
    let calendar = try calendar(zone)
    #expect(Double(calendar.day(containing: try instant(time)).duration) == hours * 3600)
  }

  /// Goes from minute to minute: the day's number is the wall clock's date, minus the start of the day.
  @Test(arguments: [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Asia/Kathmandu", "America/St_Johns",
    "Africa/Casablanca", "Pacific/Chatham", "UTC",
  ])
  func `days and ticks agree with a walk by the minute`(zone: String) throws {
    let calendar = try calendar(zone)
    for month in [
      "2026-02-14", "2026-03-06", "2026-03-27", "2026-04-03", "2026-09-26", "2026-10-02", "2026-10-23", "2026-10-30",
    ] {
      let start = try instant("\(month)T00:00:00Z")
      let range = start..<start + 4 * 86400
      var ticks: [TimeTick] = []
      var last: BroadcastDay?
      var starts: [Int64] = []
      for minute in stride(from: range.lowerBound, to: range.upperBound, by: 60) {
        let wall = minute + calendar.offset(at: minute)
        if wall % 1800 == 0 { ticks.append(TimeTick(instant: minute, minuteOfDay: Int(wall % 86400) / 60)) }
        if minute % 900 == 0 {
          let day = calendar.day(containing: minute)
          #expect(day.interval.contains(minute))
          if day != last {
            starts.append(day.interval.lowerBound)
            if let last {
              #expect(day.number == last.number + 1)
              #expect(day.interval.lowerBound == last.interval.upperBound)
              #expect(calendar.minuteOfDay(at: day.interval.lowerBound) == 300)
            }
          }
          last = day
        }
      }
      #expect(calendar.ticks(in: range) == ticks)
      #expect(calendar.days(in: range).map(\.interval.lowerBound) == starts)
    }
  }

  @Test func `in autumn two ticks show the same time, in spring an hour of them is missing`() throws {
    let berlin = try calendar("Europe/Berlin")
    let autumn = berlin.ticks(in: try instant("2026-10-25T00:00:00Z")..<(try instant("2026-10-25T03:00:00Z")))
    #expect(autumn.map(\.label) == ["02:00", "02:30", "02:00", "02:30", "03:00", "03:30"])
    let spring = berlin.ticks(in: try instant("2026-03-29T00:00:00Z")..<(try instant("2026-03-29T02:00:00Z")))
    #expect(spring.map(\.label) == ["01:00", "01:30", "03:00", "03:30"])
  }

  @Test func `a wall clock time that happens twice is the first, one that does not is the change`() throws {
    let berlin = try calendar("Europe/Berlin")
    let twice = try instant("2026-10-25T02:30:00Z")
    #expect(berlin.instant(wall: twice) == (try instant("2026-10-25T00:30:00Z")))
    let never = try instant("2026-03-29T02:30:00Z")
    #expect(berlin.instant(wall: never) == (try instant("2026-03-29T01:00:00Z")))
  }

  @Test func `a day on is the same wall clock time`() throws {
    let berlin = try calendar("Europe/Berlin")
    let evening = try instant("2026-03-28T19:15:00Z")
    #expect(berlin.instant(1, daysAfter: evening) == (try instant("2026-03-29T18:15:00Z")))
    #expect(berlin.timeLabel(at: evening) == "20:15")
  }

  @Test func `days have names`() throws {
    let berlin = try calendar("Europe/Berlin")
    let name = berlin.name(
      of: berlin.day(containing: try instant("2026-11-21T12:00:00Z")), locale: Locale(identifier: "en_GB"))
    #expect(name.contains("Saturday") && name.contains("21") && name.contains("November"))
  }
}
