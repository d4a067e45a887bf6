import Foundation
import GuideModel
import Testing

@testable import GuideUI

struct DayPlanTests {
  private let berlin = BroadcastCalendar(timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)
  /// 2026-03-28 20:00 in Berlin: the clocks go forward in the night.
  private let evening: Int64 = 1_774_724_400

  @Test func everyDayOfTheGuideIsThereAndTodayToo() {
    let plan = DayPlan(range: evening - 3 * 86_400..<evening + 4 * 86_400, now: evening, calendar: berlin)
    #expect(plan.days.count == 8 && plan.today == 3)
    let old = DayPlan(range: evening - 9 * 86_400..<evening - 7 * 86_400, now: evening, calendar: berlin)
    #expect(old.days.last?.isToday == true && old.days.count == 4)
    let later = DayPlan(range: evening + 7 * 86_400..<evening + 9 * 86_400, now: evening, calendar: berlin)
    #expect(later.days.first?.isToday == true)
    #expect(DayPlan(range: 0..<0, now: evening, calendar: berlin).today == 0)
  }

  @Test func anInstantBelongsToTheDayItIsIn() {
    let plan = DayPlan(range: evening - 86_400..<evening + 86_400, now: evening, calendar: berlin)
    for (index, day) in plan.days.enumerated() {
      #expect(plan.index(of: day.day.interval.lowerBound) == index)
      #expect(plan.index(of: day.day.interval.upperBound - 1) == index)
    }
    #expect(plan.index(of: 0) == 0)
    #expect(plan.index(of: evening * 2) == plan.days.count - 1)
  }

  @Test(arguments: [0, 60, 4 * 60 + 59, 5 * 60, 7 * 60, 12 * 60, 20 * 60 + 15, 23 * 60 + 59])
  func aTimeOfDayLiesInItsDayAndIsWhatTheClockShows(minutes: Int) {
    for number in -2...2 {
      let day = berlin.day(number, after: berlin.day(containing: evening))
      let instant = DayPlan.instant(minutes: minutes, in: day, calendar: berlin)
      #expect(day.interval.contains(instant))
      #expect(berlin.minuteOfDay(at: instant) == minutes)
    }
  }

  @Test func anotherDayHasTheSameTimeAcrossAClockChange() {
    let day = berlin.day(2, after: berlin.day(containing: evening))
    let there = DayPlan.sameTime(as: evening, in: day, calendar: berlin)
    #expect(berlin.timeLabel(at: there) == berlin.timeLabel(at: evening))
    #expect(there - evening == 2 * 86_400 - 3_600)
  }
}
