import Foundation
import GuideModel
import Testing
import UIKit
import WindowServer
import WindowServerTesting

@testable import GuideUI

/// Settings take effect in the open window, and the place stays.
@MainActor @Suite(.serialized) struct LiveSettingsTests {
  @Test func channelsStandSideBySideAndBackAgainWithoutMovingInTime() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardDownArrow)
      let focus = try #require(stage.controller.focus)
      let before = stage.leadingInstant
      stage.controller.change { $0.axis = .down }
      stage.pacer.advance(by: 0.5)
      #expect(stage.controller.grid.axis == .down && abs(stage.leadingInstant - before) < 120)
      #expect(stage.controller.focus?.row == focus.row)
      // Down is later now, and right is the next channel.
      stage.press(.keyboardDownArrow)
      let later = try #require(stage.controller.focus)
      #expect(later.row == focus.row && later.span.lowerBound >= focus.span.upperBound)
      stage.press(.keyboardRightArrow)
      #expect(stage.controller.focus?.row == focus.row + 1 && stage.focusIsOnScreen)
      // A page is a screen of time, and a day is a day.
      let anchor = try #require(stage.controller.focus).anchor
      stage.press(.keyboardPageDown)
      #expect(try #require(stage.controller.focus).anchor > anchor + 1_800 && stage.focusIsOnScreen)
      let place = stage.leadingInstant
      stage.press(.keyboardDownArrow, .control)
      #expect(abs(stage.leadingInstant - place - 86_400) < 1)
      stage.controller.change { $0.axis = .across }
      stage.pacer.advance(by: 0.5)
      #expect(stage.controller.grid.axis == .across && abs(stage.leadingInstant - place - 86_400) < 120)
    }
  }

  @Test(arguments: [false, true])
  func theBarsAreReachedFromBeforeTheFirstChannelWhereTimeRunsDown(isRightToLeft: Bool) throws {
    try GuideStage.run(
      library: .demo(),
      prepare: { controller in
        controller.settings.axis = .down
        if isRightToLeft {
          controller.grid.loadViewIfNeeded()
          controller.grid.collectionView.semanticContentAttribute = .forceRightToLeft
        }
      }
    ) { stage in
      #expect(stage.layout.placement.isMirrored == isRightToLeft)
      // It opens at the first channel, wherever that is.
      #expect(stage.controller.currentPlace.row == 0)
      stage.press(.keyboardDownArrow)
      #expect(stage.controller.focus?.row == 0)
      stage.press(isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow)
      #expect(!stage.controller.isGridFocused)
      #expect((stage.controller.focusedItem as? UIView)?.isDescendant(of: stage.controller.chipRow) == true)
      stage.press(.keyboardEscape)
      #expect(stage.controller.isGridFocused)
    }
  }

  @Test func onlyRunningProgrammesShowTheElapsedPart() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.controller.change { $0.axis = .down }
      for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardRightArrow, .keyboardDownArrow] {
        stage.press(key)
        for case let cell as AiringCell in stage.controller.collectionView.visibleCells {
          guard let content = cell.content else { continue }
          if case .running = content.phase { continue }
          let tinted = cell.contentView.subviews.filter {
            !$0.isHidden && $0.backgroundColor == GuideTheme.elapsed && !$0.bounds.isEmpty
          }
          #expect(tinted.isEmpty, "\(content.title)")
        }
      }
    }
  }

  @Test func clockAndStartOfTheDayAreThoseOfTheSettingsAtOnce() throws {
    let before = GuideLocale.current
    defer { GuideLocale.current = before }
    try GuideStage.run(library: .demo()) { stage in
      let controller = stage.controller
      let instant = GuideStage.now - GuideStage.now % 86_400 + 20 * 3_600 + 900
      #expect(controller.times.timeText(instant) == "20:15")
      controller.change { $0.clock = .hours12 }
      #expect(controller.times.timeText(instant).hasPrefix("8:15"))
      controller.change { $0.clock = .hours24 }
      #expect(controller.times.timeText(instant) == "20:15")
      let night = GuideStage.now - GuideStage.now % 86_400 + 2 * 3_600
      let day = controller.times.calendar.day(containing: night).number
      controller.change { $0.dayStart = 1 }
      #expect(controller.times.calendar.day(containing: night).number == day + 1)
      #expect(controller.grid.rows.timeRange == controller.layout.timeRange)
    }
  }

  @Test func aViewersClockSettingDoesNotAffectOthers() throws {
    let before = GuideLocale.current
    defer { GuideLocale.current = before }
    try GuideStage.run(library: .demo()) { stage in
      let controller = stage.controller
      controller.isOneOfSeveral = true
      let instant = GuideStage.now - GuideStage.now % 86_400 + 20 * 3_600 + 900
      controller.change { $0.clock = .hours12 }
      #expect(controller.times.timeText(instant).hasPrefix("8:15"))
      #expect(GuideLocale.current == before)
    }
  }

  @Test func densityIsThatOfTheSettingsAtOnce() throws {
    try GuideStage.run(library: .demo()) { stage in
      let before = stage.leadingInstant
      let height = stage.layout.metrics.rowHeight
      stage.controller.change { $0.density = .comfortable }
      #expect(stage.layout.metrics.rowHeight > height && abs(stage.leadingInstant - before) < 1)
    }
  }

  @Test func anotherLanguageIsSpokenAtOnce() throws {
    let before = GuideLocale.current
    defer { GuideLocale.current = before }
    try GuideStage.run(library: .demo()) { stage in
      let controller = stage.controller
      controller.show(.onNow)
      stage.pacer.advance(by: 0.3)
      GuideLocale.current = GuideLocale(language: "ar", formats: Locale(identifier: "ar"))
      controller.reloadTexts()
      stage.pacer.advance(by: 0.5)
      #expect(controller.bar.searchField.placeholder == localized("Search programmes"))
      #expect(controller.mode == .onNow && controller.onNow?.rows.isEmpty == false)
      #expect(controller.bar.menuButton.frame.midX > controller.bar.bounds.midX)
      controller.show(.grid)
      #expect(controller.layout.placement.isMirrored)
      GuideLocale.current = before
      controller.reloadTexts()
      stage.pacer.advance(by: 0.5)
      #expect(controller.bar.searchField.placeholder == "Search programmes")
      #expect(!controller.layout.placement.isMirrored)
      stage.press(.keyboardDownArrow)
      #expect(controller.isGridFocused && controller.focus != nil)
    }
  }

  // MARK: Genres

  @Test func theLegendNamesColoursFiltersAndMaps() throws {
    try GuideStage.run(library: .demo()) { stage in
      let controller = stage.controller
      var kept: GuideSettings?
      controller.onSettingsChange = { kept = $0 }
      controller.toggleGenres()
      stage.pacer.advance(by: 0.5)
      let panel = try #require(controller.panel as? GenresPanel)
      let rows = panel.sections.flatMap(\.rows)
      for genre in Genre.allCases where genre != .undefined {
        let row = try #require(rows.first { $0.id == genre.word })
        #expect(row.swatch == GuideTheme.accent(of: genre) && row.title == genre.name)
      }
      panel.choose(try #require(rows.first { $0.id == "film" }))
      #expect(controller.filter == .genre(.film) && panel.chosen == .film)
      panel.choose(try #require(rows.first { $0.id == "film" }))
      #expect(controller.filter == .all && panel.chosen == nil)
      panel.press(panel.sections[0].rows[0])
      #expect(controller.settings.genreColours == false && kept?.genreColours == false)
      #expect(!controller.grid.appearance.genreColours)
      #expect(panel.sections.flatMap(\.rows).allSatisfy { $0.swatch == nil })
      controller.change { $0.genreMap.genres["krimi"] = .film }
      #expect(panel.sections.flatMap(\.rows).contains { $0.id == "=krimi" })
    }
  }

  // MARK: Lists

  @Test func starsAndDaysAreReachedByKeyInTheListOfWhatIsOn() throws {
    let library = InMemoryLibrary.demo()
    try GuideStage.run(library: library) { stage in
      let controller = stage.controller
      controller.show(.onNow)
      stage.press(.keyboardDownArrow)
      let cell = try #require(controller.focusedItem as? OnNowCell)
      let channel = try #require(cell.content?.channel)
      #expect(cell.content?.isFavourite == false)
      stage.press(.keyboardF, characters: "f")
      #expect(library.lineup.list(ChannelList.favourites)?.channels == [channel.id])
      let shown = controller.onNow?.list.visibleCells.compactMap { ($0 as? OnNowCell)?.content }
      #expect(shown?.filter { $0.isFavourite == true }.map(\.channel.id) == [channel.id])
      stage.press(.keyboardD, characters: "d")
      #expect(controller.channelDay?.channel.id == channel.id && controller.channelDay?.isFavourite == true)
      stage.press(.keyboardF, characters: "f")
      #expect(library.lineup.list(ChannelList.favourites)?.channels.isEmpty == true)
      #expect(controller.channelDay?.isFavourite == false)
    }
  }

  // MARK: Adding

  private final class Manager: GuideSourceManaging {
    var sources: [GuideSource] = []
    var activity: (name: String, progress: Double?)?
    var onChange: (() -> Void)?
    var added: [String] = []
    var chooseFiles: ((@escaping @MainActor ([String]) -> Void) -> Void)?
    func add(_ address: String, failed: @escaping @MainActor (any Error) -> Void) { added.append(address) }
    func refresh(_ name: String?) {}
    func remove(_ name: String) {}
    func setInterval(hours: Int, of name: String) {}
    func setShift(minutes: Int, of name: String) {}
    func move(_ name: String, to index: Int) {}
  }

  @Test func guidesAreAddedByFileDropAndPaste() throws {
    let manager = Manager()
    manager.chooseFiles = { choose in choose(["/tmp/one.xml", "/tmp/two.m3u"]) }
    try GuideStage.run(library: .demo()) { stage in
      let controller = stage.controller
      controller.sourceManager = manager
      controller.openSources()
      stage.pacer.advance(by: 0.5)
      let panel = try #require(controller.panel as? SourcesPanel)
      // The keyboard is at the beginning.
      #expect((controller.focusedItem as? UIView)?.isDescendant(of: panel.list) == true)
      panel.choose(try #require(panel.sections[0].rows.first { $0.title == localized("Choose a file…") }))
      #expect(manager.added == ["/tmp/one.xml", "/tmp/two.m3u"])
      controller.closePanel()
      controller.showDrop(true)
      #expect(controller.dropView?.window != nil)
      controller.showDrop(false)
      #expect(controller.dropView == nil)
      controller.addDropped(["https://example.org/guide.xml", "some words"])
      #expect(manager.added.last == "https://example.org/guide.xml" && manager.added.count == 3)
      #expect(controller.panel is SourcesPanel)
      controller.closePanel()
      controller.addDropped(["some words"])
      stage.pacer.advance(by: 0.5)
      #expect(manager.added.count == 3 && controller.panel?.presentedViewController is UIAlertController)
    }
  }

  /// Drops something on a guide. Returns the guide, which takes the data later, on the main queue.
  private func drop(_ drag: ScriptedDrag, _ manager: Manager, isTaken: Bool = true) throws -> GuideViewController {
    let place = CGPoint(x: 600, y: 400)
    let dropped = Dropped()
    try GuideStage.run(library: .demo()) { stage in
      let controller = stage.controller
      #expect(!stage.surface.move(drag, to: place), "nothing can be added to this guide")
      stage.surface.leave(drag)
      controller.sourceManager = manager
      #expect(stage.surface.move(drag, to: place) == isTaken)
      #expect((controller.dropView != nil) == isTaken)
      stage.surface.leave(drag)
      #expect(controller.dropView == nil)
      #expect(stage.surface.drop(drag, at: place) == isTaken)
      #expect(controller.dropView == nil)
      dropped.controller = controller
    }
    return try #require(dropped.controller)
  }

  @MainActor private final class Dropped {
    var controller: GuideViewController?
  }

  @Test func thingsThatProgramsDropAreAdded() async throws {
    let manager = Manager()
    func settle() async {
      for _ in 0..<5 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
    }
    let files = "file:///srv/one%20guide.xml\r\nhttps://example.org/x.m3u\r\n"
    let first = try drop(ScriptedDrag(["text/uri-list": files]), manager)
    await settle()
    #expect(manager.added == ["/srv/one guide.xml", "https://example.org/x.m3u"])
    let second = try drop(ScriptedDrag(["text/plain;charset=utf-8": "https://example.org/two.xml\n"]), manager)
    await settle()
    #expect(manager.added.last == "https://example.org/two.xml" && manager.added.count == 3)
    let third = try drop(ScriptedDrag(["image/png": "…"]), manager, isTaken: false)
    await settle()
    #expect(manager.added.count == 3)
    withExtendedLifetime((first, second, third)) {}
  }

  @Test func textsThatAreNoAddressAreIgnored() {
    #expect(SourceText.address(in: " https://example.org/x \n") == "https://example.org/x")
    #expect(SourceText.address(in: "/srv/guide.xml") == "/srv/guide.xml")
    #expect(SourceText.address(in: "~/guide.xml") == NSHomeDirectory() + "/guide.xml")
    for text in [nil, "", "guide", "ftp://x", "a\nhttps://x", String(repeating: "/", count: 3_000)] {
      #expect(SourceText.address(in: text) == nil)
    }
  }
}
