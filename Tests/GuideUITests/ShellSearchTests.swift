import Foundation
import GuideModel
import Testing
import UIKit
import WindowServer
import WindowServerTesting

@testable import GuideUI

/// Search as a person uses it: keys and clicks, in a headless window.
@MainActor @Suite(.serialized) struct ShellSearchTests {
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
        stage.type(title)
        #expect(stage.controller.results?.groups.first?.title == ShellWords.onNow)
        stage.press(.keyboardEscape)
        #expect(stage.controller.results == nil && stage.controller.bar.searchField.text == "")
        #expect(stage.controller.currentPlace == place && stage.controller.focus == focus)
        #expect(stage.controller.isGridFocused && stage.rings == 1)
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
      stage.type(String(wanted.title.prefix(1)))
      search()
      let shown = try #require(stage.controller.results?.chosen)
      stage.type(String(wanted.title.dropFirst()))
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.controller.results != nil)
      search()
      stage.pacer.advance(by: 1)
      #expect(stage.controller.results == nil)
      let focus = try #require(stage.controller.focus)
      let found = try #require(stage.controller.rows.span(inRow: focus.row, at: focus.span.lowerBound)?.airing)
      #expect(found.title.lowercased().contains(wanted.title.lowercased()), "\(shown.airing.title)")
      // A row that was gone to by an arrow is meant as it is.
      stage.press(.keyboardSlash, characters: "/")
      stage.type("e")
      search()
      stage.type(" ")
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
      stage.type("sands")
      #expect(stage.controller.results?.groups.map(\.title) == [ShellWords.upcoming])
      #expect(stage.controller.results?.chosen?.airing.title == "Sandstorm")
      stage.press(.keyboardReturnOrEnter)
      stage.pacer.advance(by: 2)
      #expect(stage.controller.results == nil && stage.controller.filter == .all)
      let landed = try #require(stage.controller.focus)
      #expect(stage.controller.rows.span(inRow: landed.row, at: landed.anchor)?.airing?.title == "Sandstorm")
      #expect(stage.focusIsOnScreen && stage.controller.isGridFocused && stage.rings == 1)
      stage.press(.keyboardEscape)
      stage.pacer.advance(by: 1)
      #expect(stage.controller.filter == .group("A"))
      #expect(stage.controller.currentPlace == place && stage.controller.focus == focus)
    }
  }

  @Test func arrowsChooseAmongTheResultsWhileOneTypes() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.press(.keyboardSlash, characters: "/")
      stage.type("e")
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
      stage.type("qqqxyz")
      let results = try #require(stage.controller.results)
      #expect(results.groups.isEmpty && results.chosen == nil)
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.controller.results != nil)
      stage.click(try stage.button(ShellWords.title(of: .showGuide)))
      stage.pacer.advance(by: 0.5)
      #expect(stage.controller.results == nil && stage.controller.isGridFocused)
    }
  }

  @Test func aSearchIsSavedAndBecomesAChip() throws {
    try GuideStage.run(library: .demo()) { stage in
      stage.press(.keyboardSlash, characters: "/")
      stage.type("e")
      stage.click(try stage.button(ShellWords.saveSearch))
      stage.press(.keyboardReturnOrEnter)
      stage.pacer.advance(by: 1)
      #expect(stage.library?.lineup.searches.map(\.text) == ["e"])
      let id = try #require(stage.library?.lineup.searches.first?.id)
      #expect(stage.controller.filter == .search(id))
      #expect(stage.controller.chipRow.chips.contains { $0.filter == .search(id) })
    }
  }
}
