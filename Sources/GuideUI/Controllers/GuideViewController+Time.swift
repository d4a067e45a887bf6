import GuideModel
import UIKit

/// Days and times of day.
extension GuideViewController {
  /// Marks the day that is looked at. Nothing is done while that is the same.
  func updateDays(isForced: Bool = false) {
    guard showsToolbar, isViewLoaded, grid.view.bounds.width > 0 else { return }
    let looked = channelDay?.day.interval.lowerBound ?? grid.lookedAtInstant
    guard isForced || !markedDay.contains(looked) else { return }
    let plan = DayPlan(range: rows.dataRange, now: rows.now, calendar: times.calendar)
    dayPlan = plan
    guard let index = plan.index(of: looked) else { return }
    let before = markedDay
    markedDay = plan.days[index].day.interval
    var content = DayStrip.Content()
    content.days = plan.days.map { $0.isToday ? ShellWords.today : stripName(of: $0.day) }
    content.fullDays = plan.days.map { $0.isToday ? ShellWords.today : times.dayName($0.day, now: rows.now) }
    content.today = plan.today
    content.selected = index
    content.evening = plan.days[index].isToday ? ShellWords.tonight : ShellWords.evening
    let width = dayStrip.menuWidth
    dayStrip.show(content)
    // Other days have longer names or shorter ones.
    if dayStrip.menuWidth != width { layoutShell() }
    // A genre means the rows that have it on the day that is looked at.
    if isGenreFilter, markedDay != before { findFilterMatches() }
  }

  private var isGenreFilter: Bool {
    if case .genre = filter { return true }
    return false
  }

  /// "Sat 21".
  private func stripName(of day: BroadcastDay) -> String {
    var style = Date.FormatStyle().weekday(.abbreviated).day().locale(times.locale)
    style.timeZone = .gmt
    // Noon UTC of the civil date: no zone's clock change can move it to another date.
    return Date(timeIntervalSince1970: TimeInterval(day.number * 86_400 + 43_200)).formatted(style)
  }

  /// Goes to a day, now, or a time of the day that is looked at.
  func go(_ action: DayStrip.Action) {
    returnPlace = nil
    switch action {
    case .now:
      if channelDay != nil {
        showChannelDay(times.calendar.day(containing: grid.nowOrSameTime))
      } else {
        grid.goToNow()
      }
    case .day(let index):
      guard let plan = dayPlan, plan.days.indices.contains(index) else { return }
      let day = plan.days[index].day
      if channelDay != nil { return showChannelDay(day) }
      let looked = times.calendar.day(containing: grid.lookedAtInstant)
      grid.moveDay(day.number - looked.number)
    case .moment(let moment):
      let day = channelDay?.day ?? times.calendar.day(containing: grid.lookedAtInstant)
      let minutes = moment.minutes(primeTime: settings.primeTime)
      let instant = DayPlan.instant(minutes: minutes, in: day, calendar: times.calendar)
      if channelDay != nil { channelDay?.reveal(instant) } else { grid.show(moment: instant) }
    }
  }

  private func showChannelDay(_ day: BroadcastDay) {
    channelDay?.show(day)
    updateDays(isForced: true)
  }
}
