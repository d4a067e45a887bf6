import Foundation
import GuideModel
import Testing
import UIKit
import WindowServer
import WindowServerTesting

@testable import GuideUI

/// Holes in the feed: opened like a programme, they show the channel, the time, and the ways on from there.
@MainActor @Suite(.serialized) struct HoleTests {
  private static let now = GuideStage.now

  /// A channel with a hole around now, and one where something runs.
  private func run(
    size: CGSize = CGSize(width: 1_200, height: 700), isEditable: Bool = true,
    prepare: @MainActor (GuideViewController) -> Void = { _ in }, _ body: @MainActor (GuideStage) throws -> Void
  ) throws {
    func airing(_ channel: Channel.Key, _ start: Int64, _ stop: Int64, _ title: String) -> Airing {
      Airing(id: .init(channel: channel, start: Self.now + start), stop: Self.now + stop, title: title)
    }
    let library = InMemoryLibrary(
      channels: [
        Channel(id: 1, feedID: "a", name: "Alder", number: "4"), Channel(id: 2, feedID: "b", name: "Birch"),
      ],
      airings: [
        airing(1, -5_400, -1_800, "Ended"), airing(1, 1_800, 5_400, "To come"), airing(2, -5_400, 5_400, "Beside"),
      ],
      isEditable: isEditable)
    try GuideStage.run(size: size, library: library, prepare: prepare) { stage in
      // The first key shows where the keyboard is: on what runs, here the hole.
      stage.press(.keyboardDownArrow)
      try #require(stage.controller.focus?.row == 0)
      try body(stage)
    }
  }

  private func panel(_ stage: GuideStage) -> ProgrammeDetailsViewController? {
    stage.controller.panel as? ProgrammeDetailsViewController
  }

  private func relatedTitles(_ stage: GuideStage) -> [String] {
    panel(stage)?.related.flatMap { $0.rows.map(\.title) } ?? []
  }

  @Test func enterShowsTheChannelTheTimeAndWhatIsAroundIt() throws {
    try run { stage in
      stage.press(.keyboardReturnOrEnter)
      let details = try #require(panel(stage)?.details)
      #expect(details.airing == nil && details.channel.name == "Alder")
      let hole = try #require(details.hole)
      #expect(hole.knownSpan == Self.now - 1_800..<Self.now + 1_800)
      let blocks = details.content(times: stage.controller.times).blocks
      #expect(blocks.first == .title("No information"))
      #expect(
        blocks.contains { block in
          if case .facts(let text) = block { text.contains("4  Alder") && text.contains(" – ") } else { false }
        })
      #expect(relatedTitles(stage) == ["Ended", "To come", "Beside"])
      #expect(stage.focusIsOnScreen)
      // Once more, and the keyboard is among the buttons; Esc closes.
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.controller.focusedItem is DetailsActionButton)
      stage.press(.keyboardEscape)
      #expect(stage.controller.panel == nil && stage.controller.isGridFocused)
    }
  }

  @Test func aClickOpensItToo() throws {
    try run { stage in
      let frame = try #require(stage.controller.focusedRect)
      stage.surface.tap(at: CGPoint(x: frame.midX, y: frame.midY), kind: .mouse)
      stage.pacer.advance(by: 0.5)
      #expect(panel(stage)?.details?.hole != nil)
    }
  }

  @Test func theOpenPanelFollowsTheFocusIntoTheHoleAndOut() throws {
    try run { stage in
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardReturnOrEnter)
      #expect(panel(stage)?.details?.airing?.title == "Beside")
      stage.press(.keyboardUpArrow)
      #expect(panel(stage)?.details?.hole != nil && stage.controller.selection == nil)
      stage.press(.keyboardRightArrow)
      #expect(panel(stage)?.details?.airing?.title == "To come")
      stage.press(.keyboardLeftArrow)
      #expect(panel(stage)?.details?.hole != nil)
    }
  }

  @Test func itLeadsToTheChannelsDayAndToItsStar() throws {
    try run { stage in
      stage.press(.keyboardReturnOrEnter)
      let actions = try #require(panel(stage)?.actions)
      #expect(actions.map(\.title) == ["Whole day", "Favourite", "More"])
      try #require(actions.count == 3)
      actions[1].perform()
      #expect(stage.library?.lineup.list(ChannelList.favourites)?.channels == [1])
      #expect(panel(stage)?.actions[1].isOn == true)
      actions[0].perform()
      stage.pacer.advance(by: 0.5)
      #expect(stage.controller.panel == nil && stage.controller.channelDay?.channel.name == "Alder")
    }
  }

  @Test func watchingIsOfferedWhileItIsPossible() throws {
    var watched: [String] = []
    try run(prepare: { controller in
      controller.canWatch = { _, _ in true }
      controller.onWatch = { channel, airing in watched.append("\(channel.name) \(airing?.title ?? "-")") }
    }) { stage in
      stage.press(.keyboardReturnOrEnter)
      let watch = try #require(panel(stage)?.actions.first)
      #expect(watch.title == "Watch")
      watch.perform()
      #expect(watched == ["Alder -"])
    }
  }

  @Test func whoMayChangeNothingHasAMenuToo() throws {
    try run(isEditable: false) { stage in
      let menu = try #require(stage.controller.menu(of: .channel(stage.controller.rows.channels[0])))
      #expect(menu.children.map { ($0 as? UIAction)?.title } == ["This channel's day"])
      stage.press(.keyboardReturnOrEnter)
      #expect(panel(stage)?.actions.map(\.title) == ["Whole day", "More"])
    }
  }

  @Test func aRemoteReachesItInCouchMode() throws {
    try run(size: CGSize(width: 1_920, height: 1_080)) { stage in
      stage.press(.keyboardF11)
      let couch = try #require(stage.controller.couch)
      stage.press(.keyboardReturnOrEnter)
      #expect(couch.page != nil)
      let item = try #require(stage.controller.focusedItem as? CouchPageRow)
      #expect(item.accessibilityLabel == "Favourite")
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.library?.lineup.list(ChannelList.favourites)?.channels == [1])
    }
  }

  @Test func aRowWithoutAnyProgrammeNamesTheDayAlone() throws {
    let library = InMemoryLibrary(
      channels: [Channel(id: 1, feedID: "a", name: "Alder"), Channel(id: 2, feedID: "b", name: "Birch")],
      airings: [
        Airing(id: .init(channel: 2, start: Self.now - 600), stop: Self.now + 86_400 * 3, title: "Long")
      ])
    try GuideStage.run(library: library, prepare: { $0.showsEmpty = true }) { stage in
      stage.press(.keyboardDownArrow)
      try #require(stage.controller.rows.channels[stage.controller.focus?.row ?? 1].name == "Alder")
      stage.press(.keyboardReturnOrEnter)
      let hole = try #require(panel(stage)?.details?.hole)
      #expect(hole.knownSpan == nil && hole.span.contains(hole.instant))
      #expect(relatedTitles(stage) == ["Long"])
    }
  }
}
