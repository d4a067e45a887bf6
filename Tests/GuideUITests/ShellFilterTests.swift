import Foundation
import GuideModel
import Testing
import UIKit
import WindowServer

@testable import GuideUI

/// Chips, lists, genres and the order of channels, in a headless window.
@MainActor @Suite(.serialized) struct ShellFilterTests {
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
      let time = stage.leadingInstant
      stage.click(try stage.button("Films"))
      #expect(stage.controller.filter == .group("Films"))
      #expect(stage.controller.plan.channels.allSatisfy { $0.groups == ["Films"] })
      #expect(abs(stage.leadingInstant - time) < 1)
      stage.click(try stage.button(ShellWords.all))
      #expect(stage.controller.filter == .all)
      #expect(abs(stage.leadingInstant - time) < 1)
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
}
