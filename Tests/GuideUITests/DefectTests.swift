import Foundation
import GuideModel
import Testing
import UIKit
import WindowServer
import WindowServerTesting

@testable import GuideUI

/// Regressions of the first guide that no other suite covers. `Documentation/Features.md` lists all of them: D6 is the
/// sixth row there.
@MainActor @Suite(.serialized) struct DefectTests {
  // MARK: D1

  @Test func theWindowTakesTheCustomsOfTheProcess() {
    let before = GuideLocale.current
    defer { GuideLocale.current = before }
    for (name, evening) in [("en_GB", "20:15"), ("de_DE", "20:15"), ("en_US", "8:15 PM")] {
      GuideLocale.current = GuideLocale(language: "en", formats: Locale(identifier: name))
      let guide = RandomGuide(seed: 1, channels: 1, start: GuideStage.now, days: 1)
      let controller = GuideViewController(guide: guide, timeZone: .gmt)
      let text = controller.times.timeText(20 * 3_600 + 15 * 60)
      #expect(String(text.map { $0.isWhitespace ? " " : $0 }) == evening)
    }
  }

  // MARK: D6

  /// Records what the panel requests.
  private final class Sources: GuideSourceManaging {
    var sources = [GuideSource(name: "guide.xml", address: "/tmp/guide.xml", channels: 3, airings: 40)]
    var activity: (name: String, progress: Double?)?
    var onChange: (() -> Void)?
    var calls: [String] = []

    func add(_ address: String, failed: @escaping @MainActor (any Error) -> Void) { calls.append("add \(address)") }
    func refresh(_ name: String?) { calls.append("refresh \(name ?? "all")") }
    func remove(_ name: String) { calls.append("remove \(name)") }
    func setInterval(hours: Int, of name: String) { calls.append("interval \(hours) \(name)") }
    func setShift(minutes: Int, of name: String) { calls.append("shift \(minutes) \(name)") }
    func move(_ name: String, to index: Int) { calls.append("move \(name) \(index)") }
  }

  @Test func aGuideIsAddedRefreshedAndRemovedByKeysAlone() throws {
    let manager = Sources()
    try GuideStage.run(library: .demo(), prepare: { $0.sourceManager = manager }) { stage in
      stage.controller.openSources(adding: true)
      stage.pacer.advance(by: 1)
      let panel = try #require(stage.controller.panel as? SourcesPanel)
      #expect(panel.presentedViewController is UIAlertController)
      stage.surface.type("https://example.org/new.xml")
      stage.press(.keyboardReturnOrEnter)
      stage.pacer.advance(by: 1)
      #expect(manager.calls == ["add https://example.org/new.xml"])

      @MainActor func focused() -> String { (stage.controller.focusedItem as? UIView)?.accessibilityLabel ?? "" }
      /// Enters the open view, goes up, then down, to the item with this name, and presses it.
      @MainActor func press(_ name: String, isWhole: Bool = true) {
        func isThere() -> Bool { isWhole ? focused() == name : focused().hasPrefix(name) }
        for key in [UIKeyboardHIDUsage.keyboardDownArrow] + Array(repeating: .keyboardUpArrow, count: 8)
          + Array(repeating: .keyboardDownArrow, count: 12)
        where !isThere() { stage.press(key) }
        #expect(isThere(), "\(focused()) is not \(name)")
        stage.press(.keyboardReturnOrEnter)
        stage.pacer.advance(by: 1)
      }
      press("guide.xml", isWhole: false)
      #expect(panel.presentedViewController is UIAlertController)
      press(localized("Refresh now"))
      #expect(manager.calls.last == "refresh guide.xml")
      press("guide.xml", isWhole: false)
      press(localized("Remove…"))
      // Nothing is removed before the user has confirmed twice.
      #expect(panel.presentedViewController is UIAlertController && manager.calls.count == 2)
      for _ in 0..<4 where focused() != localized("Remove") { stage.press(.keyboardRightArrow) }
      #expect(focused() == localized("Remove"))
      stage.press(.keyboardReturnOrEnter)
      stage.pacer.advance(by: 1)
      #expect(manager.calls.last == "remove guide.xml")
      #expect(stage.controller.panel === panel)
    }
  }

  // MARK: D7

  @Test func theNightIsOnTheDateThatACalendarShows() {
    // Monday 23 November 2026, 03:00 UTC: the guide's Sunday goes on until five.
    let night: Int64 = 1_795_402_800
    let times = GuideTimes(timeZone: .gmt, locale: Locale(identifier: "en_GB"))
    #expect(times.dayText(night) == "Monday 23 November")
    let content = ProgrammeDetailsContent(
      airing: Airing(id: .init(channel: 1, start: night), stop: night + 3_600, title: "Late"),
      channel: Channel(id: 1, feedID: "a", name: "One"), programme: nil, hidden: [], times: times)
    let facts = content.blocks.compactMap { if case .facts(let text) = $0 { text } else { nil } }
    #expect(facts.count == 1 && facts[0].contains("Monday 23 November\n03:00"))
  }

  // MARK: D10

  /// Each cell has a text, however short the programmes are.
  @Test(arguments: [3, 5, 8, 10], [GuideSettings.Axis.across, .down])
  func shortProgrammesAreNeverBlankBoxes(minutes: Int, axis: GuideSettings.Axis) throws {
    let channels = (1...8).map { Channel(id: Channel.Key($0), feedID: "c\($0)", name: "Channel \($0)") }
    let length = Int64(minutes * 60)
    let airings = channels.flatMap { channel in
      (-200..<400).map { number in
        Airing(
          id: .init(channel: channel.id, start: GuideStage.now / length * length + Int64(number) * length),
          stop: GuideStage.now / length * length + Int64(number + 1) * length, title: "Bulletin \(number)")
      }
    }
    try GuideStage.run(library: InMemoryLibrary(channels: channels, airings: airings)) { stage in
      stage.controller.settings.axis = axis
      stage.controller.scrollToNow(animated: false)
      stage.pacer.advance(by: 0.2)
      let cells = stage.controller.collectionView.visibleCells.compactMap { $0 as? AiringCell }
      #expect(cells.count > 8)
      let metrics = stage.layout.metrics
      for cell in cells {
        // The first cell may end under the pinned parts, and the last one begin at the window's edge.
        let frame = cell.convert(cell.bounds, to: stage.controller.grid.view)
        let free = stage.controller.grid.view.bounds.inset(
          by: UIEdgeInsets(
            top: axis == .down ? metrics.leadingWidth : 0, left: axis == .down ? 0 : metrics.leadingWidth, bottom: 0,
            right: 0))
        guard free.contains(frame) else { continue }
        let texts = cell.contentView.subviews.compactMap { $0 as? UILabel }.filter {
          !$0.isHidden && $0.bounds.width > 0 && $0.text?.isEmpty == false
        }
        #expect(!texts.isEmpty, "\(frame.size): \(cell.content?.title ?? "")")
      }
    }
  }

  // MARK: D17

  @Test(arguments: [GuidePlacement.Axis.across, .down]) func theLineOfTheCurrentTimeNeverRunsThroughATitle(
    axis: GuidePlacement.Axis
  ) throws {
    var crossing = 0
    for step in 0..<12 {
      let instant = GuideStage.now + Int64(step) * 420
      try GuideStage.run(size: CGSize(width: 1_000, height: 700), library: .demo()) { stage in
        stage.controller.grid.axis = axis
        stage.controller.clock = { Date(timeIntervalSince1970: TimeInterval(instant)) }
        stage.controller.tick()
        stage.controller.scrollToNow(animated: false)
        stage.pacer.advance(by: 0.2)
        let list: UICollectionView = stage.controller.collectionView
        let line = try #require(list.subviews.firstIndex { $0 is NowLineView })
        for case let cell as AiringCell in list.visibleCells {
          #expect(line < list.subviews.firstIndex(of: cell) ?? 0)
          let marks = cell.contentView.subviews.filter { !$0.isHidden && $0.backgroundColor === GuideTheme.now }
          let titles = cell.contentView.subviews.compactMap { $0 as? UILabel }.filter {
            !$0.isHidden && $0.text == cell.content?.title
          }
          for title in titles {
            // The label is as wide as the cell; its text begins at the leading edge.
            var text = title.frame
            text.size.width = min(text.width, title.sizeThatFits(text.size).width)
            for mark in marks { #expect(!mark.frame.intersects(text), "\(cell.content?.title ?? "")") }
            if marks.count == 2 { crossing += 1 }
          }
        }
      }
    }
    // The case must have occurred.
    #expect(crossing > 0)
  }

  // MARK: D21

  @Test func textsForPlayersAreNotShownToUsers() {
    var programme = Programme()
    programme.attributes = [
      ElementTree.Attribute(name: "catchup-id", value: "7f3a-hidden"),
      ElementTree.Attribute(name: "studio", value: "Four"),
    ]
    let content = ProgrammeDetailsContent(
      airing: Airing(id: .init(channel: 1, start: 0), stop: 3_600, title: "A"),
      channel: Channel(id: 1, feedID: "a", name: "One"), programme: programme, hidden: [],
      times: GuideTimes(timeZone: .gmt))
    let said = String(describing: content.blocks) + content.spokenText
    #expect(!said.contains("7f3a") && !said.contains("catchup") && said.contains("Four"))
  }
}
