import Foundation
import GuideModel
import Testing
import UIKit
import WindowServer

@testable import GuideUI

/// The views beside the grid, and how the window opens: keys and clicks, in a headless window.
@MainActor @Suite(.serialized) struct ShellViewTests {
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
}
