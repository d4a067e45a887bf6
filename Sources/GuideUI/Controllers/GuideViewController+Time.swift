import GuideModel
import UIKit

/// Days and times of day.
extension GuideViewController {
  /// Marks the day in view. Does nothing while that is the same.
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
    let (menuWidth, fullWidth) = (dayStrip.menuWidth, dayStrip.fullWidth)
    dayStrip.show(content)
    // The names of days differ in length.
    if dayStrip.menuWidth != menuWidth || dayStrip.fullWidth != fullWidth { layoutShell() }
    // A genre selects rows that have it on the day in view.
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

  /// Goes to a day, to now, or to a time of the day in view.
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
