import Foundation
import GuideModel
import SeededRandom
import Testing
import UIKit
import WindowServer
import WindowServerTesting

@testable import GuideUI

@MainActor @Suite(.serialized) struct GuideViewControllerTests {
  @Test func theGuideOpensOnNowWithItsLineInView() throws {
    try GuideStage.run { stage in
      let geometry = stage.layout.geometry
      let visible = geometry.instants(
        from: stage.offset.x + geometry.metrics.leadingWidth, to: stage.offset.x + 1_200)
      #expect(visible.contains(GuideStage.now))
      let lines = stage.controller.collectionView.subviews.compactMap { $0 as? NowLineView }
      #expect(lines.count == 1)
      let running = stage.controller.collectionView.visibleCells.compactMap { ($0 as? AiringCell)?.content?.phase }
      #expect(
        running.contains {
          if case .running = $0 { return true }
          return false
        })
    }
  }

  @Test(arguments: 1...4) func theFocusIsNeverOffScreen(seed: UInt64) throws {
    try GuideStage.run(seed: seed) { stage in
      var random = SeededGenerator(seed: seed)
      let keys: [UIKeyboardHIDUsage] = [
        .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardPageDown,
        .keyboardPageUp, .keyboardHome,
      ]
      stage.press(.keyboardDownArrow)
      for _ in 0..<60 {
        guard let key = keys.randomElement(using: &random) else { continue }
        // From the first row the focus goes up and out of the grid.
        if key == .keyboardUpArrow, stage.controller.focus?.row == 0 { continue }
        stage.press(key, Bool.random(using: &random) && key == .keyboardRightArrow ? .control : [])
        #expect(stage.focusIsOnScreen, "after \(key.rawValue)")
        let focused = stage.controller.collectionView.visibleCells.filter { ($0 as? AiringCell)?.showsFocus == true }
        #expect(focused.count == 1)
      }
    }
  }

  @Test func upAndDownKeepTheTime() throws {
    try GuideStage.run { stage in
      stage.press(.keyboardDownArrow)
      let anchor = try #require(stage.controller.focus?.anchor)
      for _ in 0..<12 { stage.press(.keyboardDownArrow) }
      #expect(stage.controller.focus?.row == 12)
      #expect(stage.controller.focus?.anchor == anchor)
      for _ in 0..<12 { stage.press(.keyboardUpArrow) }
      #expect(stage.controller.focus?.row == 0)
      #expect(stage.controller.focus?.span.contains(anchor) == true)
    }
  }

  @Test func controlArrowsMoveADayAndHomeComesBack() throws {
    try GuideStage.run { stage in
      let home = stage.offset
      stage.press(.keyboardRightArrow, .control)
      #expect(abs(stage.offset.x - home.x - 86_400 * stage.layout.pointsPerSecond) < 1)
      stage.press(.keyboardHome)
      #expect(stage.offset == home)
    }
  }

  @Test func returnOpensDetailsAndEscapeClosesThem() throws {
    try GuideStage.run { stage in
      stage.press(.keyboardDownArrow)
      for _ in 0..<30 {
        guard let focus = stage.controller.focus,
          stage.controller.rows.span(inRow: focus.row, at: focus.span.lowerBound)?.airing == nil
        else { break }
        stage.press(.keyboardRightArrow)
      }
      stage.press(.keyboardReturnOrEnter)
      let panel = try #require(stage.controller.panel as? ProgrammeDetailsViewController)
      #expect(panel.details?.airing?.id == stage.controller.selection)
      #expect(panel.view.frame.maxX == 1_200)
      stage.press(.keyboardEscape)
      #expect(stage.controller.panel == nil)
      #expect(panel.view.superview == nil)
    }
  }

  @Test func aClickOpensTheDetailsOfWhatIsUnderIt() throws {
    try GuideStage.run { stage in
      let (title, frame) = try Self.airing(in: stage)
      stage.surface.tap(at: CGPoint(x: frame.midX, y: frame.midY), kind: .mouse)
      stage.pacer.advance(by: 0.5)
      #expect((stage.controller.panel as? ProgrammeDetailsViewController)?.details?.airing?.title == title)
    }
  }

  @Test(arguments: [CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1)])
  func aClickBetweenAiringsMeansTheNearer(direction: CGVector) throws {
    try GuideStage.run { stage in
      let (title, frame) = try Self.airing(in: stage)
      let spacing = stage.layout.geometry.metrics.cellSpacing
      let reach = CGVector(dx: frame.width / 2 + spacing - 0.25, dy: frame.height / 2 + spacing - 0.25)
      let gap = CGPoint(x: frame.midX + direction.dx * reach.dx, y: frame.midY + direction.dy * reach.dy)
      #expect(!frame.contains(gap))
      stage.surface.tap(at: gap, kind: .mouse)
      stage.pacer.advance(by: 0.5)
      #expect((stage.controller.panel as? ProgrammeDetailsViewController)?.details?.airing?.title == title)
    }
  }

  /// Returns an airing whose whole cell is on the screen, and its frame there.
  private static func airing(in stage: GuideStage) throws -> (title: String?, frame: CGRect) {
    let view: UICollectionView = stage.controller.collectionView
    let cell = try #require(
      view.visibleCells.compactMap { $0 as? AiringCell }.first { cell in
        let frame = view.convert(cell.frame, to: stage.controller.view)
        return cell.content?.phase != .gap && frame.minX > 320 && frame.maxX < 1_150 && frame.minY > 120
          && frame.maxY < 650 && frame.width > 60
      })
    return (cell.content?.title, view.convert(cell.frame, to: nil))
  }

  @Test func aDaysNameIsShortenedRatherThanCut() throws {
    try GuideStage.run { stage in
      let view: UICollectionView = stage.controller.collectionView
      let day = try #require(stage.controller.rows.days(overlapping: GuideStage.now..<GuideStage.now + 1).first)
      let names = stage.controller.rows.dayNames(day.index)
      let end = stage.layout.geometry.x(of: day.range.upperBound)
      let leading = stage.layout.metrics.leadingWidth
      var shown: [String?] = []
      for room in stride(from: CGFloat(320), through: 4, by: -4) {
        view.contentOffset = CGPoint(x: end - leading - room, y: 0)
        view.layoutIfNeeded()
        let label = try #require(
          view.supplementaryView(forElementKind: GuideElementKind.day, at: IndexPath(item: day.index, section: 0))
            as? DayLabelView)
        label.layoutIfNeeded()
        if let text = label.text {
          let measure = UILabel()
          measure.font = GuideTheme.dayFont
          measure.text = text
          #expect(measure.intrinsicContentSize.width <= label.bounds.width)
        }
        if shown.last != .some(label.text) { shown.append(label.text) }
      }
      // "Saturday, 21 March", then "Sat, 21 Mar", then nothing.
      #expect(shown == [names[0], names[1], nil])
    }
  }

  @Test func aDragScrollsOneAxisAndRunsOut() throws {
    try GuideStage.run { stage in
      let before = stage.offset
      stage.surface.drag(
        from: CGPoint(x: 700, y: 500), to: CGPoint(x: 712, y: 260), duration: 0.12, kind: .mouse)
      let lifted = stage.offset
      #expect(lifted.x == before.x)
      #expect(lifted.y > before.y + 150)
      stage.pacer.advance(by: 3)
      #expect(stage.offset.y > lifted.y + 20)
      #expect(stage.offset.x == before.x)
    }
  }

  @Test func theWheelScrollsDownAndWithShiftSideways() throws {
    try GuideStage.run { stage in
      let before = stage.offset
      let place = CGPoint(x: 700, y: 400)
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 3), at: place)
      stage.pacer.advance(by: 1)
      #expect(stage.offset.y > before.y + 100)
      #expect(stage.offset.x == before.x)
      let y = stage.offset.y
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 2), at: place, modifiers: .shift)
      stage.pacer.advance(by: 1)
      #expect(stage.offset.x > before.x + 60)
      #expect(stage.offset.y == y)
    }
  }

  @Test func zoomingByWheelKeepsTheInstantUnderThePointer() throws {
    try GuideStage.run { stage in
      let place = CGPoint(x: 800, y: 400)
      @MainActor func instant() -> Double { stage.layout.geometry.time(atX: stage.offset.x + place.x) }
      let before = instant()
      let scale = stage.layout.pointsPerSecond
      for _ in 0..<4 {
        stage.surface.scrollWheel(by: CGVector(dx: 0, dy: -1), at: place, modifiers: .control)
        stage.pacer.advance(by: 0.05)
      }
      stage.pacer.advance(by: 1)
      #expect(stage.layout.pointsPerSecond > scale * 1.3)
      #expect(abs(instant() - before) < 2 / Double(scale))
    }
  }

  @Test func plusAndMinusZoomAndTheHeaderFollows() throws {
    try GuideStage.run { stage in
      let scale = stage.layout.pointsPerSecond
      for _ in 0..<60 { stage.press(.keyboardHyphen, characters: "-") }
      #expect(stage.layout.pointsPerSecond < scale)
      let geometry = stage.layout.geometry
      let leading = geometry.metrics.leadingWidth
      let seen = geometry.instants(from: stage.offset.x + leading, to: stage.offset.x + 1_200)
      #expect(seen.upperBound - seen.lowerBound >= 86_400)
      let hours = stage.controller.collectionView.visibleSupplementaryViews(ofKind: GuideElementKind.hour)
      #expect((2...40).contains(hours.count))
      for _ in 0..<80 { stage.press(.keyboardEqualSign, characters: "+") }
      let close = stage.layout.geometry.instants(from: stage.offset.x + leading, to: stage.offset.x + 1_200)
      #expect(close.upperBound - close.lowerBound <= 300)
    }
  }

  @Test func resizingKeepsThePlace() throws {
    try GuideStage.run { stage in
      stage.controller.setOffset(CGPoint(x: 3_000, y: 900), animated: false)
      stage.pacer.advance(by: 0.1)
      let place = stage.controller.currentPlace
      stage.surface.resize(to: CGSize(width: 700, height: 500))
      stage.pacer.advance(by: 0.1)
      #expect(stage.layout.metrics == .fitting(width: 700))
      #expect(abs(stage.controller.currentPlace.time - place.time) < 60)
      #expect(abs(stage.controller.currentPlace.row - place.row) < 0.1)
    }
  }

  /// A window may be laid out at the screen's size before it gets its own.
  @Test(arguments: [false, true]) func aWindowThatBecomesNarrowStaysOnNow(isScrolled: Bool) throws {
    try GuideStage.run { stage in
      if isScrolled { stage.controller.setOffset(CGPoint(x: 3_000, y: 0), animated: false) }
      stage.pacer.advance(by: 0.1)
      let time = stage.controller.currentPlace.time
      stage.surface.resize(to: CGSize(width: 390, height: 844))
      stage.pacer.advance(by: 0.1)
      #expect(stage.controller.grid.visibleInstants.contains(GuideStage.now) != isScrolled)
      #expect((abs(stage.controller.currentPlace.time - time) < 60) == isScrolled)
    }
  }

  @Test func aRefreshKeepsPlaceAndFocus() throws {
    try GuideStage.run { stage in
      stage.press(.keyboardDownArrow)
      for _ in 0..<5 { stage.press(.keyboardDownArrow) }
      let place = stage.controller.currentPlace
      let focus = stage.controller.focus
      stage.controller.reloadGuide(stage.guide)
      stage.pacer.advance(by: 0.1)
      #expect(stage.controller.currentPlace == place)
      #expect(stage.controller.focus == focus)
    }
  }

  @Test func aRefreshFollowsChannelsToTheirNewRows() throws {
    try GuideStage.run { stage in
      for _ in 0..<16 { stage.press(.keyboardDownArrow) }
      stage.pacer.advance(by: 1)
      let place = stage.controller.currentPlace
      let focus = try #require(stage.controller.focus)
      try #require(place.row >= 3)
      var fewer = stage.guide
      fewer.channels.removeSubrange(1..<3)
      stage.controller.reloadGuide(fewer)
      stage.pacer.advance(by: 0.1)
      #expect(abs(stage.controller.currentPlace.row - (place.row - 2)) < 0.001)
      #expect(stage.controller.focus?.row == focus.row - 2)
      #expect(stage.controller.focus?.span == focus.span)
    }
  }

  @Test func steadyScrollingMakesNoCell() throws {
    try GuideStage.run { stage in
      let view: UICollectionView = stage.controller.collectionView
      for step in 0..<40 {
        view.contentOffset.y = CGFloat(step) * 40
        view.layoutIfNeeded()
      }
      let cells = Set(view.subviews.filter { $0 is AiringCell }.map(ObjectIdentifier.init))
      for step in 40..<80 {
        view.contentOffset.y = CGFloat(step) * 40
        view.layoutIfNeeded()
      }
      let later = Set(view.subviews.filter { $0 is AiringCell }.map(ObjectIdentifier.init))
      #expect(later.subtracting(cells).count <= 12)
    }
  }

  @Test(arguments: [0, 5, 23]) func anOldGuideOpensOnItsFirstDayAtThisTimeAndSaysThatItIsOver(hours: Int64) throws {
    let guide = RandomGuide(seed: 3, channels: 10, start: GuideStage.now, days: 3)
    let later = Date(timeIntervalSince1970: TimeInterval(GuideStage.now + 400 * 86_400 + hours * 3_600))
    let controller = GuideViewController(guide: guide, timeZone: .gmt, clock: { later })
    controller.view.frame = CGRect(x: 0, y: 0, width: 1_200, height: 600)
    controller.view.layoutIfNeeded()
    let geometry = controller.layout.geometry
    let left = controller.collectionView.contentOffset.x + geometry.metrics.leadingWidth
    let visible = geometry.instants(from: left, to: left + 900)
    #expect(visible.contains(GuideStage.now + hours * 3_600))
    let year = Calendar(identifier: .gregorian).component(
      .year, from: Date(timeIntervalSince1970: TimeInterval(GuideStage.now)))
    #expect(controller.banner.text.contains("ended on") && controller.banner.text.contains("\(year)"))
    #expect(!controller.banner.isHidden)
  }

  @Test func aGuideShorterThanADayOpensAtItsBeginning() throws {
    var guide = RandomGuide(seed: 3, channels: 10, start: GuideStage.now, days: 1)
    guide.timeRange = GuideStage.now..<GuideStage.now + 7_200
    let later = Date(timeIntervalSince1970: TimeInterval(GuideStage.now + 400 * 86_400 + 36_000))
    let controller = GuideViewController(guide: guide, timeZone: .gmt, clock: { later })
    controller.view.frame = CGRect(x: 0, y: 0, width: 1_200, height: 600)
    controller.view.layoutIfNeeded()
    let geometry = controller.layout.geometry
    let left = controller.collectionView.contentOffset.x + geometry.metrics.leadingWidth
    #expect(geometry.instants(from: left, to: left + 900).contains(GuideStage.now))
  }

  @Test(arguments: [2, 5, 20, 60, 180, 1_440]) func homeShowsNowAtAnyZoom(minutes: Int) throws {
    try GuideStage.run { stage in
      let leading = stage.layout.geometry.metrics.leadingWidth
      let width = stage.controller.collectionView.bounds.width - leading
      stage.controller.zoom(to: width / CGFloat(minutes * 60))
      stage.press(.keyboardRightArrow, [.control])
      stage.press(.keyboardHome)
      stage.pacer.advance(by: 2)
      let left = stage.offset.x + leading
      let visible = stage.layout.geometry.instants(from: left, to: left + width)
      #expect(visible.contains(GuideStage.now))
      #expect(GuideStage.now - visible.lowerBound <= (visible.upperBound - visible.lowerBound) / 2 + 1)
    }
  }

  @Test func anEmptyGuideSaysWhatToDo() throws {
    let guide = RandomGuide(seed: 1, channels: 0, start: GuideStage.now, days: 0)
    let controller = GuideViewController(guide: guide)
    controller.view.frame = CGRect(x: 0, y: 0, width: 800, height: 600)
    controller.view.layoutIfNeeded()
    #expect(!controller.stateView.isHidden)
    let labels = controller.stateView.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    #expect(labels.contains { $0.text?.contains("lineup import") == true })
  }
}
