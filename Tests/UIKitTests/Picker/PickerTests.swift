import Foundation
import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct PickerTests {
  @MainActor private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var log: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 100_000 : 3
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(component).\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component).\(row)")
    }
  }

  private func run(_ body: @MainActor (Stage, UIPickerView, Source) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      let source = Source()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 400, height: 216))
      picker.dataSource = source
      picker.delegate = source
      stage.window.addSubview(picker)
      stage.window.layoutIfNeeded()
      body(stage, picker, source)
    }
  }

  @Test func aDragEndsOnARowAndReportsIt() {
    run { stage, picker, source in
      // A drag starts only after 10 points; these do not count.
      stage.surface.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 65), duration: 0.6, rest: 0.3)
      stage.pacer.advance(by: 3)
      #expect(picker.selectedRow(inComponent: 0) == 2)
      #expect(picker.selectedRow(inComponent: 1) == 0)
      #expect(source.log == ["0.2"])
    }
  }

  @Test func aTapTurnsToTheRowUnderIt() {
    run { stage, picker, source in
      stage.surface.tap(at: CGPoint(x: 300, y: 140))
      stage.pacer.advance(by: 2)
      #expect(source.log == ["1.1"])
      #expect(picker.selectedRow(inComponent: 1) == 1)
    }
  }

  @Test func selectingByProgramCallsNoDelegate() {
    run { stage, picker, source in
      picker.selectRow(70_000, inComponent: 0, animated: false)
      picker.selectRow(9, inComponent: 1, animated: true)
      stage.pacer.advance(by: 2)
      stage.window.layoutIfNeeded()
      #expect(picker.selectedRow(inComponent: 0) == 70_000)
      #expect(picker.selectedRow(inComponent: 1) == 2)
      #expect(source.log.isEmpty)
      #expect((picker.view(forRow: 70_000, forComponent: 0) as? UILabel)?.text == "0.70000")
      #expect(picker.view(forRow: 0, forComponent: 0) == nil, "only what is seen has views")
    }
  }

  @Test func arrowsTurnTheFocusedWheel() {
    run { stage, picker, source in
      stage.surface.pressKey(KeyUsage.tab)
      stage.pacer.advance(by: 0.1)
      stage.surface.pressKey(KeyUsage.downArrow)
      stage.pacer.advance(by: 1)
      #expect(source.log == ["0.1"])
    }
  }

  // MARK: Dates

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0) throws -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return try #require(
      calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)))
  }

  private func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels) -> UIDatePicker {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 400, height: 216))
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = .gmt
    picker.locale = Locale(identifier: "en_GB")
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    return picker
  }

  private func wheels(_ picker: UIDatePicker) throws -> UIPickerView {
    try #require(picker.subviews.compactMap { $0 as? UIPickerView }.first)
  }

  @Test func wheelsMakeADate() throws {
    try Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      let picker = datePicker(.date)
      picker.date = try date(2026, 3, 31)
      stage.window.addSubview(picker)
      stage.window.layoutIfNeeded()
      let wheels = try wheels(picker)
      #expect(
        (0..<3).map { wheels.selectedRow(inComponent: $0) } == [30, 2, 2025], "day, month, year in British order")
      var events = 0
      picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
      wheels.selectRow(1, inComponent: 1, animated: false)
      wheels.delegate?.pickerView(wheels, didSelectRow: 1, inComponent: 1)
      #expect(picker.date == (try date(2026, 2, 28)), "February has no 31st")
      #expect(events == 1)
      picker.maximumDate = try date(2026, 2, 10)
      #expect(picker.date == (try date(2026, 2, 10)))
      wheels.selectRow(20, inComponent: 0, animated: false)
      wheels.delegate?.pickerView(wheels, didSelectRow: 20, inComponent: 0)
      stage.pacer.advance(by: 2)
      #expect(picker.date == (try date(2026, 2, 10)))
      #expect(wheels.selectedRow(inComponent: 0) == 9, "beyond the limit the wheel goes back")
    }
  }

  @Test func minutesComeInSteps() throws {
    let picker = datePicker(.time)
    picker.minuteInterval = 15
    picker.date = try date(2026, 3, 31, 17, 44)
    let wheels = try wheels(picker)
    #expect(wheels.numberOfRows(inComponent: 1) == 4)
    #expect((0..<2).map { wheels.selectedRow(inComponent: $0) } == [17, 2])
    picker.locale = Locale(identifier: "en_US")
    #expect(wheels.numberOfComponents == 3, "with AM and PM")
    #expect((0..<3).map { wheels.selectedRow(inComponent: $0) } == [5, 2, 1])
  }

  @Test func aCompactPickerOpensItsWheels() throws {
    try Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      let picker = datePicker(.date, .compact)
      picker.date = try date(2026, 3, 31)
      picker.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
      let root = UIViewController()
      root.view.addSubview(picker)
      stage.window.rootViewController = root
      stage.pacer.advance(by: 0.2)
      #expect(try wheels(picker).isHidden)
      stage.surface.tap(at: CGPoint(x: 50, y: 40))
      stage.pacer.advance(by: 1)
      #expect(root.presentedViewController?.presentationController is UIPopoverPresentationController)
      stage.surface.pressKey(KeyUsage.escape)
      stage.pacer.advance(by: 1)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func aCompactPickerHasAButtonForTheDateAndOneForTheTime() throws {
    try Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      let picker = datePicker(.dateAndTime, .compact)
      picker.date = try date(2026, 3, 31, 17, 44)
      let root = UIViewController()
      root.view.addSubview(picker)
      stage.window.rootViewController = root
      picker.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: picker.intrinsicContentSize)
      stage.window.layoutIfNeeded()
      @MainActor func shown() -> [UIButton] { picker.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden } }
      #expect(shown().map { $0.configuration?.title } == ["31 Mar 2026", "17:44"])
      #expect(shown().map(\.frame).map(\.minX) == [0, (shown().first?.frame.maxX ?? 0) + 5])
      #expect(shown().last?.frame.maxX == picker.bounds.width)
      for (index, count, hour) in [(0, 3, 17), (1, 2, 5)] {
        let place = shown()[index].convert(CGPoint(x: 10, y: 10), to: stage.window)
        stage.surface.tap(at: place)
        stage.pacer.advance(by: 1)
        let wheels = try #require(root.presentedViewController?.view.subviews.first as? UIPickerView)
        #expect(wheels.numberOfComponents == count)
        wheels.selectRow(5, inComponent: 0, animated: false)
        wheels.delegate?.pickerView(wheels, didSelectRow: 5, inComponent: 0)
        // The day changes and the time stays, then the other way round.
        #expect(picker.date == (try date(2026, 3, 6, hour, 44)))
        stage.surface.pressKey(KeyUsage.escape)
        stage.pacer.advance(by: 1)
      }
      picker.datePickerMode = .time
      #expect(shown().map { $0.configuration?.title } == ["05:44"])
      picker.datePickerMode = .date
      #expect(shown().map { $0.configuration?.title } == ["6 Mar 2026"])
    }
  }
}
