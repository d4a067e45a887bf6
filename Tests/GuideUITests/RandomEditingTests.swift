import Foundation
import GuideModel
import SeededRandom
import Testing
import WindowServer
import WindowServerTesting

@testable import GuideUI
import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A user in a hurry at the Channels panel, while the guide changes underneath and a screen reader is active.
@MainActor @Suite(.serialized) struct RandomEditingTests {
  private final class Silent: AccessibilitySink {
    func windowDidOpen(_ window: AccessibilityWindow) {}
    func windowWillClose(_ window: AccessibilityWindow) {}
    func window(_ window: AccessibilityWindow, didChange changes: [AccessibilityChange]) {}
    func announce(_ text: String, in window: AccessibilityWindow?, interrupts: Bool) {}
  }

  /// The demo with other numbers of channels, as refreshes bring them.
  private static let guides = [24, 3, 40, 1, 12].map { InMemoryLibrary.demo(channels: $0, empty: $0 % 5, days: 1) }

  @Test(arguments: [1, 2, 3, 4])
  func nothingThatIsDoneInAnyOrderBreaksThePanel(seed: Int) throws {
    for library in Self.guides { #expect(library.isEditable) }
    try GuideStage.run(library: InMemoryLibrary.demo(days: 1)) { stage in
      let reader = UIWindow.server.accessibility
      let sink = Silent()
      reader.sink = sink
      reader.isObserved = true
      defer { reader.isObserved = false }
      var random = SeededGenerator(seed: UInt64(seed))
      let controller = stage.controller
      controller.toggleChannels()
      stage.pacer.advance(by: 1)
      for step in 0..<250 {
        act(stage, &random)
        // Sometimes the next action comes before there was a frame.
        stage.pacer.advance(by: [0, 0, 0.02, 0.1, 0.4].randomElement(using: &random) ?? 0)
        if step.isMultiple(of: 4) { reader.compare() }
        guard let panel = controller.panel as? ChannelsPanel else {
          if controller.presentedViewController == nil, controller.panel != nil { controller.closePanel() }
          controller.toggleChannels()
          continue
        }
        if step.isMultiple(of: 10) { try agrees(panel, stage) }
      }
      stage.pacer.advance(by: 2)
      if let panel = controller.panel as? ChannelsPanel { try agrees(panel, stage) }
    }
  }

  /// Checks that the list shows what the panel has, and the panel what the guide has.
  private func agrees(_ panel: ChannelsPanel, _ stage: GuideStage) throws {
    panel.view.layoutIfNeeded()
    #expect(panel.list.numberOfSections == panel.sections.count)
    for (index, section) in panel.sections.enumerated() {
      #expect(panel.list.numberOfItems(inSection: index) == section.rows.count)
    }
    let known = Set((stage.controller.library?.lineup.channels ?? []).map { "\($0.id)" })
    if panel.filter.isEmpty, panel.scope == .all {
      let library = stage.controller.library
      let filled = library?.channelsWithAirings ?? []
      let all = library?.lineup.channels.map(\.id) ?? []
      let expected = all.filter(filled.contains) + all.filter { !filled.contains($0) }
      #expect(panel.sections.flatMap(\.rows).map(\.id) == expected.map { "\($0)" })
    }
    #expect(panel.sections.flatMap(\.rows).allSatisfy { known.contains($0.id) })
  }

  private func act(_ stage: GuideStage, _ random: inout SeededGenerator) {
    let controller = stage.controller
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardDownArrow, .keyboardUpArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardReturnOrEnter,
      .keyboardSpacebar, .keyboardTab, .keyboardPageDown, .keyboardPageUp, .keyboardHome, .keyboardEnd,
      .keyboardEscape, .keyboardApplication, .keyboardDeleteOrBackspace,
    ]
    func point() -> CGPoint {
      var frame = (controller.panel?.view).map { $0.convert($0.bounds, to: nil) } ?? controller.view.bounds
      if frame.width < 4 || frame.height < 4 { frame = controller.view.bounds }
      return CGPoint(
        x: .random(in: frame.minX + 1..<frame.maxX - 1, using: &random),
        y: .random(in: frame.minY + 1..<frame.maxY - 1, using: &random))
    }
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1: stage.surface.tap(at: point(), kind: .mouse)
    // Held as long as a busy machine may take to notice that the button is up again.
    case 2: stage.surface.tap(at: point(), kind: .mouse, hold: .random(in: 0.1...0.6, using: &random))
    case 3: stage.surface.tap(at: point(), button: 3, kind: .mouse)
    case 4: drag(stage, from: point(), to: point(), &random)
    case 5, 6, 7:
      guard let key = keys.randomElement(using: &random) else { return }
      stage.surface.pressKey(Int(key.rawValue), characters: "", modifiers: [])
    case 8:
      let field = controller.panel?.view.subviews.lazy.compactMap { $0 as? UISearchTextField }.first
      field?.text = ["", "a", "si", "News 1", "no such channel", "9"].randomElement(using: &random)
      field?.sendActions(for: .editingChanged)
    case 9: edit(controller, &random)
    case 10: Bool.random(using: &random) ? controller.editor?.undo() : controller.editor?.redo()
    case 11:
      guard let library = Self.guides.randomElement(using: &random) else { return }
      stage.library?.take(library)
      controller.reloadGuide()
    case 12:
      controller.show([.all, .list(ChannelList.favourites), .group("News")].randomElement(using: &random) ?? .all)
    default: stage.surface.scrollWheel(by: CGVector(dx: 0, dy: .random(in: -6...6, using: &random)), at: point())
    }
  }

  /// Drags a row, or scrolls, while the guide changes now and then.
  private func drag(_ stage: GuideStage, from start: CGPoint, to end: CGPoint, _ random: inout SeededGenerator) {
    stage.surface.pointerDown(at: start, kind: .mouse)
    stage.pacer.advance(by: .random(in: 0.05...0.5, using: &random))
    for step in 1...6 {
      let part = CGFloat(step) / 6
      stage.surface.pointerMove(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      stage.pacer.advance(by: 0.016)
      switch Int.random(in: 0..<20, using: &random) {
      case 0: edit(stage.controller, &random)
      case 1: stage.controller.editor?.undo()
      case 2:
        if let library = Self.guides.randomElement(using: &random) { stage.library?.take(library) }
        stage.controller.reloadGuide()
      default: break
      }
    }
    stage.surface.pointerUp()
  }

  private func edit(_ controller: GuideViewController, _ random: inout SeededGenerator) {
    guard let editor = controller.editor else { return }
    let keys = editor.lineup.channels.map(\.id)
    guard let key = keys.randomElement(using: &random) else { return }
    let some = keys.filter { _ in Bool.random(using: &random) }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: editor.perform(.setHidden(.random(using: &random), some))
    case 1: editor.perform(.move(key, to: .random(in: -2...keys.count + 2, using: &random)))
    case 2: editor.perform(.putList(ChannelList(id: editor.lineup.nextListID, name: "A list", channels: some)))
    case 3: editor.lineup.lists.last.map { editor.perform(.deleteList($0.id)) }
    case 4: editor.perform(.rename(key, to: ["", "Another name"].randomElement(using: &random)))
    case 5: editor.perform(.reorder(keys.shuffled(using: &random)))
    default: editor.toggleFavourite(key)
    }
  }
}
