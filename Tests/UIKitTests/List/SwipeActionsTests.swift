import Foundation
import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct SwipeActionsTests {
  private final class Journal { var lines: [String] = [] }

  private func run(
    full: Bool = true, _ body: @MainActor (ListStage, Journal) throws -> Void
  ) rethrows {
    let journal = Journal()
    try ListStage.run(
      .insetGrouped, [["a", "b", "c", "d"]],
      change: {
        $0.trailingSwipeActionsConfigurationProvider = { path in
          guard path.item != 3 else { return nil }
          let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            journal.lines.append("delete \(path.item)")
            done(true)
          }
          let flag = UIContextualAction(style: .normal, title: "Flag") { action, view, done in
            journal.lines.append("\(action.title ?? "") \(path.item) \(view is UIControl)")
            done(true)
          }
          let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
          configuration.performsFirstActionWithFullSwipe = full
          return configuration
        }
        $0.leadingSwipeActionsConfigurationProvider = { path in
          guard path.item == 0 else { return nil }
          return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Pin") { _, _, done in
              journal.lines.append("pin")
              done(true)
            }
          ])
        }
      },
      configure: { cell, _ in cell.accessories = [.delete()] }
    ) { list in
      try body(list, journal)
    }
  }

  private func swipe(_ list: ListStage, _ item: Int, step: CGFloat, count: Int = 10, slow: Bool = true) throws {
    let cell = try #require(list.cell(item))
    let start = CGPoint(x: step < 0 ? 350 : 60, y: cell.frame.midY)
    list.stage.swipe(from: start, step: CGVector(dx: step, dy: 0), count: count, interval: slow ? 0.1 : 0.008)
    list.stage.surface.pointerUp(at: CGPoint(x: start.x + step * CGFloat(count), y: start.y))
    list.settle()
  }

  @Test("Defaults")
  func defaults() {
    let action = UIContextualAction(style: .normal, title: "x") { _, _, _ in }
    #expect(action.backgroundColor == .systemGray && action.image == nil)
    #expect(UIContextualAction(style: .destructive, title: nil) { _, _, _ in }.backgroundColor == .systemRed)
    let configuration = UISwipeActionsConfiguration(actions: [action])
    #expect(configuration.performsFirstActionWithFullSwipe && configuration.actions.count == 1)
  }

  @Test("A swipe to the left uncovers the actions; one of them is performed, and the row closes")
  func open() throws {
    try run { list, journal in
      try swipe(list, 1, step: -15)
      let swipe = try #require(list.view.swipe)
      #expect(swipe.distance == swipe.fullWidth && swipe.fullWidth >= 148)
      let cell = try #require(list.cell(1))
      #expect(cell.bounds.minX == swipe.fullWidth && cell.configurationState.isSwiped)
      #expect(cell.frame.minX == 16)
      #expect(list.view.contentOffset == .zero)
      // The inner one of the two actions.
      let edge = cell.frame.maxX - swipe.fullWidth + 20
      list.tap(CGPoint(x: edge, y: cell.frame.midY))
      #expect(journal.lines == ["Flag 1 true"])
      #expect(list.view.swipe == nil && cell.bounds.minX == 0 && !cell.configurationState.isSwiped)
      #expect(cell.subviews.allSatisfy { !($0 is SwipeActionsView) })
    }
  }

  @Test("A short swipe closes again, a flick opens; to the right only where there are actions")
  func outcomes() throws {
    try run { list, journal in
      try swipe(list, 1, step: -3, count: 12)
      #expect(list.view.swipe == nil)
      try swipe(list, 1, step: -6, count: 8, slow: false)
      #expect(list.view.swipe?.indexPath.item == 1)
      list.view.closeSwipe(animated: false)
      try swipe(list, 1, step: 15)
      #expect(list.view.swipe == nil)
      try swipe(list, 3, step: -15)
      #expect(list.view.swipe == nil)
      try swipe(list, 0, step: 15)
      #expect(list.view.swipe?.side == .leading && (list.cell(0)?.bounds.minX ?? 0) < 0)
      #expect(journal.lines.isEmpty)
    }
  }

  @Test("A swipe across the row performs the first action, unless it must not")
  func fullSwipe() throws {
    try run { list, journal in
      try swipe(list, 2, step: -25, count: 12)
      #expect(journal.lines == ["delete 2"])
      #expect(list.view.swipe == nil)
    }
    try run(full: false) { list, journal in
      try swipe(list, 2, step: -25, count: 12)
      #expect(journal.lines.isEmpty)
      let swipe = try #require(list.view.swipe)
      #expect(swipe.distance == swipe.fullWidth)
    }
  }

  @Test("A touch elsewhere closes the row and does nothing else; so does scrolling")
  func touchElsewhere() throws {
    try run { list, _ in
      try swipe(list, 1, step: -15)
      list.tap(CGPoint(x: 100, y: list.cell(2)?.frame.midY ?? 0))
      #expect(list.view.swipe == nil && list.journal.isEmpty)
      list.tap(CGPoint(x: 100, y: list.cell(2)?.frame.midY ?? 0))
      #expect(list.journal == ["selected 2"])
    }
  }

  @Test("Two fingers on a touchpad swipe as a finger does")
  func touchpad() throws {
    try run { list, _ in
      let place = CGPoint(x: 200, y: list.cell(1)?.frame.midY ?? 0)
      list.stage.surface.scrollTouchpad(by: CGVector(dx: 144, dy: 3), at: place, duration: 2.4)
      list.settle()
      let swipe = try #require(list.view.swipe)
      #expect(swipe.distance == swipe.fullWidth && swipe.indexPath.item == 1)
    }
  }

  @Test("A delete accessory without a handler reveals the actions")
  func deleteAccessory() throws {
    try run { list, _ in
      list.view.isEditing = true
      list.settle()
      let button = try #require(list.cell(1)?.list.leadingViews.first)
      list.tap(list.view.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), from: button))
      #expect(list.view.swipe?.indexPath.item == 1)
    }
  }

  @Test("The row of a deleted item leaves, and its cell comes back straight")
  func deletion() throws {
    try run { list, _ in
      try swipe(list, 1, step: -15)
      let cell = try #require(list.cell(1))
      list.sections[0].remove(at: 1)
      list.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      list.settle()
      #expect(list.view.swipe == nil && cell.bounds.minX == 0)
      list.sections[0].append("new")
      list.view.insertItems(at: [IndexPath(item: 3, section: 0)])
      list.settle()
      #expect((0..<4).allSatisfy { list.cell($0)?.bounds.minX == 0 })
    }
  }
}
