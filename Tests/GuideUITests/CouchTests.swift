import Foundation
import GuideModel
import Testing
import UIKit
import WindowServer
import WindowServerTesting

@testable import GuideUI

/// Tests couch mode with a remote: arrows, Enter, Back, digits, and the coloured keys.
@MainActor @Suite(.serialized) struct CouchTests {
  nonisolated private static let television = CGSize(width: 1_920, height: 1_080)

  private func couch(
    size: CGSize = CouchTests.television, library: InMemoryLibrary = .demo(channels: 60),
    prepare: @MainActor (GuideViewController) -> Void = { _ in },
    _ body: @MainActor (GuideStage, CouchMode) throws -> Void
  ) throws {
    try GuideStage.run(size: size, library: library, prepare: prepare) { stage in
      stage.press(.keyboardF11)
      try body(stage, try #require(stage.controller.couch))
    }
  }

  private func focusedTitle(_ stage: GuideStage) -> String? {
    (stage.controller.focusedItem as? CouchPageRow)?.accessibilityLabel
  }

  private func focusedAiring(_ stage: GuideStage) -> String? {
    stage.controller.focus.flatMap {
      stage.controller.rows.span(inRow: $0.row, at: $0.span.lowerBound)?.airing?.title
    }
  }

  /// Presses Down until a page's row has the focus.
  private func choose(_ title: String, _ stage: GuideStage) throws {
    for _ in 0..<40 where focusedTitle(stage) != title { stage.press(.keyboardDownArrow) }
    try #require(focusedTitle(stage) == title)
    stage.press(.keyboardReturnOrEnter)
  }

  // MARK: Coming and going

  @Test func itBeginsOnWhatRunsAndBackLeavesTheWindowAsItWas() throws {
    try GuideStage.run(size: Self.television, library: .demo(channels: 60)) { stage in
      let controller = stage.controller
      let scale = stage.layout.pointsPerSecond
      let bar = controller.bar.frame
      var fills: [Bool] = []
      controller.onCouch = { fills.append($0) }
      stage.press(.keyboardF11)
      let couch = try #require(controller.couch)
      #expect(controller.bar.isHidden)
      #expect(controller.focus?.span.contains(GuideStage.now) == true)
      #expect(stage.focusIsOnScreen)
      #expect(couch.preview.content.title == focusedAiring(stage))
      #expect(stage.layout.pointsPerSecond > scale)
      stage.press(.keyboardEscape)
      #expect(controller.couch == nil)
      #expect(fills == [true, false])
      #expect(!controller.bar.isHidden && controller.bar.frame == bar)
      #expect(abs(stage.layout.pointsPerSecond - scale) < 1e-9)
    }
  }

  @Test func itBeginsAtRestWithoutScrolling() throws {
    try GuideStage.run(size: Self.television, library: .demo(channels: 60)) { stage in
      stage.controller.enterCouch()
      #expect(!stage.controller.grid.collectionView.isScrollAnimating)
      #expect(stage.focusIsOnScreen)
    }
  }

  @Test func aListThatWasShownIsShownAgainAfterwards() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.controller.show(.onNow)
      stage.pacer.advance(by: 0.3)
      stage.press(.keyboardF11)
      #expect(stage.controller.mode == .grid)
      stage.press(.keyboardEscape)
      #expect(stage.controller.mode == .onNow)
    }
  }

  // MARK: Arrows, Enter, Back, digits

  @Test func arrowsMoveTheFocusAndThePreviewFollows() throws {
    try couch { stage, couch in
      for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardRightArrow, .keyboardRightArrow, .keyboardUpArrow] {
        let before = stage.controller.focus
        stage.press(key)
        #expect(stage.controller.focus != before)
        #expect(stage.focusIsOnScreen)
        #expect(couch.preview.content.title == focusedAiring(stage))
      }
    }
  }

  @Test func upInTheFirstRowStaysInTheGrid() throws {
    try couch { stage, _ in
      for _ in 0..<4 { stage.press(.keyboardUpArrow) }
      #expect(stage.controller.isGridFocused)
    }
  }

  @Test func enterOpensAPageThatArrowsCannotLeaveAndBackCloses() throws {
    try couch { stage, couch in
      let focus = stage.controller.focus
      stage.press(.keyboardReturnOrEnter)
      let page = try #require(couch.page)
      #expect(page.pages.last?.title == focusedAiring(stage))
      for key in [
        UIKeyboardHIDUsage.keyboardLeftArrow, .keyboardRightArrow, .keyboardDownArrow, .keyboardDownArrow,
        .keyboardUpArrow, .keyboardTab,
      ] {
        stage.press(key)
        #expect(focusedTitle(stage) != nil)
      }
      stage.press(.keyboardEscape)
      #expect(couch.page == nil)
      #expect(stage.controller.isGridFocused && stage.controller.focus == focus)
    }
  }

  @Test func everyPageHasAWayBack() throws {
    try couch(prepare: { controller in
      controller.canWatch = { _, _ in true }
      controller.reminders = MemoryReminders(library: .demo())
    }) { stage, couch in
      for way in [["Options", "Choose a day"], ["Options", "Text size"], ["Remind me"]] {
        stage.press(.keyboardReturnOrEnter)
        for title in way { try choose(title, stage) }
        #expect(couch.page?.pages.count == way.count + 1)
        for left in stride(from: way.count, through: 0, by: -1) {
          #expect(couch.page?.pages.last?.rows.isEmpty == false)
          stage.press(.keyboardEscape)
          #expect((couch.page?.pages.count ?? 0) == left)
        }
      }
    }
  }

  @Test func watchingAndPlayingAreReachedByArrowsAndEnter() throws {
    var watched: [String] = []
    try couch(prepare: { controller in
      controller.canWatch = { _, _ in true }
      controller.onWatch = { channel, _ in watched.append("outside \(channel.name)") }
      controller.canPlayHere = { _, _ in true }
      controller.onPlayHere = { channel, _ in watched.append("here \(channel.name)") }
    }) { stage, couch in
      let name = try #require(stage.controller.focus.map { stage.controller.rows.channels[$0.row].name })
      stage.press(.keyboardReturnOrEnter)
      try choose("Watch", stage)
      #expect(couch.page == nil)
      stage.press(.keyboardReturnOrEnter)
      try choose("Play here", stage)
      #expect(watched == ["outside \(name)", "here \(name)"])
    }
  }

  @Test func everyChoiceHasItsSymbolAndRoomForItsRing() throws {
    try couch(prepare: { controller in
      controller.canWatch = { _, _ in true }
      controller.canPlayHere = { _, _ in true }
      controller.canStartOver = { _, _ in true }
      controller.reminders = MemoryReminders(library: .demo())
    }) { stage, couch in
      stage.press(.keyboardReturnOrEnter)
      let page = try #require(couch.page)
      let rows = try #require(page.pages.last?.rows)
      #expect(rows.map(\.title).contains("Start over"))
      for row in rows { #expect(UIImage(systemName: row.symbol) != nil, "\(row.title)") }
      for view in page.rowViews {
        let list = try #require(view.superview)
        #expect(view.frame.minX >= 6 && view.frame.maxX <= list.bounds.width - 6)
      }
    }
  }

  @Test func noCardInSmallTypeCoversTheGrid() throws {
    try couch { stage, _ in
      let grid = stage.controller.grid
      // So that titles are cut, for which there is a card at a desk.
      for _ in 0..<4 { stage.press(.keypadHyphen) }
      for _ in 0..<12 {
        stage.press(.keyboardRightArrow)
        #expect(grid.card == nil)
      }
      stage.press(.keyboardF11)
      var cards = 0
      for _ in 0..<12 {
        stage.press(.keyboardRightArrow)
        if grid.card != nil { cards += 1 }
      }
      #expect(cards > 0, "there are cells that have one")
    }
  }

  @Test func digitsGoToAChannel() throws {
    try couch { stage, _ in
      let wanted = stage.controller.rows.channels[20].number
      for character in wanted {
        stage.surface.pressKey(Int(UIKeyboardHIDUsage.keyboard1.rawValue), characters: String(character))
      }
      #expect(!stage.controller.numberView.isHidden)
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.controller.focus?.row == 20)
      #expect(stage.controller.couch?.page == nil)
      #expect(stage.focusIsOnScreen)
    }
  }

  @Test func daysAreChosenFromAPage() throws {
    try couch { stage, couch in
      let before = stage.controller.times.calendar.day(containing: stage.controller.grid.lookedAtInstant)
      stage.press(.keyboardF24)
      let page = try #require(couch.page?.pages.last)
      let today = try #require(page.rows.firstIndex { $0.isOn })
      try #require(page.rows.indices.contains(today + 1))
      #expect(focusedTitle(stage) == page.rows[today].title, "the page opens on the day that is looked at")
      try choose(page.rows[today + 1].title, stage)
      let after = stage.controller.times.calendar.day(containing: stage.controller.grid.lookedAtInstant)
      #expect(after.number == before.number + 1)
      #expect(stage.focusIsOnScreen)
    }
  }

  @Test func theColouredKeysDoWhatTheLegendSays() throws {
    try couch { stage, couch in
      let controller = stage.controller
      #expect(couch.legend.items.prefix(4).map(\.sign) == [.red, .green, .yellow, .blue])
      stage.press(.keyboardF23)
      #expect(
        controller.grid.visibleInstants.contains(
          DayPlan.instant(
            minutes: controller.settings.primeTime, in: controller.times.calendar.day(containing: GuideStage.now),
            calendar: controller.times.calendar)))
      stage.press(.keyboardF21)
      #expect(controller.focus?.span.contains(GuideStage.now) == true)
      stage.press(.keyboardF22)
      #expect(controller.filter == .list(ChannelList.favourites))
      stage.press(.keyboardF22)
      #expect(controller.filter == .all)
      #expect(controller.focus != nil && stage.focusIsOnScreen)
    }
  }

  @Test func keysThatOpenPanelsAtADeskOpenNone() throws {
    try couch { stage, _ in
      for (key, text) in [
        (UIKeyboardHIDUsage.keyboardC, "c"), (.keyboardD, "d"), (.keyboardF, "f"), (.keyboardV, "v"),
        (.keyboardSlash, "/"), (.keyboardF1, ""),
      ] {
        stage.press(key, characters: text)
        #expect(stage.controller.panel == nil && stage.controller.results == nil)
        #expect(stage.controller.channelDay == nil && stage.controller.mode == .grid)
      }
      #expect(stage.controller.isCouch)
    }
  }

  // MARK: Sizes

  @Test(arguments: [CGSize(width: 1_280, height: 720), CouchTests.television])
  func threeSizesOfTextThatReadFromAfarLeaveRoomForTheGrid(_ size: CGSize) throws {
    try couch(size: size) { stage, couch in
      var titles: [CGFloat] = []
      for text in GuideSettings.TextSize.allCases {
        stage.controller.change { $0.couchTextSize = text }
        stage.pacer.advance(by: 0.3)
        titles.append(couch.scale.titleSize)
        // At least a fortieth of the screen's height.
        #expect(couch.scale.titleSize * 40 >= size.height)
        #expect(stage.layout.geometry.metrics.rowHeight >= couch.scale.titleSize * 2)
        #expect(stage.controller.grid.rowsPerPage >= 3)
        #expect(stage.focusIsOnScreen)
        #expect(couch.legend.frame.maxY == size.height)
      }
      #expect(titles[0] < titles[1] && titles[1] < titles[2])
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func theFocusReadsAndStandsOut(_ style: UIUserInterfaceStyle) {
    #expect(GuideThemeTests.contrast(GuideTheme.focusedText, GuideTheme.focusedCell, style) >= 4.5)
    for surface in [GuideTheme.cell, GuideTheme.pastCell, GuideTheme.runningCell, GuideTheme.gapCell] {
      #expect(GuideThemeTests.contrast(GuideTheme.focusedCell, surface, style) >= 2)
    }
  }

  // MARK: The live picture

  private final class FakeLivePicture: GuideLivePicture {
    let view = UIView()
    var playing: Channel.Key?
    func play(_ channel: Channel.Key) { playing = channel }
    func stop() { playing = nil }
  }

  /// Runs postponed work when the test says so.
  private final class Later {
    var bodies: [@MainActor () -> Void] = []
    @MainActor func run() {
      let due = bodies
      bodies = []
      for body in due { body() }
    }
  }

  @Test func theLivePicturePlaysOnceTheFocusRestsAndOnlyWhileItIsSeen() throws {
    let (live, later) = (FakeLivePicture(), Later())
    try couch(prepare: { controller in
      controller.livePicture = live
      controller.canPlayHere = { _, _ in true }
      controller.settings.livePictures = true
      controller.liveRest.after = { _, body in later.bodies.append(body) }
    }) { stage, couch in
      let controller = stage.controller
      @MainActor func focused() -> Channel.Key? { controller.focus.map { controller.rows.channels[$0.row].id } }
      #expect(live.playing == nil)
      later.run()
      #expect(live.playing == focused())
      #expect(live.view.isDescendant(of: couch.preview))
      stage.press(.keyboardDownArrow)
      #expect(live.playing == nil)
      stage.press(.keyboardDownArrow)
      later.run()
      #expect(live.playing == focused())
      // Along the row the channel stays the same.
      stage.press(.keyboardRightArrow)
      #expect(live.playing == focused())
      stage.press(.keyboardReturnOrEnter)
      #expect(live.playing == nil)
      stage.press(.keyboardEscape)
      later.run()
      #expect(live.playing == focused())
      stage.surface.delegate?.surface(stage.surface, didReceive: .keyFocus(false))
      #expect(live.playing == nil)
      stage.surface.delegate?.surface(stage.surface, didReceive: .keyFocus(true))
      later.run()
      #expect(live.playing == focused())
      controller.change { $0.livePictures = false }
      #expect(live.playing == nil)
    }
  }

  @Test func withoutTheSettingNothingPlays() throws {
    let (live, later) = (FakeLivePicture(), Later())
    try couch(prepare: { controller in
      controller.livePicture = live
      controller.canPlayHere = { _, _ in true }
      controller.liveRest.after = { _, body in later.bodies.append(body) }
    }) { stage, _ in
      stage.press(.keyboardDownArrow)
      later.run()
      #expect(live.playing == nil)
    }
  }
}
