import Foundation
import GuideModel
import Testing
import UIKit
import WindowServer

@testable import GuideUI

/// Tests the window with keys and clicks, headless.
@MainActor @Suite(.serialized) struct ShellTests {
  private func button(_ stage: GuideStage, _ label: String) throws -> UIButton {
    func search(_ view: UIView) -> UIButton? {
      if view.isHidden { return nil }
      if let button = view as? UIButton, button.accessibilityLabel == label { return button }
      return view.subviews.lazy.compactMap { search($0) }.first
    }
    return try #require(search(stage.controller.view), "no button '\(label)'")
  }

  private func click(_ stage: GuideStage, _ view: UIView) {
    let frame = view.convert(view.bounds, to: nil)
    stage.surface.tap(at: CGPoint(x: frame.midX, y: frame.midY), kind: .mouse)
    stage.pacer.advance(by: 0.5)
  }

  private func leadingInstant(_ stage: GuideStage) -> Double { stage.controller.currentPlace.time }

  /// Returns the number of items marked as focused, which must be one, never two.
  private func rings(_ stage: GuideStage) -> Int {
    let cells = stage.controller.collectionView.visibleCells.filter { ($0 as? AiringCell)?.showsFocus == true }.count
    let item = stage.controller.focusedItem
    return cells + (item != nil && item !== stage.controller.grid.view ? 1 : 0)
  }

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
      click(stage, header)
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
        let evening = try button(stage, ShellWords.tonight)
        stage.controller.moveFocus(to: evening)
        stage.press(key)
        #expect(stage.controller.panel == nil)
        let edge = leadingInstant(stage)
        #expect(stage.controller.times.timeText(Int64(edge.rounded())) == "20:00")
        #expect(stage.controller.focusedItem === evening && rings(stage) == 1)
      }
    }
  }

  @Test func upFromTheFirstRowReachesTheChipsAndDownComesBack() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardDownArrow)
      let focus = try #require(stage.controller.focus)
      #expect(rings(stage) == 1)
      stage.press(.keyboardUpArrow)
      stage.press(.keyboardUpArrow)
      #expect((stage.controller.focusedItem as? UIButton)?.accessibilityLabel == ShellWords.all)
      #expect(rings(stage) == 1)
      stage.press(.keyboardRightArrow)
      #expect((stage.controller.focusedItem as? UIButton)?.accessibilityLabel == ShellWords.favourites)
      stage.press(.keyboardUpArrow)
      #expect(
        stage.controller.focusedItem === stage.controller.bar.menuButton || stage.controller.focusedItem is UIControl)
      stage.press(.keyboardEscape)
      #expect(stage.controller.isGridFocused && rings(stage) == 1)
      #expect(stage.controller.focus?.row == max(0, focus.row - 1))
      stage.press(.keyboardUpArrow)
      stage.press(.keyboardDownArrow)
      #expect(stage.controller.isGridFocused && rings(stage) == 1)
    }
  }

  @Test func arrowsGoFromTheDaysToTheTimesBesideThemNotToDaysThatAreScrolledAway() throws {
    try GuideStage.run(library: .demo(days: 12)) { stage in
      stage.press(.keyboardDownArrow)
      stage.controller.moveFocus(to: try button(stage, ShellWords.goToNow))
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
        #expect(rings(stage) <= 1)
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
      let now = try button(stage, ShellWords.goToNow)
      click(stage, now)
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
      let before = leadingInstant(stage)
      let anchor = stage.controller.focus?.anchor
      let index = try #require(stage.controller.dayPlan?.today)
      stage.controller.go(.day(index + 1))
      stage.pacer.advance(by: 2)
      #expect(abs(leadingInstant(stage) - before - 86_400) < 1)
      if let anchor { #expect(stage.controller.focus?.anchor == anchor + 86_400) }
      #expect(stage.controller.dayStrip.content.selected == index + 1)
      stage.controller.go(.day(index))
      stage.pacer.advance(by: 2)
      #expect(abs(leadingInstant(stage) - before) < 1)
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
      #expect(stage.controller.times.timeText(Int64(leadingInstant(stage).rounded())) == "19:00")
      stage.press(.keyboardDownArrow)
      stage.controller.go(.moment(.noon))
      stage.pacer.advance(by: 2)
      #expect(stage.controller.times.timeText(Int64(leadingInstant(stage).rounded())) == "12:00")
      #expect(stage.focusIsOnScreen)
    }
  }

  // MARK: Filters, D5, D12, D13

  @Test func emptyChannelsStandBehindOneRowThatOpensThem() throws {
    try GuideStage.run(library: .demo(empty: 5)) { stage in
      let rows = stage.controller.rows
      #expect(!rows.channels[0].name.hasPrefix("Silent"))
      #expect(rows.channels.last?.id == GuideRowPlan.foldKey)
      #expect(stage.controller.plan.foldedCount == 5)
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardEnd)
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.controller.panel == nil)
      #expect(stage.controller.rows.channels.filter { $0.name.hasPrefix("Silent") }.count == 5)
      #expect(stage.controller.plan.foldedCount == 0)
    }
  }

  @Test func aChipShowsItsRowsAndKeepsTheTime() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.controller.go(.moment(.noon))
      stage.pacer.advance(by: 2)
      let time = leadingInstant(stage)
      click(stage, try button(stage, "Films"))
      #expect(stage.controller.filter == .group("Films"))
      #expect(stage.controller.plan.channels.allSatisfy { $0.groups == ["Films"] })
      #expect(abs(leadingInstant(stage) - time) < 1)
      click(stage, try button(stage, ShellWords.all))
      #expect(stage.controller.filter == .all)
      #expect(abs(leadingInstant(stage) - time) < 1)
    }
  }

  @Test func aGenreDimsTheOthersAndLeavesRowsWithoutItOut() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.controller.show(.genre(.news))
      stage.pacer.advance(by: 0.5)
      #expect(stage.controller.rows.rowCount > 0)
      #expect(stage.controller.rows.rowCount < 24)
      let library = try #require(stage.library)
      let day = stage.controller.times.calendar.day(containing: stage.controller.grid.lookedAtInstant).interval
      #expect(Set(stage.controller.plan.channels.map(\.id)) == library.channels(with: .news, in: day))
      for case let cell as AiringCell in stage.controller.collectionView.visibleCells {
        #expect((cell.contentView.alpha == 1) == (cell.content?.genre == .news))
      }
      stage.controller.show(.all)
      #expect(
        stage.controller.collectionView.visibleCells.allSatisfy { !($0 is AiringCell) || $0.contentView.alpha == 1 })
    }
  }

  @Test func aStarMakesAFavouriteAndItsListIsShown() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.controller.show(.list(ChannelList.favourites))
      #expect(!stage.controller.stateView.isHidden)
      #expect(stage.controller.stateView.content?.ways == [.showEverything])
      stage.controller.take(.showEverything)
      #expect(stage.controller.filter == .all && stage.controller.stateView.isHidden)
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardDownArrow)
      let row = try #require(stage.controller.focus?.row)
      let key = stage.controller.rows.channels[row].id
      stage.press(UIKeyboardHIDUsage(rawValue: 0x09) ?? .keyboardF, characters: "f")
      stage.controller.show(.list(ChannelList.favourites))
      #expect(stage.controller.rows.channels.map(\.id) == [key])
    }
  }

  @Test func theWayOutOfAnEmptyListIsReachedByArrows() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardUpArrow)
      stage.press(.keyboardUpArrow)
      stage.press(.keyboardRightArrow)
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.controller.filter == .list(ChannelList.favourites) && !stage.controller.stateView.isHidden)
      stage.press(.keyboardDownArrow)
      let item = try #require(stage.controller.focusedItem as? UIView)
      #expect(item.isDescendant(of: stage.controller.stateView))
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.controller.filter == .all && stage.controller.isGridFocused)
    }
  }

  @Test func theGridHasTheFocusAgainWhenAnEmptyListGivesWayByARemotesKey() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardF22)
      #expect((stage.controller.focusedItem as? UIView)?.isDescendant(of: stage.controller.stateView) == true)
      stage.press(.keyboardF22)
      #expect(stage.controller.filter == .all && stage.controller.isGridFocused)
      stage.press(.keyboardF24)
      #expect(stage.controller.panel is ProgrammeDetailsViewController)
    }
  }

  @Test func allHiddenChannelsAreSaidAndCanBeShownAgain() throws {
    let library = InMemoryLibrary.demo(empty: 0)
    library.perform(.setHidden(true, library.channels.map(\.id)))
    try GuideStage.run(library: library) { stage in
      #expect(stage.controller.stateView.content?.title == ShellWords.allHidden)
      #expect(stage.controller.stateView.content?.ways == [.showAllChannels, .chooseChannels])
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.controller.rows.rowCount == 24 && stage.controller.stateView.isHidden)
    }
  }

  @Test func reorderingKeepsWhatIsAtTheTop() throws {
    try GuideStage.run { stage in
      var moved = stage.guide
      moved.channels.insert(moved.channels.remove(at: 0), at: 3)
      stage.controller.reloadGuide(moved)
      stage.pacer.advance(by: 0.2)
      #expect(stage.controller.currentPlace.row == 0)
      #expect(stage.controller.rows.channels[0].id == moved.channels[0].id)
    }
  }

  @Test func aGuideOf15880ChannelsOpensOnProgrammesAndChangesChips() throws {
    let channels = (0..<15_880).map {
      Channel(
        id: Channel.Key($0), feedID: "c\($0)", name: "Channel \($0)", number: "\($0 % 900)",
        groups: ["Group \($0 % 12)"])
    }
    let airings = channels.filter { $0.id >= 98 && $0.id % 4 != 1 }.map {
      Airing(id: .init(channel: $0.id, start: GuideStage.now - 600), stop: GuideStage.now + 3_000, title: "T\($0.id)")
    }
    try GuideStage.run(library: InMemoryLibrary(channels: channels, airings: airings)) { stage in
      let running = stage.controller.collectionView.visibleCells.compactMap { ($0 as? AiringCell)?.content?.phase }
      #expect(running.contains { if case .running = $0 { true } else { false } })
      #expect(stage.controller.rows.channels[0].id == 98)
      for group in 0..<12 {
        stage.controller.show(.group("Group \(group)"))
        #expect(stage.controller.plan.channels.allSatisfy { $0.groups == ["Group \(group)"] })
      }
      stage.controller.settings.order = .number
      stage.controller.show(.all)
      #expect(stage.controller.rows.channels[0].number == "0")
    }
  }

  // MARK: Search

  private func type(_ text: String, _ stage: GuideStage) {
    stage.surface.type(text)
    stage.pacer.advance(by: 0.2)
  }

  @Test func slashAndControlFOpenTheSearchAndEscGoesBackExactly() throws {
    for isSlash in [true, false] {
      try GuideStage.run(library: .demo()) { stage in
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardDownArrow)
        stage.pacer.advance(by: 1)
        let (place, focus) = (stage.controller.currentPlace, stage.controller.focus)
        if isSlash {
          stage.press(.keyboardSlash, characters: "/")
        } else {
          stage.press(.keyboardF, .control, characters: "f")
        }
        #expect(stage.controller.bar.searchField.isFirstResponder)
        let title = try #require(
          stage.library?.airings(
            on: stage.controller.plan.channels[3].id, overlapping: GuideStage.now..<GuideStage.now + 1
          ).first?.title)
        type(title, stage)
        #expect(stage.controller.results?.groups.first?.title == ShellWords.onNow)
        stage.press(.keyboardEscape)
        #expect(stage.controller.results == nil && stage.controller.bar.searchField.text == "")
        #expect(stage.controller.currentPlace == place && stage.controller.focus == focus)
        #expect(stage.controller.isGridFocused && rings(stage) == 1)
      }
    }
  }

  @Test func enterMeansTheWholeTextHoweverFastItIsTyped() throws {
    try GuideStage.run(library: .demo()) { stage in
      @MainActor final class Later { var work: [@MainActor () -> Void] = [] }
      let later = Later()
      stage.controller.searchBackground = .postponed { later.work.append($0) }
      @MainActor func search() {
        let work = later.work
        later.work = []
        for one in work { one() }
      }
      let library = try #require(stage.library)
      let channels = stage.controller.plan.channels
      let running = channels.compactMap {
        library.airings(on: $0.id, overlapping: GuideStage.now..<GuideStage.now + 1).first
      }
      let wanted = try #require(running.last)
      stage.press(.keyboardSlash, characters: "/")
      type(String(wanted.title.prefix(1)), stage)
      search()
      let shown = try #require(stage.controller.results?.chosen)
      type(String(wanted.title.dropFirst()), stage)
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.controller.results != nil)
      search()
      stage.pacer.advance(by: 1)
      #expect(stage.controller.results == nil)
      let focus = try #require(stage.controller.focus)
      let found = try #require(stage.controller.rows.span(inRow: focus.row, at: focus.span.lowerBound)?.airing)
      #expect(found.title.lowercased().contains(wanted.title.lowercased()), "\(shown.airing.title)")
      // A row reached with an arrow is meant as it is.
      stage.press(.keyboardSlash, characters: "/")
      type("e", stage)
      search()
      type(" ", stage)
      stage.press(.keyboardDownArrow)
      let chosen = try #require(stage.controller.results?.chosen)
      stage.press(.keyboardReturnOrEnter)
      stage.pacer.advance(by: 1)
      #expect(stage.controller.results == nil && stage.controller.focus?.span.contains(chosen.airing.start) == true)
    }
  }

  @Test func enterLandsOnTheAiringsCellThroughFiltersAndEscReturns() throws {
    let channels = (0..<40).map {
      Channel(id: $0, feedID: "c\($0)", name: "Channel \($0)", groups: [$0 < 10 ? "A" : "B"])
    }
    var airings: [Airing] = []
    for channel in channels {
      for hour in Int64(-10)..<40 {
        let start = GuideStage.now + hour * 3_600
        let title = channel.id == 33 && hour == 30 ? "Sandstorm" : "Other \(channel.id)"
        airings.append(Airing(id: .init(channel: channel.id, start: start), stop: start + 3_600, title: title))
      }
    }
    try GuideStage.run(library: InMemoryLibrary(channels: channels, airings: airings)) { stage in
      stage.controller.show(.group("A"))
      stage.press(.keyboardDownArrow)
      stage.pacer.advance(by: 1)
      let (place, focus) = (stage.controller.currentPlace, stage.controller.focus)
      stage.press(.keyboardSlash, characters: "/")
      type("sands", stage)
      #expect(stage.controller.results?.groups.map(\.title) == [ShellWords.upcoming])
      #expect(stage.controller.results?.chosen?.airing.title == "Sandstorm")
      stage.press(.keyboardReturnOrEnter)
      stage.pacer.advance(by: 2)
      #expect(stage.controller.results == nil && stage.controller.filter == .all)
      let landed = try #require(stage.controller.focus)
      #expect(stage.controller.rows.span(inRow: landed.row, at: landed.anchor)?.airing?.title == "Sandstorm")
      #expect(stage.focusIsOnScreen && stage.controller.isGridFocused && rings(stage) == 1)
      stage.press(.keyboardEscape)
      stage.pacer.advance(by: 1)
      #expect(stage.controller.filter == .group("A"))
      #expect(stage.controller.currentPlace == place && stage.controller.focus == focus)
    }
  }

  @Test func arrowsChooseAmongTheResultsWhileOneTypes() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.press(.keyboardSlash, characters: "/")
      type("e", stage)
      let results = try #require(stage.controller.results)
      let all = results.groups.flatMap(\.hits)
      try #require(all.count > 12)
      #expect(results.chosen == all[0])
      for _ in 0..<11 { stage.press(.keyboardDownArrow) }
      #expect(results.chosen == all[11])
      let marked = results.list.visibleCells.compactMap { $0 as? SearchResultCell }.filter(\.isCandidate)
      #expect(marked.count == 1)
      stage.press(.keyboardUpArrow)
      #expect(results.chosen == all[10] && stage.controller.bar.searchField.isFirstResponder)
    }
  }

  @Test func nothingFoundSaysSo() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.press(.keyboardSlash, characters: "/")
      type("qqqxyz", stage)
      let results = try #require(stage.controller.results)
      #expect(results.groups.isEmpty && results.chosen == nil)
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.controller.results != nil)
    }
  }

  @Test func aSearchIsSavedAndBecomesAChip() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.press(.keyboardSlash, characters: "/")
      type("e", stage)
      click(stage, try button(stage, ShellWords.saveSearch))
      stage.press(.keyboardReturnOrEnter)
      stage.pacer.advance(by: 1)
      #expect(stage.library?.lineup.searches.map(\.text) == ["e"])
      let id = try #require(stage.library?.lineup.searches.first?.id)
      #expect(stage.controller.filter == .search(id))
      #expect(stage.controller.chipRow.chips.contains { $0.filter == .search(id) })
    }
  }

  // MARK: Views, D19

  @Test func onNowShowsAChannelARowAndFollowsTheClock() throws {
    var now = GuideStage.now
    try GuideStage.run(library: .demo()) { stage in
      stage.controller.clock = { Date(timeIntervalSince1970: TimeInterval(now)) }
      stage.press(.keyboardV, characters: "v")
      let list = try #require(stage.controller.onNow)
      #expect(stage.controller.mode == .onNow && !list.rows.isEmpty)
      #expect(list.rows.allSatisfy { $0.on.now.map { $0.start <= now && $0.stop > now } ?? true })
      now += 3 * 3_600
      stage.controller.tick()
      #expect(list.rows.allSatisfy { $0.on.now.map { $0.start <= now && $0.stop > now } ?? true })
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.controller.panel is ProgrammeDetailsViewController)
      stage.press(.keyboardEscape)
      stage.press(.keyboardEnd)
      let cell = try #require(stage.controller.focusedItem as? OnNowCell)
      #expect(list.list.indexPath(for: cell)?.item == list.rows.count - 1)
      stage.press(.keyboardHome)
      let first = try #require(stage.controller.focusedItem as? OnNowCell)
      #expect(list.list.indexPath(for: first)?.item == 0)
      stage.press(.keyboardUpArrow)
      #expect(
        (stage.controller.focusedItem as? UIView)?.isDescendant(of: stage.controller.onNow?.view ?? UIView()) == false)
    }
  }

  @Test func viewsStayWhereTheyWere() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.controller.go(.moment(.noon))
      stage.pacer.advance(by: 2)
      stage.controller.grid.zoom(by: 1.4)
      let (place, scale) = (stage.controller.currentPlace, stage.controller.layout.pointsPerSecond)
      stage.controller.show(.onNow)
      stage.controller.show(.group("Films"))
      stage.controller.show(.grid)
      stage.pacer.advance(by: 0.5)
      #expect(abs(stage.controller.currentPlace.time - place.time) < 1)
      #expect(stage.controller.layout.pointsPerSecond == scale && stage.controller.filter == .group("Films"))
    }
  }

  @Test func theWindowOpensAsItWasClosed() throws {
    let library = InMemoryLibrary.demo(channels: 60)
    var state = GuideWindowState()
    try GuideStage.run(library: library) { stage in
      stage.controller.show(.group("Films"))
      stage.controller.grid.zoom(by: 1.6)
      stage.controller.go(.moment(.noon))
      stage.pacer.advance(by: 2)
      stage.controller.setOffset(CGPoint(x: stage.offset.x, y: 3 * 74), animated: false)
      state = stage.controller.windowState
    }
    let data = try JSONEncoder().encode(state)
    let read = try JSONDecoder().decode(GuideWindowState.self, from: data)
    try GuideStage.run(library: library, prepare: { $0.restore(read) }) { stage in
      #expect(stage.controller.filter == .group("Films"))
      #expect(stage.controller.windowState == state)
    }
  }

  @Test func aChannelsDayListsItsAirings() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.press(.keyboardDownArrow)
      let row = try #require(stage.controller.focus?.row)
      let channel = stage.controller.rows.channels[row]
      stage.press(.keyboardD, characters: "d")
      let day = try #require(stage.controller.channelDay)
      #expect(day.channel == channel)
      #expect(day.airings == stage.library?.airings(on: channel.id, overlapping: day.day.interval))
      let index = try #require(stage.controller.dayPlan?.today)
      stage.controller.go(.day(index + 1))
      #expect(stage.controller.channelDay?.day == stage.controller.dayPlan?.days[index + 1].day)
      #expect(stage.controller.dayStrip.content.selected == index + 1)
      stage.press(.keyboardEscape)
      #expect(stage.controller.channelDay == nil && stage.controller.isGridFocused)
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
      #expect(stage.controller.focus == focus && rings(stage) == 1)
      #expect((stage.controller.focusedItem as? UIView)?.isDescendant(of: panel.view) == true)
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
      click(stage, try button(stage, ShellWords.addGuide))
      #expect(added == 1)
      click(stage, try button(stage, ShellWords.close))
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
