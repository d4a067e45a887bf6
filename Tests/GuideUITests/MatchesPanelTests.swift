import Foundation
import GuideModel
import Testing
import UIKit
import WindowServer

@testable import GuideUI

/// Tests decisions about channels of different sources in the window.
@MainActor @Suite(.serialized) struct MatchesPanelTests {
  private final class Manager: GuideSourceManaging {
    var sources: [GuideSource] = []
    var activity: (name: String, progress: Double?)?
    var onChange: (() -> Void)?
    var matches = (1...2).map { number in
      ChannelMatch(
        row: Channel.Key(number), rowName: "Row \(number)", rowSource: "list", channel: Channel.Key(number + 10),
        channelName: "Channel \(number)", channelSource: "guide", reason: .similarName, shift: 0, isDoubtful: true,
        isApplied: number == 1)
    }
    var settled: [(Channel.Key, Bool)] = []
    var shifted: [(Int, Channel.Key)] = []

    func loadMatches(then: @escaping @MainActor ([ChannelMatch]) -> Void) { then(matches) }
    func settle(_ match: ChannelMatch, isMatch: Bool, then: @escaping @MainActor () -> Void) {
      settled.append((match.row, isMatch))
      matches.removeAll { $0 == match }
      then()
    }
    var setChannelShift: ((_ minutes: Int, _ row: Channel.Key) -> Void)? {
      { [weak self] in self?.shifted.append(($0, $1)) }
    }
    func add(_ address: String, failed: @escaping @MainActor (any Error) -> Void) {}
    func refresh(_ name: String?) {}
    func remove(_ name: String) {}
    func setInterval(hours: Int, of name: String) {}
    func setShift(minutes: Int, of name: String) {}
    func move(_ name: String, to index: Int) {}
  }

  @Test func doubtfulMatchesAreListedUntilTheyAreSettled() throws {
    let manager = Manager()
    try GuideStage.run(library: .demo()) { stage in
      let controller = stage.controller
      controller.sourceManager = manager
      controller.openSources()
      stage.pacer.advance(by: 0.5)
      let sources = try #require(controller.panel as? SourcesPanel)
      let row = try #require(sources.sections.flatMap(\.rows).first { $0.title == localized("The same channel?") })
      sources.choose(row)
      stage.pacer.advance(by: 0.5)
      let panel = try #require(controller.panel as? MatchesPanel)
      #expect(panel.sections[0].rows.map(\.accessory) == [.check(true), .check(false)])
      panel.settle(manager.matches[0], isMatch: false)
      panel.settle(manager.matches[0], isMatch: true)
      #expect(manager.settled.map(\.0) == [1, 2] && manager.settled.map(\.1) == [false, true])
      #expect(panel.sections[0].rows.isEmpty && !panel.emptyText.isEmpty)
      controller.openSources()
      let again = try #require(controller.panel as? SourcesPanel)
      #expect(!again.sections.flatMap(\.rows).contains { $0.title == localized("The same channel?") })
    }
  }

  @Test func aChannelsMenuCorrectsItsTimes() throws {
    let manager = Manager()
    try GuideStage.run(library: .demo()) { stage in
      let controller = stage.controller
      #expect(
        controller.menu(of: .channel(controller.rows.channels[0]))?.children.map(\.title).contains(
          localized("Correct its times…")) == false)
      controller.sourceManager = manager
      let menu = try #require(controller.menu(of: .channel(controller.rows.channels[0])))
      #expect(menu.children.map(\.title).contains(localized("Correct its times…")))
      manager.setChannelShift?(60, 3)
      #expect(manager.shifted.map(\.0) == [60] && manager.shifted.map(\.1) == [3])
    }
  }
}
