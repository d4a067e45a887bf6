import Foundation
import GuideModel
import Testing
import WindowServer
import WindowServerTesting

@testable import GuideUI
import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Records what a screen reader receives.
@MainActor private final class Reader: AccessibilitySink {
  var changes: [AccessibilityChange] = []
  var announcements: [String] = []
  func windowDidOpen(_ window: AccessibilityWindow) {}
  func windowWillClose(_ window: AccessibilityWindow) {}
  func window(_ window: AccessibilityWindow, didChange changes: [AccessibilityChange]) { self.changes += changes }
  func announce(_ text: String, in window: AccessibilityWindow?, interrupts: Bool) { announcements.append(text) }

  /// The last node that received the focus.
  var focused: Int? {
    changes.reversed().lazy.compactMap { if case .state(let id, .focused, true) = $0 { id } else { nil } }.first
  }
}

@MainActor @Suite(.serialized) struct GuideAccessibilityTests {
  private func run(
    library: InMemoryLibrary? = nil, _ body: @MainActor (GuideStage, AccessibilityWindow, Reader) throws -> Void
  ) throws {
    try GuideStage.run(library: library) { stage in
      let center = UIWindow.server.accessibility
      let reader = Reader()
      center.sink = reader
      center.isObserved = true
      defer { center.isObserved = false }
      guard let window = center.windows.first else { throw GuideStage.Missing() }
      try body(stage, window, reader)
    }
  }

  private func tree(_ window: AccessibilityWindow) throws -> AccessibilityTree {
    UIWindow.server.accessibility.compare()
    return try #require(window.builtTree)
  }

  @Test func rowsAreReadChannelFirstThenWhatIsOn() throws {
    try run { stage, window, _ in
      let tree = try tree(window)
      let list = try #require(tree.preorder().first { $0.role == .list })
      #expect(list.name == "Programmes")
      let children: [AccessibilityNode] = list.children.compactMap { tree[$0] }
      var channels: [AccessibilityNode] = []
      for child in children where child.role == AccessibilityRole.heading { channels.append(child) }
      #expect(channels.count >= 7, "\(children.map { "\($0.role) \($0.name)" })")
      let metrics = stage.layout.geometry.metrics
      // Only the edge of the last row may be on the screen, without a cell.
      for (row, heading) in channels.dropLast().enumerated() {
        let channel = stage.controller.rows.channels[row]
        #expect(heading.name.hasSuffix(channel.name))
        // The elements between one channel and the next are its row, in order of time.
        let start = try #require(children.firstIndex(of: heading))
        let items = children[(start + 1)...].prefix { $0.role != .heading }
        let airings = items.filter { $0.role == .listItem }
        #expect(!items.isEmpty)
        #expect(airings.allSatisfy { $0.name.contains(channel.name) })
        #expect(airings.map(\.frame.minX) == airings.map(\.frame.minX).sorted())
        #expect(airings.allSatisfy { abs($0.frame.midY - heading.frame.midY) < metrics.rowHeight / 2 })
      }
    }
  }

  @Test func airingsBehindThePinnedColumnsAreNotReported() throws {
    try run { stage, window, _ in
      let tree = try tree(window)
      let metrics = stage.layout.geometry.metrics
      let airings = tree.preorder().filter { $0.role == .listItem }
      #expect(airings.count > 10)
      #expect(airings.allSatisfy { $0.frame.minX >= metrics.leadingWidth - 1 })
      #expect(airings.allSatisfy { stage.surface.size.width >= $0.frame.maxX })
      // As many as cells with something visible; no pictures.
      #expect(Set(airings.map(\.id)).count == airings.count)
    }
  }

  @Test func aCellSaysTitleChannelTimesAndNow() throws {
    try run { stage, window, _ in
      let rows = stage.controller.rows
      let span = try #require(rows.span(inRow: 0, at: rows.now))
      let airing = try #require(span.airing)
      let times = stage.controller.times.rangeText(airing.start, airing.stop)
      let badge = AiringBadge(airing.flags)?.text ?? ""
      let name = [airing.title, badge, rows.channels[0].name, times, "now on"].filter { !$0.isEmpty }
        .joined(separator: ", ")
      let node = try #require(try tree(window).preorder().first { $0.name == name })
      #expect(node.role == .listItem && node.actions == ["activate"])
      #expect(try !tree(window).preorder().contains { $0.name.contains("now on") && $0.frame.maxX < stage.nowX })
    }
  }

  @Test func arrowsMoveTheFocusAndItIsReported() throws {
    try run { stage, window, reader in
      for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardRightArrow, .keyboardDownArrow, .keyboardLeftArrow] {
        reader.changes = []
        stage.press(key)
        let focus = try #require(stage.controller.focus)
        let node = try #require(try tree(window).focused)
        #expect(reader.focused == node.id)
        #expect(node.name.contains(stage.controller.rows.channels[focus.row].name))
        let airing = stage.controller.rows.span(inRow: focus.row, at: focus.span.lowerBound)?.airing
        #expect(node.name.hasPrefix(airing?.title ?? "No information"))
      }
      // Far away, where there was no cell before.
      reader.changes = []
      stage.press(.keyboardRightArrow, .control)
      stage.pacer.advance(by: 1)
      let node = try #require(try tree(window).focused)
      #expect(reader.focused == node.id && stage.focusIsOnScreen)
    }
  }

  @Test func theChannelThatDigitsLeadToIsReported() throws {
    try run { stage, window, reader in
      stage.press(.keyboardDownArrow)
      reader.changes = []
      stage.press(.keyboard4, characters: "4")
      stage.press(.keyboard2, characters: "2")
      stage.press(.keyboardReturnOrEnter)
      stage.pacer.advance(by: 1)
      let focus = try #require(stage.controller.focus)
      let node = try #require(try tree(window).focused)
      #expect(node.role == .listItem && node.name.contains(stage.controller.rows.channels[focus.row].name))
      #expect(stage.controller.rows.channels[focus.row].number == "42" && reader.focused == node.id)
    }
  }

  @Test func whoBeginsToReadIsWhereTheKeyboardIs() throws {
    try GuideStage.run { stage in
      // Nothing has the focus yet, and nobody reads.
      for key in "12" { stage.press(key == "1" ? .keyboard1 : .keyboard2, characters: String(key)) }
      stage.press(.keyboardReturnOrEnter)
      stage.pacer.advance(by: 1)
      let center = UIWindow.server.accessibility
      let reader = Reader()
      center.sink = reader
      center.isObserved = true
      defer { center.isObserved = false }
      stage.pacer.advance(by: 1)
      let window = try #require(center.windows.first)
      let row = try #require(stage.controller.focus?.row)
      let node = try #require(try tree(window).focused)
      #expect(node.role == .listItem && node.name.contains(stage.controller.rows.channels[row].name))
      #expect(reader.focused == node.id)
      // Nor is only the list announced after the focus was elsewhere.
      stage.controller.moveFocus(to: stage.controller.chipRow)
      stage.pacer.advance(by: 1)
      #expect(try tree(window).focused?.role == .button)
      stage.controller.focusContent()
      stage.pacer.advance(by: 1)
      #expect(try tree(window).focused?.name == node.name)
    }
  }

  @Test func activatingOpensTheDetailsAndSaysThem() throws {
    try run { stage, window, reader in
      let before = try tree(window)
      let node = try #require(before.preorder().first { $0.name.contains("now on") })
      let hands = try #require(window.hands)
      #expect(hands.perform(action: 0, on: node.id))
      stage.pacer.advance(by: 1)
      let title = try #require(stage.controller.panel as? ProgrammeDetailsViewController).details?.airing?.title ?? ""
      let panel = try #require(try tree(window).preorder().first { $0.name == "Details" && $0.role == .group })
      let inside = try tree(window).preorder(from: panel.id)
      #expect(inside.contains { $0.role == .heading && $0.name == title })
      #expect(inside.contains { $0.role == .button && $0.name == "Close" && $0.actions == ["activate"] })
      #expect(reader.announcements.last?.hasPrefix(title) == true)
      let close = try #require(inside.first { $0.name == "Close" })
      #expect(hands.perform(action: 0, on: close.id))
      stage.pacer.advance(by: 1)
      #expect(stage.controller.panel == nil)
    }
  }

  @Test func chipsDaysAndResultsAreReported() throws {
    try run(library: .demo()) { stage, window, reader in
      let before = try tree(window).preorder()
      for name in [ShellWords.all, ShellWords.favourites, "Films", ShellWords.goToNow, ShellWords.tonight] {
        let node = try #require(before.first { $0.name == name && $0.role == .button }, "no \(name)")
        #expect(node.actions == ["activate"])
      }
      #expect(before.contains { $0.name == ShellWords.today })
      stage.press(.keyboardF, .control, characters: "f")
      stage.surface.type("the")
      stage.pacer.advance(by: 0.3)
      let found = try tree(window).preorder()
      let list = try #require(found.first { $0.role == .list && $0.name == ShellWords.results })
      let inside = try tree(window).preorder(from: list.id)
      #expect(inside.contains { $0.role == .heading && $0.name == ShellWords.onNow })
      let hit = try #require(stage.controller.results?.groups.first?.hits.first)
      #expect(inside.contains { $0.role == .listItem && $0.name.hasPrefix(hit.airing.title) })
      #expect(reader.announcements.contains { $0.contains("airing") })
      stage.press(.keyboardDownArrow)
      #expect(reader.announcements.last?.hasPrefix(stage.controller.results?.chosen?.airing.title ?? "-") == true)
    }
  }

  @Test func theKeyboardGoesOnWhereTheReaderIs() throws {
    try run { stage, window, _ in
      let airings = try tree(window).preorder().filter { $0.role == .listItem }
      let target = try #require(airings.last { $0.frame.width > 60 && $0.frame.height > 50 })
      #expect(window.hands?.focus(target.id) == true)
      stage.pacer.advance(by: 1)
      let focus = try #require(stage.controller.focus)
      #expect(target.name.contains(stage.controller.rows.channels[focus.row].name))
      #expect(try tree(window).focused?.name == target.name)
    }
  }
}

extension GuideStage {
  /// Returns the x of the current time in the window, in points.
  fileprivate var nowX: CGFloat {
    let geometry = layout.geometry
    return geometry.x(of: Self.now) - controller.collectionView.contentOffset.x
  }
}
