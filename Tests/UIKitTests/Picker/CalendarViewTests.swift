import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Decorates the third of a month, and records its calls.
@MainActor
private final class Watcher: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate
{
  var entries: [String] = []
  private func text(_ date: DateComponents?) -> String {
    date.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" } ?? "none"
  }
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { dateComponents.day == 3 ? .default(color: .red, size: .large) : nil }
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) { entries.append("from \(text(previousDateComponents))") }
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    entries.append("select \(text(dateComponents))")
  }
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents?.day != 13 }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
    entries.append("select \(text(dateComponents))")
  }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
    entries.append("deselect \(text(dateComponents))")
  }
}

@MainActor @Suite(.serialized) struct CalendarViewTests {
  private let watcher = Watcher()

  private func calendar(_ stage: Stage) -> UICalendarView {
    let view = UICalendarView(frame: CGRect(x: 0, y: 100, width: 366, height: 400))
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    view.calendar = calendar
    view.timeZone = TimeZone(secondsFromGMT: 0)
    view.locale = Locale(identifier: "en_GB")
    view.visibleDateComponents = DateComponents(year: 2024, month: 2)
    view.delegate = watcher
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    return view
  }

  private func tap(_ stage: Stage, _ view: UIView) {
    stage.surface.pointerDown(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    stage.surface.pointerUp()
    stage.pacer.advance(by: 0.5)
    stage.window.layoutIfNeeded()
  }

  @Test func aMonthHasItsDaysBelowTheirWeekdays() {
    Stage.run { stage in
      let view = calendar(stage)
      #expect(view.days.count == 29)
      // The first of February 2024 was a Thursday, in weeks that begin on Mondays.
      #expect(view.days[0].frame.minX == 8 + 3 * 50 && view.days[3].frame.minX == 8 + 6 * 50)
      #expect(view.days[4].frame.minX == 8 && view.days[4].frame.minY > view.days[3].frame.minY)
      #expect(view.subviews.contains { ($0 as? UILabel)?.text == "February 2024" })
      #expect(view.days[2].decoration?.backgroundColor == .red && view.days[1].decoration == nil)
    }
  }

  @Test func buttonsTurnToOtherMonthsInTheAvailableRange() {
    Stage.run { stage in
      let view = calendar(stage)
      let buttons = view.subviews.compactMap { $0 as? UIButton }
      tap(stage, buttons[1])
      #expect(view.visibleDateComponents.month == 3 && view.days.count == 31)
      #expect(watcher.entries == ["from 2024-2-0"])
      let start = Date(timeIntervalSince1970: 1_709_640_000)  // 5 March 2024, 12:00
      view.availableDateRange = DateInterval(start: start, duration: 3 * 86400)
      stage.window.layoutIfNeeded()
      #expect(buttons.allSatisfy { !$0.isEnabled })
      #expect(view.days.filter(\.isEnabled).map(\.components.day) == [5, 6, 7, 8])
    }
  }

  @Test func oneDateIsSelectedIfTheDelegateAllowsIt() {
    Stage.run { stage in
      let view = calendar(stage)
      let selection = UICalendarSelectionSingleDate(delegate: watcher)
      view.selectionBehavior = selection
      stage.window.layoutIfNeeded()
      tap(stage, view.days[12])
      #expect(selection.selectedDate == nil)
      tap(stage, view.days[4])
      tap(stage, view.days[5])
      #expect(view.days.filter(\.isSelected).map(\.components.day) == [6])
      tap(stage, view.days[5])
      #expect(watcher.entries == ["select 2024-2-5", "select 2024-2-6", "select none"])
      selection.setSelected(DateComponents(year: 2024, month: 2, day: 9), animated: true)
      #expect(view.days[8].isSelected && watcher.entries.count == 3)
    }
  }

  @Test func severalDatesAreSelectedAndDeselected() {
    Stage.run { stage in
      let view = calendar(stage)
      let selection = UICalendarSelectionMultiDate(delegate: watcher)
      view.selectionBehavior = selection
      stage.window.layoutIfNeeded()
      for index in [0, 1, 0] { tap(stage, view.days[index]) }
      #expect(watcher.entries == ["select 2024-2-1", "select 2024-2-2", "deselect 2024-2-1"])
      #expect(selection.selectedDates.map(\.day) == [2])
    }
  }
}
