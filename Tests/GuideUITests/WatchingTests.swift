import Foundation
import GuideModel
import Testing
import UIKit
import WindowServer

@testable import GuideUI

/// Tests watching, sharing and links in the window: what is called, with which arguments, by key, button and menu.
@MainActor @Suite(.serialized) struct WatchingTests {
  private final class Calls {
    var watched: [(channel: String, airing: String?)] = []
    var startedOver: [String] = []
    var opened: [URL] = []
    var saved: [(text: String, name: String)] = []
  }

  private static let now = GuideStage.now

  /// Returns three channels: one with a past, a current and a future programme, one with a page and people, and one
  /// that cannot be watched.
  private static func library() -> InMemoryLibrary {
    let channels = (1...3).map { Channel(id: Int32($0), feedID: "c\($0)", name: "Channel \($0)", number: "\($0)") }
    let airings = channels.flatMap { channel in
      [("Before", -7_200), ("Running", -1_800), ("Later", 3_600)].map { title, offset in
        Airing(
          id: Airing.ID(channel: channel.id, start: now + Int64(offset)), stop: now + Int64(offset) + 5_400,
          title: "\(title) \(channel.id)")
      }
    }
    return InMemoryLibrary(channels: channels, airings: airings)
  }

  private func run(
    _ calls: Calls, canWatch: Bool = true, _ body: @MainActor (GuideStage) throws -> Void
  ) throws {
    try GuideStage.run(
      library: Self.library(),
      prepare: { controller in
        controller.canWatch = { channel, airing in canWatch && channel.id != 3 && (airing?.start ?? 0) <= Self.now }
        controller.canStartOver = { channel, airing in canWatch && channel.id == 1 && airing.title.hasPrefix("Running")
        }
        controller.onWatch = { calls.watched.append(($0.name, $1?.title)) }
        controller.onStartOver = { calls.startedOver.append("\($0.name): \($1.title)") }
        controller.onOpenLink = { calls.opened.append($0) }
      }
    ) { stage in
      try body(stage)
    }
  }

  private func focus(_ stage: GuideStage, row: Int, at offset: Int64) {
    let controller = stage.controller
    controller.grid.setFocus(GuideFocus.at(row: row, instant: Self.now + offset, in: controller.rows))
    controller.focusContent()
    stage.pacer.advance(by: 0.2)
  }

  private func close(_ alert: UIAlertController, _ stage: GuideStage) {
    alert.dismiss(animated: false)
    stage.pacer.advance(by: 0.5)
  }

  @Test func wWatchesWhatHasTheFocusAndShiftWFromItsBeginning() throws {
    let calls = Calls()
    try run(calls) { stage in
      focus(stage, row: 0, at: 0)
      stage.press(.keyboardW, characters: "w")
      #expect(calls.watched.last?.channel == "Channel 1" && calls.watched.last?.airing == "Running 1")
      stage.press(.keyboardW, .shift, characters: "W")
      #expect(calls.startedOver == ["Channel 1: Running 1"])
      focus(stage, row: 1, at: -7_000)
      stage.press(.keyboardW, characters: "w")
      #expect(calls.watched.last?.airing == "Before 2")
      // If a programme has not begun, the channel is watched.
      focus(stage, row: 1, at: 4_000)
      stage.press(.keyboardW, characters: "w")
      #expect(calls.watched.last?.channel == "Channel 2" && calls.watched.last?.airing == nil)
      #expect(calls.watched.count == 3)
    }
  }

  private func titles(_ stage: GuideStage, _ row: Int, _ offset: Int64) throws -> [String] {
    let controller = stage.controller
    let span = controller.rows.span(inRow: row, at: Self.now + offset)
    let airing = try #require(span?.airing)
    return controller.actions(for: airing, on: controller.rows.channels[row]).map(\.title)
  }

  @Test func detailsAndMenusOfferWhatCanBeDone() throws {
    let calls = Calls()
    try run(calls) { stage in
      let controller = stage.controller
      let running = try titles(stage, 0, 0)
      #expect(running.prefix(2) == ["Watch", "Start over"])
      let other = try titles(stage, 1, 0)
      #expect(other.first == "Watch" && !other.contains("Start over"))
      let later = try titles(stage, 1, 4_000)
      let silent = try titles(stage, 2, 0)
      #expect(!later.contains("Watch") && !silent.contains("Watch"))
      focus(stage, row: 0, at: 0)
      stage.press(.keyboardReturnOrEnter)
      let details = try #require(controller.panel as? ProgrammeDetailsViewController)
      details.actions[0].perform()
      details.actions[1].perform()
      #expect(calls.watched.count == 1 && calls.startedOver.count == 1)
      // The panel has the keyboard, so the key means the programme that it shows.
      controller.focusPanel()
      stage.press(.keyboardW, characters: "w")
      #expect(calls.watched.last?.airing == "Running 1")
    }
  }

  @Test func rowsOfTheOnNowListHaveAButtonAndAMenu() throws {
    let calls = Calls()
    try run(calls) { stage in
      let controller = stage.controller
      controller.show(.onNow)
      stage.pacer.advance(by: 0.3)
      let list = try #require(controller.onNow)
      let cells = (0..<3).compactMap { list.list.cellForItem(at: IndexPath(item: $0, section: 0)) as? OnNowCell }
      #expect(cells.map { $0.content?.canWatch } == [true, true, false])
      #expect(cells.map { $0.accessibilityCustomActions?.count ?? 0 } == [1, 1, 0])
      cells[1].onWatch?()
      #expect(calls.watched.last?.channel == "Channel 2" && calls.watched.last?.airing == "Running 2")
      controller.moveFocus(to: cells[0])
      stage.press(.keyboardW, characters: "w")
      #expect(calls.watched.last?.channel == "Channel 1")
      let configuration = list.collectionView(
        list.list, contextMenuConfigurationForItemsAt: [IndexPath(item: 0, section: 0)], point: .zero)
      #expect(configuration != nil)
      if case .airing(let airing, let channel) = controller.focusedTarget {
        #expect(airing.title == "Running 1" && channel.id == 1)
      } else {
        Issue.record("the focused row is no target of a menu")
      }
    }
  }

  @Test func aFailureSaysWhyAndLeadsToThePlayers() throws {
    let calls = Calls()
    try run(calls) { stage in
      let controller = stage.controller
      controller.players = ["mpv", "vlc"]
      controller.showWatchFailure(of: controller.rows.channels[0], "No player was found.", isAboutPlayer: true)
      stage.pacer.advance(by: 0.5)
      let alert = try #require(controller.presentedViewController as? UIAlertController)
      #expect(alert.message == "No player was found." && alert.title?.contains("Channel 1") == true)
      #expect(alert.actions.map(\.title) == ["Choose a player…", "OK"])
      close(alert, stage)
      #expect(controller.presentedViewController == nil)
      controller.toggleSettings()
      stage.pacer.advance(by: 0.5)
      let settings = try #require(controller.panel as? SettingsPanel)
      settings.choosePlayer()
      stage.pacer.advance(by: 0.5)
      let sheet = try #require(settings.presentedViewController as? UIAlertController)
      #expect(sheet.actions.compactMap(\.title).starts(with: ["Automatic", "mpv", "vlc"]))
    }
  }

  @Test func aLinkIsOpenedOnlyAfterItsHostWasShown() throws {
    let calls = Calls()
    try run(calls) { stage in
      let controller = stage.controller
      controller.confirm("http://bank.example@evil.example/x?y=1")
      stage.pacer.advance(by: 0.5)
      let alert = try #require(controller.presentedViewController as? UIAlertController)
      #expect(alert.title == "Open a page of evil.example?" && alert.message?.contains("bank.example@") == true)
      #expect(calls.opened.isEmpty)
      close(alert, stage)
      for address in ["file:///etc/passwd", "javascript:alert(1)", "--option", "http://", "mailto:a@b.example"] {
        controller.confirm(address)
        stage.pacer.advance(by: 0.5)
        let alert = try #require(controller.presentedViewController as? UIAlertController)
        #expect(alert.title == "This address cannot be opened" && alert.actions.count == 1)
        close(alert, stage)
      }
      #expect(calls.opened.isEmpty)
    }
  }

  @Test func anAiringIsSharedAsTextAndAsACalendarFile() throws {
    let calls = Calls()
    try run(calls) { stage in
      let controller = stage.controller
      let channel = controller.rows.channels[0]
      let span = controller.rows.span(inRow: 0, at: Self.now)
      let airing = try #require(span?.airing)
      #expect(controller.shareMenu(of: airing, on: channel).children.count == 1)
      controller.calendarText = { airing, _ in "calendar of \(airing.title)" }
      controller.saveFile = { _, name in "/home/\(name)" }
      let actions = controller.shareMenu(of: airing, on: channel).children.compactMap { $0 as? UIAction }
      #expect(actions.count == 3)
      actions[0].performWithSender(nil, target: nil)
      #expect(UIPasteboard.general.string?.hasPrefix("Running 1\nChannel 1, ") == true)
      actions[1].performWithSender(nil, target: nil)
      #expect(UIPasteboard.general.string == "calendar of Running 1")
      actions[2].performWithSender(nil, target: nil)
      stage.pacer.advance(by: 0.5)
      #expect((controller.presentedViewController as? UIAlertController)?.message == "/home/Running 1.ics")
    }
    for title in ["../../etc/passwd", "--x", ".hidden", "a\nb/c\u{0}d", "", "…", String(repeating: "w", count: 300)] {
      let name = GuideViewController.fileName(title)
      #expect(!name.isEmpty && name.count <= 60 && !name.hasPrefix(".") && !name.hasPrefix("-"))
      #expect(!name.contains("/") && !name.contains("\n") && !name.contains("\0"))
    }
  }

  @Test func airingsAtTheSameTimeAreThoseOfNeighbouringChannels() {
    let rows = (0..<40).map { number in
      NowAndNext(
        channel: Int32(number),
        now: number % 5 == 4
          ? nil : Airing(id: Airing.ID(channel: Int32(number), start: 0), stop: 60, title: "\(number)"), next: nil)
    }
    let middle = GuideViewController.neighbours(of: 20, in: rows, limit: 4).map(\.channel)
    #expect(middle == [17, 18, 21, 22])
    #expect(GuideViewController.neighbours(of: 0, in: rows, limit: 3).map(\.channel) == [1, 2, 3])
    #expect(GuideViewController.neighbours(of: 39, in: rows, limit: 2).map(\.channel) == [37, 38])
    #expect(GuideViewController.neighbours(of: 99, in: rows, limit: 2).count == 2)
  }
}
