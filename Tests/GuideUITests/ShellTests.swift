import Foundation
import GuideModel
import Testing
import UIKit
import WindowServer
import WindowServerTesting

@testable import GuideUI

/// Tests the window with keys and clicks, headless.
@MainActor @Suite(.serialized) struct ShellTests {
  // MARK: D2

  @Test func clicksOnThePinnedPartsNeverReachWhatLiesUnderneath() throws {
    try GuideStage.run { stage in
      stage.controller.setOffset(CGPoint(x: 3_000, y: 900), animated: false)
      stage.pacer.advance(by: 0.2)
      let place = stage.controller.currentPlace
      let top = stage.controller.grid.view.convert(CGPoint.zero, to: nil).y
      for point in [
        CGPoint(x: 700, y: top + 10), CGPoint(x: 900, y: top + 40), CGPoint(x: 500, y: top + 30),
      ] {
        stage.surface.tap(at: point, kind: .mouse)
        stage.pacer.advance(by: 0.5)
        #expect(stage.controller.panel == nil && stage.controller.channelDay == nil)
        #expect(stage.controller.currentPlace == place)
      }
    }
  }

  @Test func aClickOnAChannelsNameOpensItsDay() throws {
    try GuideStage.run { stage in
      stage.controller.setOffset(CGPoint(x: 3_000, y: 0), animated: false)
      stage.pacer.advance(by: 0.2)
      let place = stage.controller.currentPlace
      let header = try #require(
        stage.controller.collectionView.supplementaryView(
          forElementKind: GuideElementKind.channel, at: IndexPath(item: 0, section: 2)))
      stage.click(header)
      #expect(stage.controller.panel == nil)
      #expect(stage.controller.channelDay?.channel.id == stage.controller.rows.channels[2].id)
      stage.press(.keyboardEscape)
      #expect(stage.controller.channelDay == nil && stage.controller.currentPlace == place)
    }
  }

  // MARK: D3

  @Test func enterAndSpacePressWhatHasTheFocus() throws {
    for key in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar] {
      try GuideStage.run { stage in
        let evening = try stage.button(ShellWords.tonight)
        stage.controller.moveFocus(to: evening)
        stage.press(key)
        #expect(stage.controller.panel == nil)
        let edge = stage.leadingInstant
        #expect(stage.controller.times.timeText(Int64(edge.rounded())) == "20:00")
        #expect(stage.controller.focusedItem === evening && stage.rings == 1)
      }
    }
  }

  @Test func upFromTheFirstRowReachesTheChipsAndDownComesBack() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardDownArrow)
      let focus = try #require(stage.controller.focus)
      #expect(stage.rings == 1)
      stage.press(.keyboardUpArrow)
      stage.press(.keyboardUpArrow)
      #expect((stage.controller.focusedItem as? UIButton)?.accessibilityLabel == ShellWords.all)
      #expect(stage.rings == 1)
      stage.press(.keyboardRightArrow)
      #expect((stage.controller.focusedItem as? UIButton)?.accessibilityLabel == ShellWords.favourites)
      stage.press(.keyboardUpArrow)
      #expect(
        stage.controller.focusedItem === stage.controller.bar.menuButton || stage.controller.focusedItem is UIControl)
      stage.press(.keyboardEscape)
      #expect(stage.controller.isGridFocused && stage.rings == 1)
      #expect(stage.controller.focus?.row == max(0, focus.row - 1))
      stage.press(.keyboardUpArrow)
      stage.press(.keyboardDownArrow)
      #expect(stage.controller.isGridFocused && stage.rings == 1)
    }
  }

  @Test func arrowsGoFromTheDaysToTheTimesBesideThemNotToDaysThatAreScrolledAway() throws {
    try GuideStage.run(library: .demo(days: 12)) { stage in
      stage.press(.keyboardDownArrow)
      stage.controller.moveFocus(to: try stage.button(ShellWords.goToNow))
      for word in [ShellWords.morning, ShellWords.noon, ShellWords.tonight] {
        stage.press(.keyboardRightArrow)
        #expect((stage.controller.focusedItem as? UIView)?.accessibilityLabel == word)
      }
      for word in [ShellWords.noon, ShellWords.morning, ShellWords.goToNow] {
        stage.press(.keyboardLeftArrow)
        #expect((stage.controller.focusedItem as? UIView)?.accessibilityLabel == word)
      }
      // To the days, including those that are scrolled away.
      stage.press(.keyboardLeftArrow)
      #expect((stage.controller.focusedItem as? UIView)?.isDescendant(of: stage.controller.dayStrip) == true)
      var seen: Set<String> = []
      for _ in stage.controller.dayStrip.content.days {
        seen.insert((stage.controller.focusedItem as? UIView)?.accessibilityLabel ?? "")
        stage.press(.keyboardRightArrow)
      }
      #expect(seen.contains(stage.controller.dayStrip.content.fullDays.last ?? ""))
    }
  }

  @Test func tabGoesThroughAllPartsOfTheWindowAndComesRound() throws {
    try GuideStage.run(library: .demo(sources: [GuideSource(name: "demo", kind: .demo)])) { stage in
      stage.controller.onAddGuide = {}
      stage.pacer.advance(by: 0.2)
      var seen: [ObjectIdentifier] = []
      var kinds: Set<String> = []
      for _ in 0..<16 {
        stage.press(.keyboardTab)
        if let field = stage.controller.bar.searchField as UITextField?, field.isFirstResponder {
          kinds.insert("search")
        }
        guard let item = stage.controller.focusedItem else { continue }
        if item === stage.controller.grid.view { kinds.insert("grid") }
        if let view = item as? UIView {
          if view.isDescendant(of: stage.controller.bar) { kinds.insert("bar") }
          if view.isDescendant(of: stage.controller.chipRow) { kinds.insert("chips") }
          if view.isDescendant(of: stage.controller.dayStrip) { kinds.insert("days") }
          if view.isDescendant(of: stage.controller.banner) { kinds.insert("banner") }
        }
        #expect(stage.rings <= 1)
        seen.append(ObjectIdentifier(item))
      }
      #expect(kinds.isSuperset(of: ["grid", "bar", "chips", "days", "banner"]), "\(kinds)")
      #expect(Set(seen).count < seen.count)
    }
  }

  @Test func arrowsActInThePanelThatWasOpened() throws {
    try GuideStage.run { stage in
      stage.press(.keyboardDownArrow)
      let focus = stage.controller.focus
      stage.press(.keyboardF1)
      #expect(stage.controller.panel is KeySheetViewController)
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.controller.focus == focus && !(stage.controller.panel is ProgrammeDetailsViewController))
      stage.press(.keyboardEscape)
      #expect(stage.controller.panel == nil && stage.controller.isGridFocused)
    }
  }

  @Test func theDetailsAreScrolledByKeys() throws {
    let text = Array(repeating: "A long description that goes on and on.", count: 200).joined(separator: " ")
    let channel = Channel(id: 1, feedID: "a", name: "One")
    let airing = Airing(
      id: .init(channel: 1, start: GuideStage.now - 600), stop: GuideStage.now + 3_000, title: "Long", summary: text)
    try GuideStage.run(library: InMemoryLibrary(channels: [channel], airings: [airing])) { stage in
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardReturnOrEnter)
      let panel = try #require(stage.controller.panel as? ProgrammeDetailsViewController)
      let scrollView = try #require(panel.view.subviews.compactMap { $0 as? PanelScrollView }.first)
      stage.controller.moveFocus(to: scrollView)
      for _ in 0..<4 { stage.press(.keyboardDownArrow) }
      stage.pacer.advance(by: 1)
      #expect(scrollView.contentOffset.y > 40)
    }
  }

  // MARK: D8, D9, D23

  @Test func nowTakesTheFocusAlong() throws {
    try GuideStage.run { stage in
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardRightArrow, .control)
      let now = try stage.button(ShellWords.goToNow)
      stage.click(now)
      stage.pacer.advance(by: 1)
      let focus = try #require(stage.controller.focus)
      #expect(focus.span.contains(GuideStage.now))
      for _ in 0..<8 { stage.controller.grid.zoom(by: 1 / 1.25) }
      for _ in 0..<16 { stage.controller.grid.zoom(by: 1.25) }
      #expect(stage.controller.grid.visibleInstants.contains(GuideStage.now))
    }
  }

  @Test(arguments: [false, true]) func anotherDayKeepsTheLeadingEdgeAndTheTimeOfDay(isFocused: Bool) throws {
    try GuideStage.run { stage in
      if isFocused {
        stage.press(.keyboardDownArrow)
        for _ in 0..<3 { stage.press(.keyboardRightArrow) }
      }
      stage.pacer.advance(by: 1)
      let before = stage.leadingInstant
      let anchor = stage.controller.focus?.anchor
      let index = try #require(stage.controller.dayPlan?.today)
      stage.controller.go(.day(index + 1))
      stage.pacer.advance(by: 2)
      #expect(abs(stage.leadingInstant - before - 86_400) < 1)
      if let anchor { #expect(stage.controller.focus?.anchor == anchor + 86_400) }
      #expect(stage.controller.dayStrip.content.selected == index + 1)
      stage.controller.go(.day(index))
      stage.pacer.advance(by: 2)
      #expect(abs(stage.leadingInstant - before) < 1)
    }
  }

  @Test func endMovesTheFocusToTheLastRow() throws {
    try GuideStage.run { stage in
      stage.press(.keyboardDownArrow)
      let anchor = stage.controller.focus?.anchor
      stage.press(.keyboardEnd)
      #expect(stage.controller.focus?.row == stage.controller.rows.rowCount - 1)
      #expect(stage.controller.focus?.anchor == anchor && stage.focusIsOnScreen)
    }
  }

  @Test func thePrimeTimeCanBeSet() throws {
    try GuideStage.run { stage in
      stage.controller.settings.primeTime = 19 * 60
      stage.controller.go(.moment(.tonight))
      stage.pacer.advance(by: 2)
      #expect(stage.controller.times.timeText(Int64(stage.leadingInstant.rounded())) == "19:00")
      stage.press(.keyboardDownArrow)
      stage.controller.go(.moment(.noon))
      stage.pacer.advance(by: 2)
      #expect(stage.controller.times.timeText(Int64(stage.leadingInstant.rounded())) == "12:00")
      #expect(stage.focusIsOnScreen)
    }
  }

  // MARK: D24 and other keys

  @Test func digitsGoToAChannel() throws {
    try GuideStage.run { stage in
      stage.press(.keyboard4, characters: "4")
      #expect(!stage.controller.numberView.isHidden)
      stage.press(.keyboard2, characters: "2")
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.controller.numberView.isHidden)
      let row = try #require(stage.controller.focus?.row)
      #expect(stage.controller.rows.channels[row].number == "42" && stage.focusIsOnScreen)
      stage.press(.keyboard9, characters: "9")
      stage.press(.keyboardEscape)
      #expect(stage.controller.numberView.isHidden && stage.controller.focus?.row == row)
    }
  }

  @Test func theFullScreenKeyAndTheKeySheetAnswer() throws {
    try GuideStage.run { stage in
      var fills: [Bool] = []
      stage.controller.onCouch = { fills.append($0) }
      stage.press(.keyboardF11)
      stage.press(.keyboardF11)
      #expect(fills == [true, false])
      stage.press(.keyboardSlash, .shift, characters: "?")
      #expect(stage.controller.panel is KeySheetViewController)
      stage.press(.keyboardSlash, .shift, characters: "?")
      #expect(stage.controller.panel == nil)
    }
  }

  @Test func arrowsGoOnWhileTheyAreHeld() throws {
    try GuideStage.run { stage in
      stage.press(.keyboardDownArrow)
      stage.surface.pressKey(Int(UIKeyboardHIDUsage.keyboardDownArrow.rawValue), repeats: 7)
      stage.pacer.advance(by: 1)
      #expect(stage.controller.focus?.row == 8)
    }
  }

  @Test func ringsStandOut() {
    func luminance(_ color: UIColor, _ style: UIUserInterfaceStyle, over surface: UIColor? = nil) -> CGFloat {
      let traits = UITraitCollection(userInterfaceStyle: style)
      func parts(_ color: UIColor) -> [CGFloat] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: &a)
        return [r, g, b]
      }
      var own = parts(color)
      // UIKit draws its ring with 70 % of the tint.
      if let surface { own = zip(own, parts(surface)).map { 0.7 * $0 + 0.3 * $1 } }
      let linear = own.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    for style in [UIUserInterfaceStyle.light, .dark] {
      for surface in [GuideTheme.chrome, GuideTheme.cell, GuideTheme.background, GuideTheme.runningCell] {
        let one = luminance(GuideTheme.ring, style, over: surface)
        let other = luminance(surface, style)
        #expect((max(one, other) + 0.05) / (min(one, other) + 0.05) >= 3, "\(style.rawValue)")
      }
    }
  }

  @Test func anotherTimeZoneIsFollowedWhileRunning() throws {
    let guide = RandomGuide(seed: 3, channels: 10, start: GuideStage.now - 86_400, days: 3)
    let controller = GuideViewController(
      guide: guide, locale: Locale(identifier: "en_GB"),
      clock: { Date(timeIntervalSince1970: TimeInterval(GuideStage.now)) })
    controller.background = .immediate
    controller.systemTimeZone = { .gmt }
    controller.view.frame = CGRect(x: 0, y: 0, width: 1_200, height: 600)
    controller.view.layoutIfNeeded()
    controller.tick()
    #expect(controller.times.timeText(GuideStage.now) == "10:46")
    let place = controller.currentPlace
    controller.systemTimeZone = { TimeZone(secondsFromGMT: 9 * 3_600) ?? .gmt }
    controller.tick()
    #expect(controller.times.timeText(GuideStage.now) == "19:46")
    #expect(abs(controller.currentPlace.time - place.time) < 1)
    #expect(controller.dayPlan?.days.contains { $0.isToday && $0.day.interval.contains(GuideStage.now) } == true)
  }

  @Test func nowIsInTodayAndTomorrowIsTheDayAfterItBeforeTheNextDayBegins() throws {
    // 04:26: today began at 05:00 on the day before, and most of the screen is in the day after.
    let zone = try #require(TimeZone(secondsFromGMT: -(6 * 60 + 20) * 60))
    try GuideStage.run(timeZone: zone) { stage in
      let today = try #require(stage.controller.dayPlan?.today)
      stage.controller.go(.day(today + 1))
      stage.pacer.advance(by: 2)
      #expect(stage.controller.dayStrip.content.selected == today + 1)
      stage.controller.go(.now)
      stage.pacer.advance(by: 2)
      let visible = stage.controller.grid.visibleInstants
      let end = try #require(stage.controller.dayPlan?.days[today].day.interval.upperBound)
      #expect(visible.contains(GuideStage.now) && visible.upperBound - end > end - visible.lowerBound)
      #expect(stage.controller.dayStrip.content.selected == today)
      #expect(stage.controller.dayStrip.content.evening == ShellWords.tonight)
    }
  }

  @Test func theMenuKeyOpensTheMenuOfWhatHasTheFocusAndTheOtherButtonToo() throws {
    try GuideStage.run(library: .demo()) { stage in
      var asked: [String] = []
      stage.controller.onContextMenu = { target in
        switch target {
        case .airing(let airing, let channel): asked.append("\(airing.title) on \(channel.name)")
        case .channel(let channel): asked.append(channel.name)
        case .filter(let filter): asked.append(filter.rawValue)
        }
        return UIMenu(children: [UIAction(title: "Do") { _ in asked.append("done") }])
      }
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardApplication)
      try #require(asked.count == 1)
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardReturnOrEnter)
      #expect(asked.last == "done")
      stage.pacer.advance(by: 0.5)
      #expect(stage.controller.isGridFocused)
      stage.press(.keyboardUpArrow)
      stage.press(.keyboardF10, .shift)
      #expect(asked.last == "all")
      stage.press(.keyboardEscape)
      stage.pacer.advance(by: 0.5)
      let count = asked.count
      stage.surface.tap(at: CGPoint(x: 800, y: 300), button: 3, kind: .mouse)
      stage.pacer.advance(by: 1)
      #expect(asked.count == count + 1)
    }
  }

  @Test func theChannelsPanelTakesTheKeysAndChangesTheRows() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.press(.keyboardDownArrow)
      let focus = stage.controller.focus
      stage.press(.keyboardC, characters: "c")
      let panel = try #require(stage.controller.panel as? ChannelsPanel)
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardDownArrow)
      #expect(stage.controller.focus == focus && stage.rings == 1)
      #expect((stage.controller.focusedItem as? UIView)?.isDescendant(of: panel.view) == true)
      // Wherever in a row the focus is, the menu key opens the row's menu.
      #expect(panel.menuOfFocusedRow() != nil)
      stage.press(.keyboardEscape)
      if stage.controller.panel != nil { stage.press(.keyboardEscape) }
      #expect(stage.controller.panel == nil && stage.controller.isGridFocused)
    }
  }

  // MARK: States

  @Test func aFailureNamesTheServerAndTheReasonOnce() {
    let words = GuideViewController.words(
      for: "http://guide.example/a/long/path/all.xml: The server answered 404.",
      of: "http://guide.example/a/long/path/all.xml")
    #expect(words == ShellWords.failing("guide.example", "The server answered 404."))
    #expect(
      GuideViewController.words(for: "It is damaged.", of: "Home: the box")
        == ShellWords.failing(
          "Home: the box", "It is damaged."))
  }

  @Test(arguments: [false, true])
  func theFaultsOfSourcesAreForThoseWhoCanMendThem(isOneOfSeveral: Bool) throws {
    let source = GuideSource(
      name: "/srv/guide.xml", kind: .guide, failure: "/srv/guide.xml: There is no such file.", channels: 60)
    try GuideStage.run(library: .demo(sources: [source])) { stage in
      let controller = stage.controller
      controller.isOneOfSeveral = isOneOfSeveral
      controller.reloadGuide()
      stage.pacer.advance(by: 0.5)
      #expect(controller.banner.isHidden == isOneOfSeveral)
      #expect(controller.banner.text.contains("/srv") == !isOneOfSeveral)
    }
  }

  @Test func aDemoSaysThatItIsOneAndOffersToAddAGuide() throws {
    var added = 0
    let library = InMemoryLibrary.demo(sources: [GuideSource(name: "demo", kind: .demo)])
    try GuideStage.run(library: library, prepare: { $0.onAddGuide = { added += 1 } }) { stage in
      #expect(stage.controller.banner.text == ShellWords.demo)
      stage.click(try stage.button(ShellWords.addGuide))
      #expect(added == 1)
      stage.click(try stage.button(ShellWords.close))
      #expect(stage.controller.banner.isHidden && stage.controller.isGridFocused)
    }
  }

  @Test func aGuideThatIsBeingReadSaysSo() throws {
    let library = InMemoryLibrary(channels: [], airings: [])
    try GuideStage.run(library: library, prepare: { $0.isLoading = true }) { stage in
      #expect(stage.controller.stateView.content?.isBusy == true)
      stage.controller.isLoading = false
      #expect(stage.controller.stateView.content?.title == ShellWords.empty)
      stage.controller.onAddGuide = {}
      #expect(stage.controller.stateView.content?.ways == [.addGuide])
    }
  }
}
